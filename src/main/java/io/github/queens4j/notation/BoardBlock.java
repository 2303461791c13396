package io.github.queens4j.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a text means up to an empty line or a heading: squares of drawings, or digits of lists, with separators between
 * them, of which the strongest between two squares counts. In a drawing, separators from some strength on end a row:
 * the block is read in all ways, in linear time each, and those that lead to boards have to agree.
 */
final class BoardBlock {

    private static final String QUEENS = "Qq♕♛1*";
    private static final String EMPTY = ".-_·0+";
    private static final String BLOCKED = "x×#";
    private static final String ITEM =
            "a queen (Q, ♕, ♛, 1, *), an empty square (., -, _, ·, 0, +), a blocked one (x, ×, #),"
                    + " or a column of a list";
    private static final String NULL = "null";
    private static final int LONGEST_RUN = 9;
    private static final int LARGEST_SHOWN = 12;

    /** Separators from weak to strong; each bracket that closes is stronger by 1 than the one before. */
    private static final int NOTHING = 0;

    private static final int BLANK = 1;
    private static final int COMMA = 2;
    private static final int QUOTE = 3;
    private static final int SLASH = 4;
    private static final int LINE = 5;
    private static final int BRACKET = 6;
    private static final int STRONGEST = 30;

    private final TextCursor cursor;
    private final String text;
    private final boolean partial;
    private final int start;
    private final StringBuilder open = new StringBuilder();
    private final Map<List<Placement>, String> readings = new LinkedHashMap<>();
    private int end;
    private int brackets;
    private boolean mayHaveComma;

    /** For each item where it is, its character, the separator before it, and the bracket around it, 0 for none. */
    private int[] at = new int[16];

    private int[] marks = new int[16];
    private int[] gaps = new int[16];
    private int[] around = new int[16];
    private int items;

    /** Why the way that went farthest does not work; null as long as all do. */
    private @Nullable Wrong wrong;

    /** What a way to read the block meets where it has to stop. */
    private static final class Wrong extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final int at;

        Wrong(int at, String expected) {
            super(expected, null, false, false);
            this.at = at;
        }
    }

    /** The block from an index on, and up to another, exclusive, at most. */
    BoardBlock(TextCursor cursor, int start, int limit, boolean partial) {
        this.cursor = cursor;
        this.text = cursor.text();
        this.partial = partial;
        this.start = start;
        scan(limit);
    }

    int end() {
        return end;
    }

    private void scan(int limit) {
        int gap = NOTHING;
        boolean hasLine = false;
        for (end = start; end < limit; end += Character.charCount(text.codePointAt(end))) {
            int mark = text.codePointAt(end);
            switch (mark) {
                case ' ', '\t', '\r', '|', '\uFE0E', '\uFE0F' -> gap = Math.max(gap, BLANK);
                case '"', '\'', '`' -> gap = Math.max(gap, QUOTE);
                case ',', ';', '/' -> {
                    require(mayHaveComma, ITEM);
                    mayHaveComma = false;
                    gap = Math.max(gap, mark == '/' ? SLASH : COMMA);
                }
                case '[', '(' -> {
                    open.append((char) mark);
                    brackets++;
                    mayHaveComma = false;
                    gap = Math.max(gap, BRACKET);
                }
                case ']', ')' -> {
                    require(around() == (mark == ']' ? '[' : '('), open.isEmpty() ? ITEM : closing());
                    open.setLength(open.length() - 1);
                    mayHaveComma = true;
                    gap = Math.min(Math.max(gap + 1, BRACKET), STRONGEST);
                }
                case '\n' -> {
                    if (open.isEmpty() && BoardReader.isBlockAt(text, end + 1)) {
                        return;
                    }
                    hasLine = true;
                }
                default -> {
                    // In brackets, where there is a comma, a line break is no more than a blank.
                    add(mark, hasLine && (gap < COMMA || open.isEmpty()) ? Math.max(gap, LINE) : gap);
                    mayHaveComma = true;
                    gap = NOTHING;
                    hasLine = false;
                }
            }
        }
        require(open.isEmpty(), closing());
    }

    private void add(int mark, int gap) {
        boolean isNull = text.startsWith(NULL, end);
        require(isNull || isDigit(mark) || (QUEENS + EMPTY + BLOCKED).indexOf(mark) >= 0, ITEM);
        if (items == at.length) {
            at = Arrays.copyOf(at, 2 * items);
            marks = Arrays.copyOf(marks, 2 * items);
            gaps = Arrays.copyOf(gaps, 2 * items);
            around = Arrays.copyOf(around, 2 * items);
        }
        at[items] = end;
        marks[items] = mark;
        gaps[items] = items == 0 ? NOTHING : gap;
        around[items++] = around();
        end += isNull ? NULL.length() - 1 : 0;
    }

    private int around() {
        return open.isEmpty() ? 0 : open.charAt(open.length() - 1);
    }

    private String closing() {
        return around() == '(' ? "')'" : "']'";
    }

    private void require(boolean isRight, String what) {
        if (!isRight) {
            throw cursor.refusal(end, what);
        }
    }

    /** The boards of the only way to read it; refuses a block that cannot be read, and one with two meanings. */
    List<Placement> read() {
        int strongest = Arrays.stream(gaps, 0, items).max().orElse(NOTHING);
        boolean isAlone = brackets == 1 && strongest < QUOTE && (items == 0 || around[0] != 0);
        if (items == 0) {
            require(isAlone && text.substring(start, end).replaceAll("\\s", "").length() == 2, ITEM);
            return List.of(Placement.none(0));
        }
        int square = first(mark -> !isDigit(mark) && mark != '-' && mark != 'n');
        int column = first(mark -> mark == 'n' || (mark >= '2' && mark <= '9'));
        boolean isList =
                square == items && Arrays.stream(gaps, 0, items).noneMatch(gap -> gap == QUOTE || gap == SLASH);
        if (column < items && !isList) {
            boolean isSquare = square < column || square == items;
            throw cursor.refusal(
                    at[isSquare ? column : square], isSquare ? "a square of the drawing" : "a column of the list");
        }
        if (isList) {
            read("lists", () -> lists(isAlone, 0));
            read("lists from 1", () -> lists(isAlone, 1));
        }
        Wrong inList = wrong;
        if (column == items && (!isList || !isAlone || readings.isEmpty())) {
            readDrawings(strongest);
        }
        // What looks like a list as this library writes it is refused as one.
        return onlyReading(isAlone && inList != null ? inList : wrong);
    }

    private void read(String name, Supplier<List<Placement>> way) {
        try {
            readings.putIfAbsent(way.get(), name);
        } catch (Wrong other) {
            wrong = wrong == null || other.at > wrong.at ? other : wrong;
        }
    }

    private int first(IntPredicate kind) {
        return IntStream.range(0, items)
                .filter(i -> kind.test(marks[i]))
                .findFirst()
                .orElse(items);
    }

    private void readDrawings(int strongest) {
        int others = first(mark -> mark != '*' && QUEENS.indexOf(mark) >= 0);
        boolean areAllStars = first(mark -> mark != '*') == items && items > 1;
        if (first(mark -> mark == '*') < items && (others < items || areAllStars)) {
            throw ambiguous("* for queens", "* for empty squares");
        }
        for (int i = Math.max(strongest, COMMA); i >= COMMA; i--) {
            int kind = i;
            read("a drawing", () -> drawings(kind));
        }
    }

    private List<Placement> onlyReading(@Nullable Wrong reason) {
        if (readings.isEmpty() && reason != null) {
            throw cursor.refusal(reason.at, String.valueOf(reason.getMessage()));
        }
        if (readings.size() > 1) {
            throw ambiguous(readings.entrySet().stream()
                    .map(reading -> reading.getValue() + ", " + shown(reading.getKey()))
                    .toArray(String[]::new));
        }
        return readings.keySet().iterator().next();
    }

    private IllegalArgumentException ambiguous(String... meanings) {
        return new IllegalArgumentException(
                "text has more than one meaning " + cursor.place(start) + ": " + String.join("; or ", meanings));
    }

    /** The first of some boards, unless it is too large for a message. */
    private static String shown(List<Placement> boards) {
        Placement first = boards.get(0);
        return (first.size() > LARGEST_SHOWN ? "a board of size " + first.size() : new ColumnList(0, "-").write(first))
                + (boards.size() > 1 ? " and " + (boards.size() - 1) + " more" : "");
    }

    /** Stops a way to read the block at an item, or at its end, unless that is right. */
    private void require(boolean isRight, int item, String what) {
        if (!isRight) {
            throw new Wrong(item == items ? end : at[item], what);
        }
    }

    /**
     * The block as lists of columns. A list alone in brackets is as it is written; of several, and of those without
     * brackets, none has a column twice. One without brackets that has neither 0 nor n counts from a base.
     */
    private List<Placement> lists(boolean isAlone, int bareBase) {
        List<Placement> lists = new ArrayList<>();
        for (int from = 0, to; from < items; from = to) {
            to = from + 1;
            while (to < items && gaps[to] < LINE) {
                to++;
            }
            boolean isBare = around[from] == 0;
            int[] places = new int[to - from];
            int[] columns = numbers(from, to, places);
            int n = columns.length;
            require(!isBare || Arrays.stream(columns).anyMatch(column -> column >= 0), from, "a list with a column");
            int listed = Arrays.stream(columns)
                    .filter(number -> number == 0 || number == n)
                    .findFirst()
                    .orElse(isBare ? n * bareBase : 0);
            int base = listed > 0 || around[from] == '(' ? 1 : 0;
            BitSet taken = new BitSet();
            for (int row = 0; row < n; row++) {
                if (columns[row] != Placement.NONE) {
                    columns[row] -= base;
                    require(
                            columns[row] >= 0 && columns[row] < n,
                            places[row],
                            "a column in " + base + ".." + (n - 1 + base) + " (the list counts from " + base
                                    + " and has size " + n + ")");
                    boolean isNew = !taken.get(columns[row]) || (isAlone && !isBare);
                    require(isNew, places[row], "a column that the list does not have yet");
                    taken.set(columns[row]);
                }
            }
            lists.add(Placement.of(columns));
        }
        return lists;
    }

    /** The numbers of a list, and where each begins; without brackets, each digit of a run of up to 9 is one. */
    private int[] numbers(int from, int to, int[] places) {
        boolean isRun = around[from] == 0
                && to - from <= LONGEST_RUN
                && IntStream.range(from, to).allMatch(i -> isDigit(marks[i]) && (i == from || gaps[i] == NOTHING));
        int[] numbers = new int[to - from];
        int n = 0;
        for (int i = from; i < to; i++) {
            boolean isDigit = isDigit(marks[i]);
            require(isDigit || partial, i, "a column of the list");
            if (i == from || isRun || gaps[i] > NOTHING) {
                places[n] = i;
                numbers[n++] = isDigit ? marks[i] - '0' : Placement.NONE;
            } else {
                require(isDigit && numbers[n - 1] >= 0, i, "a blank or a comma");
                // What begins with 0 is no number, and as wrong as one that is too large.
                long value = numbers[n - 1] == 0 ? Integer.MAX_VALUE : 10L * numbers[n - 1] + marks[i] - '0';
                numbers[n - 1] = (int) Math.min(value, Integer.MAX_VALUE);
            }
        }
        return Arrays.copyOf(numbers, n);
    }

    private static boolean isDigit(int mark) {
        return mark >= '0' && mark <= '9';
    }

    /**
     * The block as drawings, of which separators from a kind on end the rows. The first row may be a border, {@code _}
     * over every column, and all rows may begin with {@code #}: they are known by what is square without them.
     */
    private List<Placement> drawings(int kind) {
        int width = IntStream.range(1, items)
                .filter(i -> gaps[i] >= kind)
                .findFirst()
                .orElse(items);
        int rows = items / width;
        int rowGap = NOTHING;
        int boardGap = STRONGEST + 1;
        for (int i = 1; i < items; i++) {
            boolean isRow = gaps[i] >= kind;
            require(!isRow || i % width == 0, i, "more squares in the row before, as the first has " + width);
            require(isRow || i % width != 0, i, "the end of the row after " + width + " squares, as in the first row");
            if (isRow && i / width % width == 0) {
                boardGap = Math.min(boardGap, gaps[i]);
            } else if (isRow) {
                rowGap = Math.max(rowGap, gaps[i]);
            }
        }
        require(items % width == 0, items, "another square of the row, as the first has " + width);
        boolean hasBorder = rows == width + 1 && first(mark -> mark != '_') >= width;
        boolean hasPrefix =
                rows == width - 1 && IntStream.range(0, rows).allMatch(row -> marks[row * (rows + 1)] == '#');
        if (!hasBorder && !hasPrefix && rows != width) {
            require(rows > width, items, "row " + (rows + 1) + " of " + width);
            boolean areMany = rows % width == 0 && boardGap >= BRACKET && boardGap > rowGap;
            require(areMany, width * width, "the end of the board after " + width + " rows, as many as columns");
        }
        int n = hasPrefix ? rows : width;
        List<Placement> boards = new ArrayList<>();
        for (int from = hasBorder ? width : 0; from < items; from += n * width) {
            boards.add(board(from + width - n, n, width));
        }
        return boards;
    }

    private Placement board(int from, int n, int width) {
        int[] queens = new int[n];
        Arrays.fill(queens, Placement.NONE);
        Map<Integer, BitSet> blocked = new TreeMap<>();
        for (int row = 0; row < n; row++) {
            int first = from + row * width;
            for (int column = 0; column < n; column++) {
                int mark = marks[first + column];
                if (QUEENS.indexOf(mark) >= 0) {
                    require(queens[row] == Placement.NONE, first + column, "no second queen in the row");
                    queens[row] = column;
                } else if (BLOCKED.indexOf(mark) >= 0) {
                    require(partial, first + column, "a queen or an empty square, as a board has no blocked ones");
                    blocked.computeIfAbsent(row, key -> new BitSet()).set(column);
                }
            }
            require(partial || queens[row] >= 0, first + n - 1, "a queen in this row");
        }
        return Placement.of(queens, blocked);
    }
}
