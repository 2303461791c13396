package io.github.queens4j.cover;

/** Is notified of the steps of a search in lexicographic order; a lambda of the solutions alone. */
@FunctionalInterface
public interface CoverListener {

    /** The search turns to a row, all rows above which have queens. */
    default void enter(int row) {}

    default void place(int row, int column) {}

    default void remove(int row, int column) {}

    /** Every row has a queen, in the search's own array. False ends the search and leaves the queens standing. */
    boolean solution(int[] columns);
}
