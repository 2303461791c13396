package io.github.queens4j.tour.graph;

/** Ends a search that has spent its limit of moves; engines turn it into a report, so it reaches no user. */
public final class MoveLimitException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The limit is reached. */
    public MoveLimitException() {
        super("the limit on moves is reached", null, false, false);
    }
}
