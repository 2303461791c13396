package io.github.queens4j.region.logic;

import org.jspecify.annotations.Nullable;

/** The techniques that look at one line or one queen at a time. */
final class SimpleFinders {

    private SimpleFinders() {}

    /** A line has one square left. */
    static @Nullable Step onlySquare(Candidates board, int level) {
        for (int line = board.nextUndone(0); line >= 0; line = board.nextUndone(line + 1)) {
            if (board.count(line) == 1) {
                long[] square = board.squares(line);
                return Step.place(level, Bits.next(square, 0), square, line);
            }
        }
        return null;
    }

    /** A queen attacks squares that are open. */
    static @Nullable Step attacked(Candidates board, int level) {
        for (int queen = Bits.next(board.queens, 0); queen >= 0; queen = Bits.next(board.queens, queen + 1)) {
            long[] attacked = board.open();
            board.cut.retainAttacked(attacked, queen);
            if (!Bits.isEmpty(attacked)) {
                long[] reason = new long[attacked.length];
                Bits.add(reason, queen);
                return Step.cross(level, attacked, reason, Step.NO_LINES);
            }
        }
        return null;
    }

    /** All squares left of a line lie in another line, which has more. */
    static @Nullable Step pointing(Candidates board, int level) {
        int n = board.cut.n;
        for (int i = 0; i < 3 * n; i++) {
            int line = (i + 2 * n) % (3 * n); // Regions first: they point to lines more often than lines to them.
            Step step = board.isUndone(line) ? pointing(board, level, line) : null;
            if (step != null) {
                return step;
            }
        }
        return null;
    }

    private static @Nullable Step pointing(Candidates board, int level, int line) {
        int n = board.cut.n;
        long[] squares = board.squares(line);
        int first = Bits.next(squares, 0);
        for (int kind = 0; kind < 3 && first >= 0; kind++) {
            int other = kind == 0 ? first / n : kind == 1 ? n + first % n : board.cut.regionLine(first);
            if (other != line && isWithin(squares, board.cut.lines[other])) {
                long[] crossed = board.squares(other);
                removeAll(crossed, squares);
                if (!Bits.isEmpty(crossed)) {
                    return Step.cross(level, crossed, squares, new int[] {line}, other);
                }
            }
        }
        return null;
    }

    /** Wherever the queen of a line stands, she attacks a square; the line with the fewest squares first. */
    static @Nullable Step commonNeighbours(Candidates board, int level) {
        Step easiest = null;
        int fewest = Integer.MAX_VALUE;
        for (int line = board.nextUndone(0); line >= 0; line = board.nextUndone(line + 1)) {
            int count = board.count(line);
            long[] attacked = count < fewest ? board.attackedByAll(line) : null;
            if (attacked != null) {
                fewest = count;
                easiest = Step.cross(level, attacked, board.squares(line), new int[] {line});
            }
        }
        return easiest;
    }

    private static boolean isWithin(long[] set, long[] other) {
        for (int w = 0; w < set.length; w++) {
            if ((set[w] & ~other[w]) != 0) {
                return false;
            }
        }
        return true;
    }

    private static void removeAll(long[] set, long[] other) {
        for (int w = 0; w < set.length; w++) {
            set[w] &= ~other[w];
        }
    }
}
