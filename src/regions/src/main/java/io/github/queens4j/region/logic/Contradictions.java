package io.github.queens4j.region.logic;

import io.github.queens4j.search.Effort;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A queen on a square would leave a line without a square, by only squares and common neighbours in waves. */
public final class Contradictions {

    private final Cut cut;
    private final Candidates trial;
    private final long[] attacked;
    private final Effort effort;

    /** What has followed from the first queen: for a queen her line, for common neighbours the complement of theirs. */
    private final List<Integer> chain = new ArrayList<>();

    private int waves;

    private int empty;

    public Contradictions(Cut cut, Effort effort) {
        this.cut = cut;
        this.effort = effort;
        trial = new Candidates(cut);
        attacked = new long[cut.lines[0].length];
    }

    /** All that take the fewest waves. */
    public List<Inference> withoutWays(Candidates board) {
        return squares(board).stream()
                .map(square -> Inference.contradiction(board, square, 0, List.of()))
                .toList();
    }

    private List<Integer> squares(Candidates board) {
        List<Integer> squares = new ArrayList<>();
        int fewest = Integer.MAX_VALUE;
        long[] free = board.free();
        for (int square = Bits.next(free, 0); square >= 0 && !effort.isSpent(); square = Bits.next(free, square + 1)) {
            if (isContradicted(board, square, fewest)) {
                if (waves < fewest) {
                    fewest = waves;
                    squares.clear();
                }
                squares.add(square);
            }
        }
        return squares;
    }

    /** The contradiction with the shortest way, or all that take the fewest waves, each after those before it. */
    public List<Inference> find(Candidates board, int most) {
        List<Inference> found = new ArrayList<>();
        Candidates now = new Candidates(cut);
        now.copy(board);
        for (int square : squares(board)) {
            if (isContradicted(now, square, Integer.MAX_VALUE)) {
                List<Inference> way = shorten(now, square);
                found.add(Inference.contradiction(now, square, empty, way));
            }
            if (most > 1) {
                now.cross(square);
            }
        }
        if (most == 1) {
            // What common neighbours exclude is harder to follow than a queen.
            found.sort(Comparator.comparingInt(step -> step.way().stream()
                    .mapToInt(next -> next.placed() < 0 ? 2 : 1)
                    .sum()));
        }
        return found;
    }

    /** Whether a queen on a square leaves a line empty after some waves. */
    private boolean isContradicted(Candidates board, int square, int limit) {
        trial.copy(board);
        place(square);
        chain.clear();
        empty = trial.emptyLine();
        for (waves = 0; empty < 0 && waves < limit && !effort.isSpent() && (placeAll() || crossAll()); waves++) {
            empty = trial.emptyLine();
        }
        return empty >= 0;
    }

    private void place(int square) {
        trial.place(square);
        cut.removeAttacked(trial.open, square);
    }

    /** Puts a queen on every only square, but not on two that attack each other; whether there were any. */
    private boolean placeAll() {
        List<Integer> lines = new ArrayList<>();
        for (int line = trial.nextUndone(0); line >= 0; line = trial.nextUndone(line + 1)) {
            effort.spend();
            if (trial.count(line) == 1) {
                lines.add(line);
            }
        }
        for (int line : lines) {
            if (trial.isUndone(line) && trial.count(line) == 1) {
                place(Bits.next(trial.squares(line), 0));
                chain.add(line);
            }
        }
        return !lines.isEmpty();
    }

    /** Crosses out all common neighbours; whether there were any. */
    private boolean crossAll() {
        long[] all = new long[attacked.length];
        for (int line = trial.nextUndone(0); line >= 0; line = trial.nextUndone(line + 1)) {
            if (trial.findAttackedByAll(line, attacked, effort)) {
                Bits.addAll(all, attacked);
                chain.add(~line);
            }
        }
        Bits.removeAll(trial.open, all);
        return !Bits.isEmpty(all);
    }

    /** Leaves out of the chain what it does not take. */
    private List<Inference> shorten(Candidates board, int square) {
        List<Inference> way = new ArrayList<>();
        for (int i = chain.size() - 1; i >= 0 && !effort.isSpent(); i--) {
            int step = chain.remove(i);
            if (!follows(board, square, way)) {
                chain.add(i, step);
            }
        }
        follows(board, square, way);
        return way;
    }

    /** Takes the steps of the chain one by one; whether each follows, and a line is left empty. */
    private boolean follows(Candidates board, int square, List<Inference> way) {
        way.clear();
        trial.copy(board);
        place(square);
        for (int step : chain) {
            int line = step < 0 ? ~step : step;
            long[] left = trial.squares(line);
            int count = trial.count(line);
            effort.spend();
            if (count == 0) {
                empty = line;
                return true;
            }
            if (step < 0) {
                if (trial.findAttackedByAll(line, attacked, effort)) {
                    way.add(Inference.cross(attacked.clone(), left, new int[] {line}));
                    Bits.removeAll(trial.open, attacked);
                }
            } else if (count == 1) {
                way.add(Inference.place(Bits.next(left, 0), left, line));
                place(Bits.next(left, 0));
            } else {
                return false;
            }
        }
        return trial.count(empty) == 0;
    }
}
