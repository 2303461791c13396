package io.github.queens4j.count;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Counts on an executor, whose threads may be on other machines.
 *
 * <p>Assumed of the executor:
 *
 * <ol>
 *   <li>It returns a future for a unit, or throws.
 *   <li>Every future completes sooner or later, unless the executor terminates.
 * </ol>
 *
 * <p>Guaranteed, whatever results and exceptions it brings:
 *
 * <ol>
 *   <li>A result that is returned is that of its unit, and each unit has one.
 *   <li>At most a window of units is submitted or waits for another attempt; a unit is not submitted while another
 *       attempt of it may succeed.
 *   <li>An attempt that fails is followed by another after a pause, until there are no more retries: then the run
 *       fails. A full queue is no failure as long as the executor has other units.
 *   <li>At the end every unit that is not done is cancelled. The executor is never shut down.
 * </ol>
 */
class ExecutorRunner {

    /** Units at a time. */
    static final int WINDOW = 256;

    private static final long CHECK_PERIOD = TimeUnit.MILLISECONDS.toNanos(5);
    private static final long FIRST_PAUSE = TimeUnit.MILLISECONDS.toNanos(10);
    private static final int MOST_DOUBLINGS = 6;

    private final ExecutorService executor;
    private final Iterator<CountUnit> units;
    private final int window;
    private final int retries;
    private final List<Submitted> running = new ArrayList<>();
    private final List<Attempt> again = new ArrayList<>();

    /** Whether the executor rejected a unit, and none has ended since. */
    private boolean full;

    ExecutorRunner(ExecutorService executor, Iterator<CountUnit> units, int window, int retries) {
        this.executor = executor;
        this.units = units;
        this.window = window;
        this.retries = retries;
    }

    /** Hands each of a number of results to an action, and those that come in when the run ends early to another. */
    void run(int results, Consumer<? super CountResult> action, Consumer<? super CountResult> late)
            throws InterruptedException {
        Consumer<? super CountResult> rest = late;
        try {
            for (int i = 0; i < results; i++) {
                action.accept(next());
            }
        } catch (WrongCountException wrong) {
            rest = unbelievable -> {};
            throw wrong;
        } finally {
            stop().forEach(rest);
        }
    }

    /** A seam: tests have a clock of their own. */
    long now() {
        return System.nanoTime();
    }

    /** A unit to be submitted: for which time, from 1, and not before which time. */
    private record Attempt(CountUnit unit, int number, long due) {

        /** After a pause, ever longer: what failed a unit, a member that left for example, may do so for a while. */
        Attempt next(long now) {
            long pause = FIRST_PAUSE << Math.min(MOST_DOUBLINGS, number - 1);
            return new Attempt(unit, number + 1, now + pause);
        }

        IllegalStateException gaveUp(Throwable cause) {
            String message = "the executor failed unit " + unit.index() + " of the count for n = " + unit.n()
                    + ", at last in attempt " + number + ": " + cause;
            return new IllegalStateException(message, cause);
        }
    }

    private record Submitted(Attempt attempt, Future<CountResult> future) {

        /** Refuses any that is not this unit's. */
        CountResult result() throws ExecutionException, InterruptedException {
            CountResult result = future.get();
            if (result == null || !attempt.unit.isOwn(result)) {
                throw new IllegalStateException("the executor brought " + result + " for " + attempt.unit);
            }
            return result;
        }
    }

    /** Futures notify nobody but those who wait for one: all are asked, again and again. */
    private CountResult next() throws InterruptedException {
        while (true) {
            throwIfInterrupted();
            submitMore();
            boolean terminated = executor.isTerminated();
            for (Submitted one : List.copyOf(running)) {
                CountResult result = one.future.isDone() ? settle(one) : null;
                if (result != null) {
                    return result;
                }
            }
            if (terminated && !running.isEmpty()) {
                throw running.get(0).attempt.gaveUp(new RejectedExecutionException("the executor has terminated"));
            }
            pause();
        }
    }

    /** Waits for the oldest unit, but not long; one that still stands in a queue is counted here. */
    private void pause() throws InterruptedException {
        if (running.isEmpty()) {
            TimeUnit.NANOSECONDS.sleep(CHECK_PERIOD);
            return;
        }
        Future<CountResult> oldest = running.get(0).future;
        try {
            oldest.get(CHECK_PERIOD, TimeUnit.NANOSECONDS);
        } catch (ExecutionException | CancellationException seenByTheNextLook) {
            // Nothing to do here.
        } catch (TimeoutException late) {
            // Perhaps nobody has begun with it, as all threads wait for runs like this; else this does nothing.
            if (oldest instanceof FutureTask<?> task) {
                task.run();
            }
        }
    }

    private static void throwIfInterrupted() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    /** Stops after a unit that finished immediately: such an executor runs units on the calling thread. */
    private void submitMore() throws InterruptedException {
        boolean more = true;
        while (more && !full && running.size() < window) {
            Attempt attempt = nextAttempt();
            more = attempt != null && submit(attempt);
        }
    }

    /** Units that wait for another attempt count too: an executor that fails everything must not get all. */
    private @Nullable Attempt nextAttempt() {
        for (Attempt attempt : again) {
            if (now() - attempt.due >= 0) {
                again.remove(attempt);
                return attempt;
            }
        }
        boolean room = running.size() + again.size() < window;
        return room && units.hasNext() ? new Attempt(units.next(), 1, now()) : null;
    }

    /** Submits a unit, and says whether it runs: not if it was refused, or is done already. */
    private boolean submit(Attempt attempt) throws InterruptedException {
        try {
            Future<CountResult> future = executor.submit(attempt.unit);
            running.add(new Submitted(attempt, Objects.requireNonNull(future, "the executor's submit returned null")));
            return !future.isDone();
        } catch (RuntimeException refused) {
            if (executor.isShutdown()) {
                throw attempt.gaveUp(refused);
            }
            failed(attempt, refused);
            return false;
        }
    }

    /** The result of a unit that is done; null if it has failed and the unit has to be submitted again. */
    private @Nullable CountResult settle(Submitted one) throws InterruptedException {
        running.remove(one);
        full = false;
        try {
            return one.result();
        } catch (ExecutionException wrapper) {
            failed(one.attempt, wrapper.getCause() == null ? wrapper : wrapper.getCause());
        } catch (RuntimeException thrown) {
            failed(one.attempt, thrown);
        }
        return null;
    }

    /** An interrupt of a thread that counts itself ends the run, not the attempt. */
    private void failed(Attempt attempt, Throwable cause) throws InterruptedException {
        throwIfInterrupted();
        if (cause instanceof WrongCountException wrong) {
            throw wrong;
        }
        if (cause instanceof RejectedExecutionException && !running.isEmpty()) {
            full = true;
            again.add(attempt);
            return;
        }
        if (attempt.number > retries) {
            throw attempt.gaveUp(cause);
        }
        CountJob.LOG.warn(
                "{} failed in attempt {} and is submitted again: {}", attempt.unit, attempt.number, cause.toString());
        again.add(attempt.next(now()));
    }

    /** A set interrupt flag must not keep results from being fetched that are there. */
    private List<CountResult> stop() {
        boolean interrupted = Thread.interrupted();
        List<CountResult> rest = new ArrayList<>();
        for (Submitted one : running) {
            try {
                if (one.future.isDone()) {
                    rest.add(one.result());
                } else {
                    one.future.cancel(true);
                }
            } catch (ExecutionException | RuntimeException failed) {
                CountJob.LOG.debug("{} failed when the run ended", one.attempt.unit, failed);
            } catch (InterruptedException late) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return rest;
    }
}
