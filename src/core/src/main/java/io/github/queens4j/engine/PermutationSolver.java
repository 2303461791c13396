package io.github.queens4j.engine;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Visit;
import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Memory;
import java.util.stream.IntStream;

/**
 * {@code permutation}: generates whole permutations in lexicographic order and then checks them.
 *
 * <p><b>Idea.</b> One queen in each row and each column is a permutation. Of the n! permutations those are kept in
 * which no two queens share a diagonal. Given queens are left out of the permuting. All permutations that begin with a
 * queen on a blocked square are passed over at once, since a puzzle has no such boards; a conflict of two queens is not
 * used that way, for that would be backtracking.
 *
 * <p><b>Tally.</b> For each permutation, n attempts, since it fills n squares whatever comes of it. Its placements are
 * the queens that a check row by row passes before it meets the first one attacked by an earlier one.
 *
 * <p><b>Complexity.</b> Time O(n!) permutations of O(n) to O(n^2) steps each, memory O(n). n = 8 has 40320 permutations
 * where backtracking places 2056 queens.
 *
 * <p><b>Source.</b> The next permutation in lexicographic order is Narayana Pandita's rule (14th century), algorithm L
 * in D. E. Knuth, <i>The Art of Computer Programming</i>, section 7.2.1.2.
 *
 * <p><b>Limits.</b> n is at most {@value #MAX_SIZE} for the sake of its arrays; patience ends at n = 12 or so.
 */
public final class PermutationSolver extends Engine {

    /** The largest power of 2 that an array can have as its length. */
    static final int MAX_SIZE = 1 << 30;

    public PermutationSolver() {
        super("permutation", MAX_SIZE);
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

        /** The rows without a given queen. */
        private final int[] rows;

        /** The columns without a given queen, in the order of the permutation: the queen of rows[i] is in free[i]. */
        private final int[] free;

        Run(Search search) {
            this.search = search;
            puzzle = search.puzzle();
            n = puzzle.size();
            Memory.require("the search of permutation", n, 13L * n);
            columns = new int[n];
            boolean[] given = new boolean[n];
            for (int row = 0; row < n; row++) {
                if (puzzle.queen(row).isPresent()) {
                    columns[row] = puzzle.queen(row).getAsInt();
                    given[columns[row]] = true;
                }
            }
            rows = IntStream.range(0, n)
                    .filter(row -> puzzle.queen(row).isEmpty())
                    .toArray();
            free = IntStream.range(0, n).filter(column -> !given[column]).toArray();
        }

        void run() {
            do {
                search.work(n);
                int closed = firstClosed();
                if (closed < free.length) {
                    // The rest of the permutation is in rising order; falling, it is the last with this beginning.
                    reverseFrom(closed + 1);
                } else if (check() == Visit.STOP) {
                    return;
                }
            } while (nextPermutation());
        }

        /** Where the permutation puts the first queen on a blocked square; past its end if nowhere. */
        private int firstClosed() {
            int i = 0;
            while (i < free.length && puzzle.isOpen(rows[i], free[i])) {
                i++;
            }
            return i;
        }

        private Visit check() {
            for (int i = 0; i < free.length; i++) {
                columns[rows[i]] = free[i];
            }
            search.candidate(columns);
            int row = 0;
            while (row < n && isLegal(row)) {
                search.place(row, columns[row]);
                row++;
            }
            search.add(0, n);
            if (row < n) {
                search.reject(row, columns[row]);
            } else if (search.solution(columns) == Visit.STOP) {
                return Visit.STOP;
            }
            while (row > 0) {
                row--;
                search.remove(row, columns[row]);
            }
            return Visit.CONTINUE;
        }

        private boolean isLegal(int row) {
            for (int earlier = 0; earlier < row; earlier++) {
                if (Math.abs(columns[row] - columns[earlier]) == row - earlier) {
                    return false;
                }
            }
            return true;
        }

        /** Turns the permutation into the next one in lexicographic order; false after the last. */
        private boolean nextPermutation() {
            int pivot = free.length - 2;
            while (pivot >= 0 && free[pivot] > free[pivot + 1]) {
                pivot--;
            }
            if (pivot < 0) {
                return false;
            }
            int larger = free.length - 1;
            while (free[larger] < free[pivot]) {
                larger--;
            }
            Chance.swap(free, pivot, larger);
            reverseFrom(pivot + 1);
            return true;
        }

        private void reverseFrom(int from) {
            for (int i = from, j = free.length - 1; i < j; i++, j--) {
                Chance.swap(free, i, j);
            }
        }
    }
}
