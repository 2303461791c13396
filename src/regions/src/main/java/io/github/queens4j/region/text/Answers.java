package io.github.queens4j.region.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** The five forms of stored answers: columns, pairs, objects with row and column, a drawing, numbers of squares. */
final class Answers {

    private Answers() {}

    /** For each form that fits, from 0 or from 1, the column of each row; of a list of one answer those of it. */
    static List<int[]> columns(Value answer, int n) {
        List<Value> parts = answer.parts;
        if (parts.size() == 1 && parts.get(0).isList()) {
            return columns(parts.get(0), n);
        }
        List<int[]> all = new ArrayList<>();
        if (parts.size() != n) {
            return all;
        }
        for (int first = 0; first < 2; first++) {
            int[][] forms = new int[3][n];
            Arrays.stream(forms).forEach(columns -> Arrays.fill(columns, -1));
            for (int i = 0; i < n; i++) {
                int number = parts.get(i).number() - first;
                int[] square = Squares.place(parts.get(i));
                put(forms[0], i, number);
                put(forms[1], Math.floorDiv(number, n), Math.floorMod(number, n));
                put(forms[2], square[0] - first, square[1] - first);
            }
            all.addAll(List.of(forms));
        }
        all.removeIf(columns -> Arrays.stream(columns).anyMatch(column -> column < 0));
        if (answer.hasTexts() || parts.stream().allMatch(Value::isRow)) {
            Grid drawing = Cells.grid(parts);
            all.addAll(drawn(drawing, drawing.labels()));
        }
        return all;
    }

    private static void put(int[] columns, int row, int column) {
        if (row >= 0 && row < columns.length && column < columns.length) {
            columns[row] = column;
        }
    }

    /** The columns of each of these signs that stands once in each row of a square. */
    static List<int[]> drawn(Grid table, Set<String> signs) {
        return signs.stream()
                .map(table::columns)
                .filter(columns -> columns.length > 0 && table.isSquare())
                .toList();
    }

    /** Whether no two queens share a column or touch: all that an unfinished map can say of them. */
    static boolean areApart(int[] columns) {
        return Arrays.stream(columns).distinct().count() == columns.length
                && IntStream.range(1, columns.length).allMatch(row -> Math.abs(columns[row] - columns[row - 1]) > 1);
    }
}
