package io.github.queens4j.region.generate;

/**
 * Random numbers that are the same on every machine and every JDK: SplitMix64 (G. L. Steele, D. Lea, C. H. Flood,
 * <i>Fast splittable pseudorandom number generators</i>, OOPSLA 2014), written out here because a seed is a promise.
 * Not for use by several threads.
 */
final class Chance {

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private long state;

    Chance(long seed) {
        state = seed;
    }

    long nextLong() {
        state += GOLDEN;
        long z = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** A number from 0 to bound - 1; with bounds far below 2^32 none is noticeably more likely than another. */
    int below(int bound) {
        return (int) (((nextLong() >>> 32) * bound) >>> 32);
    }

    void shuffle(int[] values, int size) {
        for (int i = size - 1; i > 0; i--) {
            int j = below(i + 1);
            int value = values[i];
            values[i] = values[j];
            values[j] = value;
        }
    }
}
