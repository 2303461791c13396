package io.github.queens4j.count;

import io.github.queens4j.count.Attempt.Submitted;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Cancels units on a thread of its own, which begins with the first of them: a cluster's future waits until the member
 * that has the unit answers, which may take minutes if that hangs. A run neither stands still for that long nor ends
 * that late.
 */
final class Canceller {

    private static final Logger LOG = LoggerFactory.getLogger(CountJob.class);

    /** Time for all that is left to cancel at the end, and again for the thread to end by an interrupt. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(1);

    private final Queue<Submitted> units = new ArrayDeque<>();
    private @Nullable Thread thread;
    private boolean stopped;

    /** Cancels a unit soon. */
    synchronized void cancel(Submitted unit) {
        units.add(unit);
        if (thread == null) {
            thread = ThreadRunner.daemon(this::work, "queens4j-cancel");
            thread.start();
        }
        notifyAll();
    }

    private void work() {
        for (Submitted unit = next(); unit != null; unit = next()) {
            unit.cancel();
        }
    }

    /** Takes no notice of interrupts: these are for the cancelling. */
    private synchronized @Nullable Submitted next() {
        while (units.isEmpty() && !stopped) {
            try {
                wait();
            } catch (InterruptedException late) {
                LOG.trace("nothing to interrupt", late);
            }
        }
        return units.poll();
    }

    /**
     * Ends the thread when all is cancelled. Takes two seconds if the executor does not answer, then gives up.
     *
     * @return whether the calling thread was interrupted meanwhile
     */
    boolean stop() {
        Thread last;
        synchronized (this) {
            stopped = true;
            notifyAll();
            last = thread;
        }
        if (last == null) {
            return false;
        }
        boolean interrupted = join(last);
        if (last.isAlive()) {
            last.interrupt();
            interrupted |= join(last);
        }
        if (last.isAlive()) {
            LOG.warn("the executor does not answer; some units could not be cancelled");
        }
        return interrupted;
    }

    private static boolean join(Thread thread) {
        boolean interrupted = false;
        long end = System.nanoTime() + PATIENCE;
        for (long left = PATIENCE; left > 0 && thread.isAlive(); left = end - System.nanoTime()) {
            try {
                TimeUnit.NANOSECONDS.timedJoin(thread, left);
            } catch (InterruptedException again) {
                interrupted = true;
            }
        }
        return interrupted;
    }
}
