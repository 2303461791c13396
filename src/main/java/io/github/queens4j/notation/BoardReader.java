package io.github.queens4j.notation;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads boards and puzzles, drawn square by square or as lists of columns: what this library writes and what people
 * paste. Several are told apart by empty lines, by headings ({@code 12:}), as objects of JSON, or by their brackets.
 * Takes time in proportion to the length of the text. Not thread-safe.
 */
public final class BoardReader {

    private final String noun;
    private final boolean partial;
    private final TextCursor cursor;
    private final JsonReader json;
    private final List<Placement> boards = new ArrayList<>();

    private BoardReader(String noun, String text, boolean partial) {
        this.noun = noun;
        this.partial = partial;
        this.cursor = new TextCursor(noun, text);
        this.json = new JsonReader(cursor);
    }

    /**
     * Reads one board or more; the noun says what the text should be, for messages: "a board". Partial ones may have
     * rows without a queen, and blocked squares.
     */
    public static List<Placement> readAll(String noun, String text, boolean partial) {
        BoardReader reader = new BoardReader(noun, text, partial);
        do {
            reader.read();
        } while (!reader.isAtEnd());
        return reader.boards;
    }

    public static Placement readOne(String noun, String text, boolean partial) {
        BoardReader reader = new BoardReader(noun, text, partial);
        reader.read();
        if (reader.boards.size() > 1 || !reader.isAtEnd()) {
            throw reader.cursor.refusal("the end of the text, as " + noun + " is wanted and no other after it");
        }
        return reader.boards.get(0);
    }

    private boolean isAtEnd() {
        skipEmptyLines();
        return cursor.peek() == TextCursor.END;
    }

    private void skipEmptyLines() {
        cursor.moveTo(pastEmptyLines(cursor.text(), cursor.position()));
    }

    private void read() {
        skipEmptyLines();
        int heading = headingEnd(cursor.text(), cursor.position());
        if (heading > 0) {
            cursor.moveTo(heading);
            skipEmptyLines();
        }
        int start = cursor.position();
        json.skipSpace();
        if (cursor.peek() == '{') {
            readObject();
        } else if (cursor.nextIs("<svg")) {
            readPicture();
        } else if (json.nextAre("[{")) {
            json.elements(this::readObject);
        } else {
            readBlock(start, cursor.text().length());
        }
    }

    private void readBlock(int start, int limit) {
        BoardBlock block = new BoardBlock(cursor, start, limit, partial);
        boards.addAll(block.read());
        cursor.moveTo(block.end());
    }

    /** Of an object of JSON the columns alone matter. */
    private void readObject() {
        int start = cursor.position();
        int before = boards.size();
        json.members((name, at) -> {
            int value = cursor.position();
            json.skipValue();
            if (name.equals("columns")) {
                readBlock(value, cursor.position());
            }
        });
        if (boards.size() != before + 1) {
            throw cursor.refusal(start, "an object with " + noun + " as its member \"columns\"");
        }
    }

    /** A picture of a board has its columns in the description. */
    private void readPicture() {
        String text = cursor.text();
        int columns = text.indexOf(BoardArt.COLUMNS, cursor.position());
        int end = text.indexOf("</desc>", Math.max(columns, 0));
        if (columns < 0 || end < 0) {
            throw cursor.refusal("a text, or a picture of a board");
        }
        readBlock(columns + BoardArt.COLUMNS.length(), end);
        int close = text.indexOf("</svg>", end);
        cursor.moveTo(close < 0 ? text.length() : close + "</svg>".length());
    }

    /** Whether another block begins in a line: after empty ones, or by a heading. */
    static boolean isBlockAt(String text, int line) {
        return pastEmptyLines(text, line) != line || headingEnd(text, line) > 0;
    }

    /** The beginning of the first line from here on that is not empty, or the end. */
    private static int pastEmptyLines(String text, int from) {
        int line = from;
        for (int at = line; at < text.length(); at++) {
            if (text.charAt(at) == '\n') {
                line = at + 1;
            } else if (!Character.isWhitespace(text.charAt(at))) {
                return line;
            }
        }
        return text.length();
    }

    /** Where the heading at the beginning of a line ends, a number or words with a colon; 0 if there is none. */
    private static int headingEnd(String text, int line) {
        int end = 0;
        boolean isObject = line < text.length() && "{[(<".indexOf(text.charAt(line)) >= 0;
        for (int at = line; at < text.length() && text.charAt(at) != '\n' && !isObject; at++) {
            boolean isLast = at + 1 == text.length() || Character.isWhitespace(text.charAt(at + 1));
            end = text.charAt(at) == ':' && isLast ? at + 1 : end;
        }
        return end;
    }
}
