package io.github.queens4j.count;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Counts on threads of its own, which end with it. A unit that fails is not tried again: it would fail again. */
final class ThreadRunner implements UnitRunner {

    private final OpenUnits units;
    private final BlockingQueue<Outcome> outcomes = new LinkedBlockingQueue<>();
    private final List<Thread> threads = new ArrayList<>();
    private volatile boolean stopped;

    /** Either a result or what was thrown instead. */
    private record Outcome(
            @Nullable CountResult result, @Nullable Throwable failure) {}

    ThreadRunner(OpenUnits units, int threads, int n) {
        this.units = units;
        for (int i = 1; i <= Math.min(threads, units.size()); i++) {
            Thread thread = new Thread(this::work, "queens4j-count-" + n + "-" + i);
            thread.setDaemon(true);
            this.threads.add(thread);
        }
    }

    @Override
    public String name() {
        return threads.size() + " threads";
    }

    @Override
    public void start() {
        threads.forEach(Thread::start);
    }

    private void work() {
        try {
            for (CountUnit unit = units.take(); unit != null && !stopped; unit = units.take()) {
                outcomes.add(new Outcome(unit.call(), null));
            }
        } catch (Throwable failure) {
            outcomes.add(new Outcome(null, failure));
        }
    }

    @Override
    public @Nullable CountResult next(long nanos) throws InterruptedException {
        Outcome outcome = outcomes.poll(nanos, TimeUnit.NANOSECONDS);
        if (outcome == null) {
            return null;
        }
        if (outcome.failure() != null) {
            throw ThreadRunner.<RuntimeException>unchanged(outcome.failure());
        }
        return outcome.result();
    }

    /** Throws whatever it is; units declare no checked exception. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T unchanged(Throwable failure) throws T {
        throw (T) failure;
    }

    @Override
    public List<CountResult> stop() {
        stopped = true;
        threads.forEach(Thread::interrupt);
        boolean interrupted = false;
        for (Thread thread : threads) {
            interrupted |= joined(thread);
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        List<CountResult> rest = new ArrayList<>();
        for (Outcome outcome = outcomes.poll(); outcome != null; outcome = outcomes.poll()) {
            if (outcome.result() != null) {
                rest.add(outcome.result());
            }
        }
        return rest;
    }

    /** Waits for the end of a thread, and says whether it was interrupted meanwhile. */
    private static boolean joined(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException again) {
                interrupted = true;
            }
        }
        return interrupted;
    }
}
