package io.github.queens4j.count;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;

/** An executor on "other machines", where some attempts go wrong as planned. */
final class FakeExecutor extends ScriptedExecutor implements AutoCloseable {

    enum Fault {
        REJECTED("java.util.concurrent.RejectedExecutionException: no room"),
        REJECTED_BY_FUTURE("java.util.concurrent.RejectedExecutionException: no room there"),
        REFUSED_BY_ANOTHER_EXCEPTION("java.lang.IllegalStateException: not active"),
        FAILED("java.lang.IllegalStateException: member left"),
        FAILED_BY_ERROR("java.lang.OutOfMemoryError: far away"),
        CANCELLED("java.util.concurrent.CancellationException"),
        NO_RESULT("java.lang.IllegalStateException: the executor brought null for CountUnit.*"),
        RESULT_OF_ANOTHER_UNIT("java.lang.IllegalStateException: the executor brought CountResult.* for CountUnit.*"),
        RESULT_OF_ANOTHER_VERSION("java.lang.IllegalStateException: the executor brought .*split=.* for CountUnit.*");

        /** A pattern of what the log says. */
        final String logged;

        Fault(String logged) {
            this.logged = logged;
        }
    }

    private final ExecutorService machines;
    private final List<CountUnit> submitted = Collections.synchronizedList(new ArrayList<>());
    private final List<Future<?>> futures = new CopyOnWriteArrayList<>();
    private int mostAtATime;

    /** An executor with the given faults, by index of the unit, for its first attempts. */
    FakeExecutor(Map<Integer, List<Fault>> faults) {
        this(faults, Executors.newFixedThreadPool(3));
    }

    private FakeExecutor(Map<Integer, List<Fault>> faults, ExecutorService machines) {
        super(rule(faults, machines));
        this.machines = machines;
    }

    private static Function<CountUnit, Future<CountResult>> rule(
            Map<Integer, List<Fault>> faults, ExecutorService machines) {
        Map<Integer, Deque<Fault>> left = new HashMap<>();
        faults.forEach((unit, list) -> left.put(unit, new ArrayDeque<>(list)));
        return unit -> {
            Fault fault = left.getOrDefault(unit.index(), new ArrayDeque<>()).poll();
            return fault == null ? counting(unit, machines) : failing(unit, fault);
        };
    }

    @Override
    public <T> Future<T> submit(Callable<T> task) {
        submitted.add((CountUnit) task);
        Future<T> future = super.submit(task);
        futures.add(future);
        mostAtATime = Math.max(
                mostAtATime, (int) futures.stream().filter(one -> !one.isDone()).count());
        return future;
    }

    static Future<CountResult> failing(CountUnit unit, Fault fault) {
        CompletableFuture<CountResult> future = new CompletableFuture<>();
        switch (fault) {
            case REJECTED -> throw new RejectedExecutionException("no room");
            case REFUSED_BY_ANOTHER_EXCEPTION -> throw new IllegalStateException("not active");
            case REJECTED_BY_FUTURE -> future.completeExceptionally(new RejectedExecutionException("no room there"));
            case FAILED -> future.completeExceptionally(new IllegalStateException("member left"));
            case FAILED_BY_ERROR -> future.completeExceptionally(new OutOfMemoryError("far away"));
            case CANCELLED -> future.cancel(true);
            case NO_RESULT -> future.complete(null);
            case RESULT_OF_ANOTHER_UNIT -> future.complete(new CountResult(unit.plan().name, unit.index() + 1, 3));
            case RESULT_OF_ANOTHER_VERSION ->
                future.complete(new CountResult(unit.plan().name.replace("split=", "split=1"), unit.index(), 3));
            default -> throw new AssertionError(fault);
        }
        return future;
    }

    List<CountUnit> submitted() {
        return submitted;
    }

    List<Future<?>> futures() {
        return futures;
    }

    int mostAtATime() {
        return mostAtATime;
    }

    @Override
    public void close() {
        machines.shutdownNow();
    }
}
