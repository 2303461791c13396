package io.github.queens4j.count.join;

import io.github.queens4j.search.Interruption;
import java.util.Arrays;

/**
 * How many placements a small board has, for each set of rows and each set of as many columns.
 *
 * <p>Sizes by column set are in ascending order of the sets; the complements of sets in ascending order are in
 * descending order, which is why both orders are kept. Immutable.
 */
final class SetPairs {

    private final int columns;
    private final int[][] sizes;
    private final int[][] sizesOfComplement;
    private final int[][] columnSets;

    private SetPairs(int rows, int columns) {
        this.columns = columns;
        this.sizes = new int[1 << rows][];
        this.sizesOfComplement = new int[1 << rows][];
        this.columnSets = new int[columns + 1][];
        for (int queens = 0; queens <= columns; queens++) {
            columnSets[queens] = Subsets.of(columns, queens);
        }
    }

    /**
     * Lists the placements of all row sets, one after the other, and keeps their numbers.
     *
     * @throws java.util.concurrent.CancellationException if the thread is interrupted; the flag stays set
     */
    static SetPairs of(int rows, int columns) {
        SetPairs pairs = new SetPairs(rows, columns);
        for (int set = 0; set < 1 << rows; set++) {
            Interruption.check();
            int[] sizes = pairs.sizesOf(set);
            int complement = Subsets.complement(set, rows);
            pairs.sizes[set] = sizes;
            pairs.sizesOfComplement[complement] = reversed(sizes);
        }
        return pairs;
    }

    private int[] sizesOf(int rowSet) {
        int queens = Integer.bitCount(rowSet);
        if (queens > columns) {
            return new int[0];
        }
        PlacementList list = PlacementList.of(rowSet, columns);
        return Arrays.stream(columnSets[queens])
                .map(list::indexOf)
                .map(index -> index < 0 ? 0 : list.size(index))
                .toArray();
    }

    private static int[] reversed(int[] sizes) {
        int[] reversed = new int[sizes.length];
        for (int i = 0; i < sizes.length; i++) {
            reversed[i] = sizes[sizes.length - 1 - i];
        }
        return reversed;
    }

    /** For each column set of its size the number of placements with these rows. */
    int[] sizes(int rowSet) {
        return sizes[rowSet];
    }

    /**
     * For each column set the number of placements with the rows that are not in a set and the columns that are not in
     * it.
     */
    int[] sizesOfComplement(int rowSet) {
        return sizesOfComplement[rowSet];
    }

    /** The column set at a position in the sizes of a row set. */
    int columnSet(int rowSet, int position) {
        return columnSets[Integer.bitCount(rowSet)][position];
    }

    /** The number of pairs of placements with the same position. */
    static long dot(int[] left, int[] right) {
        long sum = 0;
        for (int i = 0; i < left.length; i++) {
            sum += (long) left[i] * right[i];
        }
        return sum;
    }

    /**
     * A pair of placements.
     *
     * @param position of their column sets
     * @param left number of the one, among those with its rows and columns
     * @param right number of the other
     */
    record Choice(int position, int left, int right) {}

    /** The pair of placements with a number, 0 to {@link #dot} - 1. */
    static Choice choose(int[] left, int[] right, long number) {
        long rest = number;
        int position = 0;
        for (long pairs = (long) left[0] * right[0]; rest >= pairs; pairs = (long) left[position] * right[position]) {
            rest -= pairs;
            position++;
        }
        return new Choice(position, (int) (rest / right[position]), (int) (rest % right[position]));
    }
}
