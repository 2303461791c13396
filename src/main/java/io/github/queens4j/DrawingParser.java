package io.github.queens4j;

/**
 * Reads a drawing of a board, strictly from left to right: what it refuses is the first character with which no drawing
 * could go on.
 */
final class DrawingParser {

    private static final int UNKNOWN = -1;

    private final TextCursor cursor;
    private final DrawnFormat format;

    /** Squares in a row, {@link #UNKNOWN} until the first line was read. */
    private int size = UNKNOWN;

    DrawingParser(TextCursor cursor, DrawnFormat format) {
        this.cursor = cursor;
        this.format = format;
    }

    int[] parse() {
        if (!format.border.isEmpty()) {
            size = readBorder();
            endLine("another '" + format.border + "' of the border or a line break");
        }
        int first = readRow();
        int[] columns = new int[size];
        columns[0] = first;
        for (int row = 1; row < size; row++) {
            endLine("a line break before row " + row + " of rows 0 to " + (size - 1));
            columns[row] = readRow();
        }
        cursor.skipSpaces();
        return columns;
    }

    private int readBorder() {
        int width = 0;
        do {
            expect(format.border);
            width++;
        } while (nextIs(format.border));
        return width;
    }

    /** Reads the squares of a row and what frames them; the column of its queen. */
    private int readRow() {
        expect(format.prefix);
        int queen = UNKNOWN;
        int column = 0;
        do {
            if (column > 0) {
                expect(String.valueOf(format.separator));
            }
            if (readSquare(queen == UNKNOWN, column == size - 1)) {
                queen = column;
            }
            column++;
        } while (size == UNKNOWN ? squareFollows(queen) : column < size);
        size = column;
        expect(format.suffix);
        return queen;
    }

    /** Reads one square; whether it holds the queen, of which there is one in a row. */
    private boolean readSquare(boolean mayBeQueen, boolean last) {
        if (mayBeQueen && cursor.take(format.queen)) {
            return true;
        }
        boolean mustBeQueen = mayBeQueen && last;
        if (!mustBeQueen && cursor.take(format.empty)) {
            return false;
        }
        String queen = "'" + format.queen + "'";
        String empty = "'" + format.empty + "'";
        if (mustBeQueen) {
            throw cursor.refusal(queen + ", as the row has no queen yet");
        }
        throw cursor.refusal(mayBeQueen ? queen + " or " + empty : empty + ", as the row has its queen");
    }

    /** In the first row, whose length is not known yet: a row without its queen has to go on. */
    private boolean squareFollows(int queen) {
        if (queen == UNKNOWN) {
            return true;
        }
        int next = cursor.peek(1);
        return cursor.peek() == format.separator && (next == format.empty || next == format.queen);
    }

    private void endLine(String expected) {
        cursor.skipSpaces();
        if (!cursor.takeLineBreak()) {
            throw cursor.refusal(expected);
        }
    }

    private boolean nextIs(String expected) {
        for (int i = 0; i < expected.length(); i++) {
            if (cursor.peek(i) != expected.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private void expect(String expected) {
        for (int i = 0; i < expected.length(); i++) {
            if (!cursor.take(expected.charAt(i))) {
                throw cursor.refusal("'" + expected.charAt(i) + "'");
            }
        }
    }
}
