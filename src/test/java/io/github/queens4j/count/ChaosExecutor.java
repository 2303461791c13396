package io.github.queens4j.count;

import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** Executors that count a unit, or do with it what the dice say: reject it, fail it, double it, delay it, or lie. */
final class ChaosExecutor {

    private static final List<Function<CountUnit, Future<CountResult>>> EVILS = List.of(
            unit -> {
                throw new RejectedExecutionException("no room");
            },
            unit -> {
                throw new IllegalStateException("not active");
            },
            unit -> CompletableFuture.failedFuture(new RejectedExecutionException()),
            unit -> failed(new IllegalStateException("member left")),
            unit -> failed(new OutOfMemoryError("far away")),
            unit -> failed(new Exception()),
            unit -> cancelled(),
            unit -> CompletableFuture.completedFuture(null),
            unit -> result(unit.n(), unit.index() + 1, CountPlan.SPLIT),
            unit -> result(unit.n() + 1, unit.index(), CountPlan.SPLIT),
            unit -> result(unit.n(), unit.index(), CountPlan.SPLIT + 1),
            ChaosExecutor::doubled,
            unit -> counted(unit, 300));

    private ChaosExecutor() {}

    /**
     * An executor.
     *
     * @param random the dice, thrown by the thread that submits
     * @param evil how probable it is that a unit is not simply counted
     */
    static ExecutorService of(Random random, double evil) {
        return new ScriptedExecutor(unit -> random.nextDouble() < evil
                ? EVILS.get(random.nextInt(EVILS.size())).apply(unit)
                : counted(unit, random.nextInt(3)));
    }

    private static CompletableFuture<CountResult> counted(CountUnit unit, int delayMillis) {
        return ScriptedExecutor.counting(unit, later(delayMillis));
    }

    private static Executor later(int millis) {
        return CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS);
    }

    /** Counted twice, and the future completed by whoever is first. */
    private static CompletableFuture<CountResult> doubled(CountUnit unit) {
        return counted(unit, 0).applyToEither(counted(unit, 1), result -> result);
    }

    private static CompletableFuture<CountResult> result(int n, int index, int split) {
        return CompletableFuture.completedFuture(new CountResult(n, 0, index, split, 3));
    }

    private static CompletableFuture<CountResult> failed(Throwable failure) {
        CompletableFuture<CountResult> future = new CompletableFuture<>();
        later(1).execute(() -> future.completeExceptionally(failure));
        return future;
    }

    private static CompletableFuture<CountResult> cancelled() {
        CompletableFuture<CountResult> future = new CompletableFuture<>();
        future.cancel(true);
        return future;
    }
}
