package io.github.queens4j.count;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counts on someone else's executor, which may be on other machines: units are submitted as they are, because they travel, and
 * nothing but their futures is relied on. Never shuts the executor down.
 *
 * <p>Only a window of units is submitted at a time. A unit that the executor failed, by an exception of whatever kind, is
 * submitted again a few times, and so is one of which nothing is heard for very long.
 */
final class ExecutorRunner implements UnitRunner {

    private static final Logger LOG = LoggerFactory.getLogger(CountJob.class);

    /** Futures tell nobody that they are done: between two looks at all of them, the oldest is waited for. */
    private static final long LOOK_PERIOD = TimeUnit.MILLISECONDS.toNanos(5);

    private static final long FIRST_BACKOFF_MILLIS = 10;
    private static final int MOST_DOUBLINGS = 6;

    private final ExecutorService executor;
    private final OpenUnits units;
    private final int window;
    private final int retries;
    private final Silence silence;
    private final Deque<Running> running = new ArrayDeque<>();
    private final Deque<Attempt> again = new ArrayDeque<>();

    /** Whether the executor took no more units, and none has ended since. */
    private boolean full;

    /**
     * Prepares to count; submits nothing yet.
     *
     * @param executor the executor
     * @param units what to count
     * @param window units submitted at a time
     * @param retries further attempts for each unit
     * @param silence says when a unit is lost
     */
    ExecutorRunner(ExecutorService executor, OpenUnits units, int window, int retries, Silence silence) {
        this.executor = executor;
        this.units = units;
        this.window = window;
        this.retries = retries;
        this.silence = silence;
    }

    /** A unit that is to be submitted for the given time, from 1. */
    private record Attempt(CountUnit unit, int number) {}

    /** An attempt that the executor has accepted at the given nanoTime. */
    private record Running(Attempt attempt, Future<CountResult> future, long since) {}

    @Override
    public String name() {
        return executor.getClass().getSimpleName();
    }

    @Override
    public void start() {
        silence.restart();
    }

    @Override
    public @Nullable CountResult next(long nanos) throws InterruptedException {
        long start = System.nanoTime();
        while (true) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            submitMore();
            boolean terminated = executor.isTerminated();
            CountResult result = firstDone();
            if (result != null) {
                return result;
            }
            long left = nanos - (System.nanoTime() - start);
            if (left <= 0) {
                return null;
            }
            result = waitForOldest(Math.min(left, LOOK_PERIOD));
            if (result != null) {
                return result;
            }
            giveUpLost(terminated);
        }
    }

    /** Also stops after a unit that is done at once: such an executor uses this thread, which has other things to do too. */
    private void submitMore() throws InterruptedException {
        boolean async = true;
        while (async && !full && running.size() < window) {
            Attempt attempt = nextAttempt();
            if (attempt == null) {
                return;
            }
            async = !submit(attempt);
        }
    }

    private @Nullable Attempt nextAttempt() {
        if (!again.isEmpty()) {
            return again.removeFirst();
        }
        CountUnit unit = units.take();
        return unit == null ? null : new Attempt(unit, 1);
    }

    /** Submits a unit, and says whether it is done already. */
    private boolean submit(Attempt attempt) throws InterruptedException {
        try {
            long now = System.nanoTime();
            Future<CountResult> future = executor.submit(attempt.unit());
            Objects.requireNonNull(future, "the executor returned null instead of a future");
            running.addLast(new Running(attempt, future, now));
            return future.isDone();
        } catch (RuntimeException refused) {
            if (refused instanceof RejectedExecutionException && !running.isEmpty()) {
                again.addFirst(attempt);
                full = true;
                return false;
            }
            if (executor.isShutdown()) {
                throw gaveUp(attempt, refused);
            }
            failed(attempt, refused);
            int doublings = Math.min(MOST_DOUBLINGS, attempt.number() - 1);
            Thread.sleep(FIRST_BACKOFF_MILLIS << doublings);
            return false;
        }
    }

    private @Nullable CountResult firstDone() throws InterruptedException {
        for (Running one : List.copyOf(running)) {
            CountResult result = one.future().isDone() ? settle(one, 0) : null;
            if (result != null) {
                return result;
            }
        }
        return null;
    }

    private @Nullable CountResult waitForOldest(long nanos) throws InterruptedException {
        Running oldest = running.peekFirst();
        if (oldest == null) {
            TimeUnit.NANOSECONDS.sleep(nanos);
            return null;
        }
        return settle(oldest, nanos);
    }

    /** The result of an attempt; null if it still runs after the given time, or failed and the unit has to be submitted again. */
    private @Nullable CountResult settle(Running one, long nanos) throws InterruptedException {
        Throwable failure;
        try {
            CountResult result = resultOf(one, nanos);
            ended(one);
            silence.heard(one.since());
            return result;
        } catch (TimeoutException stillRunning) {
            return null;
        } catch (ExecutionException wrapper) {
            failure = wrapper.getCause() == null ? wrapper : wrapper.getCause();
        } catch (RuntimeException thrown) {
            failure = thrown;
        }
        ended(one);
        failed(one.attempt(), failure);
        return null;
    }

    private static CountResult resultOf(Running one, long nanos)
            throws ExecutionException, InterruptedException, TimeoutException {
        CountResult result = one.future().get(nanos, TimeUnit.NANOSECONDS);
        CountUnit unit = one.attempt().unit();
        if (result == null
                || !result.equals(new CountResult(unit.n(), unit.index(), CountPlan.SPLIT, result.thirds()))) {
            throw new IllegalStateException("the executor brought " + result + " for " + unit);
        }
        return result;
    }

    private void ended(Running one) {
        running.remove(one);
        full = false;
    }

    private void failed(Attempt attempt, Throwable cause) {
        if (attempt.number() > retries) {
            throw gaveUp(attempt, cause);
        }
        LOG.warn(
                "{} failed in attempt {} and is submitted again: {}",
                attempt.unit(),
                attempt.number(),
                cause.toString());
        again.addFirst(new Attempt(attempt.unit(), attempt.number() + 1));
    }

    private static IllegalStateException gaveUp(Attempt attempt, Throwable cause) {
        String message = String.format(
                "the executor failed unit %d of the count for n = %d, at last in attempt %d, by %s",
                attempt.unit().index(), attempt.unit().n(), attempt.number(), cause);
        return new IllegalStateException(message, cause);
    }

    /** Of units that have no attempt left, the result may still come, unless the executor has ended. */
    private void giveUpLost(boolean terminated) {
        if (!terminated && !silence.isTooLong()) {
            return;
        }
        silence.restart();
        for (Running one : List.copyOf(running)) {
            if (one.future().isDone()) {
                continue;
            }
            if (terminated) {
                throw gaveUp(one.attempt(), new RejectedExecutionException("the executor has terminated"));
            }
            if (one.attempt().number() <= retries) {
                ended(one);
                cancel(one);
                failed(one.attempt(), new TimeoutException("nothing was heard of it for very long"));
            }
        }
    }

    private static void cancel(Running one) {
        try {
            one.future().cancel(true);
        } catch (RuntimeException unreachable) {
            LOG.debug("{} could not be cancelled", one.attempt().unit(), unreachable);
        }
    }

    @Override
    public List<CountResult> stop() {
        List<CountResult> rest = new ArrayList<>();
        for (Running one : running) {
            if (!one.future().isDone()) {
                cancel(one);
                continue;
            }
            try {
                rest.add(resultOf(one, 0));
            } catch (ExecutionException | TimeoutException | RuntimeException failed) {
                LOG.debug("{} had failed when the run ended", one.attempt().unit(), failed);
            } catch (InterruptedException late) {
                Thread.currentThread().interrupt();
            }
        }
        running.clear();
        return rest;
    }
}
