package io.github.queens4j;

/**
 * Receives the solutions of a search, one call each, in lexicographic order.
 *
 * <p>The search calls the visitor on the thread that called {@link Solver#visit}, never on two threads at once, and
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
}
