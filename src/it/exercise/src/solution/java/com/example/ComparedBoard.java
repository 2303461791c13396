package com.example;

/** Exercise 1: a board that compares a square with every queen above it. */
final class ComparedBoard extends PartialBoard {

    ComparedBoard(int n) {
        super(n);
    }

    @Override
    boolean isAttacked(int row, int column) {
        for (int above = 0; above < row; above++) {
            if (column == columns[above]
                    || row - column == above - columns[above]
                    || row + column == above + columns[above]) {
                return true;
            }
        }
        return false;
    }
}
