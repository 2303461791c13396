package com.example;

import io.github.queens4j.Visit;

/** Exercise 7: forward checking, with the squares left in each row as the bits of a word. */
final class ForwardSolver extends ExerciseSolver {

    ForwardSolver() {
        super("looking-ahead", 63);
    }

    @Override
    Visit search(Search search) {
        long[] left = new long[search.size()];
        for (int row = 0; row < left.length; row++) {
            left[row] = search.openColumns(row);
        }
        return fillFrom(0, new int[left.length], left, search);
    }

    /**
     * Extends the queens in the rows above this one in every possible way.
     *
     * @param left for each row, from this one on, the squares that no queen attacks, bit c for column c
     */
    private static Visit fillFrom(int row, int[] columns, long[] left, Search search) {
        // If all rows are filled, columns is a solution: return what search.solution says of it.
        // Otherwise, for each square left in the row, from the lowest bit on:
        // - call search.tried() and search.placed(), and write the column of the bit into columns[row];
        // - make a copy of left, and take from each row below what the new queen attacks there: d rows below,
        //   the bit of her column, and that bit shifted by d to the left and to the right;
        // - if each row below has a square left, fill the next row, with the copy.
        // If filling the next row returns STOP, return STOP at once. At the end, return CONTINUE.
        throw new UnsupportedOperationException(
                "exercise 7 is missing: ForwardSolver.fillFrom takes what a queen attacks from the rows below");
    }
}
