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

    int one(int square) {
        return one[square];
    }

    int other(int square) {
        return other[square];
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

    /** The squares of the path or cycle through a square, walked from there. */
    int[] walk(int start) {
        int[] order = new int[one.length];
        int previous = NONE;
        int square = start;
        int length = 0;
        do {
            order[length++] = square;
            int next = one[square] != previous ? one[square] : other[square];
            previous = square;
            square = next;
        } while (square != NONE && square != start && length < order.length);
        if (length < order.length) {
            throw new IllegalStateException("the walk covers " + length + " of " + order.length + " squares");
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
