package io.github.queens4j.tour;

import io.github.queens4j.search.Interruption;
import java.util.Arrays;

/** Counts tours along the longer side, all states with the same loose ends as one (Knuth's "Simpath"; McKay, 1997). */
final class FrontierCounter {

    /** States from one interrupt check to the next. */
    private static final int STATES_PER_CHECK = 512;

    private FrontierCounter() {}

    /** The number of tours of a board of at least two squares, a tour and its reverse being one. */
    static long count(Grid grid, EndRule rule) {
        int rows = Math.min(grid.rows(), grid.columns());
        int columns = Math.max(grid.rows(), grid.columns());
        if (rows > Window.MAX_ROWS) {
            throw new IllegalArgumentException("the shorter side of a board whose tours are counted must be at most "
                    + Window.MAX_ROWS + ", but the board is " + grid.rows() + " x " + grid.columns());
        }
        StateCounts states = new StateCounts();
        states.add(Window.allDone(rows), 1);
        Mirror mirror = new Mirror(rows);
        Interruption interruption = Interruption.every(STATES_PER_CHECK);
        for (int column = 0; column < columns; column++) {
            for (int row = 0; row < rows; row++) {
                int after = Math.min(SquareStep.OUT_OF_SIGHT, columns - 1 - column);
                SquareStep step = new SquareStep(rows, row, (row + column) % 2, after, rule);
                StateCounts next = new StateCounts();
                states.forEach((state, ways) -> {
                    interruption.step();
                    step.extend(state, (extended, moves) -> next.add(extended, ways));
                });
                states = next;
            }
            StateCounts folded = new StateCounts();
            states.forEach((state, ways) -> {
                interruption.step();
                folded.add(Math.min(state, mirror.of(state)), ways);
            });
            states = folded;
        }
        long count = states.get(Window.allDone(rows));
        if (count == StateCounts.TOO_MANY) {
            throw new ArithmeticException(
                    "the number of tours of a " + rows + " x " + columns + " board does not fit a long");
        }
        return count;
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

        private static final int MAX_LENGTH = 1 << 30;

        /** State and count of each slot side by side, as they are needed together; a count of 0 in free slots. */
        private long[] table = {FREE, 0, FREE, 0};

        private int size;

        void add(long state, long ways) {
            int at = index(state);
            size += table[at] == FREE ? 1 : 0;
            table[at] = state;
            long sum = table[at + 1] + ways;
            table[at + 1] = sum < 0 ? TOO_MANY : sum;
            if (size > table.length / 8 * 3) {
                grow();
            }
        }

        long get(long state) {
            return table[index(state) + 1];
        }

        void forEach(SquareStep.Sink sink) {
            for (int at = 0; at < table.length; at += 2) {
                if (table[at] != FREE) {
                    sink.accept(table[at], table[at + 1]);
                }
            }
        }

        private int index(long state) {
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
            if (table.length == MAX_LENGTH) {
                throw new IllegalStateException("more than " + size + " states: the board is too large to count");
            }
            long[] old = table;
            table = new long[2 * old.length];
            Arrays.setAll(table, at -> at % 2 == 0 ? FREE : 0);
            size = 0;
            for (int from = 0; from < old.length; from += 2) {
                if (old[from] != FREE) {
                    add(old[from], old[from + 1]);
                }
            }
        }
    }
}
