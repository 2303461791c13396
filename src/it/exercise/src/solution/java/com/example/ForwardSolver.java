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
        if (row == columns.length) {
            return search.solution(columns);
        }
        for (long free = left[row]; free != 0; free &= free - 1) {
            long queen = free & -free;
            search.tried();
            search.placed();
            columns[row] = Long.numberOfTrailingZeros(queen);
            long[] below = left.clone();
            boolean hasRoom = true;
            for (int d = 1; row + d < below.length; d++) {
                below[row + d] &= ~(queen | queen << d | queen >>> d);
                hasRoom &= below[row + d] != 0;
            }
            if (hasRoom && fillFrom(row + 1, columns, below, search) == Visit.STOP) {
                return Visit.STOP;
            }
        }
        return Visit.CONTINUE;
    }
}
