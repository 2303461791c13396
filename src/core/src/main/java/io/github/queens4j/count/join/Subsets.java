package io.github.queens4j.count.join;

import java.util.stream.IntStream;

/** Sets of rows or columns as bit masks: bit i stands for row or column i. */
public final class Subsets {

    private Subsets() {}

    /** All subsets with k elements of a set of m, in ascending numeric order. */
    public static int[] of(int m, int k) {
        return IntStream.range(0, 1 << m)
                .filter(set -> Integer.bitCount(set) == k)
                .toArray();
    }

    /** 0 for k outside 0 to m. */
    public static long binomial(int m, int k) {
        if (k < 0 || k > m) {
            return 0;
        }
        long result = 1;
        for (int i = 1; i <= k; i++) {
            result = result * (m - k + i) / i;
        }
        return result;
    }

    /** The mirror image of a set of numbers below m: m - 1 - i stands for i. */
    static int reverse(int set, int m) {
        return m == 0 ? 0 : Integer.reverse(set) >>> (Integer.SIZE - m);
    }

    /** The numbers below m that are not in a set. */
    public static int complement(int set, int m) {
        return ~set & ((1 << m) - 1);
    }
}
