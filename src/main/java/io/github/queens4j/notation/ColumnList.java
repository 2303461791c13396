package io.github.queens4j.notation;

import io.github.queens4j.notation.TextCursor.Numeral;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Columns as a list, counted from 0 or from 1. Brackets hold either and are counted from 1 if they hold n; parentheses
 * are always counted from 1. A row without a queen shows {@code -}, or {@code null} in JSON. All lists are read alike,
 * whatever they count from.
 */
public final class ColumnList implements BoardText {

    private static final char GAP = '-';
    private static final String NULL = "null";

    private final int base;
    private final String gap;

    /** Lists that are written from 0 or from 1 on, with a gap for a row without a queen. */
    public ColumnList(int base, String gap) {
        this.base = base;
        this.gap = gap;
    }

    @Override
    public boolean beginsWith(int character, boolean partial) {
        return character == '[' || character == '(';
    }

    @Override
    public String beginning(boolean partial) {
        return "'[' or '(' of a list";
    }

    @Override
    public boolean showsBlocked() {
        return false;
    }

    /** From 1 in brackets if the list contains n, which tells it from one that counts from 0, else in parentheses. */
    @Override
    public String write(Placement placement) {
        int[] queens = placement.queens();
        int last = queens.length - 1;
        boolean brackets = base == 0 || last < 0 || Arrays.stream(queens).anyMatch(column -> column == last);
        int room = 4 * Math.min(queens.length, 100) + 2; // Enough for 100 columns; beyond that it grows.
        StringBuilder text = new StringBuilder(room).append(brackets ? '[' : '(');
        for (int row = 0; row <= last; row++) {
            text.append(row == 0 ? "" : ", ");
            if (queens[row] == Placement.NONE) {
                text.append(gap);
            } else {
                text.append(queens[row] + base);
            }
        }
        return text.append(brackets ? ']' : ')').toString();
    }

    @Override
    public Placement read(TextCursor cursor, boolean partial) {
        boolean parentheses = cursor.take('(');
        if (!parentheses) {
            cursor.expect("[");
        }
        List<Numeral> numbers = numbers(cursor, parentheses ? ')' : ']', partial);
        return Placement.of(columns(cursor, numbers, parentheses || countsFromOne(numbers) ? 1 : 0));
    }

    private static List<Numeral> numbers(TextCursor cursor, char close, boolean partial) {
        String column = partial ? "a column, '" + GAP + "'" : "a column";
        List<Numeral> numbers = new ArrayList<>();
        cursor.skipSpaces();
        if (cursor.take(close)) {
            return numbers;
        }
        add(numbers, cursor, column + " or '" + close + "'", partial);
        while (!cursor.take(close)) {
            if (!cursor.take(',')) {
                throw cursor.refusal("',' or '" + close + "'");
            }
            cursor.skipSpaces();
            add(numbers, cursor, partial ? "a column or '" + GAP + "'" : column, partial);
        }
        return numbers;
    }

    private static void add(List<Numeral> numbers, TextCursor cursor, String expected, boolean partial) {
        int start = cursor.position();
        int value = partial && takeGap(cursor) ? Placement.NONE : cursor.number(expected);
        numbers.add(new Numeral(value, start));
        cursor.skipSpaces();
    }

    private static boolean takeGap(TextCursor cursor) {
        boolean isNull = cursor.nextIs(NULL);
        if (isNull) {
            cursor.expect(NULL);
        }
        return isNull || cursor.take(GAP);
    }

    /** Only one of 0 and n can be right, and the one that comes first is taken for right. */
    private static boolean countsFromOne(List<Numeral> numbers) {
        int size = numbers.size();
        for (Numeral number : numbers) {
            if (number.value() == 0 || number.value() == size) {
                return number.value() == size;
            }
        }
        return false;
    }

    private static int[] columns(TextCursor cursor, List<Numeral> numbers, int base) {
        int[] columns = new int[numbers.size()];
        int last = columns.length - 1 + base;
        for (int i = 0; i < columns.length; i++) {
            int number = numbers.get(i).value();
            if (number != Placement.NONE && (number < base || number > last)) {
                throw cursor.refusal(
                        numbers.get(i).position(),
                        "a column in " + base + ".." + last + " (the list counts from " + base + " and has size "
                                + columns.length + ")");
            }
            columns[i] = number == Placement.NONE ? Placement.NONE : number - base;
        }
        return columns;
    }
}
