package io.github.queens4j;

import io.github.queens4j.search.Require;

/**
 * A square of a board; ordered row by row.
 *
 * @param row from 0, counted from the top
 * @param column from 0, counted from the left
 * @since 0.1.0
 */
public record Square(int row, int column) implements Comparable<Square> {

    /**
     * A square.
     *
     * @param row at least 0
     * @param column at least 0
     */
    public Square {
        Require.atLeast(0, "row", row);
        Require.atLeast(0, "column", column);
    }

    @Override
    public int compareTo(Square other) {
        return row != other.row ? Integer.compare(row, other.row) : Integer.compare(column, other.column);
    }

    /** Row and column, counted from 0: {@code row 2, column 4}. */
    @Override
    public String toString() {
        return "row " + row + ", column " + column;
    }
}
