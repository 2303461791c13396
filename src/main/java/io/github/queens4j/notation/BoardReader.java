package io.github.queens4j.notation;

import io.github.queens4j.notation.BoardBlock.Found;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads boards and puzzles, drawn square by square or as lists of columns: what this library writes and what people
 * paste. Several are separated by empty lines, by headings ({@code 12:}), as objects of JSON, or by their brackets.
 * Takes time in proportion to the length of the text. Not thread-safe.
 */
public final class BoardReader {

    private static final Pattern EMPTY_LINES = Pattern.compile("\\p{javaWhitespace}*+\\z|\\p{javaWhitespace}*\\n");

    /** A number or words with a colon, at the end of a line or before a blank. */
    private static final Pattern HEADING = Pattern.compile("(?![{\\[(<])[^\\n]*:(?!\\P{javaWhitespace})");

    private final String noun;
    private final boolean partial;
    private final TextCursor cursor;
    private final JsonReader json;
    private final List<Found> boards = new ArrayList<>();

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
        return reader.boards.stream().map(Found::board).toList();
    }

    public static Placement readOne(String noun, String text, boolean partial) {
        BoardReader reader = new BoardReader(noun, text, partial);
        reader.read();
        if (reader.boards.size() > 1 || !reader.isAtEnd()) {
            int other = reader.boards.size() > 1 ? reader.boards.get(1).at() : reader.cursor.position();
            throw reader.cursor.refusal(other, "the end of the text, as " + noun + " is wanted and no other after it");
        }
        return reader.boards.get(0).board();
    }

    private boolean isAtEnd() {
        skip(EMPTY_LINES);
        return cursor.peek() == TextCursor.END;
    }

    private void skip(Pattern pattern) {
        cursor.moveTo(past(pattern, cursor.text(), cursor.position()));
    }

    private void read() {
        skip(EMPTY_LINES);
        skip(HEADING);
        skip(EMPTY_LINES);
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
        return past(EMPTY_LINES, text, line) != line || past(HEADING, text, line) != line;
    }

    /** Where a pattern ends that begins at an index; the index itself if it does not. */
    private static int past(Pattern pattern, String text, int from) {
        Matcher matcher = pattern.matcher(text).region(from, text.length());
        return matcher.lookingAt() ? matcher.end() : from;
    }
}
