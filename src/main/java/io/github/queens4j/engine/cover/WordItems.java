package io.github.queens4j.engine.cover;

/** A family of n lines that cover a board of at most 64 rows: each line as a word for each row it meets. */
final class WordItems {

    private final int n;

    /** For each square its line. */
    private final int[] lineOf;

    private final long[] squares;

    /** For each line the first row that it meets. */
    final int[] from;

    /** For each line the row after the last that it meets. */
    final int[] to;

    WordItems(FamilyLines lines, int n) {
        this.n = n;
        lineOf = new int[n * n];
        squares = new long[n * n];
        from = new int[n];
        to = new int[n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int line = lines.line(row, column);
                lineOf[row * n + column] = line;
                if (to[line] == 0) {
                    from[line] = row;
                }
                to[line] = row + 1;
                squares[line * n + row] |= 1L << column;
            }
        }
    }

    long squares(int line, int row) {
        return squares[line * n + row];
    }

    int line(int row, int column) {
        return lineOf[row * n + column];
    }
}
