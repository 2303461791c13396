package io.github.queens4j.tour.frontier;

/** States between two columns on the board with its rows in reverse order. Not for use by several threads. */
final class Mirror {

    private final int rows;
    private final int length;
    private final int[] mates;
    private final int[] mirrored;
    private final int[] labels = new int[16];

    Mirror(int rows) {
        this.rows = rows;
        this.length = Window.length(rows);
        this.mates = new int[length];
        this.mirrored = new int[length + 1];
    }

    /** The mirror image of a state. */
    long of(long state) {
        Window.unpack(state, length, mates, labels);
        // The oldest square of the window lies a column further back and is done: it stays where it is.
        mirrored[1] = mates[0];
        for (int at = 1; at < length; at++) {
            mirrored[reverse(at) + 1] = mates[at] >= 0 ? reverse(mates[at]) + 1 : swapColour(mates[at]);
        }
        return Window.packShifted(mirrored, length);
    }

    private int reverse(int at) {
        return at <= rows ? rows + 1 - at : 3 * rows + 1 - at;
    }

    /** With an even number of rows, even squares and odd squares change places. */
    private int swapColour(int mate) {
        boolean swaps = rows % 2 == 0 && mate != Mates.DONE;
        return swaps ? Mates.TO_EVEN_END + Mates.TO_ODD_END - mate : mate;
    }
}
