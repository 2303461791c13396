package io.github.queens4j.cover;

import io.github.queens4j.LineFamily;
import io.github.queens4j.Rule;
import java.util.Arrays;

/** What a rule means on up to 64 rows: the squares that a queen attacks, and the families with one queen a line. */
final class WordLines {

    private final int n;
    final boolean hasColumns;
    private final FamilyLines[] families;
    private final boolean[] known;

    /** The words of {@link #at}: squares that a queen leaves as they are; in her own row, hers alone. */
    final long[] kept;

    WordLines(Rule rule, int n) {
        this.n = n;
        families = FamilyLines.besidesRowsAndColumns(rule, n);
        hasColumns = rule.families().contains(LineFamily.COLUMNS);
        kept = new long[n * n * n];
        known = new boolean[n * n];
    }

    /** Those families besides rows and columns whose lines, n at most, cover the board; missing ones have no square. */
    Items[] items() {
        return Arrays.stream(families)
                .filter(lines -> lines.items() > 0)
                .map(lines -> new Items(lines, n))
                .toArray(Items[]::new);
    }

    /** Where in {@link #kept} the n words of a queen begin. */
    int at(int row, int column) {
        int square = row * n + column;
        if (!known[square]) {
            known[square] = true;
            workOut(row, column);
        }
        return square * n;
    }

    private void workOut(int row, int column) {
        int from = (row * n + column) * n;
        Arrays.fill(kept, from, from + n, hasColumns ? ~(1L << column) : -1L);
        for (FamilyLines lines : families) {
            lines.walk(row, column, (r, c) -> kept[from + r] &= ~(1L << c));
        }
        kept[from + row] = 1L << column;
    }

    /** A family of n lines that cover a board of at most 64 rows: each line as a word for each row it meets. */
    static final class Items {

        private final int n;
        private final int[] lineOf;
        private final long[] squares;

        /** For each line the first row that it meets, and the row after the last. */
        final int[] from;

        final int[] to;

        Items(FamilyLines lines, int n) {
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
}
