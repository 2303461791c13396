package io.github.queens4j.region.logic;

import io.github.queens4j.search.Effort;
import org.jspecify.annotations.Nullable;

/** The techniques that look at one line or one queen at a time. */
public final class SimpleFinders {

    private SimpleFinders() {}

    public static @Nullable Inference onlySquare(Candidates board) {
        for (int line = board.nextUndone(0); line >= 0; line = board.nextUndone(line + 1)) {
            if (board.count(line) == 1) {
                long[] square = board.squares(line);
                return Inference.place(Bits.next(square, 0), square, line);
            }
        }
        return null;
    }

    public static @Nullable Inference attacked(Candidates board) {
        for (int queen = Bits.next(board.queens, 0); queen >= 0; queen = Bits.next(board.queens, queen + 1)) {
            long[] attacked = board.open.clone();
            if (board.cut.retainAttacked(attacked, queen)) {
                long[] reason = new long[attacked.length];
                Bits.add(reason, queen);
                return Inference.cross(attacked, reason, new int[0]);
            }
        }
        return null;
    }

    /** All squares left of a line lie in another line, which has more. */
    public static @Nullable Inference pointing(Candidates board) {
        int n = board.cut.n;
        for (int i = 0; i < 3 * n; i++) {
            int line = (i + 2 * n) % (3 * n); // Regions first: they point to lines more often than lines to them.
            Inference step = board.isUndone(line) ? pointing(board, line) : null;
            if (step != null) {
                return step;
            }
        }
        return null;
    }

    private static @Nullable Inference pointing(Candidates board, int line) {
        int n = board.cut.n;
        long[] squares = board.squares(line);
        int count = board.count(line);
        int first = Bits.next(squares, 0);
        for (int kind = 0; kind < 3 && first >= 0; kind++) {
            int other = kind == 0 ? first / n : kind == 1 ? n + first % n : board.cut.regionLine(first);
            if (other != line && Bits.countCommon(squares, board.cut.lines[other]) == count) {
                long[] crossed = board.squares(other);
                Bits.removeAll(crossed, squares);
                if (!Bits.isEmpty(crossed)) {
                    return Inference.cross(crossed, squares, new int[] {line}, other);
                }
            }
        }
        return null;
    }

    /** Wherever the queen of a line stands, she attacks a square; the line with the fewest squares first. */
    public static @Nullable Inference commonNeighbours(Candidates board) {
        Inference easiest = null;
        int fewest = Integer.MAX_VALUE;
        long[] attacked = new long[board.open.length];
        Effort effort = Effort.unlimited(board.cut.n);
        for (int line = board.nextUndone(0); line >= 0; line = board.nextUndone(line + 1)) {
            int count = board.count(line);
            if (count < fewest && board.findAttackedByAll(line, attacked, effort)) {
                fewest = count;
                easiest = Inference.cross(attacked.clone(), board.squares(line), new int[] {line});
            }
        }
        return easiest;
    }
}
