package io.github.queens4j.tour;

/** How many ends of the tour may lie on even and on odd squares at most; forced if the square at hand is one. */
record EndRule(boolean forced, int mostEven, int mostOdd) {

    static final EndRule CLOSED = new EndRule(false, 0, 0);

    static EndRule open(int rows, int columns) {
        return rows * columns % 2 == 0 ? new EndRule(false, 1, 1) : new EndRule(false, 2, 0);
    }

    /** This rule with more ends of a colour, or fewer as long as a given one is still to come. */
    EndRule plus(int by, int colour) {
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
