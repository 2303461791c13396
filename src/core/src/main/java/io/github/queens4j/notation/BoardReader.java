package io.github.queens4j.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads boards and puzzles. What stands between empty lines, headings or objects of JSON is a block, and each block is
 * read by one notation, or refused. In linear time; not thread-safe.
 */
public final class BoardReader {

    static final String ITEM = "a queen (" + listed(DrawingReader.QUEENS) + ", " + DrawingReader.CROWN
            + "), an empty square (" + listed(DrawingReader.EMPTY) + "), a blocked one ("
            + listed(DrawingReader.BLOCKED) + "), or a column of a list";

    /** A line of blanks, or of a fence of Markdown. */
    private static final Pattern EMPTY_LINE =
            Pattern.compile("[\\p{javaWhitespace}&&[^\n]]*+(?:```[a-z]*+[ \\t\\r]*+)?+(?:\\n|\\z)");

    /** The size alone above a drawing, as 8, 8 8 or n = 8. */
    private static final Pattern SIZE =
            Pattern.compile("(?:[nN][ \\t]*+=[ \\t]*+)?([2-9]|[1-9][0-9])(?:[ \\t]++\\1)?[ \\t\\r]*+\\n\\s*+"
                    + "(?=[^2-9](?:[ ,;\\t]*\\S){2}|(?<=[2-9]\\s{0,9}\\n)[^2-9])");

    /** A number, or what has a word that is no row of marks, before a colon. */
    private static final String WORDS = "(?=[ \\t]*+(?:#|[nN][ \\t]*+=[ \\t]*+)?+[0-9]{1,9}[ \\t]*+:"
            + "|[^\\n]*(?:[A-Za-z][A-Za-z&&[^QqXx]]|[\\p{L}&&[^A-Za-z]]))[^\\n]*:";

    /** The size; or a number or words with a colon, at the end of a line or before a blank. */
    public static final Pattern HEADING =
            Pattern.compile(SIZE + "|(?![ \\t]*+[{\\[(<])" + WORDS + "(?!\\P{javaWhitespace})");

    private static final Pattern PICTURE =
            Pattern.compile("(?s)<svg.*?" + BoardArt.COLUMNS + "(.*?)</desc>.*?(?:</svg>|\\z)");

    private static final Pattern OBJECTS = Pattern.compile("\\[[ \\t\\r\\n]*+\\{");

    /** A board, the index of its first character, and what an object of JSON says of its rule and its regions. */
    @SuppressWarnings("ArrayRecordComponent")
    public record Found(Placement board, int at, @Nullable String rule, int @Nullable [][] regions) {}

    private final boolean partial;
    private final TextCursor cursor;
    private final JsonReader json;
    private final String text;
    private final String drawn;
    private final List<Found> boards = new ArrayList<>();

    /** What the lists of the text count from; negative before the first one. */
    private int base = -1;

    /** Where a digit is a block of its own, or negative. */
    private int digit = -1;

    private BoardReader(String noun, String text, boolean partial) {
        this.partial = partial;
        this.cursor = new TextCursor(noun, text);
        this.json = new JsonReader(cursor);
        this.text = text;
        this.drawn = DrawingReader.prepared(text);
    }

    /** Reads boards, called by a noun in messages; partial ones may have rows without a queen, and blocked squares. */
    public static List<Found> readAll(String noun, String text, boolean partial) {
        BoardReader reader = new BoardReader(noun, text, partial);
        do {
            reader.read();
        } while (!reader.isAtEnd());
        if (reader.digit >= 0 && reader.boards.size() > 1) {
            reader.cursor.moveTo(reader.digit);
            throw reader.cursor.ambiguity("a board of one square; or the number of a board, without its colon");
        }
        return reader.boards;
    }

    public static Found readOne(String noun, String text, boolean partial) {
        BoardReader reader = new BoardReader(noun, text, partial);
        reader.read();
        boolean isAlone = reader.boards.size() == 1 && reader.isAtEnd();
        int next = reader.boards.size() > 1 ? reader.boards.get(1).at : reader.cursor.position();
        reader.cursor.require(isAlone, next, "the end of the text, as " + noun + " is wanted and no other after it");
        return reader.boards.get(0);
    }

    private boolean isAtEnd() {
        cursor.moveTo(pastEmptyLines(cursor.position()));
        return cursor.peek() == TextCursor.END;
    }

    /** Where a pattern ends that begins at an index; the index itself if it does not. */
    private int past(Pattern pattern, int from) {
        Matcher matcher = pattern.matcher(text).region(from, text.length());
        return matcher.lookingAt() ? matcher.end() : from;
    }

    private int pastEmptyLines(int from) {
        int at = from;
        for (int next = past(EMPTY_LINE, at); next > at; next = past(EMPTY_LINE, at)) {
            at = next;
        }
        return at;
    }

    /** Past what may stand before a block: empty lines and a heading. */
    private int pastHeading(int from) {
        return pastEmptyLines(past(HEADING, pastEmptyLines(from)));
    }

    private void read() {
        int from = pastEmptyLines(cursor.position());
        int before = boards.size();
        read(pastHeading(from));
        int n = boards.get(before).board.size();
        Matcher size = SIZE.matcher(text).region(from, text.length());
        boolean isRight = !size.lookingAt() || Integer.parseInt(size.group(1)) == n;
        cursor.require(isRight, from, "the size of the board, " + n);
    }

    private void read(int start) {
        cursor.moveTo(start);
        json.skipSpace();
        if (cursor.peek() == '{') {
            readObject();
        } else if (cursor.nextIs("<svg")) {
            readPicture();
        } else if (past(OBJECTS, cursor.position()) > cursor.position()) {
            json.elements(this::readObject);
        } else {
            readBlock(start, end(start));
        }
    }

    /** Where a block ends: before an empty line or a heading that is in no bracket. */
    private int end(int start) {
        int depth = 0;
        for (int at = start; at < text.length(); at++) {
            switch (text.charAt(at)) {
                case '[', '(' -> depth++;
                case ']', ')' -> depth--;
                case '\n' -> {
                    if (depth <= 0 && pastHeading(at + 1) > at + 1) {
                        return at;
                    }
                }
                default -> {}
            }
        }
        return text.length();
    }

    /** Reads a block by the notation that reads all of it; the cursor is at its end then. */
    private void readBlock(int start, int end) {
        Supplier<TextCursor> block = () -> cursor.part(start, end);
        boards.addAll(Notation.ask(
                block.get(),
                List.of(
                        new Notation<>("pairs of row and column", () -> new ListReader(block.get(), partial).pairs()),
                        new Notation<>("lists of columns", () -> columns(block.get())),
                        new Notation<>("squares of a chess board", () -> lines(block.get(), BoardReader::algebraic)),
                        new Notation<>("FEN", () -> lines(block.get(), line -> Fen.board(line, partial))),
                        new Notation<>("a drawing", () -> drawing(block.get(), end)))));
        digit = text.substring(start, end).strip().matches("[01]") ? start : digit;
        cursor.moveTo(end);
    }

    private List<Found> columns(TextCursor block) {
        ListReader lists = new ListReader(block, partial);
        List<Found> read = lists.columns(base);
        base = lists.common();
        return read;
    }

    private static List<Found> lines(TextCursor block, Function<TextCursor, Found> line) {
        List<TextCursor> lines = block.lines();
        block.require(!lines.isEmpty(), ITEM);
        return lines.stream().map(line).toList();
    }

    private static Found algebraic(TextCursor line) {
        List<Algebraic.At> squares = Algebraic.squares(line, " \t\r,;");
        line.require(!squares.isEmpty(), "a square such as b3");
        return Algebraic.board(line, squares);
    }

    private List<Found> drawing(TextCursor block, int end) {
        return new DrawingReader(block, drawn.substring(block.position(), end), partial).read();
    }

    /** Of an object of JSON that has columns, these alone matter. */
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
        if (partial && boards.size() == before) {
            cursor.moveTo(start);
            boards.add(new PuzzleObject(cursor).read());
        }
        cursor.require(boards.size() == before + 1, start, "an object with one member \"columns\"");
    }

    /** A picture of a board has its columns in the description. */
    private void readPicture() {
        Matcher picture = PICTURE.matcher(text).region(cursor.position(), text.length());
        cursor.require(picture.lookingAt(), "a text, or a picture of a board");
        readBlock(picture.start(1), picture.end(1));
        cursor.moveTo(picture.end());
    }

    private static String listed(String marks) {
        return String.join(", ", marks.split(""));
    }
}
