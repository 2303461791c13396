package com.example;

/** Exercise 1: a board that compares a square with every queen above it. */
final class ComparedBoard extends PartialBoard {

    ComparedBoard(int n) {
        super(n);
    }

    @Override
    boolean isAttacked(int row, int column) {
        // For each row above there is a queen in columns[above]. She attacks the square
        // - if both are in one column,
        // - if both are on one diagonal: row - column is the same, or
        // - if both are on one anti-diagonal: row + column is the same.
        throw new UnsupportedOperationException(
                "exercise 1 is missing: ComparedBoard.isAttacked compares a square with every queen above it");
    }
}
