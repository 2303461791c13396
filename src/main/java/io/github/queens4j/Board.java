package io.github.queens4j;

import java.util.Arrays;

/** A board with one queen per row, a solution or not: an immutable value. */
public final class Board implements Comparable<Board> {

    private final int[] columns;

    private Board(int[] columns) {
        this.columns = columns;
    }

    /**
     * The board with the given columns.
     *
     * @param columns for each row from 0 the 0-based column of its queen
     * @return the board
     */
    public static Board of(int... columns) {
        return new Board(columns.clone());
    }

    /**
     * The number of rows, and of columns.
     *
     * @return n, at least 0
     */
    public int size() {
        return columns.length;
    }

    /**
     * The columns of the queens.
     *
     * @return a fresh array
     */
    public int[] columns() {
        return columns.clone();
    }

    @Override
    public int compareTo(Board other) {
        return Arrays.compare(columns, other.columns);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board && Arrays.equals(columns, board.columns);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(columns);
    }
}
