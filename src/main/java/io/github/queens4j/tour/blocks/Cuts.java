package io.github.queens4j.tour.blocks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Cuts a side of a board, at least 5 squares long, into parts of 5 to 11 squares. */
final class Cuts {

    private static final int PART = 6;

    private Cuts() {}

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

    /**
     * One odd part that holds a given square, and even parts around it.
     *
     * <p>The parts before it have an even length: the colour of the square does not change.
     *
     * @param length odd, at least 5
     * @param at 0-based place of the square
     */
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
