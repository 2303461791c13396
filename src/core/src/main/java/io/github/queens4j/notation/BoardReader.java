package io.github.queens4j.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads boards and puzzles, drawn or listed. What stands between empty lines, headings, objects of JSON or brackets is
 * a block: it is cut into cells, and the strongest separators between these end the rows. In linear time; not
 * thread-safe.
 */
public final class BoardReader {

    static final String QUEENS = "Qq♕♛1*";
    static final String EMPTY = ".-_·0+";
    static final String BLOCKED = "x×#";

    /** Marks that no list has, and those that lists alone have; 0, 1 and - say nothing. */
    private static final String SQUARES = (QUEENS + EMPTY + BLOCKED).replaceAll("[-01]", "");

    private static final String COLUMNS = "23456789\0";
    private static final String ITEM = "a queen (" + listed(QUEENS) + "), an empty square (" + listed(EMPTY)
            + "), a blocked one (" + listed(BLOCKED) + "), or a column of a list";
    private static final Pattern EMPTY_LINES = Pattern.compile("\\p{javaWhitespace}*+\\z|\\p{javaWhitespace}*\\n");

    /** The size alone above a drawing, as 8, 8 8 or n = 8. */
    private static final Pattern SIZE =
            Pattern.compile("(?:[nN][ \\t]*+=[ \\t]*+)?([2-9]|[1-9][0-9])(?:[ \\t]++\\1)?[ \\t\\r]*+\\n\\s*+"
                    + "(?=[^2-9](?:[ ,;\\t]*\\S){2}|(?<=[2-9]\\s{0,9}\\n)[^2-9])");

    /** The size; or a number or words with a colon, at the end of a line or before a blank. */
    public static final Pattern HEADING =
            Pattern.compile(SIZE + "|(?![ \\t]*+[{\\[(<])[^\\n]*:(?!\\P{javaWhitespace})");

    private static final Pattern PICTURE =
            Pattern.compile("(?s)<svg.*?" + BoardArt.COLUMNS + "(.*?)</desc>.*?(?:</svg>|\\z)");

    /** A line of + and -, or one of _ above a bar. */
    private static final Pattern FRAME = Pattern.compile(
            "(?md)(?<![^\\n\\uFEFF:])([ \\t]*+)((?:\\+-[-+]*\\+|_[ _]*+(?=[ \\t\\r]*\\n[ \\t]*\\|))[ \\t\\r]*+)$");

    /** The last blank between two bars. */
    private static final Pattern BLANK_SQUARE = Pattern.compile("[ \\t](?=\\|)(?<=\\|[ \\t]{1,99})");

    /** A line of squares such as b3, one of them in the first column. */
    private static final Pattern ALGEBRAIC =
            Pattern.compile("(?=[^\\n]*a[1-9])(?:[ \\t]*+[a-z][1-9][0-9]?[ \\t\\r,;]*+)++(?=\\n|\\z)");

    private static final Pattern OBJECTS = Pattern.compile("\\[[ \\t\\r\\n]*+\\{");
    private static final Pattern RUN = Pattern.compile("[0-9]{1,9}");
    private static final Pattern CLOSING = Pattern.compile("[|\"'`)\\]]*");

    /** Separators from weak to strong, without one 0; each bracket that closes is stronger by 1 than the one before. */
    private static final int BLANK = 1;

    private static final int LINE_IN_BRACKETS = 2;
    private static final int COMMA = 3;
    private static final int QUOTE = 4;
    private static final int SLASH = 5;
    private static final int LINE = 6;
    private static final int BRACKET = 7;

    /** A board, the index of its first character, and what an object of JSON says of its rule and its regions. */
    @SuppressWarnings("ArrayRecordComponent")
    public record Found(Placement board, int at, @Nullable String rule, int @Nullable [][] regions) {}

    /** A mark in the text, the separator before it, and what closes its bracket or 0. */
    private record Cell(int at, char mark, int gap, char bracket) {}

    private final boolean partial;
    private final TextCursor cursor;
    private final JsonReader json;

    /** As the cursor has it, but with bars for frames, a point in each square that is blank, and U+0000 for null. */
    private final String text;

    private final List<Found> boards = new ArrayList<>();

    private BoardReader(String noun, String text, boolean partial) {
        this.partial = partial;
        this.cursor = new TextCursor(noun, text);
        this.json = new JsonReader(cursor);
        String marks = text.replace("null", "\0\0\0\0");
        String open = text.indexOf('|') < 0 // Without bars there are no frames, but perhaps squares like these.
                ? marks
                : FRAME.matcher(marks)
                        .replaceAll(frame ->
                                frame.group(1) + "|".repeat(frame.group(2).length()));
        this.text = BLANK_SQUARE.matcher(open).replaceAll(EMPTY.substring(0, 1));
    }

    /** Reads boards, called by a noun in messages; partial ones may have rows without a queen, and blocked squares. */
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
        int from = past(EMPTY_LINES, cursor.position());
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
        } else if (past(ALGEBRAIC, start) > start) {
            boards.add(squares(start, Algebraic.squares(cursor, past(ALGEBRAIC, start))));
        } else {
            readBlock(start, text.length());
        }
    }

    /** The board of queens on squares, as many as it has rows. */
    private Found squares(int start, List<Algebraic.Found> squares) {
        int n = squares.size();
        int[] queens = Placement.none(n).queens();
        for (Algebraic.Found square : squares) {
            int row = n - 1 - square.rowFromBottom();
            boolean isInside = Math.min(row, square.column()) >= 0 && Math.max(row, square.column()) < n;
            cursor.require(isInside, square.at(), "a square of the board of " + n + " rows, as there are " + n);
            cursor.require(queens[row] == Placement.NONE, square.at(), "no second queen in the row");
            queens[row] = square.column();
        }
        return new Found(Placement.of(queens), start, null, null);
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

    /** Reads a block from an index up to its end or a limit, where the cursor is then. */
    private void readBlock(int start, int limit) {
        List<Cell> cells = cut(start, limit);
        int end = cursor.position();
        String block = text.substring(start, end);
        boolean hasBrackets = block.chars().filter(c -> c == '[' || c == '(').count() == 1;
        if (cells.isEmpty()) {
            cursor.require(hasBrackets && block.replaceAll("\\s", "").length() == 2, end, ITEM);
            boards.add(new Found(Placement.none(0), start, null, null));
            return;
        }
        int star = block.indexOf('*');
        String queens = block.replaceAll("[^" + QUEENS + "]", "");
        boolean areStars = queens.matches("\\*++");
        cursor.require(star < 0 || areStars, start + star, "a square that is no *, as other queens are none");
        OptionalInt telling =
                block.chars().filter(c -> (SQUARES + COLUMNS).indexOf(c) >= 0).findFirst();
        boolean isDrawing = block.indexOf('|') >= 0 || SQUARES.indexOf(telling.orElse(' ')) >= 0;
        boolean isAlone = !isDrawing && hasBrackets && cells.get(0).bracket != 0 && strongest(cells) < QUOTE;
        boolean isNumber = isAlone && cells.size() == 1 && Character.isDigit(cells.get(0).mark);
        boolean isList = isNumber || (!isDrawing && telling.isPresent());
        Supplier<List<Found>> asLists =
                () -> rows(cells, LINE).stream().map(row -> list(row, isAlone)).toList();
        Supplier<List<Found>> asDrawings = () -> drawings(cells);
        List<Found> lists = isDrawing ? List.of() : tried(asLists);
        List<List<Cell>> pairs = rows(cells, BRACKET);
        boolean arePairs = lists.isEmpty()
                && pairs.size() > 3 // Fewer may be lists of two columns.
                && pairs.stream().allMatch(pair -> rows(pair, BLANK).size() == 2);
        List<Found> drawings = isList ? List.of() : tried(asDrawings);
        if (!lists.isEmpty() && !drawings.isEmpty() && !lists.equals(drawings)) {
            throw new IllegalArgumentException(
                    "text has more than one meaning " + cursor.place(start) + ": lists of columns; or a drawing");
        }
        boolean areLists = isList || !lists.isEmpty() || (isAlone && drawings.isEmpty());
        List<Found> found = arePairs ? List.of(pairs(pairs)) : areLists ? asLists.get() : asDrawings.get();
        int rows = found.stream().mapToInt(board -> board.board.size()).sum();
        // A whole board of ones is what programs print.
        boolean isOpen = areStars || (queens.length() < rows && queens.matches("1++"));
        if (partial && !areLists && isOpen && found.stream().noneMatch(board -> board.board.hasBlocked())) {
            String sign = queens.substring(0, 1);
            throw new IllegalArgumentException("text has more than one meaning " + cursor.place(start) + ": " + sign
                    + " as a queen, Q; or as a blocked square, x (--blocked-sign '" + sign + "')");
        }
        boards.addAll(found);
        cursor.moveTo(end);
    }

    /** Cuts a block into cells, and moves to its end: an empty line, a heading, or the limit. */
    private List<Cell> cut(int start, int limit) {
        List<Cell> cells = new ArrayList<>();
        StringBuilder open = new StringBuilder("\0");
        char last = ',';
        int gap = 0;
        int at = start;
        for (; at < limit; at++) {
            char mark = text.charAt(at);
            char bracket = open.charAt(open.length() - 1);
            if (mark == '\n' && bracket == 0 && pastHeading(at + 1) > at + 1) {
                break;
            }
            int separator = switch (mark) {
                case ' ', '\t', '\r', '|', '\uFE0E', '\uFE0F' -> BLANK;
                case '\n' -> bracket == 0 ? LINE : LINE_IN_BRACKETS;
                case '"', '\'', '`' -> QUOTE;
                case ',', ';' -> COMMA;
                case '/' -> SLASH;
                case '[', '(' -> BRACKET;
                case ']', ')' -> Math.max(gap + 1, BRACKET);
                default -> 0;
            };
            gap = Math.max(gap, separator);
            if (separator == COMMA || separator == SLASH) {
                cursor.require(",;/[(".indexOf(last) < 0, at, ITEM);
            } else if (mark == '[' || mark == '(') {
                open.append(mark == '[' ? ']' : ')');
            } else if (separator >= BRACKET) {
                cursor.require(bracket == mark, at, bracket == 0 ? ITEM : "'" + bracket + "'");
                open.setLength(open.length() - 1);
            } else if (separator == 0) {
                cursor.require((QUEENS + EMPTY + BLOCKED + COLUMNS).indexOf(mark) >= 0, at, ITEM);
                // In brackets, where there is a comma, a line break is no more than a blank.
                cells.add(new Cell(at, mark, gap == LINE_IN_BRACKETS ? LINE : gap, bracket));
                gap = 0;
            }
            last = separator == 0 || ",;/[]()".indexOf(mark) >= 0 ? mark : last;
        }
        char missing = open.charAt(open.length() - 1);
        cursor.require(missing == 0, at, "'" + missing + "'");
        cursor.moveTo(at);
        return cells;
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

    /** A list of columns, up to n = 9 also digits; twice a column only in brackets, else 0 or n says its base. */
    private Found list(List<Cell> row, boolean isAlone) {
        Cell head = row.get(0);
        int strongest = strongest(row);
        boolean isRun = head.bracket == 0 && past(RUN, head.at) > row.get(row.size() - 1).at;
        List<List<Cell>> items = rows(row, isRun ? 0 : BLANK);
        int n = items.size();
        int[] columns = items.stream()
                .mapToInt(item -> isRun ? item.get(0).mark - '0' : column(item))
                .toArray();
        boolean hasLast = IntStream.of(columns).anyMatch(column -> column == n);
        int base = hasLast || head.bracket == ')' ? 1 : 0;
        String range = base + ".." + (n - 1 + base) + " (the list counts from " + base + " and has size " + n + ")";
        cursor.require(strongest < QUOTE, head.at, "columns without quotes or slashes between them");
        BitSet taken = new BitSet();
        for (int i = 0; i < n; i++) {
            Cell item = items.get(i).get(0);
            cursor.require(i == 0 || strongest < COMMA || item.gap >= COMMA, item.at, "a comma");
            if (columns[i] != Placement.NONE) {
                columns[i] -= base;
                cursor.require(columns[i] >= 0 && columns[i] < n, item.at, "a column in " + range);
                cursor.require(isAlone || !taken.get(columns[i]), item.at, "a column that the list does not have yet");
                taken.set(columns[i]);
            }
        }
        cursor.require(
                base == 1 || taken.get(0) || head.bracket != 0, head.at, "a list that has 0 or " + n + ", or brackets");
        return new Found(Placement.of(columns), head.at, null, null);
    }

    /** Pairs of a row and a column, both counted from 0 if one of them is 0. */
    private Found pairs(List<List<Cell>> pairs) {
        int[][] numbers = pairs.stream()
                .map(pair -> rows(pair, BLANK).stream().mapToInt(this::column).toArray())
                .toArray(int[][]::new);
        int base = Arrays.stream(numbers).flatMapToInt(Arrays::stream).anyMatch(number -> number == 0) ? 0 : 1;
        int bottom = pairs.size() - 1 + base;
        List<Algebraic.Found> squares = new ArrayList<>();
        for (int i = 0; i < numbers.length; i++) {
            squares.add(new Algebraic.Found(pairs.get(i).get(0).at, numbers[i][1] - base, bottom - numbers[i][0]));
        }
        return squares(pairs.get(0).get(0).at, squares);
    }

    /** What an item of a list says: a number, or {@code -} or {@code null} for none. */
    private int column(List<Cell> item) {
        cursor.moveTo(item.get(0).at);
        int end = item.get(item.size() - 1).at + 1;
        if (partial && List.of("-", "null").contains(cursor.text().substring(cursor.position(), end))) {
            return Placement.NONE;
        }
        int column = cursor.number("a column of the list");
        cursor.require(cursor.position() == end, "a blank or a comma");
        return column;
    }

    /** One board, or one for each bracket if the first holds a whole one; all rows of one may begin with {@code #}. */
    private List<Found> drawings(List<Cell> cells) {
        List<List<Cell>> rows = rows(cells);
        List<List<Cell>> first = rows(rows.get(0));
        if (strongest(cells) >= BRACKET && first.size() == first.get(0).size()) {
            return rows.stream()
                    .map(board -> drawing(rows(board), 0, first.size()))
                    .toList();
        }
        int width = rows.get(0).size();
        boolean isPrefixed = width > 1
                && (rows.size() == width - 1 || !partial)
                && rows.stream().allMatch(row -> row.get(0).mark == '#');
        return List.of(drawing(rows, isPrefixed ? 1 : 0, width));
    }

    /** The board of rows whose squares are the cells from an index (inclusive) to another (exclusive). */
    private Found drawing(List<List<Cell>> rows, int from, int to) {
        int n = to - from;
        String wide = "a row of " + n + " squares, as the first one";
        int[] queens = Placement.none(n).queens();
        Map<Integer, BitSet> blocked = new HashMap<>();
        int after = 0;
        for (int row = 0; row < rows.size(); row++) {
            List<Cell> cells = rows.get(row);
            cursor.require(row < n, cells.get(0).at, "the end of the board after " + n + " rows, as many as columns");
            for (int i = from; i < cells.size(); i++) {
                Cell cell = cells.get(i);
                cursor.require(i < to, cell.at, wide);
                if (QUEENS.indexOf(cell.mark) >= 0) {
                    String sign = partial && cell.mark == '*' ? " (--blocked-sign '*' makes it a blocked square)" : "";
                    cursor.require(queens[row] == Placement.NONE, cell.at, "no second queen in the row" + sign);
                    queens[row] = i - from;
                } else if (BLOCKED.indexOf(cell.mark) >= 0) {
                    cursor.require(partial, cell.at, "a queen or an empty square, as a board has no blocked ones");
                    blocked.computeIfAbsent(row, key -> new BitSet()).set(i - from);
                } else {
                    cursor.require(EMPTY.indexOf(cell.mark) >= 0, cell.at, "a square of the drawing");
                }
            }
            after = cells.get(cells.size() - 1).at + 1;
            cursor.require(cells.size() == to, after, wide);
            cursor.require(partial || queens[row] >= 0, after - 1, "a queen in this row");
        }
        cursor.require(rows.size() == n, past(CLOSING, after), "row " + (rows.size() + 1) + " of " + n);
        return new Found(Placement.of(queens).withBlocked(blocked), rows.get(0).get(0).at, null, null);
    }

    private static String listed(String marks) {
        return String.join(", ", marks.split(""));
    }
}
