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
        if (row == columns.length) {
            return search.solution(columns);
        }
        long free = search.openColumns(row) & ~(byColumn | byDiagonal | byAntiDiagonal);
        while (free != 0) {
            long queen = free & -free;
            free ^= queen;
            search.tried();
            search.placed();
            columns[row] = Long.numberOfTrailingZeros(queen);
            Visit visit = fillFrom(
                    row + 1,
                    columns,
                    byColumn | queen,
                    (byDiagonal | queen) << 1,
                    (byAntiDiagonal | queen) >>> 1,
                    search);
            if (visit == Visit.STOP) {
                return Visit.STOP;
            }
        }
        return Visit.CONTINUE;
    }
}
