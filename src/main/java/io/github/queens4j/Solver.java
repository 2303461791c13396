package io.github.queens4j;

/** A search engine for n-queens puzzles. */
public interface Solver {

    /**
     * The name under which {@code Solvers.engine} finds this engine.
     *
     * @return a short lower-case word
     */
    String name();

    /**
     * Visits every solution of a puzzle in lexicographic order.
     *
     * @param puzzle size, given queens and blocked squares
     * @param visitor receives the solutions
     * @return what the search did
     */
    SearchReport solve(Puzzle puzzle, SolutionVisitor visitor);
}
