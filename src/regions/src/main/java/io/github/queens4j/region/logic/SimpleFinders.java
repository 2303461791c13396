package io.github.queens4j.region.logic;

import io.github.queens4j.search.Effort;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The techniques that look at one line or one queen at a time. */
public final class SimpleFinders {

    private SimpleFinders() {}

    public static List<Inference> onlySquare(Candidates board, int most) {
        List<Inference> found = new ArrayList<>();
        for (int line = board.nextUndone(0); line >= 0 && found.size() < most; line = board.nextUndone(line + 1)) {
            if (board.count(line) == 1) {
                long[] square = board.squares(line);
                found.add(Inference.place(Bits.next(square, 0), square, line));
            }
        }
        return found;
    }

    public static List<Inference> attacked(Candidates board, int most) {
        List<Inference> found = new ArrayList<>();
        for (int queen = Bits.next(board.queens, 0);
                queen >= 0 && found.size() < most;
                queen = Bits.next(board.queens, queen + 1)) {
            long[] attacked = board.open.clone();
            if (board.cut.retainAttacked(attacked, queen)) {
                long[] reason = new long[attacked.length];
                Bits.add(reason, queen);
                found.add(Inference.cross(attacked, reason, new int[0]));
            }
        }
        return found;
    }

    /** All squares left of a line lie in another line, which has more. */
    public static List<Inference> pointing(Candidates board, int most) {
        int n = board.cut.n;
        List<Inference> found = new ArrayList<>();
        for (int i = 0; i < 3 * n && found.size() < most; i++) {
            int line = (i + 2 * n) % (3 * n); // Regions first: they point to lines more often than lines to them.
            if (!board.isUndone(line)) {
                continue;
            }
            long[] squares = board.squares(line);
            int count = board.count(line);
            int first = Bits.next(squares, 0);
            for (int kind = 0; kind < 3 && first >= 0; kind++) {
                int other = kind == 0 ? first / n : kind == 1 ? n + first % n : board.cut.regionLine(first);
                // Another line that has them all, and more.
                if (board.count(other) > count && Bits.countCommon(squares, board.cut.lines[other]) == count) {
                    long[] crossed = board.squares(other);
                    Bits.removeAll(crossed, squares);
                    found.add(Inference.cross(crossed, squares, new int[] {line}, other));
                }
            }
        }
        return found;
    }

    /** Wherever the queen of a line stands, she attacks a square; the line with the fewest squares first. */
    public static List<Inference> commonNeighbours(Candidates board, int most) {
        List<Inference> found = new ArrayList<>();
        long[] attacked = new long[board.open.length];
        Effort effort = Effort.unlimited(board.cut.n);
        for (int line = board.nextUndone(0); line >= 0; line = board.nextUndone(line + 1)) {
            if (board.findAttackedByAll(line, attacked, effort)) {
                found.add(Inference.cross(attacked.clone(), board.squares(line), new int[] {line}));
            }
        }
        found.sort(Comparator.comparingInt(step -> board.count(step.lines()[0])));
        return found;
    }
}
