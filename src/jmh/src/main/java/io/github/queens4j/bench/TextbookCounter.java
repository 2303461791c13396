package io.github.queens4j.bench;

/**
 * The counter that everybody writes: recursive search with three bit masks, and mirror symmetry, which halves the work.
 *
 * <p>The masks hold the columns, and the diagonals of both directions, that attack the current row; shifting the
 * diagonals by one each row keeps them aligned (M. Richards, <i>Backtracking Algorithms in MCPL using Bit Patterns and
 * Recursion</i>, Cambridge 1997).
 */
public final class TextbookCounter {

    private final int all;

    private TextbookCounter(int all) {
        this.all = all;
    }

    /**
     * Counts the solutions.
     *
     * @param n board size, 0 to 31
     * @return number of solutions
     */
    public static long count(int n) {
        if (n < 2) {
            return 1;
        }
        int all = (int) ((1L << n) - 1);
        TextbookCounter counter = new TextbookCounter(all);
        long half = 0;
        for (int column = 0; column < n / 2; column++) {
            int queen = 1 << column;
            half += counter.rest(queen, queen << 1, queen >>> 1);
        }
        if (n % 2 == 1) {
            int middle = 1 << (n / 2);
            int attacked = middle | middle << 1 | middle >>> 1;
            // The mirror image of the second queen is on the other side.
            for (int free = (middle - 1) & ~attacked; free != 0; free &= free - 1) {
                int queen = free & -free;
                half += counter.rest(middle | queen, (middle << 1 | queen) << 1, (middle >>> 1 | queen) >>> 1);
            }
        }
        return 2 * half;
    }

    private long rest(int columns, int diagonals, int antiDiagonals) {
        if (columns == all) {
            return 1;
        }
        long count = 0;
        for (int free = all & ~(columns | diagonals | antiDiagonals); free != 0; free &= free - 1) {
            int queen = free & -free;
            count += rest(columns | queen, (diagonals | queen) << 1, (antiDiagonals | queen) >>> 1);
        }
        return count;
    }
}
