package io.github.queens4j.count.join;

import java.util.Arrays;

/** Other placements as sets of the lines that they occupy, with a number each: what {@link SieveLeaves} groups. */
final class LineMasks {

    private final Lines lines;
    private long[] masks = new long[1024];
    private int[] numbers = new int[1024];
    private int size;

    LineMasks(Lines lines) {
        this.lines = lines;
    }

    /** Adds the placements of a list with one column set, all with the same number. */
    void add(PlacementList list, int columnSet, int number) {
        int index = list.indexOf(columnSet);
        for (int placement = list.start(index); placement < list.start(index + 1); placement++) {
            if (size == masks.length) {
                masks = Arrays.copyOf(masks, 2 * size);
                numbers = Arrays.copyOf(numbers, 2 * size);
            }
            masks[size] = mask(list, placement);
            numbers[size++] = number;
        }
    }

    private long mask(PlacementList list, int placement) {
        long mask = 0;
        for (int queen = 0; queen < list.queens(); queen++) {
            int row = list.row(queen);
            int column = list.column(placement, queen);
            int diagonal = lines.diagonalOfOther(row, column);
            int antiDiagonal = lines.antiDiagonalOfOther(row, column);
            mask |= diagonal < 0 ? 0 : 1L << diagonal;
            mask |= antiDiagonal < 0 ? 0 : 1L << (lines.count() + antiDiagonal);
        }
        return mask;
    }

    /** For each placement its lines: bit i diagonal i, bit {@code lines.count()} + i anti-diagonal i. */
    long[] masks() {
        return Arrays.copyOf(masks, size);
    }

    /** The number of each placement. */
    int[] numbers() {
        return Arrays.copyOf(numbers, size);
    }
}
