package io.github.queens4j.tour.search;

/**
 * Which squares may be an end of the tour. A square is even or odd as the sum of its row and column is.
 *
 * <p>A knight changes colour with every move: on a board with an even number of squares an open tour has one end of
 * each colour, on one with an odd number both ends have the colour of the corners. So many ends may lie on even squares
 * at most, the ones set before counted, and on odd ones. Forced means that the square at hand is one, whatever else.
 */
record EndRule(boolean forced, int mostEven, int mostOdd) {

    /** No ends at all: a closed tour. */
    static final EndRule CLOSED = new EndRule(false, 0, 0);

    /** The ends of an open tour of a board with so many squares. */
    static EndRule open(int rows, int columns) {
        return rows * columns % 2 == 0 ? new EndRule(false, 1, 1) : new EndRule(false, 2, 0);
    }

    /** This rule as long as a given end, of the given colour, is still to come. */
    EndRule reserving(int colour) {
        return changed(colour, -1);
    }

    /** The opposite of {@link #reserving}: the given end is here, or has been set. */
    EndRule releasing(int colour) {
        return changed(colour, 1);
    }

    private EndRule changed(int colour, int by) {
        return colour == 0 ? new EndRule(false, mostEven + by, mostOdd) : new EndRule(false, mostEven, mostOdd + by);
    }

    EndRule here() {
        return new EndRule(true, mostEven, mostOdd);
    }

    int most(int colour) {
        return colour == 0 ? mostEven : mostOdd;
    }

    boolean isClosed() {
        return mostEven + mostOdd == 0;
    }
}
