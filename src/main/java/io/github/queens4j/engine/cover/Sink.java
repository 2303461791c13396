package io.github.queens4j.engine.cover;

/** Takes the solutions that a search finds, in whatever order. */
@FunctionalInterface
interface Sink {

    /**
     * Takes a solution.
     *
     * @param columns for each row the column of its queen; the search's own array
     * @return whether the search is to go on
     */
    boolean take(int[] columns);
}
