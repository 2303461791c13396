package io.github.queens4j.notation;

import io.github.queens4j.notation.BoardReader.Found;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Reads lists of columns and lists of squares. A list is in brackets or on a line, several may be in brackets; between
 * items are commas or else blanks. Not thread-safe.
 */
final class ListReader {

    private static final String BLANKS = " \t\r";
    private static final String SPACE = " \t\r\n";

    /** For a row without a queen; the longer one first. */
    private static final List<String> NONE = List.of("null", "None", "-1", "-", "_");

    /** Up to this n, columns need nothing between them. */
    private static final int LONGEST_RUN = 9;

    /** Fewer pairs may be lists of two columns. */
    private static final int LEAST_PAIRS = 4;

    /** A number or {@link Placement#NONE}. */
    private record Item(int at, int value) {}

    /** A list, with what closes its bracket, or 0 if it is on a line. */
    private record Row(int at, int closing, List<Item> items) {

        boolean has(int value) {
            return items.stream().anyMatch(item -> item.value == value);
        }

        /** Counts from 1 if n is in it, or in parentheses. */
        int base() {
            return !items.isEmpty() && (has(items.size()) || closing == ')') ? 1 : 0;
        }

        /** Whether a drawing of which squares or rows are gone may have it. */
        boolean isLikeSquares() {
            boolean areMarks = items.stream().allMatch(item -> item.value == Placement.NONE || item.value == 1);
            return (items.size() > 1 && areMarks) || (items.size() == 2 && closing == 0);
        }
    }

    private final TextCursor cursor;
    private final boolean partial;

    /** What all lists of the text count from; negative before the first one. */
    private int common;

    ListReader(TextCursor cursor, boolean partial) {
        this.cursor = cursor;
        this.partial = partial;
    }

    int common() {
        return common;
    }

    /** Boards by their columns, after lists that count from a number; negative if there were none. */
    List<Found> columns(int before) {
        common = before;
        int start = cursor.position();
        List<Row> rows = rows();
        String text = cursor.text().substring(start, cursor.position());
        boolean isAlone = text.chars().filter(c -> c == '[' || c == '(').count() == 1 && rows.size() == 1;
        // Rows of _ are a drawing.
        int mark = rows.size() == 1 && (isAlone || rows.get(0).closing == 0) ? -1 : text.indexOf('_');
        cursor.require(mark < 0, start + mark, "a column of one of several lists");
        boolean areAlike = text.indexOf('-') < 0
                || rows.stream().mapToInt(row -> row.items.size()).distinct().count() <= 1;
        cursor.require(areAlike, start, "lists of one size, as - may be a square of a drawing");
        List<Found> boards = rows.stream().map(row -> board(row, isAlone)).toList();
        if (!isAlone && rows.stream().anyMatch(Row::isLikeSquares)) {
            cursor.moveTo(start);
            throw cursor.ambiguity("lists of columns; or a drawing");
        }
        return boards;
    }

    /** Alone in brackets a list may be empty, or have a column twice. */
    private Found board(Row row, boolean isAlone) {
        int n = row.items.size();
        cursor.require(n > 0 || isAlone, row.at, BoardReader.ITEM);
        int base = row.base();
        common = n > 0 && common < 0 ? base : common;
        boolean isAsBefore = n == 0 || base == common;
        cursor.requireMeaning(isAsBefore, row.at, "a list that counts from " + common + ", as the first one does");
        String range = base + ".." + (n - 1 + base) + " (the list counts from " + base + " and has size " + n + ")";
        int[] columns = Placement.none(n).queens();
        BitSet taken = new BitSet();
        for (int i = 0; i < n; i++) {
            Item item = row.items.get(i);
            if (item.value == Placement.NONE) {
                cursor.requireMeaning(partial, item.at, "a column of the list");
                continue;
            }
            int column = item.value - base;
            cursor.requireMeaning(column >= 0 && column < n, item.at, "a column in " + range);
            cursor.requireMeaning(isAlone || !taken.get(column), item.at, "a column that the list does not have yet");
            taken.set(column);
            columns[i] = column;
        }
        boolean hasBase = base == 1 || taken.get(0) || (row.closing != 0 && (isAlone || !taken.isEmpty()));
        cursor.requireMeaning(hasBase, row.at, "a list that has 0 or " + n + ", or brackets");
        return new Found(Placement.of(columns), n == 0 ? row.at : row.items.get(0).at, null, null);
    }

    /** A board by its squares, pairs of a row and a column, both counted from 0 if one of them is 0. */
    List<Found> pairs() {
        int start = cursor.position();
        List<Row> rows = rows();
        boolean arePairs = rows.stream().allMatch(row -> row.closing != 0 && row.items.size() == 2);
        cursor.require(arePairs && rows.size() >= LEAST_PAIRS, start, BoardReader.ITEM);
        int base = rows.stream().anyMatch(row -> row.has(0)) ? 0 : 1;
        int bottom = rows.size() - 1 + base;
        List<Algebraic.At> squares = rows.stream()
                .map(row -> row.items)
                .map(pair -> new Algebraic.At(pair.get(0).at, pair.get(1).value - base, bottom - pair.get(0).value))
                .toList();
        return List.of(Algebraic.board(cursor, squares));
    }

    private List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        skip(SPACE);
        int start = cursor.position();
        int outer = takeBracket();
        skip(SPACE);
        boolean isNested = outer != 0 && (cursor.peek() == '[' || cursor.peek() == '(');
        cursor.moveTo(isNested ? cursor.position() : start);
        while (rows.isEmpty() || cursor.peek() != (isNested ? outer : TextCursor.END)) {
            cursor.require(!isNested || cursor.peek() != TextCursor.END, named(outer));
            Row row = row();
            rows.add(row);
            skip(SPACE);
            if (row.closing != 0 && (cursor.take(',') || cursor.take(';'))) {
                skip(SPACE);
            }
        }
        boolean areAlike = rows.stream().allMatch(row -> (row.closing == 0) == (rows.get(0).closing == 0));
        cursor.require(areAlike, "lists in brackets, or on lines");
        if (isNested) {
            cursor.advance();
            skip(SPACE);
            cursor.require(cursor.peek() == TextCursor.END, "the end of the lists");
        }
        return rows;
    }

    private Row row() {
        int start = cursor.position();
        int closing = takeBracket();
        String space = closing == 0 ? BLANKS : SPACE;
        List<Item> items = closing == 0 ? run() : new ArrayList<>();
        boolean isRun = !items.isEmpty();
        int opening = cursor.position();
        skip(space);
        boolean isSpread = closing != 0 && isBroken(opening);
        int separator = 0;
        while (!isOver(closing)) {
            cursor.require(!isRun, "the end of the line");
            items.add(item());
            int end = cursor.position();
            int next = skip(space) ? ' ' : 0;
            next = cursor.take(',') || cursor.take(';') ? ',' : next;
            skip(space);
            boolean isLast = isOver(closing) && (next != ',' || (isSpread && isBroken(end)));
            cursor.require(isLast || next != 0, "a blank, a comma" + (closing == 0 ? "" : " or " + named(closing)));
            cursor.require(isLast || separator == 0 || next == separator, separator == ',' ? "a comma" : "a blank");
            separator = next;
            if (!isLast && isOver(closing)) {
                throw cursor.refusal(cursor.position(), BoardReader.ITEM);
            }
        }
        cursor.require(closing == 0 || cursor.take((char) closing), named(closing));
        return new Row(start, closing, items);
    }

    /** Whether a line ends between a place and the cursor. */
    private boolean isBroken(int from) {
        return cursor.text().substring(from, cursor.position()).indexOf('\n') >= 0;
    }

    /** The digits that are alone on a line, each a column; empty if something else is there. */
    private List<Item> run() {
        List<Item> digits = new ArrayList<>();
        int start = cursor.position();
        while (cursor.atDigit()) {
            digits.add(new Item(cursor.position(), cursor.peek() - '0'));
            cursor.advance();
        }
        skip(BLANKS);
        if (digits.size() > LONGEST_RUN || !isOver(0)) {
            digits.clear();
            cursor.moveTo(start);
        }
        return digits;
    }

    private boolean isOver(int closing) {
        return cursor.peek() == TextCursor.END || cursor.peek() == (closing == 0 ? '\n' : closing);
    }

    /** Takes a bracket, if there is one; returns what closes it, or else 0. */
    private int takeBracket() {
        return cursor.take('[') ? ']' : cursor.take('(') ? ')' : 0;
    }

    private static String named(int character) {
        return "'" + (char) character + "'";
    }

    /** Whether there was something to skip. */
    private boolean skip(String space) {
        int start = cursor.position();
        while (space.indexOf(cursor.peek()) >= 0) {
            cursor.advance();
        }
        return cursor.position() > start;
    }

    private Item item() {
        int at = cursor.position();
        for (String none : NONE) {
            if (cursor.nextIs(none)) {
                cursor.moveTo(at + none.length());
                return new Item(at, Placement.NONE);
            }
        }
        return new Item(at, cursor.number(BoardReader.ITEM));
    }
}
