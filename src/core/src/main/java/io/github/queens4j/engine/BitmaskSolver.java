package io.github.queens4j.engine;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Visit;
import io.github.queens4j.cover.Cover;

/**
 * {@code bitmask}: recursive backtracking over sets of squares, each a machine word.
 *
 * <p><b>Idea.</b> The squares of a row that are attacked along a column, a diagonal and an anti-diagonal are three
 * sets. As bits of three words they move to the next row by no shift, a shift to the left and a shift to the right, and
 * what is left of the open squares is the set of squares to try: attacked squares are never looked at one by one. The
 * lowest bit comes first, which is lexicographic order.
 *
 * <p><b>Complexity.</b> Time O(placements), memory O(n). It visits the partial solutions that {@code check} visits and
 * reports the same attempts, since the attacked squares that it passes over are counted as tried. Counts take the
 * shorter way of {@link BitmaskCounter}.
 *
 * <p><b>Source.</b> The sets of textbooks (columns and both kinds of diagonals) as words: M. Richards, <i>Backtracking
 * Algorithms in MCPL using Bit Patterns and Recursion</i>, University of Cambridge Computer Laboratory, Technical
 * Report 433, 1997.
 *
 * <p><b>Limits.</b> n is at most {@value #MAX_SIZE}, the bits of a word.
 */
public final class BitmaskSolver extends Engine {

    static final int MAX_SIZE = Long.SIZE;

    public BitmaskSolver() {
        super("bitmask", MAX_SIZE);
    }

    @Override
    void run(Search search) {
        new Run(search).fillFrom(0, 0, 0, 0);
    }

    @Override
    public long count(Puzzle puzzle) {
        return counted(name(), requireSupported(puzzle), Long.MAX_VALUE, () -> BitmaskCounter.count(puzzle));
    }

    private static final class Run {
        private final Search search;
        private final int n;
        private final int[] columns;
        private final long[] open;

        Run(Search search) {
            this.search = search;
            n = search.size();
            columns = new int[n];
            open = Cover.openColumns(search.puzzle());
        }

        /** Extends the partial solution in the rows before this one, whose attacks on it are the three words. */
        Visit fillFrom(int row, long byColumn, long byDiagonal, long byAntiDiagonal) {
            if (row == n) {
                return search.solution(columns);
            }
            long untried = open[row];
            long free = untried & ~(byColumn | byDiagonal | byAntiDiagonal);
            while (free != 0) {
                long queen = free & -free;
                free ^= queen;
                long behind = untried & -queen << 1;
                search.attempts(Long.bitCount(untried ^ behind));
                untried = behind;

                columns[row] = Long.numberOfTrailingZeros(queen);
                search.place(row, columns[row]);
                if (fillFrom(row + 1, byColumn | queen, (byDiagonal | queen) << 1, (byAntiDiagonal | queen) >>> 1)
                        == Visit.STOP) {
                    return Visit.STOP;
                }
                search.remove(row, columns[row]);
            }
            search.attempts(Long.bitCount(untried));
            return Visit.CONTINUE;
        }
    }
}
