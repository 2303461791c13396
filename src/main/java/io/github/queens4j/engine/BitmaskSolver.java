package io.github.queens4j.engine;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SolutionVisitor.Visit;

/**
 * {@code bitmask}: backtracking over sets of squares, each a machine word.
 *
 * <p><b>Idea.</b> The squares of a row that are attacked along a column, a diagonal and an anti-diagonal are three sets.
 * As bits of three words they move to the next row by no shift, a shift to the left and a shift to the right, and what
 * is left of the open squares is the set of squares to try: no square is looked at in vain. The lowest bit comes first,
 * which is lexicographic order. A row without a square to try is seen before it is entered.
 *
 * <p><b>Complexity.</b> Time O(placements), memory O(n). It visits the partial solutions that {@code check} visits, and
 * reports the same attempts although it does not try the attacked squares one by one: the open squares of each row
 * whenever one comes to it, less those left untried when a visitor stops. Counts take the shorter way of
 * {@link BitmaskCounter}.
 *
 * <p><b>Source.</b> The sets of textbooks (columns and both kinds of diagonals) as words: M. Richards, <i>Backtracking
 * Algorithms in MCPL using Bit Patterns and Recursion</i>, University of Cambridge Computer Laboratory, Technical Report
 * 433, 1997. Here the recursion is a loop over a stack of words.
 *
 * <p><b>Limits.</b> n is at most {@value #MAX_SIZE}, the bits of a word. The first solution of n = 28 takes milliseconds.
 */
public final class BitmaskSolver extends Engine {

    /** One bit for each column. */
    static final int MAX_SIZE = Long.SIZE;

    /** Placements between two looks at the interrupt flag: a power of 2, about a tenth of a millisecond. */
    private static final int INTERRUPT_PERIOD = 1 << 14;

    /** An engine without state. */
    public BitmaskSolver() {
        super("bitmask", MAX_SIZE, USE_ITERATIVE);
    }

    @Override
    public long count(Puzzle puzzle) {
        Search search = new Search(requireSize(puzzle), solution -> Visit.CONTINUE);
        return inFrame(search, () -> search.addCounted(BitmaskCounter.count(puzzle)))
                .solutions();
    }

    @Override
    void run(Search search) {
        new Run(search).run();
    }

    private static final class Run {
        private final Search search;
        private final int last;

        /** For each row its open squares, and how many they are. */
        private final long[] open;

        private final int[] width;

        /** For each row above the current one its queen, as a bit. */
        private final long[] queens;

        private final int[] columns;

        private long placements;
        private long attempts;

        Run(Search search) {
            this.search = search;
            int n = search.size();
            last = n - 1;
            open = new long[n];
            width = new int[n];
            queens = new long[n];
            columns = new int[n];
            for (int row = 0; row < n; row++) {
                open[row] = search.puzzle().openColumns(row);
                width[row] = Long.bitCount(open[row]);
            }
        }

        void run() {
            attempts = width[0];
            try {
                if (last == 0) {
                    fillLastRow(open[0]);
                } else if (open[0] != 0) {
                    fillRows();
                }
            } finally {
                search.add(placements, attempts);
            }
        }

        /**
         * The search. Only rows with a square left to try are on the stack, so that going back never ends in an empty
         * row; whether there is one is the only branch of the loop that a processor cannot foresee.
         */
        private void fillRows() {
            int[] rows = new int[last + 1];
            long[] untried = new long[last + 1];
            long[] columnSets = new long[last + 1];
            long[] diagonalSets = new long[last + 1];
            long[] antiDiagonalSets = new long[last + 1];
            int depth = 0;
            int untilInterruptCheck = INTERRUPT_PERIOD;

            int row = 0;
            long free = open[0];
            long byColumn = 0;
            long byDiagonal = 0;
            long byAntiDiagonal = 0;
            while (true) {
                long queen = free & -free;
                queens[row] = queen;
                placements++;

                rows[depth] = row;
                untried[depth] = free ^ queen;
                columnSets[depth] = byColumn;
                diagonalSets[depth] = byDiagonal;
                antiDiagonalSets[depth] = byAntiDiagonal;
                if (free != queen) {
                    depth++;
                }

                row++;
                attempts += width[row];
                byColumn |= queen;
                byDiagonal = (byDiagonal | queen) << 1;
                byAntiDiagonal = (byAntiDiagonal | queen) >>> 1;
                free = open[row] & ~(byColumn | byDiagonal | byAntiDiagonal);
                if (row == last) {
                    if (fillLastRow(free) == Visit.STOP) {
                        return;
                    }
                } else if (free != 0) {
                    if ((open[row + 1] & ~(byColumn | (byDiagonal << 1) | (byAntiDiagonal >>> 1))) != 0) {
                        continue;
                    }
                    // No square of the row after this one is left, whatever this row does: a tally is enough.
                    int queensInVain = Long.bitCount(free);
                    placements += queensInVain;
                    attempts += (long) queensInVain * width[row + 1];
                }

                if (depth == 0) {
                    return;
                }
                if (--untilInterruptCheck == 0) {
                    untilInterruptCheck = INTERRUPT_PERIOD;
                    Search.throwIfInterrupted();
                }
                depth--;
                row = rows[depth];
                free = untried[depth];
                byColumn = columnSets[depth];
                byDiagonal = diagonalSets[depth];
                byAntiDiagonal = antiDiagonalSets[depth];
            }
        }

        /** Places a queen on each of the squares of the last row in turn: each is a solution. */
        private Visit fillLastRow(long squares) {
            for (long free = squares; free != 0; free &= free - 1) {
                queens[last] = free & -free;
                placements++;
                for (int row = 0; row <= last; row++) {
                    columns[row] = Long.numberOfTrailingZeros(queens[row]);
                }
                if (search.solution(columns) == Visit.STOP) {
                    attempts -= squaresBehindQueens();
                    return Visit.STOP;
                }
            }
            return Visit.CONTINUE;
        }

        /** The open squares behind the queen of each row, which are left untried when the search stops. */
        private long squaresBehindQueens() {
            long squares = 0;
            for (int row = 0; row <= last; row++) {
                squares += Long.bitCount(open[row] & (-2L << columns[row]));
            }
            return squares;
        }
    }
}
