package io.github.queens4j.engine;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.Square;
import io.github.queens4j.Visit;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * {@code forward}: backtracking with forward checking, for every rule.
 *
 * <p><b>Idea.</b> A queen takes the squares that she attacks from the rows below, and gives them back when she goes. If
 * a row has none left, she goes at once: the search need not come down to that row to find out. The squares left in the
 * next row are free, and are not compared with anything. Any board is found in another order: the row with the fewest
 * squares left comes next, the uppermost of several.
 *
 * <p><b>Complexity.</b> O(n^2) squares looked at for each queen, memory O(n^2). Placements, fewer than those of
 * {@code check}, have queens that leave a row without squares among them; attempts are the open squares of rows
 * entered.
 *
 * <p><b>Source.</b> R. M. Haralick, G. L. Elliott, <i>Increasing Tree Search Efficiency for Constraint Satisfaction
 * Problems</i>, Artificial Intelligence 14, 1980, who name both the look-ahead and, from the principle to fail first,
 * the order, and measure them with queens.
 *
 * <p><b>Limits.</b> n is at most {@value #MAX_SIZE}, since the recursion is n calls deep.
 */
public final class ForwardSolver extends Engine {

    /** So deep a recursion needs less than half of a thread stack of 512 KiB, uncompiled code included. */
    static final int MAX_SIZE = 1000;

    private final boolean isFewestFirst;

    public ForwardSolver() {
        this("forward", false);
    }

    private ForwardSolver(String name, boolean isFewestFirst) {
        super(name, MAX_SIZE);
        this.isFewestFirst = isFewestFirst;
    }

    /** Searches as {@link #any}: boards come in another order, and queens of a listener in any rows. */
    public static Solver fewestFirst() {
        return new ForwardSolver("fewest-first", true);
    }

    @Override
    public boolean supports(Puzzle puzzle) {
        return puzzle.size() <= MAX_SIZE;
    }

    @Override
    void run(Search search) {
        new Run(search, isFewestFirst).fill(0);
    }

    @Override
    public Optional<Board> any(Puzzle puzzle) {
        return new ForwardSolver(name(), true).first(puzzle);
    }

    private static final class Run {
        private final Search search;
        private final boolean isFewestFirst;
        private final int n;

        /** Of the queens; -1 in a row without one. */
        private final int[] columns;

        /** For each row the columns that are open and not taken by a queen. */
        private final BitSet[] left;

        Run(Search search, boolean isFewestFirst) {
            this.search = search;
            this.isFewestFirst = isFewestFirst;
            n = search.size();
            columns = IntStream.range(0, n).map(row -> -1).toArray();
            left = new BitSet[n];
            for (int row = 0; row < n; row++) {
                left[row] = new BitSet(n);
                for (int column = 0; column < n; column++) {
                    left[row].set(column, search.puzzle().isOpen(row, column));
                }
            }
        }

        /** Extends a partial solution of so many queens in every possible way, by queens of one row. */
        Visit fill(int queens) {
            if (queens == n) {
                return search.solution(columns);
            }
            int row = isFewestFirst ? fewest() : queens;
            for (int column = 0; column < n; column++) {
                search.attempts(search.puzzle().isOpen(row, column) ? 1 : 0);
                if (left[row].get(column)) {
                    columns[row] = column;
                    List<Square> taken = take(row, column);
                    search.place(row, column, taken);
                    if (!left[fewest()].isEmpty() && fill(queens + 1) == Visit.STOP) {
                        return Visit.STOP;
                    }
                    taken.forEach(square -> left[square.row()].set(square.column()));
                    search.remove(row, column);
                }
            }
            columns[row] = -1;
            return Visit.CONTINUE;
        }

        /** Of the rows without a queen the first of those with the fewest squares left; any other if all have one. */
        private int fewest() {
            int fewest = n - 1;
            for (int row = n - 1; row >= 0; row--) {
                if (columns[fewest] >= 0
                        || (columns[row] < 0 && left[row].cardinality() <= left[fewest].cardinality())) {
                    fewest = row;
                }
            }
            return fewest;
        }

        /** Takes what a queen attacks from the rows without one. */
        private List<Square> take(int row, int column) {
            List<Square> taken = new ArrayList<>();
            for (int other = 0; other < n; other++) {
                search.work(n);
                for (int square = 0; square < n && columns[other] < 0; square++) {
                    if (left[other].get(square) && search.attacks(row, column, other, square)) {
                        left[other].clear(square);
                        taken.add(new Square(other, square));
                    }
                }
            }
            return taken;
        }
    }
}
