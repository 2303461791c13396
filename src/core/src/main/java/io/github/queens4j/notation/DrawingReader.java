package io.github.queens4j.notation;

import io.github.queens4j.notation.BoardReader.Found;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Reads drawings: a mark for each square, and the strongest of the separators between these end the rows. Rows and
 * columns may have labels. In linear time; not thread-safe.
 */
final class DrawingReader {

    static final String QUEENS = "Qq♕♛1*";
    static final String CROWN = "👑";
    static final String EMPTY = ".-_·0+";
    static final String BLOCKED = "x×#";

    /** In the second place of a crown. */
    private static final char CROWNED = '\uFE0F';

    /** In place of a square that is blank, between two bars. */
    private static final char BLANK_MARK = '\u0001';

    private static final String MARKS = QUEENS + EMPTY + BLOCKED + BLANK_MARK;

    /** A line of + and -, or one of _ above a bar. */
    private static final Pattern FRAME = Pattern.compile(
            "(?md)(?<![^\\n\\uFEFF:])([ \\t]*+)((?:\\+-[-+]*\\+|_[ _]*+(?=[ \\t\\r]*\\n[ \\t]*\\|))[ \\t\\r]*+)$");

    /** The last blank between two bars. */
    private static final Pattern BLANK_SQUARE = Pattern.compile("[ \\t](?=\\|)(?<=\\|[ \\t]{1,99})");

    /** Separators from weak to strong, without one 0; each bracket that closes is stronger by 1 than the one before. */
    private static final int BLANK = 1;

    private static final int LINE_IN_BRACKETS = 2;
    private static final int COMMA = 3;
    private static final int QUOTE = 4;
    private static final int SLASH = 5;
    private static final int LINE = 6;
    private static final int BRACKET = 7;

    /** A mark in the text, the separator before it, and what closes its bracket or 0. */
    private record Cell(int at, char mark, int gap, char bracket) {}

    private final TextCursor cursor;
    private final boolean partial;
    private final int start;

    private final DrawingLabels labels;

    /** What is read, as {@link #prepared}, with blanks for labels. */
    private final char[] marks;

    DrawingReader(TextCursor cursor, String part, boolean partial) {
        this.cursor = cursor;
        this.partial = partial;
        this.start = cursor.position();
        this.labels = new DrawingLabels(part);
        this.marks = labels.hidden();
    }

    /** A text with bars for frames, a mark in each square that is blank, and another queen for each crown. */
    static String prepared(String text) {
        String plain = text.replace(CROWN, "Q" + CROWNED);
        if (text.indexOf('|') < 0) {
            return plain; // Without bars there are no frames, but perhaps squares like these.
        }
        String open = FRAME.matcher(plain)
                .replaceAll(frame -> frame.group(1) + "|".repeat(frame.group(2).length()));
        return BLANK_SQUARE.matcher(open).replaceAll(String.valueOf(BLANK_MARK));
    }

    List<Found> read() {
        List<Cell> cells = cells();
        int end = start + marks.length;
        cursor.require(!cells.isEmpty(), end, BoardReader.ITEM);
        boolean isNumber = String.valueOf(marks).strip().matches("[\"'`\\s]*[\\[(]\\s*[01][\\s,;]*[\\])][\"'`\\s]*");
        cursor.require(!isNumber, cells.get(0).at, "a drawing, as a number in brackets is a list");
        boolean hasBlanks = cells.stream().anyMatch(cell -> cell.mark == BLANK_MARK);
        cells.forEach(cell -> cursor.requireMeaning(
                !hasBlanks || EMPTY.indexOf(cell.mark) < 0, cell.at, "no sign, as other empty squares have none"));
        List<Found> boards = drawings(cells);
        boolean isCounted = labels.areFor(boards.get(0).board().size());
        cursor.requireMeaning(isCounted, start, "as many rows and columns as the labels count");
        if (partial) {
            requireOneMeaning(cells, boards);
        }
        return boards;
    }

    /** Cuts the block into cells. */
    private List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        StringBuilder open = new StringBuilder("\0");
        char last = ',';
        int gap = 0;
        for (int at = start; at < start + marks.length; at++) {
            char mark = marks[at - start];
            char bracket = open.charAt(open.length() - 1);
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
                cursor.require(",;/[(".indexOf(last) < 0, at, BoardReader.ITEM);
            } else if (mark == '[' || mark == '(') {
                open.append(mark == '[' ? ']' : ')');
            } else if (separator >= BRACKET) {
                cursor.require(bracket == mark, at, bracket == 0 ? BoardReader.ITEM : "'" + bracket + "'");
                cursor.require("[(".indexOf(last) < 0, at, BoardReader.ITEM);
                open.setLength(open.length() - 1);
            } else if (separator == 0) {
                cursor.require(MARKS.indexOf(mark) >= 0, at, BoardReader.ITEM);
                // In brackets, where there is a comma, a line break is no more than a blank.
                cells.add(new Cell(at, mark, gap == LINE_IN_BRACKETS ? LINE : gap, bracket));
                gap = 0;
            }
            last = separator == 0 || ",;/[]()".indexOf(mark) >= 0 ? mark : last;
        }
        char missing = open.charAt(open.length() - 1);
        cursor.require(missing == 0, start + marks.length, "'" + missing + "'");
        return cells;
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

    private static List<List<Cell>> rows(List<Cell> cells) {
        return rows(cells, Math.max(strongest(cells), COMMA));
    }

    private static int strongest(List<Cell> cells) {
        return cells.stream().skip(1).mapToInt(Cell::gap).max().orElse(0);
    }

    /** One board, or one for each bracket if the first holds a whole one; all rows of one may begin with {@code #}. */
    private List<Found> drawings(List<Cell> cells) {
        String queens = queens(cells);
        List<List<Cell>> rows = rows(cells);
        List<List<Cell>> first = rows(rows.get(0));
        if (strongest(cells) >= BRACKET && first.size() == first.get(0).size()) {
            cells.forEach(cell -> cursor.requireMeaning(cell.bracket != 0, cell.at, "a bracket around each board"));
            return rows.stream()
                    .map(DrawingReader::rows)
                    .map(board -> drawing(board, 0, board.get(0).size(), queens))
                    .toList();
        }
        int width = rows.get(0).size();
        boolean areMarked = rows.stream().allMatch(this::isMarked);
        boolean isPrefixed = areMarked && rows.size() == width - 1;
        Found board = drawing(rows, isPrefixed ? 1 : 0, width, queens);
        if (areMarked && !isPrefixed && partial) {
            throw cursor.ambiguity("# before each row; or as a blocked square, x (--blocked-sign '#')");
        }
        return List.of(board);
    }

    /** Whether a row begins with # and a blank, which may stand before each row, but in no bar. */
    private boolean isMarked(List<Cell> row) {
        int next = row.get(0).at + 1 - start;
        boolean isApart = next == marks.length || " \t\r\n".indexOf(marks[next]) >= 0;
        return row.get(0).mark == '#' && isApart && (next < 2 || marks[next - 2] == '\n');
    }

    private boolean isBarred(List<Cell> row) {
        int at = row.get(0).at - start - 1;
        while (at >= 0 && (marks[at] == ' ' || marks[at] == '\t')) {
            at--;
        }
        return at >= 0 && marks[at] == '|';
    }

    /** The marks of queens that are used: * alone, or # on a board without others. */
    private String queens(List<Cell> cells) {
        String signs = signs(cells, QUEENS);
        boolean areStars = signs.matches("\\*++");
        for (Cell cell : cells) {
            boolean isOther = cell.mark == '*' && !areStars;
            cursor.requireMeaning(!isOther, cell.at, "a square that is no *, as other queens are none");
        }
        return signs.isEmpty() && !partial && cells.size() > 1 ? "#" : QUEENS;
    }

    /** The board of rows whose squares are the cells from an index (inclusive) to another (exclusive). */
    private Found drawing(List<List<Cell>> rows, int from, int to, String marksOfQueens) {
        int n = to - from;
        String wide = "a row of " + n + " squares, as the first one";
        int[] queens = Placement.none(n).queens();
        Map<Integer, BitSet> blocked = new HashMap<>();
        int after = 0;
        for (int row = 0; row < rows.size(); row++) {
            List<Cell> cells = rows.get(row);
            boolean isAlike = isBarred(cells) == isBarred(rows.get(0));
            cursor.requireMeaning(isAlike, cells.get(0).at, "a bar before each row, or before none");
            cursor.requireMeaning(
                    row < n, cells.get(0).at, "the end of the board after " + n + " rows, as many as columns");
            for (int i = from; i < cells.size(); i++) {
                Cell cell = cells.get(i);
                cursor.requireMeaning(i < to, cell.at, wide);
                if (marksOfQueens.indexOf(cell.mark) >= 0) {
                    boolean isStar = partial && cell.mark == '*';
                    String sign = isStar ? " (--blocked-sign '*' makes it a blocked square)" : "";
                    cursor.requireMeaning(queens[row] == Placement.NONE, cell.at, "no second queen in the row" + sign);
                    queens[row] = i - from;
                } else if (BLOCKED.indexOf(cell.mark) >= 0) {
                    String none = "a queen or an empty square, as a board has no blocked ones";
                    cursor.requireMeaning(partial, cell.at, none);
                    blocked.computeIfAbsent(row, key -> new BitSet()).set(i - from);
                }
            }
            Cell last = cells.get(cells.size() - 1);
            after = last.at + (last.at + 1 < start + marks.length && marks[last.at + 1 - start] == CROWNED ? 2 : 1);
            cursor.requireMeaning(cells.size() == to, after, wide);
            cursor.requireMeaning(partial || queens[row] >= 0, last.at, "a queen in this row");
        }
        cursor.requireMeaning(rows.size() == n, pastClosing(after), "row " + (rows.size() + 1) + " of " + n);
        return new Found(Placement.of(queens).withBlocked(blocked), rows.get(0).get(0).at, null, null);
    }

    /** Past what closes a row. */
    private int pastClosing(int from) {
        int at = from;
        while (at < start + marks.length && "|\"'`)]".indexOf(marks[at - start]) >= 0) {
            at++;
        }
        return at;
    }

    /** Refuses a puzzle whose marks other programs take for blocked squares, or people for queens. */
    private void requireOneMeaning(List<Cell> cells, List<Found> boards) {
        long rows = boards.stream().mapToInt(board -> board.board().size()).sum();
        String signs = signs(cells, QUEENS);
        String others = signs(cells, BLOCKED);
        boolean isWhole = signs.length() == rows;
        boolean areQueens = others.isEmpty() && !isWhole && (signs.matches("\\*++") || signs.matches("1++"));
        boolean areBlocked =
                signs.isEmpty() && others.matches("#++") && boards.stream().allMatch(DrawingReader::isOneInEachRow);
        if (areQueens || areBlocked) {
            String sign = areQueens ? signs.substring(0, 1) : "#";
            throw cursor.ambiguity(sign + " as a queen, Q; or as a blocked square, x (--blocked-sign '" + sign + "')");
        }
    }

    private static boolean isOneInEachRow(Found board) {
        return IntStream.range(0, board.board().size())
                .allMatch(row -> board.board().blockedColumns(row).count() == 1);
    }

    /** Those of some marks that the cells have, in their order. */
    private static String signs(List<Cell> cells, String marks) {
        return cells.stream()
                .filter(cell -> marks.indexOf(cell.mark) >= 0)
                .map(cell -> String.valueOf(cell.mark))
                .collect(Collectors.joining());
    }
}
