package io.github.queens4j.tour;

import io.github.queens4j.search.Effort;
import java.util.Arrays;

/** Counts tours along the longer side, all states with the same loose ends as one (Knuth's "Simpath"; McKay, 1997). */
final class FrontierCounter {

    private FrontierCounter() {}

    /** The number of tours of a board of at least two squares, a tour and its reverse being one. */
    static long count(Grid grid, EndRule rule) {
        int rows = Math.min(grid.rows(), grid.columns());
        int columns = Math.max(grid.rows(), grid.columns());
        if (rows > Window.MAX_ROWS) {
            throw new IllegalArgumentException("the shorter side of a board whose tours are counted must be at most "
                    + Window.MAX_ROWS + ", but the board is " + grid.rows() + " x " + grid.columns());
        }
        StateCounts states = new StateCounts(1);
        states.add(Window.allDone(rows), 1);
        Effort effort = Effort.unlimited();
        for (int column = 0; column < columns && states.size() > 0; column++) {
            for (int row = 0; row < rows; row++) {
                int after = Math.min(SquareStep.OUT_OF_SIGHT, columns - 1 - column);
                states = take(states, new SquareStep(rows, row, (row + column) % 2, after, rule), effort);
            }
            states = folded(states, new Mirror(rows), effort);
        }
        long count = states.get(Window.allDone(rows));
        if (count == StateCounts.TOO_MANY) {
            throw new ArithmeticException(
                    "the number of tours of a " + rows + " x " + columns + " board does not fit a long");
        }
        return count;
    }

    private static StateCounts take(StateCounts states, SquareStep step, Effort effort) {
        StateCounts next = new StateCounts(states.size());
        states.forEach((state, ways) -> {
            effort.spendOrThrow();
            step.extend(state, (extended, moves) -> next.add(extended, ways));
        });
        return next;
    }

    private static StateCounts folded(StateCounts states, Mirror mirror, Effort effort) {
        StateCounts folded = new StateCounts(states.size() / 2);
        states.forEach((state, ways) -> {
            effort.spendOrThrow();
            folded.add(Math.min(state, mirror.of(state)), ways);
        });
        return folded;
    }

    /** States between two columns on the board with its rows in reverse order. */
    record Mirror(int rows, Window window, Window mirrored) {

        Mirror(int rows) {
            this(rows, new Window(rows), new Window(rows));
        }

        long of(long state) {
            window.unpack(state);
            // The oldest square of the window lies a column further back and is done: it stays where it is.
            mirrored.mate[1] = window.mate[0];
            for (int at = 1; at < window.length; at++) {
                int mate = window.mate[at];
                boolean swapsColour = rows % 2 == 0 && mate != Window.DONE;
                int end = swapsColour ? Window.TO_EVEN_END + Window.TO_ODD_END - mate : mate;
                mirrored.mate[reverse(at) + 1] = mate >= 0 ? reverse(mate) + 1 : end;
            }
            return mirrored.packShifted();
        }

        private int reverse(int at) {
            return at <= rows ? rows + 1 - at : 3 * rows + 1 - at;
        }
    }

    /** How many ways lead to each state: a hash table of longs. Sums saturate at {@link #TOO_MANY}. */
    static final class StateCounts {

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

        void forEach(SquareStep.Sink sink) {
            for (int at = 0; at < table.length; at += 2) {
                if (table[at] != FREE) {
                    sink.accept(table[at], table[at + 1]);
                }
            }
        }

        private static int index(long[] table, long state) {
            // Murmur3's finalizer (Appleby): states that differ in few bits must not crowd the same slots.
            long mixed = (state ^ state >>> 33) * 0xff51afd7ed558ccdL;
            mixed = (mixed ^ mixed >>> 33) * 0xc4ceb9fe1a85ec53L;
            int mask = table.length - 2;
            int at = ((int) (mixed ^ mixed >>> 33) << 1) & mask;
            while (table[at] != FREE && table[at] != state) {
                at = (at + 2) & mask;
            }
            return at;
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
}
