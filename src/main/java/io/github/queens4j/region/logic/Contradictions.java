package io.github.queens4j.region.logic;

import io.github.queens4j.search.Effort;
import org.jspecify.annotations.Nullable;

/**
 * A queen on a square would leave some line without a square, by the techniques of one line alone.
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
            trial.copy(board);
            place(square);
            int empty = run(most);
            if (empty != NO_LINE && steps < most) {
                most = steps;
                shortest = Inference.contradiction(board, square, empty, most);
            }
        }
        return shortest;
    }

    /** Takes steps until nothing follows; returns the line that is left empty, or {@link #NO_LINE}. */
    private int run(int limit) {
        steps = 0;
        while (true) {
            int empty = placeAll(limit);
            if (empty != NO_LINE || steps >= limit || effort.isSpent() || !crossCommon()) {
                return empty;
            }
            steps++;
        }
    }

    /** Puts a queen on every only square; returns a line without a square, as soon as there is one. */
    private int placeAll(int limit) {
        boolean placed;
        do {
            placed = false;
            for (int line = trial.nextUndone(0); line >= 0; line = trial.nextUndone(line + 1)) {
                effort.spend();
                int count = trial.count(line);
                if (count == 0) {
                    return line;
                }
                if (count == 1 && steps < limit) {
                    place(Bits.nextCommon(trial.open, cut.lines[line], 0));
                    steps++;
                    placed = true;
                }
            }
        } while (placed && steps < limit);
        return NO_LINE;
    }

    private void place(int square) {
        trial.place(square);
        cut.removeAttacked(trial.open, square);
    }

    private boolean crossCommon() {
        for (int line = trial.nextUndone(0); line >= 0; line = trial.nextUndone(line + 1)) {
            if (trial.findAttackedByAll(line, attacked, effort)) {
                Bits.removeAll(trial.open, attacked);
                return true;
            }
        }
        return false;
    }
}
