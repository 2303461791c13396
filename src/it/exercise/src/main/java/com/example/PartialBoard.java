package com.example;

/** Queens in the first rows of a board. Given; the boards of exercises 1 and 3 know what these queens attack. */
abstract class PartialBoard {

    /** The column of the queen in each row; only those of the rows that are filled mean anything. */
    final int[] columns;

    PartialBoard(int n) {
        columns = new int[n];
    }

    /** Whether a queen of the rows above attacks a square; those rows are all filled. */
    abstract boolean isAttacked(int row, int column);

    /** Puts a queen on a square that is not attacked. */
    void place(int row, int column) {
        columns[row] = column;
    }

    /** Takes the queen of the lowest filled row away again. */
    void remove(int row) {}
}
