package com.example;

import io.github.queens4j.Visit;

/** Exercise 6: sets of squares as the bits of words. */
final class BitSolver extends ExerciseSolver {

    BitSolver() {
        super("bits", 63);
    }

    @Override
    Visit search(Search search) {
        return fillFrom(0, new int[search.size()], 0, 0, 0, search);
    }

    /**
     * Extends the queens in the rows above this one in every possible way.
     *
     * @param byColumn the squares of this row that the queens attack along columns, bit c for column c
     * @param byDiagonal those that they attack along diagonals, from above to the right
     * @param byAntiDiagonal those that they attack along anti-diagonals, from above to the left
     */
    private static Visit fillFrom(
            int row, int[] columns, long byColumn, long byDiagonal, long byAntiDiagonal, Search search) {
        // If all rows are filled, columns is a solution: return what search.solution says of it.
        // Otherwise search.openColumns(row) without the three sets is the set of free squares. While it is not empty:
        // - take its lowest bit (free & -free), which is the leftmost square, out of it;
        // - call search.tried() and search.placed(), and write the column of the bit into columns[row];
        // - fill the next row: with the queen, the columns stay as they are,
        //   the diagonals are shifted by one to the left, the anti-diagonals by one to the right.
        // If filling the next row returns STOP, return STOP at once. At the end, return CONTINUE.
        throw new UnsupportedOperationException(
                "exercise 6 is missing: BitSolver.fillFrom finds the free squares of a row by three operations on words");
    }
}
