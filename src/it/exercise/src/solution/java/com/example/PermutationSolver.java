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
        int i = columns.length - 2;
        while (i >= 0 && columns[i] > columns[i + 1]) {
            i--;
        }
        if (i < 0) {
            return false;
        }
        int greater = columns.length - 1;
        while (columns[greater] < columns[i]) {
            greater--;
        }
        swap(columns, i, greater);
        for (int left = i + 1, right = columns.length - 1; left < right; left++, right--) {
            swap(columns, left, right);
        }
        return true;
    }

    private static void swap(int[] columns, int one, int other) {
        int swapped = columns[one];
        columns[one] = columns[other];
        columns[other] = swapped;
    }
}
