package io.github.queens4j.engine;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Visit;
import io.github.queens4j.search.Memory;

/**
 * {@code iterative}: backtracking without recursion, with three marking arrays.
 *
 * <p><b>Idea.</b> The list of columns is all that a recursion would keep on its stack. One loop either goes forward, by
 * placing a queen on the next square of the row that is not attacked and turning to the next row, or, when the row has
 * no such square left, goes back, by taking the last queen away and looking on behind her.
 *
 * <p><b>Complexity.</b> Time O(attempts), memory O(n). It visits the partial solutions that {@code check} visits.
 *
 * <p><b>Source.</b> R. W. Floyd, <i>Nondeterministic Algorithms</i>, Journal of the ACM 14, 1967, and many a program
 * for home computers, whose Basic had no recursion; D. E. Knuth, <i>The Art of Computer Programming</i>, section 7.2.2.
 *
 * <p><b>Limits.</b> n is at most {@value #MAX_SIZE}, so that the diagonals can be numbered by an int. The time of a
 * search on an empty board grows so fast that patience ends long before, at n = 30 or so.
 */
public final class IterativeSolver extends Engine {

    static final int MAX_SIZE = 1 << 30;

    public IterativeSolver() {
        super("iterative", MAX_SIZE);
    }

    @Override
    void run(Search search) {
        new Run(search).run();
    }

    private static final class Run {
        private final Search search;
        private final Puzzle puzzle;
        private final int n;
        private final int[] columns;
        private final boolean[] columnTaken;
        private final boolean[] diagonalTaken;
        private final boolean[] antiDiagonalTaken;

        Run(Search search) {
            this.search = search;
            puzzle = search.puzzle();
            n = puzzle.size();
            Memory.require("the search of iterative", n, 9L * n);
            columns = new int[n];
            columnTaken = new boolean[n];
            diagonalTaken = new boolean[2 * n - 1];
            antiDiagonalTaken = new boolean[2 * n - 1];
        }

        void run() {
            int row = 0;
            int column = firstFree(row, 0);
            while (row > 0 || column < n) {
                if (column == n) {
                    row--;
                    column = firstFree(row, remove(row) + 1);
                } else {
                    place(row, column);
                    if (row < n - 1) {
                        row++;
                        column = firstFree(row, 0);
                    } else if (search.solution(columns) == Visit.STOP) {
                        return;
                    } else {
                        column = firstFree(row, remove(row) + 1);
                    }
                }
            }
        }

        /** The first square of a row, from a column on, that is open and not attacked; n if there is none. */
        private int firstFree(int row, int from) {
            for (int column = from; column < n; column++) {
                if (puzzle.isOpen(row, column)) {
                    search.attempt(row, column);
                    if (!columnTaken[column]
                            && !diagonalTaken[row - column + n - 1]
                            && !antiDiagonalTaken[row + column]) {
                        return column;
                    }
                }
            }
            return n;
        }

        private void place(int row, int column) {
            search.place(row, column);
            columns[row] = column;
            mark(row, column, true);
        }

        private int remove(int row) {
            mark(row, columns[row], false);
            search.remove(row, columns[row]);
            return columns[row];
        }

        private void mark(int row, int column, boolean taken) {
            columnTaken[column] = taken;
            diagonalTaken[row - column + n - 1] = taken;
            antiDiagonalTaken[row + column] = taken;
        }
    }
}
