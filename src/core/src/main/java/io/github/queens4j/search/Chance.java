package io.github.queens4j.search;

/** Random numbers that are the same everywhere, as seeds are promises: SplitMix64 (Steele, Lea, Flood, 2014). */
public final class Chance {

    private long state;

    public Chance(long seed) {
        state = seed;
    }

    public long next() {
        state += 0x9E3779B97F4A7C15L;
        long mixed = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** A number from 0 to bound - 1; bound is at least 1. */
    public int below(int bound) {
        // D. Lemire, Fast Random Integer Generation in an Interval, ACM TOMACS 29, 2019.
        long product = (next() >>> 32) * bound;
        int low = (int) product;
        if (Integer.compareUnsigned(low, bound) < 0) {
            int least = Integer.remainderUnsigned(-bound, bound);
            while (Integer.compareUnsigned(low, least) < 0) {
                product = (next() >>> 32) * bound;
                low = (int) product;
            }
        }
        return (int) (product >>> 32);
    }

    /** One of the bits of a word that has some. */
    public long bitOf(long word) {
        long rest = word;
        for (int skip = below(Long.bitCount(word)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return rest & -rest;
    }

    /** Puts values into a random order, and returns them. */
    public int[] shuffle(int... values) {
        for (int i = values.length - 1; i > 0; i--) {
            swap(values, i, below(i + 1));
        }
        return values;
    }

    public static void swap(int[] values, int i, int j) {
        int value = values[i];
        values[i] = values[j];
        values[j] = value;
    }
}
