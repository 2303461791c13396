package io.github.queens4j.tour.search;

/**
 * The loose ends of the path pieces on a window and the square at hand, while moves are being added.
 *
 * <p>The mate array of frontier methods (Knuth, The Art of Computer Programming 4A, section 7.1.4, "Simpath"): a loose
 * end knows the other end of its piece, and an untouched square is its own mate.
 */
final class Mates {

    /** Both moves of the square are set. */
    static final int DONE = -Window.DONE;
    /** A loose end of the piece that begins at an even end of the tour. */
    static final int TO_EVEN_END = -Window.TO_EVEN_END;
    /** A loose end of the piece that begins at an odd end of the tour. */
    static final int TO_ODD_END = -Window.TO_ODD_END;

    final int[] mate;

    Mates(int squares) {
        mate = new int[squares];
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

    /** How many moves a square still needs. */
    int need(int at) {
        int m = mate[at];
        return m == DONE ? 0 : m == at ? 2 : 1;
    }
}
