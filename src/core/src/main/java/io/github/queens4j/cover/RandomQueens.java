package io.github.queens4j.cover;

import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Interruption;
import io.github.queens4j.search.Memory;
import io.github.queens4j.search.Require;
import java.util.Arrays;

/**
 * Random boards of queens by local search, far beyond the reach of backtracking; they vary, but are not equally likely.
 *
 * <p>A permutation has one queen in each row and column; only diagonals can hold too many. Rows from the top down get a
 * random column of those left, and another if a diagonal is taken, until for the last few rows no random try succeeds.
 * Then each queen that is attacked changes columns with another one, chosen at random, if that leaves fewer queens too
 * many on the diagonals; if no exchange helps, everything begins again. At first about a hundred queens are attacked,
 * however large n is: expected time is O(n) (R. Sosic, J. Gu, <i>3,000,000 Queens in Less Than One Minute</i>, 1991,
 * and <i>Efficient Local Search with Conflict Minimization</i>, 1994).
 */
public final class RandomQueens {

    /** There are 2n - 1 diagonals, numbered by an int. */
    private static final int MAX_SIZE = 1 << 30;

    /** Random tries for a row before the rows from there on are filled blindly. */
    private static final int TRIES = 60;

    /** Steps between two checks for interruption. */
    private static final int INTERRUPT_PERIOD = 1 << 14;

    private final int n;
    private final Chance chance;

    /** For each row the column of its queen. */
    private final int[] columns;

    /** How many queens stand on each diagonal, then on each anti-diagonal. */
    private final int[] diagonals;

    private final int[] antiDiagonals;
    private final Interruption interruption = Interruption.every(INTERRUPT_PERIOD);

    private RandomQueens(int n, Chance chance) {
        this.n = n;
        this.chance = chance;
        Memory.require("a random board", n, 20L * n);
        columns = new int[n];
        diagonals = new int[2 * n - 1];
        antiDiagonals = new int[2 * n - 1];
    }

    public static int[] draw(int n, Chance chance) {
        RandomQueens board = new RandomQueens(Require.between(4, MAX_SIZE, "n", n), chance);
        do {
            board.fill();
        } while (!board.repair());
        return board.columns;
    }

    private void fill() {
        Arrays.setAll(columns, row -> row);
        Arrays.fill(diagonals, 0);
        Arrays.fill(antiDiagonals, 0);
        int tries = TRIES;
        for (int row = 0; row < n; row++) {
            interruption.step();
            Chance.swap(columns, row, row + chance.below(n - row));
            for (int left = tries; left > 0 && isTaken(row); left--) {
                Chance.swap(columns, row, row + chance.below(n - row));
            }
            tries = isTaken(row) ? 0 : tries;
            add(row);
        }
    }

    /** Exchanges columns until no queen is attacked; false if that leads nowhere. */
    private boolean repair() {
        boolean better = true;
        boolean attacked = true;
        while (attacked && better) {
            better = false;
            attacked = false;
            for (int row = 0; row < n; row++) {
                interruption.step();
                if (isAttacked(row)) {
                    attacked = true;
                    better |= exchange(row);
                }
            }
        }
        return !attacked;
    }

    /** Exchanges the columns of a row and the first other one for which it helps, from a random one on. */
    private boolean exchange(int row) {
        int other = chance.below(n);
        for (int i = 0; i < n; i++) {
            interruption.step();
            if (other != row && improve(row, other)) {
                return true;
            }
            other = other == n - 1 ? 0 : other + 1;
        }
        return false;
    }

    /** Exchanges two rows' columns if that lessens the number of queens too many; else leaves them. */
    private boolean improve(int row, int other) {
        int before = remove(row) + remove(other);
        Chance.swap(columns, row, other);
        int after = add(row) + add(other);
        if (after < before) {
            return true;
        }
        remove(row);
        remove(other);
        Chance.swap(columns, row, other);
        add(row);
        add(other);
        return false;
    }

    /** Takes a queen off; how many queens too many she was. */
    private int remove(int row) {
        int diagonal = --diagonals[row - columns[row] + n - 1];
        int antiDiagonal = --antiDiagonals[row + columns[row]];
        return (diagonal > 0 ? 1 : 0) + (antiDiagonal > 0 ? 1 : 0);
    }

    /** Puts a queen on; how many queens too many she is. */
    private int add(int row) {
        int diagonal = ++diagonals[row - columns[row] + n - 1];
        int antiDiagonal = ++antiDiagonals[row + columns[row]];
        return (diagonal > 1 ? 1 : 0) + (antiDiagonal > 1 ? 1 : 0);
    }

    private boolean isTaken(int row) {
        return diagonals[row - columns[row] + n - 1] + antiDiagonals[row + columns[row]] > 0;
    }

    private boolean isAttacked(int row) {
        return diagonals[row - columns[row] + n - 1] > 1 || antiDiagonals[row + columns[row]] > 1;
    }
}
