package io.github.queens4j.tour.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How a board is cut into blocks of 5 to 11 rows, from the top, and columns, from the left. */
record Layout(List<Integer> heights, List<Integer> widths) {

    private static final int PART = 6;

    /** Blocks of an even number of squares, or all but the one with the start if the board's number is odd. */
    static Layout of(Grid grid, int start) {
        if (grid.rows() % 2 == 0) {
            return new Layout(even(grid.rows()), any(grid.columns()));
        }
        if (grid.columns() % 2 == 0) {
            return new Layout(any(grid.rows()), even(grid.columns()));
        }
        return new Layout(oddAround(grid.rows(), grid.row(start)), oddAround(grid.columns(), grid.column(start)));
    }

    /** Parts of 6, 8 and 10 squares for an even length of at least 6, or none for 0. */
    static List<Integer> even(int length) {
        List<Integer> parts = new ArrayList<>(Collections.nCopies(length / PART, PART));
        if (length % PART != 0) {
            parts.set(parts.size() - 1, PART + length % PART);
        }
        return parts;
    }

    /** Parts of 6 to 11 squares, or one part of 5. */
    static List<Integer> any(int length) {
        return length < 2 * PART ? List.of(length) : even(length);
    }

    /** One odd part that holds a given square, and even parts around it: the colour of the square does not change. */
    static List<Integer> oddAround(int length, int at) {
        for (int odd : new int[] {7, 9, 11, 5}) {
            int rest = length - odd;
            for (int before = 0; before <= rest; before += 2) {
                boolean holds = before <= at && at < before + odd;
                if (holds && isEvenCut(before) && isEvenCut(rest - before)) {
                    List<Integer> parts = new ArrayList<>(even(before));
                    parts.add(odd);
                    parts.addAll(even(rest - before));
                    return parts;
                }
            }
        }
        throw new IllegalArgumentException("no cut of " + length + " around " + at);
    }

    private static boolean isEvenCut(int length) {
        return length == 0 || length >= PART;
    }
}
