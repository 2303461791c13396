package io.github.queens4j.region.logic;

import io.github.queens4j.search.Effort;

/**
 * What follows from a board by the techniques of one line alone, until a line has no square left or nothing new
 * follows. Pointing is a case of common neighbours, so these two rules do what the first four techniques do. Each line
 * or square that is looked at is a node; when none is left, nothing more follows.
 */
final class Propagation {

    static final int NO_LINE = -1;

    private final Candidates trial;
    private final long[] attacked;
    private final Effort effort;
    private int steps;

    Propagation(Cut cut, Effort effort) {
        this.effort = effort;
        trial = new Candidates(cut);
        attacked = new long[cut.lines[0].length];
    }

    int steps() {
        return steps;
    }

    /** The line that a queen on an open square would leave empty, in at most so many steps, or {@link #NO_LINE}. */
    int refute(Candidates board, int square, int most) {
        trial.copy(board);
        place(trial, square);
        return run(trial, most);
    }

    /** Takes at most so many steps, until nothing follows; the line that is left empty, or {@link #NO_LINE}. */
    int run(Candidates board, int most) {
        steps = 0;
        while (true) {
            int empty = placeAll(board, most);
            if (empty != NO_LINE || steps >= most || effort.isSpent() || !crossCommon(board)) {
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
                effort.spend();
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
        for (int line = board.nextUndone(0); line >= 0; line = board.nextUndone(line + 1)) {
            if (board.findAttackedByAll(line, attacked, effort)) {
                Bits.removeAll(board.open, attacked);
                return true;
            }
        }
        return false;
    }
}
