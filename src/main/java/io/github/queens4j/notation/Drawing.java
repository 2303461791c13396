package io.github.queens4j.notation;

import java.util.BitSet;

/** The ways to draw queens square by square: what a row and a border look like, and how to write them. */
public enum Drawing {
    /** Signs for queens and dots, separated by blanks. */
    UNICODE("", "·♕×", ' ', "", ""),
    /** ASCII, every row behind a hash. */
    DASHES("# ", "-Qx", ' ', "", ""),
    /** ASCII, with lines between the squares and a border above. */
    GRID("|", "_Qx", '|', "|", " _");

    /**
     * The drawing of a larger board, of 2 n^2 characters of two bytes, would soon exceed the longest string there can
     * be.
     */
    public static final int MAX_SIZE = 20_000;

    /** What comes before the first square of every row. */
    final String prefix;

    final char empty;
    final char queen;
    final char blocked;

    /** What stands between two squares of a row. */
    final char separator;

    /** What comes after the last square of every row. */
    final String suffix;

    /** What the line above the rows shows over every square; empty if there is no such line. */
    final String border;

    Drawing(String prefix, String marks, char separator, String suffix, String border) {
        this.prefix = prefix;
        this.empty = marks.charAt(0);
        this.queen = marks.charAt(1);
        this.blocked = marks.charAt(2);
        this.separator = separator;
        this.suffix = suffix;
        this.border = border;
    }

    /**
     * Draws a placement.
     *
     * @param placement queens and blocked squares
     * @return lines without a line break after the last; empty for size 0
     * @throws IllegalArgumentException if the size is above {@link #MAX_SIZE}
     */
    public String write(Placement placement) {
        int n = placement.size();
        if (n == 0) {
            return "";
        }
        requireDrawable(n);
        StringBuilder text = new StringBuilder(length(n));
        if (!border.isEmpty()) {
            text.append(border.repeat(n)).append('\n');
        }
        for (int row = 0; row < n; row++) {
            text.append(row == 0 ? "" : "\n").append(prefix);
            writeRow(text, n, placement.queen(row), placement.blocked(row));
            text.append(suffix);
        }
        return text.toString();
    }

    /** Whether a drawing of this kind may start with a character. */
    boolean startsWith(int character, boolean partial) {
        String begin = border.isEmpty() ? prefix : border;
        return begin.isEmpty() ? isMark(character, partial) : character == begin.charAt(0);
    }

    /** Whether a character shows a square. */
    boolean isMark(int character, boolean partial) {
        return character == empty || character == queen || (partial && character == blocked);
    }

    private void writeRow(StringBuilder text, int n, int queenColumn, BitSet blockedColumns) {
        for (int column = 0; column < n; column++) {
            if (column > 0) {
                text.append(separator);
            }
            text.append(column == queenColumn ? queen : blockedColumns.get(column) ? blocked : empty);
        }
    }

    private void requireDrawable(int n) {
        if (n > MAX_SIZE) {
            throw new IllegalArgumentException("format must be LIST or LIST_ONE_BASED for a board of more than "
                    + MAX_SIZE + " rows, but is " + this + " for one of " + n);
        }
    }

    private int length(int n) {
        int line = prefix.length() + 2 * n - 1 + suffix.length();
        int borderLine = border.isEmpty() ? 0 : border.length() * n + 1;
        return borderLine + (line + 1) * n - 1;
    }
}
