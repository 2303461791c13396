package io.github.queens4j.region.logic;

/**
 * What follows from a board by the techniques of one line alone, until a line has no square left or nothing new
 * follows. The board is changed on the way. Pointing is a case of common neighbours, so these two rules do what the
 * first four techniques do.
 */
final class Propagation {

    static final int NO_LINE = -1;

    private final long[] attacked;
    private int steps;

    Propagation(Grid grid) {
        attacked = new long[grid.words];
    }

    /** Steps that the last run took. */
    int steps() {
        return steps;
    }

    /**
     * Goes on until nothing follows.
     *
     * @param board is changed
     * @param most gives up after so many steps
     * @return a line without a queen and without a square; {@link #NO_LINE} if none was found
     */
    int run(Candidates board, int most) {
        steps = 0;
        while (true) {
            int empty = placeAll(board, most);
            if (empty != NO_LINE || steps >= most || !crossCommon(board)) {
                return empty;
            }
            steps++;
        }
    }

    /** Puts a queen on every only square; returns a line without a square, as soon as there is one. */
    private int placeAll(Candidates board, int most) {
        boolean placed;
        do {
            placed = false;
            for (int line = board.nextUndone(0); line >= 0; line = board.nextUndone(line + 1)) {
                int count = board.count(line);
                if (count == 0) {
                    return line;
                }
                if (count == 1 && steps < most) {
                    place(board, Bits.nextCommon(board.open, board.cut.lines[line], 0));
                    steps++;
                    placed = true;
                }
            }
        } while (placed && steps < most);
        return NO_LINE;
    }

    static void place(Candidates board, int square) {
        board.place(square);
        board.cut.removeAttacked(board.open, square);
    }

    private boolean crossCommon(Candidates board) {
        Cut cut = board.cut;
        for (int line = board.nextUndone(0); line >= 0; line = board.nextUndone(line + 1)) {
            long[] squares = cut.lines[line];
            System.arraycopy(board.open, 0, attacked, 0, attacked.length);
            boolean any = true;
            for (int square = Bits.nextCommon(board.open, squares, 0);
                    square >= 0 && any;
                    square = Bits.nextCommon(board.open, squares, square + 1)) {
                cut.retainAttacked(attacked, square);
                any = !Bits.isEmpty(attacked);
            }
            if (any) {
                for (int w = 0; w < attacked.length; w++) {
                    board.open[w] &= ~attacked[w];
                }
                return true;
            }
        }
        return false;
    }
}
