package io.github.queens4j.engine.cover;

/**
 * Is told the steps of a search in lexicographic order; whoever wants the solutions alone need not hear of the rest.
 */
public interface Steps {

    /**
     * The search turns to a row, all rows above which have queens.
     *
     * @param row from 0 to n - 1
     */
    default void enter(int row) {}

    /**
     * A queen is placed.
     *
     * @param row the row that was entered last
     * @param column from 0 to n - 1
     */
    default void place(int row, int column) {}

    /**
     * The lowest queen is taken away.
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     */
    default void remove(int row, int column) {}

    /**
     * Every row has a queen.
     *
     * @param columns for each row the column of its queen; the search's own array
     * @return whether the search is to go on; if not, the queens are left standing
     */
    boolean solution(int[] columns);
}
