package io.github.queens4j.engine.cover;

/** A family of n lines that cover a board of at most 64 rows: each line as a word for each row it meets. */
final class WordItems {

    private final int n;
    private final LineTable table;
    private final long[] squares;

    /** For each line the first row that it meets. */
    final int[] from;

    /** For each line the row after the last that it meets. */
    final int[] to;

    WordItems(LineTable table, int n) {
        this.table = table;
        this.n = n;
        squares = new long[n * n];
        from = new int[n];
        to = new int[n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int line = table.line(row, column);
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
        return table.line(row, column);
    }
}
