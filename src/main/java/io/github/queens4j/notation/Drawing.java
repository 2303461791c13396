package io.github.queens4j.notation;

import java.util.BitSet;
import java.util.Map;
import java.util.TreeMap;

/**
 * Queens drawn square by square, a line for each row.
 *
 * @param prefix what comes before the first square of every row
 * @param empty shows an empty square
 * @param queen shows a queen
 * @param blocked shows a blocked square
 * @param separator what stands between two squares of a row
 * @param suffix what comes after the last square of every row
 * @param border what the line above the rows shows over every square; empty if there is no such line
 */
public record Drawing(
        String prefix, char empty, char queen, char blocked, String separator, String suffix, String border)
        implements BoardText {

    /** Of a larger board, the drawing of two characters for every square could exceed the longest string. */
    public static final int MAX_SIZE = 20_000;

    @Override
    public boolean beginsWith(int character, boolean partial) {
        String begin = begin();
        return begin.isEmpty() ? isMark(character, partial) : character == begin.charAt(0);
    }

    @Override
    public String beginning(boolean partial) {
        if (begin().isEmpty()) {
            String squares = "'" + empty() + (partial ? "', '" : "' or '") + queen() + "'";
            return partial ? squares + " or '" + blocked() + "'" : squares;
        }
        return "'" + begin().charAt(0) + (border.isEmpty() ? "'" : "' of a grid's border");
    }

    private String begin() {
        return border.isEmpty() ? prefix : border;
    }

    /** Whether a character shows a square. */
    private boolean isMark(int character, boolean partial) {
        return character == empty() || character == queen() || (partial && character == blocked());
    }

    @Override
    public boolean showsBlocked() {
        return true;
    }

    @Override
    public String write(Placement placement) {
        int n = placement.size();
        if (n == 0) {
            return "";
        }
        String empty = prefix + (empty() + separator).repeat(n - 1) + empty() + suffix;
        int step = 1 + separator.length();
        StringBuilder text = new StringBuilder(n * (border.length() + empty.length() + 1) + 1);
        if (!border.isEmpty()) {
            text.append(border.repeat(n)).append('\n');
        }
        for (int row = 0; row < n; row++) {
            int first = text.length() + prefix.length();
            text.append(empty).append(row == n - 1 ? "" : "\n");
            if (placement.queen(row) != Placement.NONE) {
                text.setCharAt(first + step * placement.queen(row), queen());
            }
            if (placement.hasBlocked()) {
                placement.blockedColumns(row).forEach(column -> text.setCharAt(first + step * column, blocked()));
            }
        }
        return text.toString();
    }

    @Override
    public Placement read(TextCursor cursor, boolean partial) {
        return new Reader(cursor, partial).read();
    }

    /** Reads strictly from left to right: what it refuses is the first character with which no drawing could go on. */
    private final class Reader {

        private static final int UNKNOWN = -1;

        private final TextCursor cursor;
        private final boolean partial;
        private final Map<Integer, BitSet> closed = new TreeMap<>();

        /** Squares in a row, {@link #UNKNOWN} until the first line was read. */
        private int size = UNKNOWN;

        /** Where it could be nothing, the first two squares tell whether it is a blank. */
        private String between = separator;

        Reader(TextCursor cursor, boolean partial) {
            this.cursor = cursor;
            this.partial = partial;
        }

        Placement read() {
            if (!border.isEmpty()) {
                size = readBorder();
                cursor.endLine("another '" + border + "' of the border or a line break");
            }
            int first = readRow(0);
            int[] queens = new int[size];
            queens[0] = first;
            for (int row = 1; row < size; row++) {
                cursor.endLine("a line break before row " + row + " of rows 0 to " + (size - 1));
                queens[row] = readRow(row);
            }
            cursor.skipSpaces();
            return Placement.of(queens, closed);
        }

        private int readBorder() {
            int width = 0;
            do {
                cursor.expect(border);
                width++;
            } while (cursor.nextIs(border));
            return width;
        }

        /** Reads the squares of a row and what frames them; the column of its queen. */
        private int readRow(int row) {
            cursor.expect(prefix);
            int queen = Placement.NONE;
            int column = 0;
            do {
                if (column > 0) {
                    cursor.expect(between);
                }
                if (readQueen(queen == Placement.NONE, row, column)) {
                    queen = column;
                }
                column++;
                if (size == UNKNOWN && column == 1 && separator.isEmpty() && cursor.nextIs(" ")) {
                    between = " ";
                }
            } while (size == UNKNOWN ? squareFollows(queen) : column < size);
            size = column;
            cursor.expect(suffix);
            return queen;
        }

        /** Reads one square; whether it holds the queen, of which there is one in a row. */
        private boolean readQueen(boolean mayBe, int row, int column) {
            if (mayBe && cursor.take(queen())) {
                return true;
            }
            boolean mustBe = mayBe && !partial && column == size - 1;
            if (!mustBe && cursor.take(empty())) {
                return false;
            }
            if (partial && cursor.take(blocked())) {
                closed.computeIfAbsent(row, r -> new BitSet()).set(column);
                return false;
            }
            throw cursor.refusal(expected(mayBe, mustBe));
        }

        private String expected(boolean mayBe, boolean mustBe) {
            String queen = "'" + queen() + "'";
            String empty = "'" + empty() + "'";
            if (mustBe) {
                return queen + ", as the row has no queen yet";
            }
            String other = partial ? empty + " or '" + blocked() + "'" : empty;
            return mayBe ? queen + (partial ? ", " : " or ") + other : other + ", as the row has its queen";
        }

        /** In the first row, whose length is not known yet: a row without the queen that it needs has to go on. */
        private boolean squareFollows(int queen) {
            if (queen == Placement.NONE && !partial) {
                return true;
            }
            return cursor.nextIs(between) && isMark(cursor.peek(between.length()), partial);
        }
    }
}
