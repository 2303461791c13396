package io.github.queens4j.tour.frontier;

import java.util.Arrays;

/**
 * States and how many ways lead to each: an open-addressing hash table of longs.
 *
 * <p>Sums saturate at {@link #TOO_MANY}. A state that saturates and still leads to tours makes their number too large
 * as well, so a final count below {@code TOO_MANY} is exact; one that leads nowhere does no harm.
 */
final class StateCounts {

    /** Stands for this many or more. */
    static final long TOO_MANY = Long.MAX_VALUE;

    /** No state: a code of 15 in every square. */
    private static final long FREE = -1L;

    private static final int MAX_SLOTS = 1 << 29;

    private long[] states;
    private long[] counts;
    private int size;

    /** An empty table with room for about so many states before it grows. */
    StateCounts(int expected) {
        states = new long[Math.max(16, Math.min(MAX_SLOTS, Integer.highestOneBit(expected + 1) << 1))];
        counts = new long[states.length];
        Arrays.fill(states, FREE);
    }

    /** Adds ways to a state. */
    void add(long state, long ways) {
        int slot = slot(state);
        if (states[slot] == FREE) {
            if (size >= states.length / 4 * 3) {
                grow();
                slot = slot(state);
            }
            states[slot] = state;
            size++;
        }
        long sum = counts[slot] + ways;
        counts[slot] = sum < 0 ? TOO_MANY : sum;
    }

    /** The number of different states. */
    int size() {
        return size;
    }

    /** The ways that lead to a state, 0 if none does. */
    long get(long state) {
        return counts[slot(state)];
    }

    /** Takes each state with its ways. */
    @FunctionalInterface
    interface Visitor {
        void accept(long state, long ways);
    }

    /** Visits all states in no particular order. */
    void forEach(Visitor visitor) {
        for (int slot = 0; slot < states.length; slot++) {
            if (states[slot] != FREE) {
                visitor.accept(states[slot], counts[slot]);
            }
        }
    }

    private int slot(long state) {
        int mask = states.length - 1;
        int slot = (int) mix(state) & mask;
        while (states[slot] != FREE && states[slot] != state) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    /** Murmur3's finalizer (Appleby): states that differ in few bits must not crowd the same slots. */
    private static long mix(long state) {
        long mixed = (state ^ state >>> 33) * 0xff51afd7ed558ccdL;
        mixed = (mixed ^ mixed >>> 33) * 0xc4ceb9fe1a85ec53L;
        return mixed ^ mixed >>> 33;
    }

    private void grow() {
        if (states.length >= MAX_SLOTS) {
            throw new IllegalStateException(
                    "more than " + size + " states of a frontier: the board is too large to count");
        }
        long[] oldStates = states;
        long[] oldCounts = counts;
        states = new long[2 * oldStates.length];
        counts = new long[states.length];
        Arrays.fill(states, FREE);
        for (int old = 0; old < oldStates.length; old++) {
            if (oldStates[old] != FREE) {
                int slot = slot(oldStates[old]);
                states[slot] = oldStates[old];
                counts[slot] = oldCounts[old];
            }
        }
    }
}
