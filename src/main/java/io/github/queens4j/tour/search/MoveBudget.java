package io.github.queens4j.tour.search;

import io.github.queens4j.search.Interruption;

/** The moves that one search may try, and has tried; also notices an interrupt. Not thread-safe. */
public final class MoveBudget {

    /** Moves between two checks for interruption: some tens of microseconds. */
    private static final int INTERRUPT_PERIOD = 1024;

    private final Interruption interruption = Interruption.every(INTERRUPT_PERIOD);
    private final long limit;
    private long moves;

    public MoveBudget(long limit) {
        this.limit = limit;
        Interruption.check();
    }

    public static MoveBudget unlimited() {
        return new MoveBudget(Long.MAX_VALUE);
    }

    /** Counts one move before it is tried; beyond the limit it is not counted, but thrown for. */
    public void spend() {
        if (moves >= limit) {
            throw new LimitException();
        }
        moves++;
        interruption.step();
    }

    public long moves() {
        return moves;
    }

    /** Ends a search that has spent its limit of moves; engines turn it into a report, so it reaches no user. */
    public static final class LimitException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private LimitException() {
            super("the limit on moves is reached", null, false, false);
        }
    }
}
