package io.github.queens4j.count.join;

import io.github.queens4j.search.Interruption;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * All peaceful placements of a queen in each of some rows, which ascend, ordered by column sets: for each of all sets
 * its index, -1 if it has no placement; for each index, and as an end, where its placements start.
 */
@SuppressWarnings("ArrayRecordComponent") // not to be changed, never compared
public record PlacementList(
        int[] rows, int width, int[] columnSets, int[] indexOfSet, int[] starts, long[] placements) {

    /** Of the column of a queen. */
    private static final int COLUMN_BITS = 4;

    private static final int COLUMN = (1 << COLUMN_BITS) - 1;

    /** Lists the placements on a board without closed squares, of up to 16 columns. */
    static PlacementList of(int rowSet, int width) {
        int[] open = new int[Integer.SIZE - Integer.numberOfLeadingZeros(rowSet)];
        Arrays.fill(open, (1 << width) - 1);
        return of(rowSet, width, open, set -> true);
    }

    /** Lists the placements with the column sets that count, given the open columns of each row. */
    static PlacementList of(int rowSet, int width, int[] open, IntPredicate counts) {
        int[] rows = IntStream.range(0, Integer.SIZE)
                .filter(row -> (rowSet >> row & 1) != 0)
                .toArray();
        Search search = new Search(rows, width, open, counts);
        search.place(0, 0, 0, 0, 0);
        return search.sorted();
    }

    int queens() {
        return rows.length;
    }

    int column(int placement, int queen) {
        return (int) (placements[placement] >>> (COLUMN_BITS * queen)) & COLUMN;
    }

    public int size() {
        return placements.length;
    }

    int size(int index) {
        return starts[index + 1] - starts[index];
    }

    /** How many placements have a column set. */
    int sizeOf(int columnSet) {
        return indexOfSet[columnSet] < 0 ? 0 : size(indexOfSet[columnSet]);
    }

    /** The placements that are kept, by their numbers; column sets that lose all of theirs stay. */
    public PlacementList where(IntPredicate kept) {
        int[] left = IntStream.range(0, size()).filter(kept).toArray();
        int[] startsOfLeft = Arrays.stream(starts)
                .map(start -> Arrays.binarySearch(left, start))
                .map(found -> found < 0 ? -found - 1 : found)
                .toArray();
        long[] placementsLeft =
                Arrays.stream(left).mapToLong(i -> placements[i]).toArray();
        return new PlacementList(rows, width, columnSets, indexOfSet, startsOfLeft, placementsLeft);
    }

    /** Backtracking, then a counting sort by column set that keeps the order of the search. */
    private static final class Search {

        /** For n >= 26 lists take seconds; the rest of one after this queen takes milliseconds. */
        private static final int INTERRUPTIBLE_QUEEN = 3;

        private final int[] rows;
        private final int width;
        private final int[] open;
        private final boolean[] counts;
        private int found;
        private int[] foundSets = new int[256];
        private long[] foundPlacements = new long[256];

        Search(int[] rows, int width, int[] open, IntPredicate counts) {
            this.rows = rows;
            this.width = width;
            this.open = open;
            this.counts = new boolean[1 << width];
            for (int set = 0; set < this.counts.length; set++) {
                this.counts[set] = Integer.bitCount(set) == rows.length && counts.test(set);
            }
        }

        /** Diagonals and anti-diagonals are marked at their column in row 0 plus the board's height. */
        void place(int queen, long placement, int used, long diagonals, long antiDiagonals) {
            if (queen == rows.length) {
                add(placement, used);
                return;
            }
            if (queen == INTERRUPTIBLE_QUEEN) {
                Interruption.check();
            }
            int row = rows[queen];
            long attacked = used | (diagonals >>> (Integer.SIZE - row)) | (antiDiagonals >>> row);
            long free = ~attacked & open[row];
            for (; free != 0; free &= free - 1) {
                int column = Long.numberOfTrailingZeros(free);
                place(
                        queen + 1,
                        placement | (long) column << (COLUMN_BITS * queen),
                        used | 1 << column,
                        diagonals | 1L << (column - row + Integer.SIZE),
                        antiDiagonals | 1L << (column + row));
            }
        }

        private void add(long placement, int used) {
            if (counts[used]) {
                if (found == foundSets.length) {
                    foundSets = Arrays.copyOf(foundSets, 2 * found);
                    foundPlacements = Arrays.copyOf(foundPlacements, 2 * found);
                }
                foundPlacements[found] = placement;
                foundSets[found++] = used;
            }
        }

        PlacementList sorted() {
            int[] sizes = new int[1 << width];
            for (int i = 0; i < found; i++) {
                sizes[foundSets[i]]++;
            }
            int[] sets = IntStream.range(0, sizes.length)
                    .filter(set -> sizes[set] > 0)
                    .toArray();
            int[] indexOfSet = new int[sizes.length];
            Arrays.fill(indexOfSet, -1);
            int[] starts = new int[sets.length + 1];
            for (int index = 0; index < sets.length; index++) {
                indexOfSet[sets[index]] = index;
                starts[index + 1] = starts[index] + sizes[sets[index]];
            }
            int[] next = starts.clone();
            long[] placements = new long[found];
            for (int i = 0; i < found; i++) {
                placements[next[indexOfSet[foundSets[i]]]++] = foundPlacements[i];
            }
            return new PlacementList(rows, width, sets, indexOfSet, starts, placements);
        }
    }
}
