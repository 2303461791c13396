package io.github.queens4j.tour.search;

import java.util.Arrays;

/**
 * States and how many ways lead to each: an open-addressing hash table of longs. Sums saturate at {@link #TOO_MANY}; a
 * state that saturates and still leads to tours makes their number too large as well, so a final count below it is
 * exact.
 */
final class StateCounts {

    static final long TOO_MANY = Long.MAX_VALUE;

    /** No state: a code of 15 in every square. */
    private static final long FREE = -1L;

    private static final int MIN_SLOTS = 16;
    private static final int MAX_SLOTS = 1 << 29;

    /** State and count of each slot side by side, as they are needed together. */
    private long[] table;

    private int size;

    /** An empty table with room for about this number of states before it grows. */
    StateCounts(int expected) {
        int slots = Integer.highestOneBit(Math.min(MAX_SLOTS / 2, expected + 1)) << 1;
        table = empty(Math.max(MIN_SLOTS, slots));
    }

    private static long[] empty(int slots) {
        long[] table = new long[2 * slots];
        Arrays.fill(table, FREE);
        return table;
    }

    void add(long state, long ways) {
        int at = index(table, state);
        if (table[at] == FREE) {
            if (size >= table.length / 8 * 3) {
                grow();
                at = index(table, state);
            }
            table[at] = state;
            table[at + 1] = ways;
            size++;
        } else {
            long sum = table[at + 1] + ways;
            table[at + 1] = sum < 0 ? TOO_MANY : sum;
        }
    }

    int size() {
        return size;
    }

    long get(long state) {
        int at = index(table, state);
        return table[at] == FREE ? 0 : table[at + 1];
    }

    @FunctionalInterface
    interface Visitor {
        void accept(long state, long ways);
    }

    void forEach(Visitor visitor) {
        for (int at = 0; at < table.length; at += 2) {
            if (table[at] != FREE) {
                visitor.accept(table[at], table[at + 1]);
            }
        }
    }

    private static int index(long[] table, long state) {
        int mask = table.length - 2;
        int at = ((int) mix(state) << 1) & mask;
        while (table[at] != FREE && table[at] != state) {
            at = (at + 2) & mask;
        }
        return at;
    }

    /** Murmur3's finalizer (Appleby): states that differ in few bits must not crowd the same slots. */
    private static long mix(long state) {
        long mixed = (state ^ state >>> 33) * 0xff51afd7ed558ccdL;
        mixed = (mixed ^ mixed >>> 33) * 0xc4ceb9fe1a85ec53L;
        return mixed ^ mixed >>> 33;
    }

    private void grow() {
        if (table.length / 2 >= MAX_SLOTS) {
            throw new IllegalStateException(
                    "more than " + size + " states of a frontier: the board is too large to count");
        }
        long[] larger = empty(table.length);
        for (int from = 0; from < table.length; from += 2) {
            if (table[from] != FREE) {
                int at = index(larger, table[from]);
                larger[at] = table[from];
                larger[at + 1] = table[from + 1];
            }
        }
        table = larger;
    }
}
