package io.github.queens4j;

/** The formats that draw a board square by square: what a row and a border look like, and how to write them. */
enum DrawnFormat {
    UNICODE("", '·', '♕', ' ', "", ""),
    DASHES("# ", '-', 'Q', ' ', "", ""),
    GRID("|", '_', 'Q', '|', "|", " _");

    /** The drawing of a larger board, of 2 n^2 characters of two bytes, would soon exceed the longest string there can be. */
    static final int MAX_SIZE = 20_000;

    /** What comes before the first square of every row. */
    final String prefix;

    final char empty;
    final char queen;

    /** What stands between two squares of a row. */
    final char separator;

    /** What comes after the last square of every row. */
    final String suffix;

    /** What the line above the rows shows over every square; empty if there is no such line. */
    final String border;

    DrawnFormat(String prefix, char empty, char queen, char separator, String suffix, String border) {
        this.prefix = prefix;
        this.empty = empty;
        this.queen = queen;
        this.separator = separator;
        this.suffix = suffix;
        this.border = border;
    }

    String write(Board board) {
        int n = board.size();
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
            for (int column = 0; column < n; column++) {
                if (column > 0) {
                    text.append(separator);
                }
                text.append(column == board.column(row) ? queen : empty);
            }
            text.append(suffix);
        }
        return text.toString();
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
