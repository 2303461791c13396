package io.github.queens4j.notation;

import static io.github.queens4j.notation.BoardItems.COMMA;
import static io.github.queens4j.notation.BoardItems.LINE;
import static io.github.queens4j.notation.BoardItems.NOTHING;
import static io.github.queens4j.notation.BoardItems.QUEENS;
import static io.github.queens4j.notation.BoardItems.QUOTE;
import static io.github.queens4j.notation.BoardItems.SLASH;
import static io.github.queens4j.notation.BoardItems.STRONGEST;

import io.github.queens4j.notation.TextCursor.Numeral;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Items up to an empty line, and what they mean. They are lists, or drawings, in which separators from some strength on
 * end a row: a block is read in all these ways, and those that lead to boards have to agree. Each way takes time in
 * proportion to the length of the block. Not thread-safe.
 */
final class BoardBlock {

    private static final int LONGEST_RUN = 9;
    private static final int LARGEST_SHOWN = 12;

    private final TextCursor cursor;
    private final int start;
    private final int limit;
    private final boolean partial;
    private final Map<List<Placement>, String> readings = new LinkedHashMap<>();
    private int end;
    private int items;

    /** A bit for each kind of separator between items. */
    private int gaps;

    private int stars;
    private int queens;

    /** Where the first item is that no list can have, and the first that no drawing can; -1 if there is none. */
    private int squareAt = -1;

    private int columnAt = -1;

    /** Where the way that went farthest had to stop, and what was expected there. */
    private int wrongAt = -1;

    private String expected = BoardItems.EXPECTED;

    /** The block from an index on, and up to another, exclusive, at most. */
    BoardBlock(TextCursor cursor, int start, int limit, boolean partial) {
        this.cursor = cursor;
        this.start = start;
        this.limit = limit;
        this.partial = partial;
    }

    /** Where it ends, once it was read. */
    int end() {
        return end;
    }

    /** The boards of the only way to read it; refuses a block that cannot be read, and one that has two meanings. */
    List<Placement> read() {
        BoardItems scan = new BoardItems(cursor, start, limit);
        boolean inBrackets = false;
        for (; scan.next(); items++) {
            inBrackets |= items == 0 && scan.isInBrackets();
            gaps |= items == 0 ? 0 : 1 << scan.gap();
            look(scan);
        }
        end = scan.end();
        boolean isOneBracket = scan.brackets() == 1 && gaps < 1 << QUOTE;
        if (items == 0) {
            if (!isOneBracket
                    || cursor.text().substring(start, end).replaceAll("\\s", "").length() > 2) {
                throw cursor.refusal(end, expected);
            }
            return List.of(Placement.none(0));
        }
        if (squareAt >= 0 && columnAt >= 0) {
            throw squareAt < columnAt
                    ? cursor.refusal(columnAt, "a square of the drawing")
                    : cursor.refusal(squareAt, "a column of the list");
        }
        boolean isList = squareAt < 0 && (gaps & (1 << QUOTE | 1 << SLASH)) == 0;
        boolean isAlone = inBrackets && isOneBracket;
        if (isList) {
            add("lists", lists(isAlone, 0));
            add("lists from 1", lists(isAlone, 1));
        }
        if (!isAlone || !isList) {
            addDrawings();
        } else if (readings.isEmpty()) {
            // What looks like a list as this library writes it is one, or is refused as one.
            int listAt = wrongAt;
            String inList = expected;
            addDrawings();
            wrongAt = listAt;
            expected = inList;
        }
        return onlyReading();
    }

    private void look(BoardItems item) {
        boolean isColumn = item.isDigit() || item.mark() == 'n' || item.mark() == '-';
        boolean isSquare = item.mark() == '0' || item.mark() == '1' || item.mark() == '-' || !isColumn;
        squareAt = squareAt < 0 && !isColumn ? item.at() : squareAt;
        columnAt = columnAt < 0 && !isSquare ? item.at() : columnAt;
        stars += item.mark() == '*' ? 1 : 0;
        queens += QUEENS.indexOf(item.mark()) >= 0 ? 1 : 0;
    }

    private void addDrawings() {
        if (columnAt >= 0) {
            wrong(wrongAt < 0 ? columnAt : wrongAt, "a square of the drawing");
            return;
        }
        if (stars == items && items > 1) {
            throw ambiguous("queens on all squares", "no queens");
        }
        int ends = gaps >> COMMA << COMMA;
        for (int kind = STRONGEST; kind >= COMMA; kind--) {
            if ((ends >> kind & 1) != 0 || (ends == 0 && kind == STRONGEST)) {
                addDrawing("a drawing", kind, QUEENS);
                if (stars > 0 && stars < queens) {
                    addDrawing("a drawing with * for empty squares", kind, QUEENS.replace("*", ""));
                }
            }
        }
    }

    private void addDrawing(String name, int kind, String queenMarks) {
        BoardRows rows = new BoardRows(kind, queenMarks, partial);
        List<Placement> boards = rows.read(new BoardItems(cursor, start, limit));
        add(name, boards != null ? boards : wrong(rows.wrongAt(), rows.expected()));
    }

    private void add(String name, @Nullable List<Placement> reading) {
        if (reading != null) {
            readings.putIfAbsent(reading, name);
        }
    }

    private List<Placement> onlyReading() {
        if (readings.isEmpty()) {
            throw cursor.refusal(wrongAt, expected);
        }
        if (readings.size() > 1) {
            throw ambiguous(readings.entrySet().stream()
                    .map(reading -> reading.getValue() + ", " + described(reading.getKey()))
                    .toArray(String[]::new));
        }
        return readings.keySet().iterator().next();
    }

    private IllegalArgumentException ambiguous(String... readings) {
        return new IllegalArgumentException(
                "text has more than one meaning " + cursor.place(start) + ": " + String.join("; or ", readings));
    }

    private static String described(List<Placement> boards) {
        return boards.stream()
                        .limit(2)
                        .map(board -> board.size() > LARGEST_SHOWN
                                ? "a board of size " + board.size()
                                : new ColumnList(0, "-").write(board))
                        .collect(Collectors.joining(" and "))
                + (boards.size() > 2 ? " and " + (boards.size() - 2) + " more" : "");
    }

    /** Remembers why a way to read the block does not work; null, in place of what there is not. */
    private @Nullable List<Placement> wrong(int at, String what) {
        if (at > wrongAt) {
            wrongAt = at;
            expected = what;
        }
        return null;
    }

    /**
     * The block as lists of columns. A list alone in brackets is as it is written; of several, and of those without
     * brackets, none has a column twice.
     *
     * @param alone whether the block is one list in brackets
     * @param bareBase what a list without brackets counts from if it has neither 0 nor n
     */
    private @Nullable List<Placement> lists(boolean alone, int bareBase) {
        List<Placement> lists = new ArrayList<>();
        List<Numeral> numbers = new ArrayList<>();
        BoardItems item = new BoardItems(cursor, start, limit);
        boolean goesOn = item.next();
        while (goesOn) {
            boolean isBare = !item.isInBrackets();
            boolean isFromOne = item.isInParentheses();
            numbers.clear();
            do {
                if (item.gap() == NOTHING && !numbers.isEmpty()) {
                    return wrong(item.at(), "a blank or a comma");
                }
                if (!partial && !item.isDigit()) {
                    return wrong(item.at(), "a column of the list");
                }
                numbers.add(new Numeral(item.isDigit() ? item.mark() - '0' : Placement.NONE, item.at()));
                goesOn = item.isDigit() ? takeDigits(item, numbers, isBare) : item.next();
            } while (goesOn && item.gap() < LINE);
            if (isBare && numbers.stream().allMatch(number -> number.value() == Placement.NONE)) {
                return wrong(numbers.get(0).position(), "a list with a column");
            }
            int[] columns = columns(numbers, isFromOne ? 1 : base(numbers, isBare ? bareBase : 0), isBare || !alone);
            if (columns == null) {
                return null;
            }
            lists.add(Placement.of(columns));
        }
        return lists;
    }

    /**
     * Takes the rest of a number, and the item after it; says whether there is one. If a list without brackets is
     * nothing but a run of digits, each of them is a number.
     */
    private static boolean takeDigits(BoardItems item, List<Numeral> numbers, boolean isBare) {
        int first = numbers.size() - 1;
        long value = numbers.get(first).value();
        boolean goesOn = item.next();
        while (goesOn && item.gap() == NOTHING && item.isDigit()) {
            // A number that begins with 0 is none, and as wrong as one that is too large.
            value = value == 0 ? Integer.MAX_VALUE : Math.min(10 * value + item.mark() - '0', Integer.MAX_VALUE);
            numbers.add(new Numeral(item.mark() - '0', item.at()));
            goesOn = item.next();
        }
        int digits = numbers.size() - first;
        boolean isRun = isBare && first == 0 && digits <= LONGEST_RUN && (!goesOn || item.gap() >= LINE);
        if (!isRun && digits > 1) {
            int at = numbers.get(first).position();
            numbers.subList(first, numbers.size()).clear();
            numbers.add(new Numeral((int) value, at));
        }
        return goesOn;
    }

    /** Only one of 0 and n can be right, and the one that comes first is taken for right. */
    private static int base(List<Numeral> numbers, int otherwise) {
        return numbers.stream()
                .filter(number -> number.value() == 0 || number.value() == numbers.size())
                .map(number -> number.value() == 0 ? 0 : 1)
                .findFirst()
                .orElse(otherwise);
    }

    private int @Nullable [] columns(List<Numeral> numbers, int base, boolean isOnce) {
        int[] columns = new int[numbers.size()];
        Arrays.fill(columns, Placement.NONE);
        int last = columns.length - 1 + base;
        BitSet taken = new BitSet();
        for (int row = 0; row < columns.length; row++) {
            int value = numbers.get(row).value();
            int at = numbers.get(row).position();
            if (value != Placement.NONE) {
                if (value < base || value > last) {
                    wrong(
                            at,
                            "a column in " + base + ".." + last + " (the list counts from " + base + " and has size "
                                    + columns.length + ")");
                    return null;
                }
                columns[row] = value - base;
                if (isOnce && taken.get(columns[row])) {
                    wrong(at, "a column that the list does not have yet");
                    return null;
                }
                taken.set(columns[row]);
            }
        }
        return columns;
    }
}
