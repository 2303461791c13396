package io.github.queens4j.bench.peer;

import io.github.queens4j.Puzzle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Random instances of queens with excluded diagonals: all squares of m of the 4n - 2 diagonals are blocked.
 *
 * <p>Diagonals come in random order; one that would leave a row or column with fewer than {@value #LEAST} open squares
 * is passed over (I. P. Gent, C. Jefferson, P. Nightingale, <i>Complexity of n-Queens Completion</i>, JAIR 59, 2017;
 * CSPLib problem 79, whose generator works like this). About m = n - 2 half of the instances have no solution.
 */
final class ExcludedDiagonals {

    private static final int LEAST = 4;

    private ExcludedDiagonals() {}

    /** An instance; the same seed gives the same one. */
    static Puzzle of(int n, int m, long seed) {
        Random random = new Random(seed);
        while (true) {
            List<Integer> diagonals = new ArrayList<>();
            for (int i = 0; i < 4 * n - 2; i++) {
                diagonals.add(i);
            }
            Collections.shuffle(diagonals, random);
            boolean[][] blocked = new boolean[n][n];
            int excluded = 0;
            for (int diagonal : diagonals) {
                if (excluded < m && exclude(diagonal, blocked)) {
                    excluded++;
                }
            }
            if (excluded == m) {
                return puzzle(blocked);
            }
        }
    }

    /** Blocks a diagonal, unless that leaves too little of a row or column. */
    private static boolean exclude(int diagonal, boolean[][] blocked) {
        int n = blocked.length;
        List<int[]> squares = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            int column = diagonal < 2 * n - 1 ? row - diagonal + n - 1 : diagonal - 2 * n + 1 - row;
            if (column >= 0 && column < n && !blocked[row][column]) {
                squares.add(new int[] {row, column});
                blocked[row][column] = true;
            }
        }
        for (int line = 0; line < n; line++) {
            int inRow = 0;
            int inColumn = 0;
            for (int i = 0; i < n; i++) {
                inRow += blocked[line][i] ? 0 : 1;
                inColumn += blocked[i][line] ? 0 : 1;
            }
            if (inRow < LEAST || inColumn < LEAST) {
                squares.forEach(square -> blocked[square[0]][square[1]] = false);
                return false;
            }
        }
        return true;
    }

    private static Puzzle puzzle(boolean[][] blocked) {
        Puzzle puzzle = Puzzle.ofSize(blocked.length);
        for (int row = 0; row < blocked.length; row++) {
            for (int column = 0; column < blocked.length; column++) {
                puzzle = blocked[row][column] ? puzzle.withBlocked(row, column) : puzzle;
            }
        }
        return puzzle;
    }
}
