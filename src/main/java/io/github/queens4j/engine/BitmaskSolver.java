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
        super("bitmask", MAX_SIZE);
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
        private final int[] columns;

        /** For each row its open squares. */
        private final long[] open;

        /** For each row how many they are. */
        private final int[] width;

        // The stack: what is left to try in each row up to the current one, and the squares attacked in it.
        private final long[] untried;
        private final long[] byColumn;
        private final long[] byDiagonal;
        private final long[] byAntiDiagonal;

        private long placements;
        private long attempts;

        Run(Search search) {
            this.search = search;
            int n = search.size();
            last = n - 1;
            columns = new int[n];
            open = new long[n];
            width = new int[n];
            for (int row = 0; row < n; row++) {
                open[row] = search.puzzle().openColumns(row);
                width[row] = Long.bitCount(open[row]);
            }
            untried = new long[n];
            byColumn = new long[n];
            byDiagonal = new long[n];
            byAntiDiagonal = new long[n];
        }

        void run() {
            try {
                fill();
            } finally {
                search.add(placements, attempts);
            }
        }

        private void fill() {
            int row = 0;
            long free = open[0];
            long columnSet = 0;
            long diagonalSet = 0;
            long antiDiagonalSet = 0;
            attempts = width[0];
            while (free != 0 || row > 0) {
                if (free == 0) {
                    row--;
                    free = untried[row];
                    columnSet = byColumn[row];
                    diagonalSet = byDiagonal[row];
                    antiDiagonalSet = byAntiDiagonal[row];
                    continue;
                }
                long queen = free & -free;
                free ^= queen;
                columns[row] = Long.numberOfTrailingZeros(queen);
                if ((++placements & (INTERRUPT_PERIOD - 1)) == 0) {
                    Search.throwIfInterrupted();
                }
                if (row == last) {
                    if (search.solution(columns) == Visit.STOP) {
                        attempts -= squaresBehindQueens();
                        return;
                    }
                    continue;
                }
                attempts += width[row + 1];
                long nextColumnSet = columnSet | queen;
                long nextDiagonalSet = (diagonalSet | queen) << 1;
                long nextAntiDiagonalSet = (antiDiagonalSet | queen) >>> 1;
                long nextFree = open[row + 1] & ~(nextColumnSet | nextDiagonalSet | nextAntiDiagonalSet);
                if (nextFree != 0) {
                    untried[row] = free;
                    byColumn[row] = columnSet;
                    byDiagonal[row] = diagonalSet;
                    byAntiDiagonal[row] = antiDiagonalSet;
                    row++;
                    free = nextFree;
                    columnSet = nextColumnSet;
                    diagonalSet = nextDiagonalSet;
                    antiDiagonalSet = nextAntiDiagonalSet;
                }
            }
        }

        /** The open squares that a full board leaves untried: those behind the queen of each row. */
        private long squaresBehindQueens() {
            long untriedSquares = 0;
            for (int row = 0; row <= last; row++) {
                untriedSquares += Long.bitCount(open[row] & (-2L << columns[row]));
            }
            return untriedSquares;
        }
    }
}
