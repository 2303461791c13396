package io.github.queens4j.count;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Counts on its own daemon threads. A unit that fails is not tried again: it would fail again.
 *
 * <p>Threads of its own instead of a pool, because memory may run out. Guaranteed even then:
 *
 * <ol>
 *   <li>What a unit throws is thrown by {@link #next}, unchanged and before any result: handing it over, waiting for it
 *       and interrupting the threads take no memory.
 *   <li>After {@link #stop} no thread is left, and each result was returned exactly once.
 * </ol>
 *
 * <p>This object's monitor guards all fields that change, and the iterator.
 */
final class ThreadRunner<R> implements UnitRunner<R> {

    /** Milliseconds between two looks at whether time is up. */
    private static final long CHECK_PERIOD = 250;

    private final Iterator<? extends Callable<R>> units;
    private final BooleanSupplier isTimeUp;
    private final Thread[] threads;
    private final Queue<R> results = new ArrayDeque<>();
    private @Nullable Throwable failure;
    private boolean stopped;

    /** With threads that are named by numbers from 1; when time is up there are no more results. */
    ThreadRunner(Iterator<? extends Callable<R>> units, int threads, String name, BooleanSupplier isTimeUp) {
        this.units = units;
        this.isTimeUp = isTimeUp;
        this.threads = new Thread[threads];
        Arrays.setAll(this.threads, i -> daemon(this::work, name + (i + 1)));
    }

    static Thread daemon(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public void start() {
        for (Thread thread : threads) {
            thread.start();
        }
    }

    private void work() {
        try {
            for (Callable<R> unit = take(); unit != null; unit = take()) {
                handOver(unit.call());
            }
        } catch (Throwable thrown) {
            fail(thrown);
        }
    }

    private synchronized @Nullable Callable<R> take() {
        return !stopped && units.hasNext() ? units.next() : null;
    }

    private synchronized void handOver(R result) {
        results.add(result);
        notifyAll();
    }

    private synchronized void fail(Throwable thrown) {
        if (failure == null) {
            failure = thrown;
        }
        notifyAll();
    }

    @Override
    public synchronized @Nullable R next() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        while (failure == null && results.isEmpty() && !isTimeUp.getAsBoolean()) {
            wait(CHECK_PERIOD);
        }
        if (failure != null) {
            throw ThreadRunner.<RuntimeException>unchanged(failure);
        }
        return results.poll();
    }

    /** Throws whatever it is; units declare no checked exception. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    static <T extends Throwable> T unchanged(Throwable failure) throws T {
        throw (T) failure;
    }

    @Override
    public Collection<R> stop() {
        synchronized (this) {
            stopped = true;
        }
        for (Thread thread : threads) {
            thread.interrupt();
        }
        boolean interrupted = false;
        for (Thread thread : threads) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException again) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return results;
    }
}
