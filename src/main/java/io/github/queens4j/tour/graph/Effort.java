package io.github.queens4j.tour.graph;

import java.util.concurrent.CancellationException;

/**
 * What one search has spent, and may spend: counts moves, stops at a limit, and notices an interrupt.
 *
 * <p>Not for use by several threads.
 */
public final class Effort {

    /** Moves between two looks at the interrupt flag: some tens of microseconds. */
    private static final int CHECK_MASK = (1 << 10) - 1;

    private final long limit;
    private long moves;

    /**
     * Nothing spent yet.
     *
     * @param limit moves that may be tried, at least 0
     * @throws CancellationException if the thread is interrupted; the flag stays set
     */
    public Effort(long limit) {
        this.limit = limit;
        checkInterrupt();
    }

    /**
     * Effort without a limit.
     *
     * @return nothing spent yet
     * @throws CancellationException if the thread is interrupted; the flag stays set
     */
    public static Effort unlimited() {
        return new Effort(Long.MAX_VALUE);
    }

    /**
     * Counts one move, before it is tried.
     *
     * @throws LimitException if the limit does not allow it; it is not counted then
     * @throws CancellationException if the thread is interrupted; the flag stays set
     */
    public void spend() {
        if (moves >= limit) {
            throw new LimitException();
        }
        if ((++moves & CHECK_MASK) == 0) {
            checkInterrupt();
        }
    }

    /**
     * The moves tried so far.
     *
     * @return at most the limit
     */
    public long moves() {
        return moves;
    }

    /**
     * Ends the search if the thread is interrupted, for work between moves.
     *
     * @throws CancellationException if the thread is interrupted; the flag stays set
     */
    public static void checkInterrupt() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted");
        }
    }

    /** Ends a search that has spent its limit of moves; engines turn it into a report, so it reaches no user. */
    public static final class LimitException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private LimitException() {
            super("the limit on moves is reached", null, false, false);
        }
    }
}
