package io.github.queens4j.tour.search;

/**
 * The state of a frontier packed in a long: four bits for each of the last {@code 2 * rows + 1} squares taken.
 *
 * <p>Squares are taken column by column. A knight's move reaches back at most {@code 2 * rows + 1} squares in that
 * order, so that what came before cannot matter any more. Each square of the window is {@link #UNTOUCHED}, has both its
 * moves ({@link #DONE}), or is the loose end of a path: of one that leads to an end of the tour ({@link #TO_EVEN_END},
 * {@link #TO_ODD_END} by that end's colour), or of one whose other loose end bears the same label. Labels count from
 * {@link #FIRST_LABEL} in the order of the window, so that equal situations have equal states.
 */
final class Window {

    /** Longest short side of a board: 15 squares of four bits fit a long. */
    static final int MAX_ROWS = 7;

    static final int UNTOUCHED = 0;
    static final int DONE = 1;
    static final int TO_EVEN_END = 2;
    static final int TO_ODD_END = 3;
    static final int FIRST_LABEL = 4;

    private static final int BITS = 4;
    private static final int MASK = (1 << BITS) - 1;

    private Window() {}

    static int length(int rows) {
        return 2 * rows + 1;
    }

    /** The window in which every square is done: before the first square, and after the last. */
    static long allDone(int rows) {
        return 0x1111_1111_1111_1111L & ((1L << (BITS * length(rows))) - 1);
    }

    /** Unpacks a state into mates; returns how many of its squares lead to even ends, and 16 for each to an odd one. */
    static int unpack(long state, int length, int[] mates, int[] first) {
        int ends = 0;
        int known = FIRST_LABEL;
        long rest = state;
        for (int at = 0; at < length; at++, rest >>>= BITS) {
            int code = (int) rest & MASK;
            if (code == UNTOUCHED) {
                mates[at] = at;
            } else if (code < FIRST_LABEL) {
                mates[at] = -code;
                ends += code == DONE ? 0 : code == TO_EVEN_END ? 1 : 16;
            } else if (code == known) {
                first[known++] = at;
            } else {
                mates[at] = first[code];
                mates[first[code]] = at;
            }
        }
        return ends;
    }

    /** Packs the mates from the second square on: the first leaves the window. */
    static long packShifted(int[] mates, int length) {
        long state = 0;
        long label = FIRST_LABEL;
        for (int at = 1; at <= length; at++) {
            int mate = mates[at];
            if (mate < 0) {
                state |= (long) -mate << (BITS * (at - 1));
            } else if (mate > at) {
                state |= label << (BITS * (at - 1)) | label << (BITS * (mate - 1));
                label++;
            }
        }
        return state;
    }
}
