package io.github.queens4j.notation;

/**
 * Columns as a list, counted from 0 or from 1. Brackets hold either and are counted from 1 if they hold n; parentheses
 * are always counted from 1. A row without a queen shows {@code -}.
 */
public final class ColumnList {

    /** Stands for a row without a queen. */
    private static final char GAP = '-';

    private ColumnList() {}

    /**
     * Writes a list that counts from 0.
     *
     * @param placement queens; blocked squares are left out
     * @return such as {@code [1, 3, 0, 2]}
     */
    public static String zeroBased(Placement placement) {
        return write(placement, '[', 0, ']');
    }

    /**
     * Writes a list that counts from 1.
     *
     * @param placement queens; blocked squares are left out
     * @return in brackets if the list contains n, which tells it from one that counts from 0, otherwise in parentheses
     */
    public static String oneBased(Placement placement) {
        boolean known = placement.size() == 0 || holds(placement, placement.size() - 1);
        return known ? write(placement, '[', 1, ']') : write(placement, '(', 1, ')');
    }

    /** Reads a list; {@code partial} says that rows may be without a queen. */
    static Placement read(TextCursor cursor, boolean partial) {
        boolean parentheses = cursor.take('(');
        if (!parentheses) {
            cursor.expect("[");
        }
        NumberList numbers = numbers(cursor, parentheses ? ')' : ']', partial);
        return Placement.of(columns(cursor, numbers, parentheses || countsFromOne(numbers) ? 1 : 0));
    }

    private static boolean holds(Placement placement, int column) {
        for (int row = 0; row < placement.size(); row++) {
            if (placement.queen(row) == column) {
                return true;
            }
        }
        return false;
    }

    private static String write(Placement placement, char open, int base, char close) {
        StringBuilder text = new StringBuilder();
        text.append(open);
        for (int row = 0; row < placement.size(); row++) {
            text.append(row == 0 ? "" : ", ");
            int column = placement.queen(row);
            if (column == Placement.NONE) {
                text.append(GAP);
            } else {
                text.append(column + base);
            }
        }
        return text.append(close).toString();
    }

    private static NumberList numbers(TextCursor cursor, char close, boolean partial) {
        String column = partial ? "a column, '" + GAP + "'" : "a column";
        NumberList numbers = new NumberList();
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

    private static void add(NumberList numbers, TextCursor cursor, String expected, boolean partial) {
        int start = cursor.position();
        numbers.add(partial && cursor.take(GAP) ? Placement.NONE : cursor.number(expected), start);
        cursor.skipSpaces();
    }

    /** Only one of 0 and n can be right, and the one that comes first is taken for right. */
    private static boolean countsFromOne(NumberList numbers) {
        int size = numbers.size();
        for (int i = 0; i < size; i++) {
            if (numbers.value(i) == 0 || numbers.value(i) == size) {
                return numbers.value(i) == size;
            }
        }
        return false;
    }

    private static int[] columns(TextCursor cursor, NumberList numbers, int base) {
        int[] columns = new int[numbers.size()];
        int last = columns.length - 1 + base;
        for (int i = 0; i < columns.length; i++) {
            int number = numbers.value(i);
            if (number != Placement.NONE && (number < base || number > last)) {
                throw cursor.refusal(
                        numbers.position(i),
                        "a column in " + base + ".." + last + " (the list counts from " + base + " and has size "
                                + columns.length + ")");
            }
            columns[i] = number == Placement.NONE ? Placement.NONE : number - base;
        }
        return columns;
    }
}
