package io.github.queens4j.count;

import java.util.Comparator;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A unit to be submitted to an executor: for which time, from 1, and not before which {@link System#nanoTime}. */
record Attempt(CountUnit unit, int number, long due) {

    static final Comparator<Attempt> BY_TIME = (a, b) -> Long.signum(a.due - b.due);

    private static final Logger LOG = LoggerFactory.getLogger(CountJob.class);

    private static final long FIRST_PAUSE = TimeUnit.MILLISECONDS.toNanos(10);
    private static final int MOST_DOUBLINGS = 6;

    static Attempt first(CountUnit unit) {
        return new Attempt(unit, 1, System.nanoTime());
    }

    /** After a pause, ever longer: what failed a unit, a member that left for example, may do so for a while. */
    Attempt next() {
        long pause = FIRST_PAUSE << Math.min(MOST_DOUBLINGS, number - 1);
        return new Attempt(unit, number + 1, System.nanoTime() + pause);
    }

    boolean isDue() {
        return System.nanoTime() - due >= 0;
    }

    /** Submits the unit as it is: it may travel. */
    Submitted to(ExecutorService executor) {
        long now = System.nanoTime();
        Future<CountResult> future = executor.submit(unit);
        return new Submitted(
                this, Objects.requireNonNull(future, "the executor returned null instead of a future"), now);
    }

    /** What to throw when there is to be no further attempt. */
    IllegalStateException gaveUp(Throwable cause) {
        String message = "the executor failed unit " + unit.index() + " of the count for n = " + unit.n()
                + ", at last in attempt " + number + ": " + reason(cause);
        return new IllegalStateException(message, cause);
    }

    private static String reason(Throwable cause) {
        String message = cause.getMessage();
        if (message != null && !message.isBlank()) {
            return message;
        }
        return cause instanceof CancellationException ? "it was cancelled" : "an exception without a message";
    }

    /** An attempt that the executor has accepted, since a {@link System#nanoTime}. */
    record Submitted(Attempt attempt, Future<CountResult> future, long since) {

        /** Also if the future cannot even say that: then it will not bring the result either. */
        boolean isDone() {
            try {
                return future.isDone();
            } catch (RuntimeException broken) {
                LOG.debug("the future of {} is broken", attempt.unit(), broken);
                return true;
            }
        }

        /** Waits for the result, and refuses any that is not this unit's. */
        CountResult result(long nanos) throws ExecutionException, InterruptedException, TimeoutException {
            CountResult result = future.get(nanos, TimeUnit.NANOSECONDS);
            if (result == null || !attempt.unit().isOwn(result)) {
                throw new IllegalStateException("the executor brought " + result + " for " + attempt.unit());
            }
            return result;
        }

        void cancel() {
            try {
                future.cancel(true);
            } catch (RuntimeException unreachable) {
                LOG.debug("{} could not be cancelled", attempt.unit(), unreachable);
            }
        }
    }
}
