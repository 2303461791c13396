package io.github.queens4j.count;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Counts on its own threads, which end with it. A unit that fails is not tried again: it would fail again.
 *
 * <p>When memory runs out the run ends by that error: neither handing over a failure nor waiting for it nor ending the
 * threads takes any memory.
 */
final class ThreadRunner<R> implements UnitRunner<R> {

    /** How long it may take until a thread is missed that could not even leave its failure. */
    private static final long CHECK_PERIOD = TimeUnit.MILLISECONDS.toNanos(250);

    private final OpenUnits<? extends Callable<R>> units;
    private final Thread[] threads;
    private final Queue<R> results = new ArrayDeque<>();
    private @Nullable Throwable failure;
    private volatile boolean stopped;

    /** On daemon threads, at most so many, named with numbers from 1. */
    ThreadRunner(OpenUnits<? extends Callable<R>> units, int threads, String name) {
        this(units, threads, (work, number) -> daemon(work, name + number));
    }

    /** On threads that a factory makes of what they do and their number. */
    ThreadRunner(OpenUnits<? extends Callable<R>> units, int threads, BiFunction<Runnable, Integer, Thread> factory) {
        this.units = units;
        this.threads = new Thread[Math.min(threads, units.size())];
        Arrays.setAll(this.threads, i -> factory.apply(this::work, i + 1));
    }

    static Thread daemon(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public String name() {
        return threads.length + " threads";
    }

    @Override
    public void start() {
        for (Thread thread : threads) {
            thread.start();
        }
    }

    private void work() {
        try {
            for (Callable<R> unit = units.take(); unit != null && !stopped; unit = units.take()) {
                handOver(unit.call());
            }
        } catch (Throwable thrown) {
            fail(thrown);
        }
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
    public R next() throws InterruptedException {
        return Objects.requireNonNull(next(() -> false));
    }

    /** Waits for a result only until time is up: then there is null. */
    synchronized @Nullable R next(BooleanSupplier isTimeUp) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        while (failure == null && results.isEmpty() && !isTimeUp.getAsBoolean()) {
            requireThreads();
            TimeUnit.NANOSECONDS.timedWait(this, CHECK_PERIOD);
        }
        if (failure != null) {
            throw ThreadRunner.<RuntimeException>unchanged(failure);
        }
        return results.poll();
    }

    /** Throws whatever it is; units declare no checked exception. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T unchanged(Throwable failure) throws T {
        throw (T) failure;
    }

    /** No thread ends while there are units, nor the last ones without a result or a failure: or else they died. */
    private void requireThreads() {
        int alive = 0;
        for (Thread thread : threads) {
            alive += thread.isAlive() ? 1 : 0;
        }
        if (alive == 0 || (alive < threads.length && units.areLeft())) {
            throw new IllegalStateException((threads.length - alive) + " of " + threads.length
                    + " counting threads died without a word; the units that they had are not counted");
        }
    }

    @Override
    public List<R> stop() {
        stopped = true;
        for (Thread thread : threads) {
            thread.interrupt();
        }
        boolean interrupted = false;
        for (Thread thread : threads) {
            interrupted |= join(thread, Long.MAX_VALUE);
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        synchronized (this) {
            List<R> rest = new ArrayList<>(results);
            results.clear();
            return rest;
        }
    }

    /** Waits for the end of a thread, also if it is interrupted meanwhile, and says whether it was. */
    static boolean join(Thread thread, long nanos) {
        boolean interrupted = false;
        long end = System.nanoTime() + nanos;
        for (long left = nanos; left > 0 && thread.isAlive(); left = end - System.nanoTime()) {
            try {
                TimeUnit.NANOSECONDS.timedJoin(thread, left);
            } catch (InterruptedException again) {
                interrupted = true;
            }
        }
        return interrupted;
    }
}
