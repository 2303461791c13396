package io.github.queens4j.tour;

import java.util.Arrays;

/** Disjoint paths and cycles over the squares of a board: each square is linked to at most two others. */
final class PathLinks {

    private static final int NONE = -1;

    private final int[] one;
    private final int[] other;

    PathLinks(int squares) {
        one = new int[squares];
        other = new int[squares];
        Arrays.fill(one, NONE);
        Arrays.fill(other, NONE);
    }

    /** The squares that one is linked to, -1 for each that is missing. */
    int[] of(int square) {
        return new int[] {one[square], other[square]};
    }

    void link(int a, int b) {
        replace(a, NONE, b);
        replace(b, NONE, a);
    }

    /** Replaces the links a-b and c-d by a-c and b-d. */
    void exchange(int a, int b, int c, int d) {
        replace(a, b, c);
        replace(b, a, d);
        replace(c, d, a);
        replace(d, c, b);
    }

    /** The squares of the one path or cycle that is left, walked from one of them. */
    int[] walk(int start) {
        int[] order = new int[one.length];
        int previous = NONE;
        int square = start;
        for (int at = 0; at < order.length; at++) {
            order[at] = square;
            int next = one[square] != previous ? one[square] : other[square];
            previous = square;
            square = next;
        }
        return order;
    }

    private void replace(int square, int from, int to) {
        if (one[square] == from) {
            one[square] = to;
        } else {
            other[square] = to;
        }
    }
}
