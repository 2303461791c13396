package com.example;

import io.github.queens4j.Visit;
import java.util.stream.IntStream;

/** Exercise 4: whole boards first, then the check. The check is given; it is that of exercise 1. */
final class PermutationSolver extends ExerciseSolver {

    PermutationSolver() {
        super("permuted", 500);
    }

    @Override
    Visit search(Search search) {
        int n = search.size();
        int[] columns = IntStream.range(0, n).toArray();
        do {
            search.tried();
            if (isLegal(columns, search) && search.solution(columns) == Visit.STOP) {
                return Visit.STOP;
            }
        } while (next(columns));
        return Visit.CONTINUE;
    }

    private static boolean isLegal(int[] columns, Search search) {
        PartialBoard board = new ComparedBoard(columns.length);
        for (int row = 0; row < columns.length; row++) {
            if (!search.isOpen(row, columns[row]) || board.isAttacked(row, columns[row])) {
                return false;
            }
            board.place(row, columns[row]);
        }
        return true;
    }

    /** Makes the next permutation in lexicographic order of this one; returns false if it is the last. */
    static boolean next(int[] columns) {
        // From the right, find the first place i whose value is less than that of its right neighbour.
        // If there is none, this was the last permutation.
        // From the right, find the first value greater than that at i, and exchange the two.
        // Then reverse everything to the right of i.
        throw new UnsupportedOperationException(
                "exercise 4 is missing: PermutationSolver.next makes the next permutation in lexicographic order");
    }
}
