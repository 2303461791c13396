package io.github.queens4j.tour;

/**
 * The last {@code 2 * rows + 1} squares of a frontier and the square at hand, as mates (Knuth's "Simpath": a loose end
 * knows the other end of its piece, an untouched square itself), or packed in a long: four bits for each,
 * {@link #UNTOUCHED}, a mate below 0 with its sign changed, or a label that it shares with its mate.
 */
final class Window {

    /** Longest short side of a board: 15 squares of four bits fit a long. */
    static final int MAX_ROWS = 7;

    /** Both moves of the square are set. */
    static final int DONE = -1;
    /** A loose end of the piece that begins at an even end of the tour. */
    static final int TO_EVEN_END = -2;
    /** A loose end of the piece that begins at an odd end of the tour. */
    static final int TO_ODD_END = -3;

    private static final int UNTOUCHED = 0;
    private static final int FIRST_LABEL = 4;

    private static final int BITS = 4;
    private static final int MASK = (1 << BITS) - 1;

    /** Squares of the window; the square at hand comes after them. */
    final int length;

    /** For each square the other loose end of its piece, itself if it is untouched, or one of the codes below 0. */
    final int[] mate;

    /** For each label, where it was first seen while a state is unpacked. */
    private final int[] first = new int[MASK + 1];

    Window(int rows) {
        length = 2 * rows + 1;
        mate = new int[length + 1];
    }

    /** The state in which every square is done: before the first square, and after the last. */
    static long allDone(int rows) {
        return 0x1111_1111_1111_1111L & ((1L << (BITS * (2 * rows + 1))) - 1);
    }

    /** Unpacks a state; returns how many of its squares lead to even ends, and 16 for each to an odd one. */
    int unpack(long state) {
        int ends = 0;
        int known = FIRST_LABEL;
        long rest = state;
        for (int at = 0; at < length; at++, rest >>>= BITS) {
            int code = (int) rest & MASK;
            if (code == UNTOUCHED) {
                mate[at] = at;
            } else if (code < FIRST_LABEL) {
                mate[at] = -code;
                ends += -code == DONE ? 0 : -code == TO_EVEN_END ? 1 : 16;
            } else if (code == known) {
                first[known++] = at;
            } else {
                mate[at] = first[code];
                mate[first[code]] = at;
            }
        }
        return ends;
    }

    /** Packs the mates from the second square on: the first leaves the window. */
    long packShifted() {
        long state = 0;
        long label = FIRST_LABEL;
        for (int at = 1; at <= length; at++) {
            int other = mate[at];
            if (other < 0) {
                state |= (long) -other << (BITS * (at - 1));
            } else if (other > at) {
                state |= label << (BITS * (at - 1)) | label << (BITS * (other - 1));
                label++;
            }
        }
        return state;
    }

    /** Whether a move between two open squares would leave no loose end of their pieces: a cycle, or a whole path. */
    boolean completes(int a, int b) {
        return mate[a] == b || (mate[a] < 0 && mate[b] < 0);
    }

    /** Sets a move between two open squares of different pieces. */
    void join(int a, int b) {
        int endOfA = mate[a];
        int endOfB = mate[b];
        mate[a] = DONE;
        mate[b] = DONE;
        if (endOfA >= 0) {
            mate[endOfA] = endOfB;
        }
        if (endOfB >= 0) {
            mate[endOfB] = endOfA;
        }
    }

    /** Gives a square and its mate back what they had before a join. */
    void restore(int at, int before) {
        mate[at] = before;
        if (before >= 0) {
            mate[before] = at;
        }
    }

    int need(int at) {
        int m = mate[at];
        return m == DONE ? 0 : m == at ? 2 : 1;
    }
}
