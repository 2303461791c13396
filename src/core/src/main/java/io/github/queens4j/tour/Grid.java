package io.github.queens4j.tour;

import io.github.queens4j.search.Require;

/** A board as numbered squares: square {@code row * columns + column}. */
record Grid(int rows, int columns) {

    /** Largest board: 2^27 squares, 11585 x 11585; the engines' arrays go no further. */
    static final int MAX_SQUARES = 1 << 27;

    Grid {
        Require.atLeast(1, "rows", rows);
        Require.atLeast(1, "columns", columns);
        if ((long) rows * columns > MAX_SQUARES) {
            throw new IllegalArgumentException("rows * columns must be at most " + MAX_SQUARES + ", but is " + rows
                    + " * " + columns + " = " + (long) rows * columns);
        }
    }

    void require(String rowName, int row, String columnName, int column) {
        Require.position(rows, rowName, row);
        Require.position(columns, columnName, column);
    }

    int size() {
        return rows * columns;
    }

    boolean contains(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }

    int square(int row, int column) {
        return row * columns + column;
    }

    int row(int square) {
        return square / columns;
    }

    int column(int square) {
        return square % columns;
    }

    boolean isMove(int from, int to) {
        int down = Math.abs(row(from) - row(to));
        int across = Math.abs(column(from) - column(to));
        return down * across == 2;
    }

    String inWords() {
        return "the " + rows + " x " + columns + " board";
    }
}
