package io.github.queens4j.count.join;

import io.github.queens4j.search.Interruption;
import java.util.Arrays;

/**
 * The pairs of placements on the two sub-boards of a colour that do not attack each other, one by one.
 *
 * <p><b>Idea.</b> The near queens are placed row by row; with each goes the set of other placements that all queens
 * until now leave alone, as a bitmap. Where it is empty, the search goes back: where most pairs attack each other it
 * never comes to their end.
 *
 * <p>Not safe for concurrent use: buffers are kept for the next pair of row sets.
 */
final class Survivors {

    private final Lines lines;
    private final int width;
    /** By near column set and other column set, in the order that both colours share. */
    private final int[] matrix;

    private final int otherSets;

    private int[] rows = {};
    private int[] rowOfSet = {};
    private long[][] levels = {};
    private OtherBits other;
    private int nearCount;
    private long[] nearColumns = new long[64];
    private int[] nearRow = new int[64];
    private int[] firstPair = new int[65];
    private int[] pairs = new int[1024];

    /**
     * Buffers for a colour.
     *
     * @param lines between its sub-boards
     * @param nearSets number of column sets of the near sub-board
     * @param otherSets number of those of the other
     * @param other any, replaced by each search
     */
    Survivors(Lines lines, int nearSets, int otherSets, OtherBits other) {
        this.lines = lines;
        this.width = lines.columns();
        this.matrix = new int[nearSets * otherSets];
        this.otherSets = otherSets;
        this.other = other;
    }

    /**
     * Finds the pairs.
     *
     * @param rowSet the near rows
     * @param rowOfSet for each set of near columns its row in the matrix, -1 if it does not count
     * @param bits the other placements
     * @param marked which other column sets count
     */
    void find(int rowSet, int[] rowOfSet, OtherBits bits, boolean[] marked) {
        Interruption.check();
        this.rows = PlacementList.rows(rowSet);
        this.rowOfSet = rowOfSet;
        this.other = bits;
        this.nearCount = 0;
        Arrays.fill(matrix, 0);
        if (levels.length < rows.length + 1 || levels[0].length < bits.words()) {
            levels = new long[rows.length + 1][bits.words()];
        }
        if (bits.copyPresent(marked, levels[0])) {
            place(0, 0, 0, 0, 0);
        }
    }

    private void place(int queen, int used, long diagonals, long antiDiagonals, long columns) {
        if (queen == rows.length) {
            if (rowOfSet[used] >= 0) {
                add(rowOfSet[used], columns);
            }
            return;
        }
        int row = rows[queen];
        long attacked = used | (diagonals >>> (Integer.SIZE - row)) | (antiDiagonals >>> row);
        for (long free = ~attacked & ((1L << width) - 1); free != 0; free &= free - 1) {
            int column = Long.numberOfTrailingZeros(free);
            if (and(queen, lines.diagonal(row, column), lines.count() + lines.antiDiagonal(row, column))) {
                place(
                        queen + 1,
                        used | 1 << column,
                        diagonals | 1L << (column - row + Integer.SIZE),
                        antiDiagonals | 1L << (column + row),
                        columns | (long) column << (4 * queen));
            }
        }
    }

    /** The other placements that leave two more lines free; false if there are none. */
    private boolean and(int level, int diagonal, int antiDiagonal) {
        return and(levels[level], other.free(diagonal), other.free(antiDiagonal), levels[level + 1], other.words());
    }

    private static boolean and(long[] from, long[] left, long[] right, long[] to, int words) {
        long any = 0;
        for (int i = 0; i < words; i++) {
            long word = from[i] & left[i] & right[i];
            to[i] = word;
            any |= word;
        }
        return any != 0;
    }

    private void add(int row, long columns) {
        long[] survivors = levels[rows.length];
        if (nearCount == nearRow.length) {
            nearColumns = Arrays.copyOf(nearColumns, 2 * nearCount);
            nearRow = Arrays.copyOf(nearRow, 2 * nearCount);
            firstPair = Arrays.copyOf(firstPair, 2 * nearCount + 1);
        }
        nearColumns[nearCount] = columns;
        nearRow[nearCount] = row;
        int count = firstPair[nearCount];
        for (int i = 0; i < other.words(); i++) {
            if (count + Long.SIZE > pairs.length) {
                pairs = Arrays.copyOf(pairs, 2 * pairs.length);
            }
            for (long word = survivors[i]; word != 0; word &= word - 1) {
                int placement = i << 6 | Long.numberOfTrailingZeros(word);
                pairs[count++] = placement;
                matrix[row * otherSets + other.position(placement)]++;
            }
        }
        firstPair[++nearCount] = count;
    }

    /** For each near and each other column set the number of pairs; valid until the next search. */
    int[] matrix() {
        return matrix;
    }

    /** Whether there are any pairs. */
    boolean areAny() {
        return nearCount > 0;
    }

    /**
     * Adds the weights of the pairs up, square by square.
     *
     * @param weights for each near and each other column set the weight of a pair
     * @param near receives the sums of the near squares, row by row
     * @param others receives those of the other squares
     */
    void addUp(long[] weights, long[][] near, long[][] others) {
        long[] byPlacement = new long[other.list().size()];
        for (int i = 0; i < nearCount; i++) {
            int row = nearRow[i] * otherSets;
            long sum = 0;
            for (int pair = firstPair[i]; pair < firstPair[i + 1]; pair++) {
                long weight = weights[row + other.position(pairs[pair])];
                byPlacement[pairs[pair]] += weight;
                sum += weight;
            }
            for (int queen = 0; queen < rows.length && sum != 0; queen++) {
                near[rows[queen]][(int) (nearColumns[i] >>> (4 * queen)) & 15] += sum;
            }
        }
        PlacementList list = other.list();
        for (int placement = 0; placement < byPlacement.length; placement++) {
            for (int queen = 0; queen < list.queens() && byPlacement[placement] != 0; queen++) {
                others[list.row(queen)][list.column(placement, queen)] += byPlacement[placement];
            }
        }
    }
}
