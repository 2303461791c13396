package com.example;

/** Exercise 3: a board that marks the lines of its queens, so that no queen need be looked at again. */
final class MarkedBoard extends PartialBoard {

    private final boolean[] columnTaken;

    /** By row - column, which is from -(n - 1) to n - 1: the place in the array is row - column + n. */
    private final boolean[] diagonalTaken;

    /** By row + column, which is from 0 to 2n - 2. */
    private final boolean[] antiDiagonalTaken;

    MarkedBoard(int n) {
        super(n);
        columnTaken = new boolean[n];
        diagonalTaken = new boolean[2 * n];
        antiDiagonalTaken = new boolean[2 * n];
    }

    @Override
    boolean isAttacked(int row, int column) {
        return columnTaken[column] || diagonalTaken[row - column + columns.length] || antiDiagonalTaken[row + column];
    }

    @Override
    void place(int row, int column) {
        super.place(row, column);
        mark(row, column, true);
    }

    @Override
    void remove(int row) {
        mark(row, columns[row], false);
    }

    /** Marks the three lines of a square as taken, or as free again. */
    private void mark(int row, int column, boolean isTaken) {
        columnTaken[column] = isTaken;
        diagonalTaken[row - column + columns.length] = isTaken;
        antiDiagonalTaken[row + column] = isTaken;
    }
}
