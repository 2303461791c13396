package io.github.queens4j.count.join;

/** Sets of rows or columns as bit masks: bit i stands for row or column i. */
final class Subsets {

    private Subsets() {}

    /** All subsets with k elements of a set of m, in ascending numeric order. */
    static int[] of(int m, int k) {
        int[] subsets = new int[Math.toIntExact(binomial(m, k))];
        int mask = (1 << k) - 1;
        for (int i = 0; i < subsets.length; i++) {
            subsets[i] = mask;
            mask = mask == 0 ? 0 : next(mask);
        }
        return subsets;
    }

    /** The next larger number with as many one bits (Gosper's step). */
    private static int next(int mask) {
        int lowest = mask & -mask;
        int ripple = mask + lowest;
        return ripple | (((mask ^ ripple) >>> 2) / lowest);
    }

    /** 0 for k outside 0 to m. */
    static long binomial(int m, int k) {
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
    static int complement(int set, int m) {
        return ~set & ((1 << m) - 1);
    }
}
