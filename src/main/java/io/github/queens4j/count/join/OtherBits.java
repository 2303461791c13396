package io.github.queens4j.count.join;

import java.util.Arrays;

/**
 * The placements on the other sub-board of a colour, a bit each in the order of their list, and for each line the
 * bitmap of those that leave it free.
 */
final class OtherBits {

    private final PlacementList list;
    private final long[] present;
    private final long[][] free;
    private final int[] position;

    private OtherBits(PlacementList list, Lines lines) {
        this.list = list;
        this.present = new long[(list.size() + Long.SIZE - 1) / Long.SIZE];
        this.free = new long[2 * lines.count()][present.length];
        this.position = new int[list.size()];
    }

    /**
     * Builds the bitmaps.
     *
     * @param positions for each column set its place in the order that both colours share
     */
    static OtherBits of(PlacementList list, Lines lines, int[] positions) {
        OtherBits bits = new OtherBits(list, lines);
        for (int set = 0; set < list.columnSets().length; set++) {
            for (int i = list.start(set); i < list.start(set + 1); i++) {
                bits.position[i] = positions[list.columnSets()[set]];
                bits.mark(i, lines);
            }
        }
        for (long[] line : bits.free) {
            for (int i = 0; i < line.length; i++) {
                line[i] = bits.present[i] & ~line[i];
            }
        }
        return bits;
    }

    /** Marks the lines that a placement occupies, to be inverted at the end. */
    private void mark(int placement, Lines lines) {
        long bit = 1L << placement;
        present[placement >> 6] |= bit;
        for (int queen = 0; queen < list.queens(); queen++) {
            int column = list.column(placement, queen);
            int diagonal = lines.diagonalOfOther(list.row(queen), column);
            int antiDiagonal = lines.antiDiagonalOfOther(list.row(queen), column);
            if (diagonal >= 0) {
                free[diagonal][placement >> 6] |= bit;
            }
            if (antiDiagonal >= 0) {
                free[lines.count() + antiDiagonal][placement >> 6] |= bit;
            }
        }
    }

    PlacementList list() {
        return list;
    }

    int words() {
        return present.length;
    }

    /** The placements that leave a line free: diagonals first, then anti-diagonals. */
    long[] free(int line) {
        return free[line];
    }

    /** The place of a placement's column set in the order that both colours share. */
    int position(int placement) {
        return position[placement];
    }

    /** Copies the placements whose sets have a mark; false if there are none. */
    boolean copyPresent(boolean[] marked, long[] to) {
        Arrays.fill(to, 0, present.length, 0);
        boolean any = false;
        for (int set = 0; set < list.columnSets().length; set++) {
            int first = list.start(set);
            if (marked[position[first]]) {
                for (int i = first; i < list.start(set + 1); i++) {
                    to[i >> 6] |= 1L << i;
                }
                any = true;
            }
        }
        for (int i = 0; i < present.length; i++) {
            to[i] &= present[i];
        }
        return any;
    }
}
