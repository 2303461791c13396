package io.github.queens4j.engine;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Visit;

/**
 * {@code array}: recursive backtracking with three marking arrays.
 *
 * <p><b>Idea.</b> On a diagonal row - column is constant, on an anti-diagonal row + column. One flag for each column,
 * diagonal and anti-diagonal says whether a queen holds it, so whether a square is attacked takes three look-ups,
 * however many queens stand. A queen is marked when she is placed and unmarked when she is taken away.
 *
 * <p><b>Complexity.</b> Time O(attempts), memory O(n). It visits the partial solutions that {@code check} visits.
 *
 * <p><b>Source.</b> N. Wirth, <i>Program Development by Stepwise Refinement</i>, Communications of the ACM 14, 1971,
 * and E. W. Dijkstra, <i>Notes on Structured Programming</i>, 1972, who both teach programming with it.
 *
 * <p><b>Limits.</b> n is at most {@value #MAX_SIZE}, since the recursion is n calls deep.
 */
public final class ArraySolver extends Engine {

    /** So deep a recursion needs less than half of a thread stack of 512 KiB, uncompiled code included. */
    static final int MAX_SIZE = 1000;

    public ArraySolver() {
        super("array", MAX_SIZE);
    }

    @Override
    void run(Search search) {
        new Run(search).fillFrom(0);
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
            columns = new int[n];
            columnTaken = new boolean[n];
            diagonalTaken = new boolean[2 * n - 1];
            antiDiagonalTaken = new boolean[2 * n - 1];
        }

        /** Extends the partial solution in the rows before this one in every possible way. */
        Visit fillFrom(int row) {
            if (row == n) {
                return search.solution(columns);
            }
            for (int column = 0; column < n; column++) {
                if (puzzle.isOpen(row, column)) {
                    search.attempt(row, column);
                    if (isFree(row, column)) {
                        search.place(row, column);
                        columns[row] = column;
                        mark(row, column, true);
                        if (fillFrom(row + 1) == Visit.STOP) {
                            return Visit.STOP;
                        }
                        mark(row, column, false);
                        search.remove(row, column);
                    }
                }
            }
            return Visit.CONTINUE;
        }

        private boolean isFree(int row, int column) {
            return !columnTaken[column] && !diagonalTaken[row - column + n - 1] && !antiDiagonalTaken[row + column];
        }

        private void mark(int row, int column, boolean taken) {
            columnTaken[column] = taken;
            diagonalTaken[row - column + n - 1] = taken;
            antiDiagonalTaken[row + column] = taken;
        }
    }
}
