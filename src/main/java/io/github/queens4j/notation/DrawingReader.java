package io.github.queens4j.notation;

import java.util.BitSet;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads a drawing, strictly from left to right: what it refuses is the first character with which no drawing could go
 * on.
 *
 * <p>A whole drawing has one queen in every row and no blocked square; a partial one at most one queen, and blocked
 * squares.
 */
final class DrawingReader {

    private static final int UNKNOWN = -1;

    private final TextCursor cursor;
    private final Drawing drawing;
    private final boolean partial;
    private final Map<Integer, BitSet> blocked = new TreeMap<>();

    /** Squares in a row, {@link #UNKNOWN} until the first line was read. */
    private int size = UNKNOWN;

    DrawingReader(TextCursor cursor, Drawing drawing, boolean partial) {
        this.cursor = cursor;
        this.drawing = drawing;
        this.partial = partial;
    }

    Placement read() {
        if (!drawing.border.isEmpty()) {
            size = readBorder();
            cursor.endLine("another '" + drawing.border + "' of the border or a line break");
        }
        int first = readRow(0);
        int[] queens = new int[size];
        queens[0] = first;
        for (int row = 1; row < size; row++) {
            cursor.endLine("a line break before row " + row + " of rows 0 to " + (size - 1));
            queens[row] = readRow(row);
        }
        cursor.skipSpaces();
        return Placement.of(queens, blocked);
    }

    private int readBorder() {
        int width = 0;
        do {
            cursor.expect(drawing.border);
            width++;
        } while (nextIs(drawing.border));
        return width;
    }

    /** Reads the squares of a row and what frames them; the column of its queen. */
    private int readRow(int row) {
        cursor.expect(drawing.prefix);
        int queen = Placement.NONE;
        int column = 0;
        do {
            if (column > 0) {
                cursor.expect(String.valueOf(drawing.separator));
            }
            if (readQueen(queen == Placement.NONE, row, column)) {
                queen = column;
            }
            column++;
        } while (size == UNKNOWN ? squareFollows(queen) : column < size);
        size = column;
        cursor.expect(drawing.suffix);
        return queen;
    }

    /** Reads one square; whether it holds the queen, of which there is one in a row. */
    private boolean readQueen(boolean mayBe, int row, int column) {
        if (mayBe && cursor.take(drawing.queen)) {
            return true;
        }
        boolean mustBe = mayBe && !partial && column == size - 1;
        if (!mustBe && cursor.take(drawing.empty)) {
            return false;
        }
        if (partial && cursor.take(drawing.blocked)) {
            blocked.computeIfAbsent(row, r -> new BitSet()).set(column);
            return false;
        }
        throw cursor.refusal(expected(mayBe, mustBe));
    }

    private String expected(boolean mayBe, boolean mustBe) {
        String queen = "'" + drawing.queen + "'";
        String empty = "'" + drawing.empty + "'";
        if (mustBe) {
            return queen + ", as the row has no queen yet";
        }
        String other = partial ? empty + " or '" + drawing.blocked + "'" : empty;
        return mayBe ? queen + (partial ? ", " : " or ") + other : other + ", as the row has its queen";
    }

    /** In the first row, whose length is not known yet: a row without the queen that it needs has to go on. */
    private boolean squareFollows(int queen) {
        if (queen == Placement.NONE && !partial) {
            return true;
        }
        return cursor.peek() == drawing.separator && drawing.isMark(cursor.peek(1), partial);
    }

    private boolean nextIs(String expected) {
        for (int i = 0; i < expected.length(); i++) {
            if (cursor.peek(i) != expected.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
