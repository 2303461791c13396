package io.github.queens4j;

/**
 * Receives the solutions of a search, one call each, in lexicographic order.
 *
 * <p>The search calls the visitor on the thread that called {@link Solver#solve}, never on two threads at once, and
 * waits until the visitor returns. An exception that it throws ends the search and reaches the caller unchanged.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface SolutionVisitor {

    /**
     * Takes one solution.
     *
     * @param solution the board, immutable: it may be kept and passed to other threads
     * @return whether the search is to continue, never null
     */
    Visit visit(Board solution);

    /** What a visitor wants of the search that called it. */
    enum Visit {
        /** Go on with the next solution. */
        CONTINUE,
        /** End the search; its report says {@link SearchReport.Outcome#STOPPED}. */
        STOP
    }
}
