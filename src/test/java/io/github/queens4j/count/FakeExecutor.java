package io.github.queens4j.count;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/**
 * An executor on "other machines": units and results travel as bytes, and some attempts go wrong as planned. It can do
 * nothing but {@link #submit(Callable)}, as little as some clusters' executors.
 */
final class FakeExecutor extends AbstractExecutorService implements AutoCloseable {

    /** What can go wrong with an attempt. */
    enum Fault {
        REJECTED("java.util.concurrent.RejectedExecutionException: no room"),
        REJECTED_BY_FUTURE("java.util.concurrent.RejectedExecutionException: no room there"),
        REFUSED_BY_ANOTHER_EXCEPTION("java.lang.IllegalStateException: not active"),
        NO_FUTURE("java.lang.NullPointerException: the executor returned null instead of a future"),
        FAILED("java.lang.IllegalStateException: member left"),
        FAILED_BY_ERROR("java.lang.OutOfMemoryError: far away"),
        CANCELLED("java.util.concurrent.CancellationException"),
        LOST("java.util.concurrent.TimeoutException: no unit ended for \\d+ s"),
        NO_RESULT("java.lang.IllegalStateException: the executor brought null for CountUnit.*"),
        RESULT_OF_ANOTHER_UNIT("java.lang.IllegalStateException: the executor brought CountResult.* for CountUnit.*"),
        RESULT_OF_ANOTHER_VERSION("java.lang.IllegalStateException: the executor brought .*split=.* for CountUnit.*");

        /** A pattern of what the log says. */
        final String logged;

        Fault(String logged) {
            this.logged = logged;
        }
    }

    private final ExecutorService machines = Executors.newFixedThreadPool(3);
    private final Map<Integer, Deque<Fault>> faults = new HashMap<>();
    private final List<CountUnit> submitted = Collections.synchronizedList(new ArrayList<>());
    private final List<Future<?>> futures = new CopyOnWriteArrayList<>();
    private int mostAtATime;

    /** An executor with the given faults, by index of the unit, for its first attempts. */
    FakeExecutor(Map<Integer, List<Fault>> faults) {
        faults.forEach((unit, list) -> this.faults.put(unit, new ArrayDeque<>(list)));
    }

    @Override
    public <T> Future<T> submit(Callable<T> task) {
        CountUnit unit = (CountUnit) task;
        submitted.add(unit);
        Fault fault = faults.getOrDefault(unit.index(), new ArrayDeque<>()).poll();
        @SuppressWarnings("unchecked")
        Future<T> future = (Future<T>) start(unit, fault);
        if (future != null) {
            futures.add(future);
            mostAtATime = Math.max(mostAtATime, (int)
                    futures.stream().filter(one -> !one.isDone()).count());
        }
        return future;
    }

    private Future<CountResult> start(CountUnit unit, Fault fault) {
        if (fault == null) {
            return machines.submit(() -> overTheWire(unit));
        }
        CompletableFuture<CountResult> future = new CompletableFuture<>();
        switch (fault) {
            case REJECTED -> throw new RejectedExecutionException("no room");
            case REFUSED_BY_ANOTHER_EXCEPTION -> throw new IllegalStateException("not active");
            case REJECTED_BY_FUTURE -> future.completeExceptionally(new RejectedExecutionException("no room there"));
            case NO_FUTURE -> {
                return null;
            }
            case FAILED -> future.completeExceptionally(new IllegalStateException("member left"));
            case FAILED_BY_ERROR -> future.completeExceptionally(new OutOfMemoryError("far away"));
            case CANCELLED -> future.cancel(true);
            case LOST -> {}
            case NO_RESULT -> future.complete(null);
            case RESULT_OF_ANOTHER_UNIT ->
                future.complete(new CountResult(unit.n(), unit.index() + 1, CountPlan.SPLIT, 3));
            case RESULT_OF_ANOTHER_VERSION ->
                future.complete(new CountResult(unit.n(), unit.index(), CountPlan.SPLIT + 1, 3));
            default -> throw new AssertionError(fault);
        }
        return future;
    }

    private static CountResult overTheWire(CountUnit unit) {
        CountUnit arrived = (CountUnit) Serial.read(Serial.write(unit));
        return (CountResult) Serial.read(Serial.write(arrived.call()));
    }

    /** All attempts, in their order. */
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
    public void execute(Runnable command) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void shutdown() {
        machines.shutdown();
    }

    @Override
    public List<Runnable> shutdownNow() {
        machines.shutdownNow();
        return List.of();
    }

    @Override
    public boolean isShutdown() {
        return machines.isShutdown();
    }

    @Override
    public boolean isTerminated() {
        return machines.isTerminated();
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        return machines.awaitTermination(timeout, unit);
    }

    @Override
    public void close() {
        machines.shutdownNow();
    }
}
