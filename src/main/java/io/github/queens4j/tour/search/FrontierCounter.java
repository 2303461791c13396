package io.github.queens4j.tour.search;

import io.github.queens4j.search.Effort;

/**
 * Counts knight's tours without listing them. The squares are taken one by one, column by column along the longer side;
 * all ways to set moves among those taken that leave the same loose ends are one state with a count ({@link Window}). A
 * board seen upside down has the same counts: after each column a state and its mirror image become one.
 *
 * <p>The frontier method goes back to transfer matrices of statistical physics; see Knuth, The Art of Computer
 * Programming 4A, section 7.1.4 ("Simpath"). McKay, "Knight's tours of an 8 x 8 chessboard" (TR-CS-97-03, Australian
 * National University, 1997) counts half-boards the same way and joins them.
 */
public final class FrontierCounter {

    private final int rows;
    private final int columns;

    public FrontierCounter(int rows, int columns) {
        this.rows = Math.min(rows, columns);
        this.columns = Math.max(rows, columns);
        if (this.rows > Window.MAX_ROWS) {
            throw new IllegalArgumentException("the shorter side of a board whose tours are counted must be at most "
                    + Window.MAX_ROWS + ", but the board is " + rows + " x " + columns);
        }
    }

    /** The number of open tours, a tour and its reverse being one; of a board of at least two squares. */
    public long undirectedOpen() {
        return count(EndRule.open(rows, columns));
    }

    public long undirectedClosed() {
        return count(EndRule.CLOSED);
    }

    private long count(EndRule rule) {
        StateCounts states = new StateCounts(1);
        states.add(Window.allDone(rows), 1);
        Effort effort = Effort.unlimited();
        for (int column = 0; column < columns && states.size() > 0; column++) {
            for (int row = 0; row < rows; row++) {
                int after = Math.min(SquareStep.OUT_OF_SIGHT, columns - 1 - column);
                states = take(states, new SquareStep(rows, row, (row + column) % 2, after, rule), effort);
            }
            states = folded(states, effort);
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

    private StateCounts folded(StateCounts states, Effort effort) {
        StateCounts folded = new StateCounts(states.size() / 2);
        Mirror mirror = new Mirror(rows);
        states.forEach((state, ways) -> {
            effort.spendOrThrow();
            folded.add(Math.min(state, mirror.of(state)), ways);
        });
        return folded;
    }

    /** States between two columns on the board with its rows in reverse order. */
    static final class Mirror {

        private final int rows;
        private final Window window;
        private final Window mirrored;

        Mirror(int rows) {
            this.rows = rows;
            this.window = new Window(rows);
            this.mirrored = new Window(rows);
        }

        long of(long state) {
            window.unpack(state);
            // The oldest square of the window lies a column further back and is done: it stays where it is.
            mirrored.mate[1] = window.mate[0];
            for (int at = 1; at < window.length; at++) {
                int mate = window.mate[at];
                mirrored.mate[reverse(at) + 1] = mate >= 0 ? reverse(mate) + 1 : swapColour(mate);
            }
            return mirrored.packShifted();
        }

        private int reverse(int at) {
            return at <= rows ? rows + 1 - at : 3 * rows + 1 - at;
        }

        private int swapColour(int mate) {
            boolean swaps = rows % 2 == 0 && mate != Window.DONE;
            return swaps ? Window.TO_EVEN_END + Window.TO_ODD_END - mate : mate;
        }
    }
}
