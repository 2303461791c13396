package io.github.queens4j.engine;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.search.Interruption;

/**
 * {@code bitmask}: backtracking over sets of squares, each a machine word.
 *
 * <p><b>Idea.</b> The squares of a row that are attacked along a column, a diagonal and an anti-diagonal are three
 * sets. As bits of three words they move to the next row by no shift, a shift to the left and a shift to the right, and
 * what is left of the open squares is the set of squares to try: no square is looked at in vain. The lowest bit comes
 * first, which is lexicographic order. The last five rows are done at once, by looking up what is left of the search
 * tree there: see {@link LastRows}.
 *
 * <p><b>Complexity.</b> Time O(placements), memory O(n). It reports the placements and attempts of {@code check}: every
 * partial solution is counted, those of the last rows as bits of words, and the open squares of each row whenever one
 * comes to it, less those left untried when a visitor stops, although attacked squares are not tried one by one. Counts
 * take the shorter way of {@link BitmaskCounter}; with a listener, and on boards that are too small or too large for
 * {@link LastRows}, it goes step by step, see {@link BitmaskSteps}.
 *
 * <p><b>Source.</b> The sets of textbooks (columns and both kinds of diagonals) as words: M. Richards, <i>Backtracking
 * Algorithms in MCPL using Bit Patterns and Recursion</i>, University of Cambridge Computer Laboratory, Technical
 * Report 433, 1997. Here the recursion is a loop over a stack of words.
 *
 * <p><b>Limits.</b> n is at most {@value #MAX_SIZE}, the bits of a word. The first solution of n = 28 takes
 * milliseconds.
 */
public final class BitmaskSolver extends Engine {

    /** One bit for each column. */
    static final int MAX_SIZE = Long.SIZE;

    /** Steps back between two looks at the interrupt flag: less than a millisecond. */
    private static final int INTERRUPT_PERIOD = 1 << 14;

    /** An engine without state. */
    public BitmaskSolver() {
        super("bitmask", MAX_SIZE);
    }

    @Override
    public long count(Puzzle puzzle) {
        Search search = new Search(requireTaken(puzzle), solution -> Visit.CONTINUE);
        return inFrame(search, () -> search.addCounted(BitmaskCounter.count(puzzle)))
                .solutions();
    }

    @Override
    void run(Search search) {
        boolean takesLastRows = search.size() >= LastRows.MIN_SIZE && search.size() <= LastRows.MAX_SIZE;
        if (search.hasListener() || !takesLastRows) {
            new BitmaskSteps(search).run();
        } else {
            new Run(search).run();
        }
    }

    private static final class Run {
        private final Search search;
        private final int n;
        private final int[] columns;

        /** For each row its open squares, and how many they are. */
        private final long[] open;

        private final int[] width;

        Run(Search search) {
            this.search = search;
            n = search.size();
            columns = new int[n];
            open = new long[n];
            width = new int[n];
            for (int row = 0; row < n; row++) {
                open[row] = search.puzzle().openColumns(row);
                width[row] = Long.bitCount(open[row]);
            }
        }

        /**
         * The search, down to the last rows. Only rows with squares left to try are on the stack, so that going back
         * never ends in an exhausted row. It is one method and works on local variables alone, since with fields, or in
         * parts that the compiler does not put together again, it took up to one and a half times as long.
         */
        void run() {
            // The stack: rows, their squares left to try, and the squares that are attacked in them.
            int[] rows = new int[n];
            long[] untried = new long[n];
            long[] columnSets = new long[n];
            long[] diagonalSets = new long[n];
            long[] antiDiagonalSets = new long[n];
            int depth = 0;

            int[] columns = this.columns;
            long[] open = this.open;
            int[] width = this.width;
            LastRows lastRows = new LastRows(search, open, width, columns);
            int firstOfLast = n - LastRows.ROWS;
            long placements = 0;
            long attempts = width[0];
            int row = 0;
            long free = open[0];
            long byColumn = 0;
            long byDiagonal = 0;
            long byAntiDiagonal = 0;
            int untilInterruptCheck = INTERRUPT_PERIOD;
            try {
                while (free != 0) {
                    long queen = free & -free;
                    columns[row] = Long.numberOfTrailingZeros(queen);
                    placements++;

                    // Keeps what is left of the row, if anything.
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
                    if (free != 0) {
                        if (row != firstOfLast) {
                            continue;
                        }
                        if (lastRows.fill(free, byColumn, byDiagonal, byAntiDiagonal) == Visit.STOP) {
                            attempts -= squaresBehindQueens();
                            return;
                        }
                    }

                    // Goes back.
                    if (depth == 0) {
                        return;
                    }
                    if (--untilInterruptCheck == 0) {
                        untilInterruptCheck = INTERRUPT_PERIOD;
                        Interruption.check();
                    }
                    depth--;
                    row = rows[depth];
                    free = untried[depth];
                    byColumn = columnSets[depth];
                    byDiagonal = diagonalSets[depth];
                    byAntiDiagonal = antiDiagonalSets[depth];
                }
            } finally {
                search.add(placements, attempts);
                lastRows.tally();
            }
        }

        /** The open squares behind the queen of each row, which are left untried when the search stops. */
        private long squaresBehindQueens() {
            long squares = 0;
            for (int row = 0; row < n; row++) {
                squares += Long.bitCount(open[row] & (-2L << columns[row]));
            }
            return squares;
        }
    }
}
