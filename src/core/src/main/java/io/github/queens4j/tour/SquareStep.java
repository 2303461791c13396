package io.github.queens4j.tour;

import java.util.stream.IntStream;

/** Takes one more square into the window: every way to set its moves to earlier squares. Not thread-safe. */
final class SquareStep {

    /** From this many columns to the right on, the end of the board is out of sight. */
    static final int OUT_OF_SIGHT = 2;

    /** Row and column steps to the squares that come before: the other four moves lead to squares to come. */
    static final int[][] EARLIER = {{-1, -2}, {1, -2}, {-2, -1}, {2, -1}};

    /** A column number that leaves room for the window to its left. */
    private static final int HERE = 3;

    private final Window window;
    private final int here;
    private final boolean last;
    private final EndRule rule;
    private final int colour;

    /** For each earlier square of {@link #EARLIER} its place in the window, -1 if it is off the board. */
    private final int[] sources;

    /** Moves that a square of the window can still get from squares to come. */
    private final int[] future;

    /** Takes a state with the ways to it, or with the moves that a step has set, bit k for the k-th earlier square. */
    @FunctionalInterface
    interface Sink {
        void accept(long state, long waysOrMoves);
    }

    SquareStep(int rows, int row, int colour, int columnsAfter, EndRule rule) {
        this.window = new Window(rows);
        this.here = window.length;
        this.last = row == rows - 1 && columnsAfter == 0;
        this.rule = rule;
        this.colour = colour;
        this.sources = new int[EARLIER.length];
        for (int k = 0; k < sources.length; k++) {
            int from = row + EARLIER[k][0];
            sources[k] = from < 0 || from >= rows ? -1 : here + EARLIER[k][0] + rows * EARLIER[k][1];
        }
        this.future = new int[here + 1];
        int number = HERE * rows + row;
        for (int at = 0; at <= here; at++) {
            future[at] = futureMoves(rows, number - here + at, number, columnsAfter);
        }
    }

    /** Counts the neighbours of a square that come after the one at hand. */
    private static int futureMoves(int rows, int square, int atHand, int columnsAfter) {
        int count = 0;
        for (int[] step : EARLIER) {
            int row = square % rows - step[0];
            int column = square / rows - step[1];
            if (row >= 0 && row < rows && column <= HERE + columnsAfter && column * rows + row > atHand) {
                count++;
            }
        }
        return count;
    }

    void extend(long state, Sink sink) {
        int ends = window.unpack(state);
        int endsOfColour = colour == 0 ? ends & 15 : ends >>> 4;
        if (!rule.forced()) {
            window.mate[here] = here;
            choose(0, 2, 0, sink);
        }
        if (rule.forced() || endsOfColour < rule.most(colour)) {
            window.mate[here] = colour == 0 ? Window.TO_EVEN_END : Window.TO_ODD_END;
            choose(0, 1, 0, sink);
        }
    }

    /** Sets or leaves out the moves to earlier squares from k on: only these can be left with less than they need. */
    private void choose(int k, int movesLeft, int chosen, Sink sink) {
        if (k == sources.length) {
            if (movesLeft <= future[here]) {
                sink.accept(window.packShifted(), chosen);
            }
            return;
        }
        int from = sources[k];
        int need = from < 0 ? 0 : window.need(from);
        if (need == 0 || need <= future[from]) {
            choose(k + 1, movesLeft, chosen, sink);
        }
        if (need == 0 || movesLeft == 0 || need > future[from] + 1) {
            return;
        }
        if (window.completes(here, from)) {
            complete(from, chosen | 1 << k, sink);
            return;
        }
        int mateOfNew = window.mate[here];
        int mateOfOld = window.mate[from];
        window.join(here, from);
        choose(k + 1, movesLeft - 1, chosen | 1 << k, sink);
        window.restore(here, mateOfNew);
        window.restore(from, mateOfOld);
    }

    /** The last move of the tour: nothing else may be loose, and a cycle is no open tour. */
    private void complete(int from, int chosen, Sink sink) {
        boolean isCycle = window.mate[here] == from;
        if (last
                && isCycle == rule.isClosed()
                && IntStream.range(0, here).allMatch(at -> at == from || window.need(at) == 0)) {
            sink.accept(Window.allDone((here - 1) / 2), chosen);
        }
    }
}
