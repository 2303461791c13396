package io.github.queens4j.engine;

import io.github.queens4j.SolutionVisitor.Visit;

/**
 * The search of {@link BitmaskSolver} in its plainest form, for a listener and for boards of any size: the same queens
 * in the same order, none of them only tallied, and the same figures in the end.
 *
 * <p>The free squares of a row are a word. Its lowest bit is the next queen; seen from the next row, what she attacks
 * moves by no column, by one up and by one down.
 */
final class BitmaskSteps {

    private final Search search;
    private final int n;
    private final int[] columns;

    BitmaskSteps(Search search) {
        this.search = search;
        n = search.size();
        columns = new int[n];
    }

    void run() {
        fillFrom(0, 0, 0, 0);
    }

    /** Extends the partial solution in the rows before this one, whose attacked squares are in the three words. */
    private Visit fillFrom(int row, long byColumn, long byDiagonal, long byAntiDiagonal) {
        if (row == n) {
            return search.solution(columns);
        }
        long untried = search.puzzle().openColumns(row);
        long free = untried & ~(byColumn | byDiagonal | byAntiDiagonal);
        while (free != 0) {
            long queen = free & -free;
            free ^= queen;
            untried = tallyUpTo(queen, untried);
            columns[row] = Long.numberOfTrailingZeros(queen);
            search.place(row, columns[row]);
            search.work(1);
            Visit visit =
                    fillFrom(row + 1, byColumn | queen, (byDiagonal | queen) << 1, (byAntiDiagonal | queen) >>> 1);
            if (visit == Visit.STOP) {
                return Visit.STOP;
            }
            search.remove(row, columns[row]);
        }
        search.add(0, Long.bitCount(untried));
        return Visit.CONTINUE;
    }

    /** Counts the squares up to the queen's as tried, attacked or not, and returns those behind her. */
    private long tallyUpTo(long queen, long untried) {
        long behind = untried & (-queen << 1);
        search.add(0, Long.bitCount(untried ^ behind));
        return behind;
    }
}
