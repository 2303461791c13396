package io.github.queens4j.count;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** An executor that is nothing but a rule which future a unit gets: as little as some clusters' executors. */
class ScriptedExecutor extends ThreadPoolExecutor {

    private final Function<CountUnit, Future<CountResult>> rule;

    ScriptedExecutor(Function<CountUnit, Future<CountResult>> rule) {
        super(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        this.rule = rule;
    }

    static ScriptedExecutor ofTheCaller() {
        return new ScriptedExecutor(unit -> {
            FutureTask<CountResult> task = new FutureTask<>(unit);
            task.run();
            return task;
        });
    }

    /** The future of a unit that is counted elsewhere: it and its result travel as bytes. */
    static CompletableFuture<CountResult> counting(CountUnit unit, Executor elsewhere) {
        CountUnit arrived = Serial.copy(unit);
        return CompletableFuture.supplyAsync(arrived::call, elsewhere).thenApply(Serial::copy);
    }

    static CompletableFuture<CountResult> counting(CountUnit unit) {
        return counting(unit, CompletableFuture.delayedExecutor(0, TimeUnit.MILLISECONDS));
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> Future<T> submit(Callable<T> task) {
        return (Future<T>) rule.apply((CountUnit) task);
    }
}
