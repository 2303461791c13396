package io.github.queens4j.bench;

import java.util.function.Consumer;

/** The enumerator that everybody writes: recursive search with three bit masks, and an array for each solution. */
public final class TextbookEnumerator {

    private final int n;
    private final int all;
    private final int[] columns;
    private final Consumer<? super int[]> action;

    private TextbookEnumerator(int n, Consumer<? super int[]> action) {
        this.n = n;
        this.all = (int) ((1L << n) - 1);
        this.columns = new int[n];
        this.action = action;
    }

    /**
     * Gives every solution to an action, in lexicographic order.
     *
     * @param n board size, 0 to 31
     * @param action receives a fresh array for each solution: the column of each row
     */
    public static void forEach(int n, Consumer<? super int[]> action) {
        new TextbookEnumerator(n, action).place(0, 0, 0, 0);
    }

    private void place(int row, int taken, int diagonals, int antiDiagonals) {
        if (row == n) {
            action.accept(columns.clone());
            return;
        }
        for (int free = all & ~(taken | diagonals | antiDiagonals); free != 0; free &= free - 1) {
            int queen = free & -free;
            columns[row] = Integer.numberOfTrailingZeros(queen);
            place(row + 1, taken | queen, (diagonals | queen) << 1, (antiDiagonals | queen) >>> 1);
        }
    }
}
