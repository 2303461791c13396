package io.github.queens4j;

/** Reads a board: finds out the format by the first character and leaves the rest to that format's parser. */
final class BoardParser {

    private final TextCursor cursor;

    BoardParser(String text) {
        this.cursor = new TextCursor(text);
    }

    Board parse() {
        int[] columns = readColumns();
        cursor.expectEnd();
        return Board.trusted(columns);
    }

    private int[] readColumns() {
        return switch (cursor.peek()) {
            case TextCursor.END, '\n', '\r' -> new int[0];
            case '[', '(' -> new ListParser(cursor).parse();
            case '·', '♕' -> new DrawingParser(cursor, DrawnFormat.UNICODE).parse();
            case '#' -> new DrawingParser(cursor, DrawnFormat.DASHES).parse();
            case ' ' -> new DrawingParser(cursor, DrawnFormat.GRID).parse();
            default -> throw cursor.refusal("'[' or '(' of a list, '·' or '♕', '#', or ' ' of a grid's border");
        };
    }
}
