package io.github.queens4j;

import java.util.Arrays;

/** Finds out whether the lines of a family hold one queen each at most. */
final class LineCheck {

    private LineCheck() {}

    /**
     * Whether no two queens of a board share a line of a family. Lines whose numbers lie close together, as rows and
     * diagonals do, are ticked off in O(n) bits; others are sorted.
     */
    static boolean holdsOneEach(LineFamily family, Board board) {
        int n = board.size();
        long least = Long.MAX_VALUE;
        long most = LineFamily.NONE;
        for (int row = 0; row < n; row++) {
            long line = family.line(row, board.column(row), n);
            if (line != LineFamily.NONE) {
                least = Math.min(least, line);
                most = Math.max(most, line);
            }
        }
        if (most < least) {
            return true;
        }
        long words = (most - least) / Long.SIZE + 1;
        return words <= Math.max(16, n) ? areTickedOnce(family, board, least, (int) words) : areDistinct(family, board);
    }

    private static boolean areTickedOnce(LineFamily family, Board board, long least, int words) {
        long[] ticked = new long[words];
        for (int row = 0; row < board.size(); row++) {
            long line = family.line(row, board.column(row), board.size());
            if (line != LineFamily.NONE) {
                int word = (int) ((line - least) / Long.SIZE);
                long bit = 1L << (line - least);
                if ((ticked[word] & bit) != 0) {
                    return false;
                }
                ticked[word] |= bit;
            }
        }
        return true;
    }

    private static boolean areDistinct(LineFamily family, Board board) {
        long[] lines = new long[board.size()];
        int count = 0;
        for (int row = 0; row < board.size(); row++) {
            long line = family.line(row, board.column(row), board.size());
            if (line != LineFamily.NONE) {
                lines[count++] = line;
            }
        }
        Arrays.sort(lines, 0, count);
        for (int i = 1; i < count; i++) {
            if (lines[i] == lines[i - 1]) {
                return false;
            }
        }
        return true;
    }
}
