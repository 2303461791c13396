package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Squares while they are read, row by row: whatever regions are called, they are numbered by first appearance. The
 * first row says how long the others are, and how many regions there must be.
 */
final class LabelGrid {

    private final TextCursor cursor;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<int[]> rows = new ArrayList<>();
    private final List<Integer> row = new ArrayList<>();

    LabelGrid(TextCursor cursor) {
        this.cursor = cursor;
    }

    /** Reads row after row until the map is whole. */
    static int[][] read(TextCursor cursor, Consumer<LabelGrid> readRow) {
        LabelGrid grid = new LabelGrid(cursor);
        do {
            readRow.accept(grid);
            grid.endRow();
        } while (!grid.isWhole() && cursor.takeLineBreak());
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

    /** Whether another square may come in this row. */
    boolean rowGoesOn() {
        return rows.isEmpty() || row.size() < size();
    }

    /** Adds a square to the row; its label stands at the position. */
    void add(String label, int position) {
        if (!rowGoesOn()) {
            throw cursor.refusal(position, "the end of the row after " + size() + " squares, as in the first row");
        }
        if (!numbers.containsKey(label) && !rows.isEmpty() && numbers.size() == size()) {
            throw cursor.refusal(position, "one of the " + size() + " regions named before, as many as rows");
        }
        row.add(numbers.computeIfAbsent(label, first -> numbers.size()));
    }

    /** Ends a row, of which the next character is no part any more. */
    void endRow() {
        if (row.isEmpty() || (!rows.isEmpty() && rowGoesOn())) {
            throw cursor.refusal(row.isEmpty() ? "a region" : "a region, as the first row has " + size() + " squares");
        }
        rows.add(row.stream().mapToInt(Integer::intValue).toArray());
        row.clear();
    }

    /** Whether all rows are there. */
    private boolean isWhole() {
        return !rows.isEmpty() && rows.size() == size();
    }

    int size() {
        return rows.get(0).length;
    }

    /** The map, once it is whole; refuses one with too few regions at the character that ends it. */
    int[][] regions() {
        if (!isWhole()) {
            throw cursor.refusal(rows.isEmpty() ? "a row" : "row " + (rows.size() + 1) + " of " + size());
        }
        if (numbers.size() < size()) {
            throw cursor.refusal(
                    size() + " regions, as many as rows, in the map that ends here with " + numbers.size());
        }
        return rows.toArray(int[][]::new);
    }
}
