package io.github.queens4j.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads boards and puzzles, drawn square by square or as lists of columns: what this library writes and what people
 * paste. Several are separated by empty lines, by headings ({@code 12:}), as objects of JSON, or by their brackets.
 * What stands between is a block: it is cut into cells, and the strongest separators between these end the rows. Takes
 * time in proportion to the length of the text. Not thread-safe.
 */
public final class BoardReader {

    static final String QUEENS = "Qq♕♛1*";
    static final String EMPTY = ".-_·0+";
    static final String BLOCKED = "x×#";

    private static final String NULL = "null";
    private static final String ITEM = "a queen (" + listed(QUEENS) + "), an empty square (" + listed(EMPTY)
            + "), a blocked one (" + listed(BLOCKED) + "), or a column of a list";
    private static final Pattern EMPTY_LINES = Pattern.compile("\\p{javaWhitespace}*+\\z|\\p{javaWhitespace}*\\n");

    /** A number or words with a colon, at the end of a line or before a blank. */
    private static final Pattern HEADING = Pattern.compile("(?![{\\[(<])[^\\n]*:(?!\\P{javaWhitespace})");

    /** A line of + and -, or one of _ above a bar. */
    private static final Pattern FRAME =
            Pattern.compile("(?md)[ \\t]*+(?:\\+-[-+]*\\+|_[ _]*+(?=[ \\t\\r]*\\n[ \\t]*\\|))[ \\t\\r]*+$");

    /** Digits of a number, and of a row of columns without blanks. */
    private static final int LONGEST_RUN = 9;

    /** Separators from weak to strong, without one 0; each bracket that closes is stronger by 1 than the one before. */
    private static final int BLANK = 1;

    private static final int COMMA = 2;
    private static final int QUOTE = 3;
    private static final int SLASH = 4;
    private static final int LINE = 5;
    private static final int BRACKET = 6;

    /** A board, the index of its first character, and what an object of JSON says of its rule and its regions. */
    @SuppressWarnings("ArrayRecordComponent")
    public record Found(Placement board, int at, @Nullable String rule, int @Nullable [][] regions) {
        Found(Placement board, int at) {
            this(board, at, null, null);
        }
    }

    /** A mark in the text, the separator before it, and what closes its bracket or 0. */
    private record Cell(int at, char mark, int gap, char bracket) {

        boolean isNumber() {
            return mark >= '0' && mark <= '9';
        }
    }

    private final String noun;
    private final String text;
    private final boolean partial;
    private final TextCursor cursor;
    private final JsonReader json;
    private final List<Found> boards = new ArrayList<>();

    private BoardReader(String noun, String text, boolean partial) {
        this.noun = noun;
        this.text = text;
        this.partial = partial;
        this.cursor = new TextCursor(noun, text);
        this.json = new JsonReader(cursor);
    }

    /**
     * Reads one board or more; the noun says what the text should be, for messages: "a board". Partial ones may have
     * rows without a queen, and blocked squares.
     */
    public static List<Found> readAll(String noun, String text, boolean partial) {
        BoardReader reader = new BoardReader(noun, text, partial);
        do {
            reader.read();
        } while (!reader.isAtEnd());
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
        cursor.moveTo(past(EMPTY_LINES, cursor.position()));
        return cursor.peek() == TextCursor.END;
    }

    /** Where a pattern ends that begins at an index; the index itself if it does not. */
    private int past(Pattern pattern, int from) {
        Matcher matcher = pattern.matcher(text).region(from, text.length());
        return matcher.lookingAt() ? matcher.end() : from;
    }

    /** Past what may stand before a block: empty lines and a heading. */
    private int pastHeading(int from) {
        return past(EMPTY_LINES, past(HEADING, past(EMPTY_LINES, from)));
    }

    private void read() {
        int start = pastHeading(cursor.position());
        cursor.moveTo(start);
        json.skipSpace();
        if (cursor.peek() == '{') {
            readObject();
        } else if (cursor.nextIs("<svg")) {
            readPicture();
        } else if (json.nextAre("[{")) {
            json.elements(this::readObject);
        } else {
            readBlock(start, text.length());
        }
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
        cursor.require(boards.size() == before + 1, start, "an object with " + noun + " as its member \"columns\"");
    }

    /** A picture of a board has its columns in the description. */
    private void readPicture() {
        int columns = text.indexOf(BoardArt.COLUMNS, cursor.position());
        int end = text.indexOf("</desc>", Math.max(columns, 0));
        cursor.require(columns >= 0 && end >= 0, cursor.position(), "a text, or a picture of a board");
        readBlock(columns + BoardArt.COLUMNS.length(), end);
        int close = text.indexOf("</svg>", end);
        cursor.moveTo(close < 0 ? text.length() : close + "</svg>".length());
    }

    /** Reads a block from an index up to its end or a limit, where the cursor is then. */
    private void readBlock(int start, int limit) {
        List<Cell> cells = cut(start, limit);
        int end = cursor.position();
        String block = text.substring(start, end).strip();
        if (cells.isEmpty()) {
            boolean isList = !block.isEmpty() && "[(".indexOf(block.charAt(0)) >= 0;
            cursor.require(isList && block.substring(1, block.length() - 1).isBlank(), end, ITEM);
            boards.add(new Found(Placement.none(0), start));
            return;
        }
        int square = first(cells, "Qq♕♛*._·+x×#", end);
        int column = first(cells, "23456789n", end);
        int star = first(cells, "*", end);
        cursor.require(
                star == end || first(cells, "Qq♕♛1", end) == end,
                star,
                "a square that is no *, as other queens are none");
        boolean hasRows = cells.stream().anyMatch(cell -> cell.gap == QUOTE || cell.gap == SLASH);
        if (square < end || hasRows || block.indexOf('|') >= 0) {
            boolean isDrawing = square < column || square == end;
            String expected = isDrawing ? "a square of the drawing" : "a column of the list";
            cursor.require(column == end, isDrawing ? column : square, expected);
            boards.addAll(drawings(cells, end));
            return;
        }
        boolean isBracket = block.chars().filter(c -> c == '[' || c == '(').count() == 1;
        boolean isAlone = isBracket && cells.get(0).bracket != 0 && strongest(cells) < QUOTE;
        Supplier<List<Found>> way =
                () -> rows(cells, LINE).stream().map(row -> list(row, isAlone)).toList();
        List<Found> lists = tried(way);
        boolean isList = column < end || (isAlone && (!lists.isEmpty() || cells.size() == 1));
        List<Found> drawings = isList ? List.of() : tried(() -> drawings(cells, end));
        if (!lists.isEmpty() && !drawings.isEmpty() && !lists.equals(drawings)) {
            throw new IllegalArgumentException(
                    "text has more than one meaning " + cursor.place(start) + ": lists of columns; or a drawing");
        }
        boolean areLists = isList || !lists.isEmpty() || (isAlone && drawings.isEmpty());
        boards.addAll(areLists ? way.get() : drawings(cells, end));
    }

    /** Cuts a block into cells, and moves to its end: an empty line, a heading, or the limit. */
    private List<Cell> cut(int start, int limit) {
        List<Cell> cells = new ArrayList<>();
        Matcher frame = FRAME.matcher(text);
        StringBuilder open = new StringBuilder("\0");
        char last = ',';
        int gap = 0;
        boolean hasLine = false;
        int at = start;
        for (; at < limit; at++) {
            boolean isLineStart = at == start || text.charAt(at - 1) == '\n';
            char bracket = open.charAt(open.length() - 1);
            if (isLineStart && frame.region(at, limit).lookingAt()) {
                at = frame.end() - 1;
                continue;
            }
            if (isLineStart && at > start && bracket == 0 && pastHeading(at) > at) {
                at--;
                break;
            }
            char mark = isBlankSquare(start, at) ? EMPTY.charAt(0) : text.charAt(at);
            int separator = switch (mark) {
                case ' ', '\t', '\r', '\n', '|', '\uFE0E', '\uFE0F' -> BLANK;
                case '"', '\'', '`' -> QUOTE;
                case ',', ';' -> COMMA;
                case '/' -> SLASH;
                case '[', '(' -> BRACKET;
                case ']', ')' -> Math.max(gap + 1, BRACKET);
                default -> 0;
            };
            gap = Math.max(gap, separator);
            hasLine |= mark == '\n';
            if (separator == COMMA || separator == SLASH) {
                cursor.require(",;/[(".indexOf(last) < 0, at, ITEM);
            } else if (mark == '[' || mark == '(') {
                open.append(mark == '[' ? ']' : ')');
            } else if (separator >= BRACKET) {
                cursor.require(bracket == mark, at, bracket == 0 ? ITEM : "'" + bracket + "'");
                open.setLength(open.length() - 1);
            } else if (separator == 0) {
                boolean isNull = text.startsWith(NULL, at);
                cursor.require(isNull || (QUEENS + EMPTY + BLOCKED + "23456789").indexOf(mark) >= 0, at, ITEM);
                // In brackets, where there is a comma, a line break is no more than a blank.
                gap = hasLine && (gap < COMMA || bracket == 0) ? Math.max(gap, LINE) : gap;
                cells.add(new Cell(at, mark, cells.isEmpty() ? 0 : gap, bracket));
                at += isNull ? NULL.length() - 1 : 0;
                gap = 0;
                hasLine = false;
            }
            last = separator == BLANK || separator == QUOTE ? last : mark;
        }
        char missing = open.charAt(open.length() - 1);
        cursor.require(missing == 0, at, "'" + missing + "'");
        cursor.moveTo(at);
        return cells;
    }

    /** Whether here is the last blank between two bars, an empty square of a grid. */
    private boolean isBlankSquare(int start, int at) {
        int before = at;
        while (text.startsWith("|", at + 1) && before > start && " \t".indexOf(text.charAt(before)) >= 0) {
            before--;
        }
        return before < at && text.charAt(before) == '|';
    }

    private static int first(List<Cell> cells, String marks, int end) {
        return cells.stream()
                .filter(cell -> marks.indexOf(cell.mark) >= 0)
                .mapToInt(Cell::at)
                .findFirst()
                .orElse(end);
    }

    /** What a way to read a block finds; nothing if it cannot be read so. */
    private static List<Found> tried(Supplier<List<Found>> way) {
        try {
            return way.get();
        } catch (IllegalArgumentException other) {
            return List.of();
        }
    }

    /** Cells in rows, each of which begins at a separator of a kind or a stronger one. */
    private static List<List<Cell>> rows(List<Cell> cells, int kind) {
        List<List<Cell>> rows = new ArrayList<>();
        for (int from = 0, to = 1; from < cells.size(); to++) {
            if (to == cells.size() || cells.get(to).gap >= kind) {
                rows.add(cells.subList(from, to));
                from = to;
            }
        }
        return rows;
    }

    /** The rows of a drawing. */
    private static List<List<Cell>> rows(List<Cell> cells) {
        return rows(cells, Math.max(strongest(cells), COMMA));
    }

    private static int strongest(List<Cell> cells) {
        return cells.stream().skip(1).mapToInt(Cell::gap).max().orElse(0);
    }

    /** A list of columns. Alone in brackets it may have a column twice; without brackets, 0 or n says its base. */
    private Found list(List<Cell> row, boolean isAlone) {
        Cell head = row.get(0);
        boolean isRun =
                row.size() <= LONGEST_RUN && strongest(row) == 0 && row.stream().allMatch(Cell::isNumber);
        List<List<Cell>> items =
                isRun && head.bracket == 0 ? row.stream().map(List::of).toList() : rows(row, BLANK);
        int n = items.size();
        int[] columns = items.stream().mapToInt(this::number).toArray();
        OptionalInt mark = Arrays.stream(columns)
                .filter(column -> column == 0 || column == n)
                .findFirst();
        int base = mark.orElse(0) > 0 || head.bracket == ')' ? 1 : 0;
        String range = base + ".." + (n - 1 + base) + " (the list counts from " + base + " and has size " + n + ")";
        boolean hasCommas = strongest(row) >= COMMA;
        BitSet taken = new BitSet();
        for (int i = 0; i < n; i++) {
            int at = items.get(i).get(0).at;
            cursor.require(i == 0 || !hasCommas || items.get(i).get(0).gap >= COMMA, at, "a comma");
            if (columns[i] != Placement.NONE) {
                columns[i] -= base;
                cursor.require(columns[i] >= 0 && columns[i] < n, at, "a column in " + range);
                cursor.require(isAlone || !taken.get(columns[i]), at, "a column that the list does not have yet");
                taken.set(columns[i]);
            }
        }
        cursor.require(mark.isPresent() || head.bracket != 0, head.at, "a list that has 0 or " + n + ", or brackets");
        return new Found(Placement.of(columns), head.at);
    }

    private int number(List<Cell> item) {
        Cell head = item.get(0);
        cursor.require(head.isNumber() || partial, head.at, "a column of the list");
        int length =
                head.isNumber() ? (int) item.stream().takeWhile(Cell::isNumber).count() : 1;
        cursor.require(length == item.size(), item.get(Math.min(length, item.size() - 1)).at, "a blank or a comma");
        if (!head.isNumber()) {
            return Placement.NONE;
        }
        // What begins with 0 is no number, and as wrong as one that is too large.
        boolean isWrong = length > LONGEST_RUN || (length > 1 && head.mark == '0');
        return isWrong ? Integer.MAX_VALUE : Integer.parseInt(text, head.at, head.at + length, 10);
    }

    /**
     * One board, or one for each bracket if the first of them holds a whole board. All rows of one may begin with
     * {@code #}, which is known by what is square without it.
     */
    private List<Found> drawings(List<Cell> cells, int end) {
        List<List<Cell>> rows = rows(cells);
        List<List<Cell>> first = rows(rows.get(0));
        if (rows.size() > 1
                && strongest(cells) >= BRACKET
                && first.size() == first.get(0).size()) {
            return IntStream.range(0, rows.size())
                    .mapToObj(i -> drawing(rows(rows.get(i)), first.size(), at(rows, i + 1, end)))
                    .toList();
        }
        int width = rows.get(0).size();
        boolean hasPrefix =
                rows.size() == width - 1 && rows.stream().allMatch(row -> row.size() > 1 && row.get(0).mark == '#');
        return List.of(
                hasPrefix
                        ? drawing(
                                rows.stream()
                                        .map(row -> row.subList(1, row.size()))
                                        .toList(),
                                width - 1,
                                end)
                        : drawing(rows, width, end));
    }

    /** Where a row begins, or what comes after the last one. */
    private static int at(List<List<Cell>> rows, int row, int end) {
        return row < rows.size() ? rows.get(row).get(0).at : end;
    }

    /** The board of n rows of n squares. */
    private Found drawing(List<List<Cell>> rows, int n, int end) {
        for (int row = 0; row < rows.size(); row++) {
            List<Cell> squares = rows.get(row);
            int wrong = squares.size() > n ? squares.get(n).at : at(rows, row + 1, end);
            cursor.require(squares.size() == n, wrong, "a row of " + n + " squares, as the first one");
        }
        cursor.require(rows.size() >= n, end, "row " + (rows.size() + 1) + " of " + n);
        String whole = "the end of the board after " + n + " rows, as many as columns";
        cursor.require(rows.size() == n, at(rows, n, end), whole);
        int[] queens = new int[n];
        Arrays.fill(queens, Placement.NONE);
        Map<Integer, BitSet> blocked = new TreeMap<>();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                Cell cell = rows.get(row).get(column);
                if (QUEENS.indexOf(cell.mark) >= 0) {
                    cursor.require(queens[row] == Placement.NONE, cell.at, "no second queen in the row");
                    queens[row] = column;
                } else if (BLOCKED.indexOf(cell.mark) >= 0) {
                    cursor.require(partial, cell.at, "a queen or an empty square, as a board has no blocked ones");
                    blocked.computeIfAbsent(row, key -> new BitSet()).set(column);
                }
            }
            cursor.require(partial || queens[row] >= 0, rows.get(row).get(n - 1).at, "a queen in this row");
        }
        return new Found(Placement.of(queens, blocked), rows.get(0).get(0).at);
    }

    private static String listed(String marks) {
        return String.join(", ", marks.split(""));
    }
}
