package io.github.queens4j.region.text;

import io.github.queens4j.notation.JsonReader;
import io.github.queens4j.notation.TextCursor;
import io.github.queens4j.notation.TextCursor.Numeral;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object with a map of regions: {@code {"regions": [[0,0,1],...], "solution": [columns]}}, or the map alone.
 * Level files in the wild call the map {@code colorRegions} or {@code grid} and their regions by letters; other members
 * are passed over.
 */
final class JsonMap {

    private static final Set<String> MAPS = Set.of("regions", "colorRegions", "grid");

    private final TextCursor cursor;
    private final JsonReader json;
    private int @Nullable [][] regions;
    private @Nullable List<Numeral> solution;
    private int solutionAt;

    private JsonMap(TextCursor cursor) {
        this.cursor = cursor;
        this.json = new JsonReader(cursor);
    }

    static int[][] read(TextCursor cursor, BiPredicate<int[][], int[]> isSolution) {
        JsonMap map = new JsonMap(cursor);
        if (cursor.peek() == '[') {
            return map.map();
        }
        map.json.members(map::member);
        map.json.skipSpace();
        if (map.regions == null) {
            throw cursor.refusal("a member \"regions\" before");
        }
        if (map.solution != null && !isSolution.test(map.regions, map.columns(map.solution, map.regions.length))) {
            throw cursor.refusal(map.solutionAt, "the columns, from 0, of a solution of these regions");
        }
        return map.regions;
    }

    private void member(String name, int at) {
        if (MAPS.contains(name)) {
            if (regions != null) {
                throw cursor.refusal(at, "one map of regions alone");
            }
            regions = map();
        } else if (name.equals("solution")) {
            solutionAt = cursor.position();
            List<Numeral> columns = new ArrayList<>();
            solution = columns;
            json.elements(() -> {
                int columnAt = cursor.position();
                columns.add(new Numeral(cursor.number("a column"), columnAt));
            });
        } else {
            json.skipValue();
        }
    }

    private int[][] map() {
        LabelGrid grid = new LabelGrid(cursor);
        json.elements(() -> {
            if (cursor.peek() == '"') {
                int at = cursor.position() + 1;
                String row = json.string();
                for (int i = 0; i < row.length(); i++) {
                    grid.add(row.substring(i, i + 1), at + i);
                }
            } else {
                json.elements(() -> {
                    int at = cursor.position();
                    grid.add(label(), at);
                });
            }
            grid.endRow();
        });
        return grid.regions();
    }

    private String label() {
        return cursor.peek() == '"' ? json.string() : String.valueOf(cursor.number("a region, a number or a string"));
    }

    private int[] columns(List<Numeral> list, int n) {
        int[] columns = new int[n];
        for (int row = 0; row < Math.min(n, list.size()); row++) {
            columns[row] = list.get(row).value();
            if (columns[row] >= n) {
                throw cursor.refusal(list.get(row).position(), "a column from 0 to " + (n - 1));
            }
        }
        if (list.size() != n) {
            throw cursor.refusal(solutionAt, "a list of " + n + " columns");
        }
        return columns;
    }
}
