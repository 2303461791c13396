package io.github.queens4j.engine;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Visit;

/**
 * {@code check}: recursive backtracking that compares each new queen with all earlier ones.
 *
 * <p><b>Idea.</b> A partial solution is the list of the columns of the queens in its first rows. A queen is tried on
 * every square of the next row; if no earlier queen shares her column or a diagonal, the search goes one row deeper,
 * and when it comes back it tries the next square. Under any other rule it is the rule that compares two queens, so
 * this engine takes all of them, and serves as the oracle for engines that know more.
 *
 * <p><b>Complexity.</b> One comparison with up to n queens for each square tried: time O(n x attempts), memory O(n).
 * The number of attempts grows roughly like the number of partial solutions, for which no formula is known.
 *
 * <p><b>Source.</b> The exhaustive generation of course notes and textbooks. The search is as old as the problem (M.
 * Bezzel 1848, F. Nauck 1850, C. F. Gauss in letters to H. C. Schumacher the same year); it got its name, backtrack,
 * from D. H. Lehmer in the 1950s and its first general account in S. W. Golomb, L. D. Baumert, <i>Backtrack
 * Programming</i>, Journal of the ACM 12, 1965.
 *
 * <p><b>Limits.</b> n is at most {@value #MAX_SIZE}, since the recursion is n calls deep.
 */
public final class CheckSolver extends Engine {

    /** So deep a recursion needs less than half of a thread stack of 512 KiB, uncompiled code included. */
    static final int MAX_SIZE = 1000;

    public CheckSolver() {
        super("check", MAX_SIZE);
    }

    @Override
    public boolean supports(Puzzle puzzle) {
        return puzzle.size() <= MAX_SIZE;
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

        Run(Search search) {
            this.search = search;
            puzzle = search.puzzle();
            n = puzzle.size();
            columns = new int[n];
        }

        /** Extends the partial solution in the rows before this one in every possible way. */
        Visit fillFrom(int row) {
            if (row == n) {
                return search.solution(columns);
            }
            for (int column = 0; column < n; column++) {
                if (puzzle.isOpen(row, column)) {
                    search.attempt(row, column);
                    if (isLegal(row, column)) {
                        search.place(row, column);
                        columns[row] = column;
                        if (fillFrom(row + 1) == Visit.STOP) {
                            return Visit.STOP;
                        }
                        search.remove(row, column);
                    }
                }
            }
            return Visit.CONTINUE;
        }

        private boolean isLegal(int row, int column) {
            for (int earlier = 0; earlier < row; earlier++) {
                if (search.attacks(row, column, earlier, columns[earlier])) {
                    return false;
                }
            }
            return true;
        }
    }
}
