package io.github.queens4j.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The boards of a text up to an empty line or a heading. The text is cut into rows, rows into cells, and each cell is a
 * queen, an empty or a blocked square, or a digit of a list of columns. Separators of some strength end the rows: all
 * strengths are tried, in linear time each, and those that lead to boards have to agree.
 */
final class BoardBlock {

    static final String QUEENS = "Qq♕♛1*";
    static final String EMPTY = ".-_·0+";
    static final String BLOCKED = "x×#";

    private static final String NULL = "null";
    private static final String ITEM = "a queen (" + listed(QUEENS) + "), an empty square (" + listed(EMPTY)
            + "), a blocked one (" + listed(BLOCKED) + "), or a column of a list";
    private static final Pattern FRAME = Pattern.compile("(?md)^[ \\t]*+\\+-[-+]*\\+[ \\t\\r]*+$");

    /** The last blank between two bars of a line, an empty square of a grid. */
    private static final Pattern BLANK_SQUARE = Pattern.compile("(?<=\\|)([ \\t]*)[ \\t](?=\\|)");

    private static final Pattern EMPTY_LIST = Pattern.compile("\\s*(\\[\\s*]|\\(\\s*\\))\\s*");

    /** Digits of a number, and of a row of columns without blanks. */
    private static final int LONGEST_RUN = 9;

    /** Separators from weak to strong, without one 0; each bracket that closes is stronger by 1 than the one before. */
    private static final int BLANK = 1;

    private static final int COMMA = 2;
    private static final int QUOTE = 3;
    private static final int SLASH = 4;
    private static final int LINE = 5;
    private static final int BRACKET = 6;
    private static final int STRONGEST = 30;

    /** A board, and the index of its first character. */
    record Found(Placement board, int at) {}

    /** A mark, digits or {@code null} in the text, the separator before it, and what closes its bracket or 0. */
    private record Cell(int at, int to, char mark, int gap, char bracket) {

        boolean isNumber() {
            return isDigit(mark);
        }

        Cell digit(String text, int index) {
            return !isNumber() || to == at + 1
                    ? this
                    : new Cell(index, index + 1, text.charAt(index), index == at ? gap : BLANK, bracket);
        }
    }

    /** Where a way to read the block had to stop, and what was expected there. */
    private static final class Wrong extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final int at;

        Wrong(int at, String expected) {
            super(expected, null, false, false);
            this.at = at;
        }
    }

    private final TextCursor cursor;
    private final boolean partial;
    private final int start;
    private final List<Cell> cells;
    private final Map<List<Found>, String> readings = new LinkedHashMap<>();
    private int end;
    private int brackets;

    /** Of the way that came farthest before it failed. */
    private Wrong wrong = new Wrong(-1, ITEM);

    /** The block from an index on, and up to another, exclusive, at most. */
    BoardBlock(TextCursor cursor, int start, int limit, boolean partial) {
        this.cursor = cursor;
        this.partial = partial;
        this.start = start;
        this.cells = cut(cursor.text(), 0, limit);
    }

    int end() {
        return end;
    }

    /** The cells of a text that stands in place of the cursor's from an index on, up to a limit at most. */
    private List<Cell> cut(String text, int base, int limit) {
        List<Cell> found = new ArrayList<>();
        StringBuilder open = new StringBuilder("\0");
        int gap = 0;
        boolean hasLine = false;
        boolean mayHaveComma = false;
        brackets = 0;
        for (end = start; end < limit; end++) {
            char mark = text.charAt(end - base);
            char bracket = open.charAt(open.length() - 1);
            switch (mark) {
                case '\uFE0E', '\uFE0F' -> {} // The form of the character before.
                case ' ', '\t', '\r', '|' -> gap = Math.max(gap, BLANK);
                case '"', '\'', '`' -> gap = Math.max(gap, QUOTE);
                case ',', ';', '/' -> {
                    require(mayHaveComma, ITEM);
                    mayHaveComma = false;
                    gap = Math.max(gap, mark == '/' ? SLASH : COMMA);
                }
                case '[', '(' -> {
                    open.append(mark == '[' ? ']' : ')');
                    brackets++;
                    mayHaveComma = false;
                    gap = Math.max(gap, BRACKET);
                }
                case ']', ')' -> {
                    require(bracket == mark, bracket == 0 ? ITEM : "'" + bracket + "'");
                    open.setLength(open.length() - 1);
                    mayHaveComma = true;
                    gap = Math.min(Math.max(gap + 1, BRACKET), STRONGEST);
                }
                case '\n' -> {
                    if (bracket == 0 && BoardReader.isBlockAt(text, end + 1 - base)) {
                        return found;
                    }
                    hasLine = true;
                }
                default -> {
                    int from = end;
                    boolean isNull = text.startsWith(NULL, from - base);
                    require(isNull || isDigit(mark) || (QUEENS + EMPTY + BLOCKED).indexOf(mark) >= 0, ITEM);
                    end += isNull ? NULL.length() - 1 : 0;
                    while (isDigit(mark) && end + 1 < limit && isDigit(text.charAt(end + 1 - base))) {
                        end++;
                    }
                    // In brackets, where there is a comma, a line break is no more than a blank.
                    gap = hasLine && (gap < COMMA || bracket == 0) ? Math.max(gap, LINE) : gap;
                    found.add(new Cell(from, end + 1, mark, found.isEmpty() ? 0 : gap, bracket));
                    mayHaveComma = true;
                    gap = 0;
                    hasLine = false;
                }
            }
        }
        require(open.length() == 1, "'" + open.charAt(open.length() - 1) + "'");
        return found;
    }

    private static boolean isDigit(char mark) {
        return mark >= '0' && mark <= '9';
    }

    private void require(boolean isRight, String expected) {
        if (!isRight) {
            throw cursor.refusal(end, expected);
        }
    }

    /** Stops a way to read the block at an index. */
    private static void require(boolean isRight, int at, String expected) {
        if (!isRight) {
            throw new Wrong(at, expected);
        }
    }

    /** The boards of the only way to read it; refuses a block that cannot be read, and one with two meanings. */
    List<Found> read() {
        boolean isAlone = brackets == 1 && cells.stream().allMatch(cell -> cell.bracket != 0 && cell.gap < QUOTE);
        String block = cursor.text().substring(start, end);
        if (EMPTY_LIST.matcher(block).matches()) {
            return List.of(new Found(Placement.none(0), start));
        }
        int square = first("Qq♕♛*._·+x×#");
        int column = first("23456789n");
        boolean isList = square == end && cells.stream().noneMatch(cell -> cell.gap == QUOTE || cell.gap == SLASH);
        if (column < end && !isList) {
            boolean isDrawing = square < column || square == end;
            throw cursor.refusal(
                    isDrawing ? column : square, isDrawing ? "a square of the drawing" : "a column of the list");
        }
        if (isList && !cells.isEmpty()) {
            read("lists", () -> lists(isAlone, 0));
            read("lists from 1", () -> lists(isAlone, 1));
        }
        Wrong inList = wrong;
        if (column == end && (!isList || !isAlone || (readings.isEmpty() && cells.size() > 1))) {
            String grid = BLANK_SQUARE.matcher(block).replaceAll("$1" + EMPTY.charAt(0));
            String unframed = FRAME.matcher(grid)
                    .replaceAll(frame -> "|".repeat(frame.group().length()));
            readDrawings(unframed.equals(block) ? cells : cut(unframed, start, end));
            if (!unframed.equals(grid)) {
                readDrawings(cut(grid, start, end));
            }
        }
        if (readings.size() > 1) {
            throw ambiguous(readings.entrySet().stream()
                    .map(reading -> reading.getValue() + ", " + shown(reading.getKey()))
                    .toArray(String[]::new));
        }
        if (readings.isEmpty()) {
            // What looks like a list as this library writes it is refused as one.
            Wrong reason = isAlone && inList.at >= 0 ? inList : wrong;
            throw cursor.refusal(reason.at < 0 ? end : reason.at, String.valueOf(reason.getMessage()));
        }
        return readings.keySet().iterator().next();
    }

    /** The index of the first of some marks, or the end. */
    private int first(String marks) {
        return IntStream.range(start, end)
                .filter(at -> marks.indexOf(cursor.text().charAt(at)) >= 0)
                .findFirst()
                .orElse(end);
    }

    private void read(String name, Supplier<List<Found>> way) {
        try {
            readings.putIfAbsent(way.get(), name);
        } catch (Wrong other) {
            wrong = other.at > wrong.at ? other : wrong;
        }
    }

    private void readDrawings(List<Cell> cells) {
        boolean areAllStars = cells.size() > 1 && areAll(cells, '*');
        if (first("*") < end && (areAllStars || first(QUEENS.replace("*", "")) < end)) {
            throw ambiguous("* for queens", "* for empty squares");
        }
        List<Cell> squares = digits(cells);
        for (int i = Math.max(strongest(cells), COMMA); i >= COMMA && !cells.isEmpty(); i--) {
            List<List<Cell>> rows = rows(squares, i);
            read("a drawing", () -> drawings(rows));
        }
    }

    private static int strongest(List<Cell> cells) {
        return cells.stream().mapToInt(Cell::gap).max().orElse(0);
    }

    private static boolean areAll(List<Cell> cells, char mark) {
        return cells.stream().allMatch(cell -> cell.mark == mark);
    }

    private IllegalArgumentException ambiguous(String... meanings) {
        return new IllegalArgumentException(
                "text has more than one meaning " + cursor.place(start) + ": " + String.join("; or ", meanings));
    }

    /** The first of some boards, unless it is too large for a message. */
    private static String shown(List<Found> boards) {
        Placement first = boards.get(0).board;
        return (first.size() > 12 ? "a board of size " + first.size() : new ColumnList(0, "-").write(first))
                + (boards.size() > 1 ? " and " + (boards.size() - 1) + " more" : "");
    }

    /** The cells in rows, each of which begins at a separator of a kind or a stronger one. */
    private static List<List<Cell>> rows(List<Cell> cells, int kind) {
        List<List<Cell>> rows = new ArrayList<>();
        for (int from = 0, to; from < cells.size(); from = to) {
            to = from + 1;
            while (to < cells.size() && cells.get(to).gap < kind) {
                to++;
            }
            rows.add(cells.subList(from, to));
        }
        return rows;
    }

    private List<Found> lists(boolean isAlone, int bareBase) {
        return rows(cells, LINE).stream()
                .map(row -> list(row, isAlone, bareBase))
                .toList();
    }

    /**
     * A list of columns. Alone in brackets it is as it is written; otherwise it has no column twice. Without brackets,
     * and without 0 and n, it counts from a base.
     */
    private Found list(List<Cell> row, boolean isAlone, int bareBase) {
        Cell head = row.get(0);
        boolean isBare = head.bracket == 0;
        boolean isRun = isBare && row.size() == 1 && head.to - head.at <= LONGEST_RUN;
        List<Cell> cells = isRun ? digits(row) : row;
        int n = cells.size();
        int[] columns = cells.stream().mapToInt(this::number).toArray();
        require(!isBare || Arrays.stream(columns).anyMatch(column -> column >= 0), head.at, "a list with a column");
        int listed = Arrays.stream(columns)
                .filter(number -> number == 0 || number == n)
                .findFirst()
                .orElse(isBare ? n * bareBase : 0);
        int base = listed > 0 || head.bracket == ')' ? 1 : 0;
        String range = base + ".." + (n - 1 + base) + " (the list counts from " + base + " and has size " + n + ")";
        boolean areSeparated = cells.stream().skip(1).anyMatch(cell -> cell.gap >= COMMA);
        BitSet taken = new BitSet();
        for (int i = 0; i < n; i++) {
            require(!areSeparated || i == 0 || cells.get(i).gap >= COMMA, cells.get(i).at, "a comma");
            if (columns[i] != Placement.NONE) {
                columns[i] -= base;
                require(columns[i] >= 0 && columns[i] < n, cells.get(i).at, "a column in " + range);
                boolean isNew = !taken.get(columns[i]) || (isAlone && !isBare);
                require(isNew, cells.get(i).at, "a column that the list does not have yet");
                taken.set(columns[i]);
            }
        }
        return new Found(Placement.of(columns), head.at);
    }

    private int number(Cell cell) {
        require(cell.isNumber() || partial, cell.at, "a column of the list");
        require(cell.gap > 0 || cell.at == cells.get(0).at, cell.at, "a blank or a comma");
        int length = cell.to - cell.at;
        // What begins with 0 is no number, and as wrong as one that is too large.
        boolean isWrong = length > LONGEST_RUN || (length > 1 && cell.mark == '0');
        return !cell.isNumber()
                ? Placement.NONE
                : isWrong ? Integer.MAX_VALUE : Integer.parseInt(cursor.text(), cell.at, cell.to, 10);
    }

    /** The cells with one digit in each. */
    private List<Cell> digits(List<Cell> cells) {
        List<Cell> digits = new ArrayList<>(cells.size());
        for (Cell cell : cells) {
            for (int at = cell.at; at < (cell.isNumber() ? cell.to : cell.at + 1); at++) {
                digits.add(cell.digit(cursor.text(), at));
            }
        }
        return digits;
    }

    /**
     * The boards of rows, one or, if brackets stand between them, more. The first row may be a border, {@code _} over
     * every column, and all rows may begin with {@code #}: they are known by what is square without them.
     */
    private List<Found> drawings(List<List<Cell>> rows) {
        int width = rows.get(0).size();
        for (int i = 0; i < rows.size(); i++) {
            List<Cell> row = rows.get(i);
            int next = i + 1 < rows.size() ? at(rows, i + 1) : end;
            int more = row.size() > width ? row.get(width).at : next;
            require(row.size() == width, more, "a row of " + width + " squares, as the first one");
        }
        boolean hasBorder = rows.size() == width + 1
                && areAll(rows.get(0), '_')
                && rows.get(1).get(0).gap >= LINE;
        boolean hasPrefix = rows.size() == width - 1 && rows.stream().allMatch(row -> row.get(0).mark == '#');
        int n = hasPrefix ? width - 1 : width;
        if (!hasBorder && !hasPrefix && rows.size() != width) {
            require(rows.size() > width, end, "row " + (rows.size() + 1) + " of " + width);
            int rowGap = LINE;
            int boardGap = Integer.MAX_VALUE;
            for (int row = 1; row < rows.size(); row++) {
                int gap = rows.get(row).get(0).gap;
                rowGap = row % width == 0 ? rowGap : Math.max(rowGap, gap);
                boardGap = row % width == 0 ? Math.min(boardGap, gap) : boardGap;
            }
            boolean areMany = rows.size() % width == 0 && boardGap > rowGap;
            require(areMany, at(rows, width), "the end of the board after " + width + " rows, as many as columns");
        }
        List<Found> boards = new ArrayList<>();
        for (int row = hasBorder ? 1 : 0; row < rows.size(); row += n) {
            boards.add(new Found(board(rows.subList(row, row + n), width - n), at(rows, hasBorder ? 0 : row)));
        }
        return boards;
    }

    private static int at(List<List<Cell>> rows, int row) {
        return rows.get(row).get(0).at;
    }

    /** The board of some rows from a column on. */
    private Placement board(List<List<Cell>> rows, int from) {
        int n = rows.size();
        int[] queens = new int[n];
        Arrays.fill(queens, Placement.NONE);
        Map<Integer, BitSet> blocked = new TreeMap<>();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                Cell cell = rows.get(row).get(from + column);
                if (QUEENS.indexOf(cell.mark) >= 0) {
                    require(queens[row] == Placement.NONE, cell.at, "no second queen in the row");
                    queens[row] = column;
                } else if (BLOCKED.indexOf(cell.mark) >= 0) {
                    require(partial, cell.at, "a queen or an empty square, as a board has no blocked ones");
                    blocked.computeIfAbsent(row, key -> new BitSet()).set(column);
                }
            }
            require(partial || queens[row] >= 0, rows.get(row).get(from + n - 1).at, "a queen in this row");
        }
        return Placement.of(queens, blocked);
    }

    private static String listed(String marks) {
        return marks.chars().mapToObj(Character::toString).collect(Collectors.joining(", "));
    }
}
