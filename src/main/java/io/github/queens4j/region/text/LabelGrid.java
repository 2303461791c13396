package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Squares while they are read, row by row: whatever regions are called, they are numbered by first appearance. The
 * first row says how long the others are, and how many regions there must be, unless the map is a sketch: that has any
 * number of them, and squares without one, which are called {@link #OPEN}.
 */
final class LabelGrid {

    static final String OPEN = ".";

    private static final String FOR_SKETCHES = " (maps with open squares are for RegionSketch and region complete)";

    private final TextCursor cursor;
    private final boolean isSketch;
    private final Map<String, Integer> numbers;
    private final List<int[]> rows = new ArrayList<>();
    private final List<Integer> row = new ArrayList<>();

    /** Rows, columns and regions; known once the first row has ended. */
    private int n = Integer.MAX_VALUE;

    LabelGrid(TextCursor cursor, boolean isSketch) {
        this.cursor = cursor;
        this.isSketch = isSketch;
        numbers = new HashMap<>(isSketch ? Map.of(OPEN, -1) : Map.of());
    }

    /**
     * Reads row after row until the map is whole: a label, and then another as often as a row goes on; the noun says
     * what had to come where none of them can and the row has not ended.
     */
    static int[][] read(
            TextCursor cursor, boolean isSketch, Supplier<String> label, BooleanSupplier goesOn, String noun) {
        LabelGrid grid = new LabelGrid(cursor, isSketch);
        do {
            do {
                cursor.skipSpaces();
                int at = cursor.position();
                grid.add(label.get(), at);
                cursor.skipSpaces();
            } while (goesOn.getAsBoolean());
            if (!cursor.atLineEnd()) {
                throw refusal(cursor, grid.row.size() < grid.n ? noun : "the end of the row");
            }
            grid.endRow();
        } while (grid.rows.size() < grid.n && cursor.takeLineBreak());
        int[][] regions = grid.regions();
        cursor.skipSpaces();
        if (cursor.takeLineBreak()) {
            cursor.skipSpaces();
            if (!cursor.atLineEnd() && cursor.peek() != '#') {
                throw cursor.refusal("the end of the text, or an empty line before the next map");
            }
        }
        return regions;
    }

    /** Says what had to come, and where maps are read that have open squares. */
    static IllegalArgumentException refusal(TextCursor cursor, String expected) {
        boolean isOpen = cursor.peek() == OPEN.charAt(0);
        return cursor.refusal(expected + (isOpen ? FOR_SKETCHES : ""));
    }

    /** Adds a square to the row; its label stands at the position. */
    void add(String label, int position) {
        if (row.size() == n) {
            throw cursor.refusal(position, "the end of the row after " + n + " squares, as in the first row");
        }
        cursor.require(isSketch || !label.equals(OPEN), position, "a region" + FOR_SKETCHES);
        if (!isSketch && !numbers.containsKey(label) && numbers.size() == n) {
            throw cursor.refusal(position, "one of the " + n + " regions named before, as many as rows");
        }
        row.add(numbers.computeIfAbsent(label, first -> numbers.size() - (isSketch ? 1 : 0)));
    }

    boolean hasBegunRow() {
        return !row.isEmpty();
    }

    /** Whether there are as many rows as the first has squares. */
    boolean isFull() {
        return row.isEmpty() && rows.size() == n;
    }

    /** Ends a row, of which the next character is no part any more. */
    void endRow() {
        if (row.isEmpty() || (!rows.isEmpty() && row.size() < n)) {
            throw cursor.refusal(row.isEmpty() ? "a region" : "a region, as the first row has " + n + " squares");
        }
        n = row.size();
        rows.add(row.stream().mapToInt(Integer::intValue).toArray());
        row.clear();
    }

    /** The map, once it is whole; refuses one with too few regions at the character that ends it. */
    int[][] regions() {
        cursor.require(rows.size() == n, rows.isEmpty() ? "a row" : "row " + (rows.size() + 1) + " of " + n);
        if (!isSketch && numbers.size() < n) {
            throw cursor.refusal(n + " regions, as many as rows, in the map that ends here with " + numbers.size());
        }
        return rows.toArray(int[][]::new);
    }
}
