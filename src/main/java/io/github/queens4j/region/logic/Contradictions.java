package io.github.queens4j.region.logic;

import io.github.queens4j.search.Effort;
import org.jspecify.annotations.Nullable;

/**
 * A queen on a square would leave some line without a square, by the techniques of one line alone, or once squares that
 * would do the same are crossed out as well.
 *
 * <p>Pointing is a case of common neighbours, so two rules do what the first four techniques do. Each line or square
 * that is looked at is a node; when none is left, nothing more follows.
 */
public final class Contradictions {

    private static final int NO_LINE = -1;

    private final Cut cut;
    private final Candidates trial;
    private final long[] attacked;
    private final Effort effort;
    private int steps;

    public Contradictions(Cut cut, Effort effort) {
        this.cut = cut;
        this.effort = effort;
        trial = new Candidates(cut);
        attacked = new long[cut.lines[0].length];
    }

    /** The shortest contradiction. */
    public @Nullable Inference shortest(Candidates board) {
        Inference shortest = null;
        int most = Integer.MAX_VALUE;
        long[] free = board.free();
        for (int square = Bits.next(free, 0);
                square >= 0 && most > 0 && !effort.isSpent();
                square = Bits.next(free, square + 1)) {
            int empty = refute(board, square, most);
            if (empty != NO_LINE && steps < most) {
                most = steps;
                shortest = Inference.contradiction(board, square, empty, most);
            }
        }
        return shortest;
    }

    /** The first contradiction after others, no deeper: with refuted squares crossed out. */
    public @Nullable Inference nested(Candidates board) {
        Candidates outer = new Candidates(cut);
        long[] free = board.free();
        for (int square = Bits.next(free, 0); square >= 0 && !effort.isSpent(); square = Bits.next(free, square + 1)) {
            outer.copy(board);
            place(outer, square);
            int refuted = 0;
            int empty = run(outer, Integer.MAX_VALUE);
            while (empty == NO_LINE && crossOne(outer)) {
                refuted++;
                empty = run(outer, Integer.MAX_VALUE);
            }
            if (empty != NO_LINE) {
                return Inference.contradiction(board, square, empty, refuted);
            }
        }
        return null;
    }

    private boolean crossOne(Candidates board) {
        long[] free = board.free();
        for (int square = Bits.next(free, 0); square >= 0 && !effort.isSpent(); square = Bits.next(free, square + 1)) {
            if (refute(board, square, Integer.MAX_VALUE) != NO_LINE) {
                board.cross(square);
                return true;
            }
        }
        return false;
    }

    /** The line that a queen on an open square would leave empty, in at most so many steps, or {@link #NO_LINE}. */
    private int refute(Candidates board, int square, int most) {
        trial.copy(board);
        place(trial, square);
        return run(trial, most);
    }

    /** Takes at most so many steps, until nothing follows; the line that is left empty, or {@link #NO_LINE}. */
    private int run(Candidates board, int most) {
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

    private static void place(Candidates board, int square) {
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
