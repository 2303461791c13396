package io.github.queens4j.region.logic;

/** Sets of squares as bits of {@code long[]}; square (r, c) of a board of size n is bit r n + c. */
public final class Bits {

    private Bits() {}

    public static void add(long[] set, int square) {
        set[square >> 6] |= 1L << square;
    }

    public static void remove(long[] set, int square) {
        set[square >> 6] &= ~(1L << square);
    }

    public static void addAll(long[] set, long[] other) {
        for (int w = 0; w < set.length; w++) {
            set[w] |= other[w];
        }
    }

    static void removeAll(long[] set, long[] other) {
        for (int w = 0; w < set.length; w++) {
            set[w] &= ~other[w];
        }
    }

    static long[] common(long[] set, long[] other) {
        long[] common = new long[set.length];
        for (int w = 0; w < set.length; w++) {
            common[w] = set[w] & other[w];
        }
        return common;
    }

    static int countCommon(long[] set, long[] other) {
        int count = 0;
        for (int w = 0; w < set.length; w++) {
            count += Long.bitCount(set[w] & other[w]);
        }
        return count;
    }

    static boolean isEmpty(long[] set) {
        return next(set, 0) < 0;
    }

    /** The first square at or after an index; -1 if there is none. */
    static int next(long[] set, int from) {
        return nextCommon(set, set, from);
    }

    /** The first square at or after an index that is in both sets; -1 if there is none. */
    static int nextCommon(long[] set, long[] other, int from) {
        int w = from >> 6;
        if (w >= set.length) {
            return -1;
        }
        long word = set[w] & other[w] & (-1L << from);
        while (word == 0) {
            if (++w == set.length) {
                return -1;
            }
            word = set[w] & other[w];
        }
        return (w << 6) + Long.numberOfTrailingZeros(word);
    }
}
