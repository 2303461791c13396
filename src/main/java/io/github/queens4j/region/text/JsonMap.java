package io.github.queens4j.region.text;

import io.github.queens4j.notation.JsonReader;
import io.github.queens4j.notation.TextCursor;
import io.github.queens4j.notation.TextCursor.Numeral;
import io.github.queens4j.notation.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * JSON with maps of regions: {@code {"regions": [[0,0,1],...], "solution": [columns]}}, maps alone, or arrays and
 * objects with such levels in them. Level files in the wild call the map {@code colorRegions} or {@code grid} and their
 * regions by letters; other members are passed over.
 */
final class JsonMap {

    private static final Set<String> MAPS = Set.of("regions", "colorRegions", "grid");
    private static final Set<String> LISTS = Set.of("levels", "puzzles", "maps");

    private final TextCursor cursor;
    private final JsonReader json;
    private final boolean isSketch;
    private final BiPredicate<int[][], int[]> isSolution;
    private final List<int[][]> inside = new ArrayList<>();
    private int @Nullable [][] regions;
    private @Nullable List<Numeral> solution;
    private int solutionAt;

    private JsonMap(TextCursor cursor, JsonReader json, boolean isSketch, BiPredicate<int[][], int[]> isSolution) {
        this.cursor = cursor;
        this.json = json;
        this.isSketch = isSketch;
        this.isSolution = isSolution;
    }

    /** The maps in the array or object that comes next, at least one. */
    static List<int[][]> readAll(TextCursor cursor, boolean isSketch, BiPredicate<int[][], int[]> isSolution) {
        JsonMap top = new JsonMap(cursor, new JsonReader(cursor), isSketch, isSolution);
        top.list();
        if (top.inside.isEmpty()) {
            throw cursor.refusal("a member \"regions\" before");
        }
        return top.inside;
    }

    /** A map, an array of levels, or an object. */
    private void list() {
        if (json.nextAre("[{") || json.nextAre("[[[")) {
            json.elements(this::list);
        } else if (cursor.peek() == '[') {
            inside.add(map());
        } else {
            inside.addAll(new JsonMap(cursor, json, isSketch, isSolution).object());
        }
    }

    /** The map of an object, or else those of the objects in it. */
    private List<int[][]> object() {
        json.members(this::member);
        if (regions == null) {
            return inside;
        }
        if (solution != null && !isSolution.test(regions, columns(solution, regions.length))) {
            throw cursor.refusal(solutionAt, "the columns, from 0, of a solution of these regions");
        }
        return List.<int[][]>of(regions);
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
        } else if (cursor.peek() == '{' || json.nextAre("[{") || (LISTS.contains(name) && json.nextAre("[["))) {
            list();
        } else {
            json.skipValue();
        }
    }

    private int[][] map() {
        LabelGrid grid = new LabelGrid(cursor, isSketch);
        json.elements(() -> {
            if (cursor.peek() == '"') {
                int at = cursor.position() + 1;
                String row = json.string();
                for (int i = 0; i < row.length(); i = row.offsetByCodePoints(i, 1)) {
                    grid.add(Visible.character(row.codePointAt(i)), at + i);
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
        if (isSketch && (cursor.nextIs("null") || cursor.nextIs("-1"))) {
            cursor.expect(cursor.nextIs("n") ? "null" : "-1");
            return LabelGrid.OPEN;
        }
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
