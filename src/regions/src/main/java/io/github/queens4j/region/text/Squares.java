package io.github.queens4j.region.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Maps as lists of squares: each an object with its row, column and region, or those of each region in a list. */
final class Squares {

    private static final Set<String> ROWS = Set.of("row", "r", "y");
    private static final Set<String> COLUMNS = Set.of("column", "col", "c", "x");
    private static final List<String> REGIONS = List.of("region", "colo", "zone", "area");

    private Squares() {}

    /** The row and the column of a pair of numbers, or of an object that names both; negative if it is neither. */
    static int[] place(Value value) {
        int[] place = {-1, -1};
        for (Value part : value.parts) {
            boolean isPair = value.parts.size() == 2 && part.name.isEmpty();
            if (isPair ? part == value.parts.get(0) : ROWS.contains(part.name)) {
                place[0] = part.number();
            } else if (isPair || COLUMNS.contains(part.name)) {
                place[1] = part.number();
            }
        }
        return place;
    }

    /** The regions; null if it is no such list, and refused if some of its parts are of one. */
    static int @Nullable [][] regions(Value node) {
        List<int[]> objects = new ArrayList<>();
        List<int[]> lists = new ArrayList<>();
        Map<String, Integer> regions = new HashMap<>();
        int all = 0;
        for (int i = 0; i < node.parts.size(); i++) {
            Value part = node.parts.get(i);
            String region = region(part);
            if (!region.isEmpty()) {
                add(objects, part, regions.computeIfAbsent(region, any -> regions.size()));
            }
            List<Value> squares = squares(part);
            for (Value square : squares) {
                if (region(square).isEmpty()) {
                    add(lists, square, i);
                }
            }
            all += squares.size();
        }
        int parts = node.parts.size();
        boolean areObjects = parts >= Grid.LEAST && 2 * objects.size() >= parts;
        boolean areLists = parts + 1 >= Grid.LEAST && all > 2 * parts && lists.size() + 1 >= all;
        return areObjects ? placed(objects, parts, node) : areLists ? placed(lists, all, node) : null;
    }

    private static String region(Value object) {
        return object.parts.stream()
                .filter(part -> !part.isList() && REGIONS.stream().anyMatch(part.name::startsWith))
                .findFirst()
                .map(Value::text)
                .filter(region -> !Value.isOpen(region))
                .orElse("");
    }

    private static void add(List<int[]> squares, Value square, int region) {
        int[] place = place(square);
        if (place[0] >= 0 && place[1] >= 0) {
            squares.add(new int[] {place[0], place[1], region});
        }
    }

    /** The squares of a region: a list, or that of an object that has one. */
    private static List<Value> squares(Value part) {
        List<Value> lists = part.parts.stream().filter(Value::isList).toList();
        return lists.size() == 1 && !lists.get(0).name.isEmpty() ? lists.get(0).parts : lists;
    }

    /** From rows, columns and regions, from 0 or from 1. */
    private static int[][] placed(List<int[]> squares, int all, Value node) {
        int n = (int) Math.round(Math.sqrt(all));
        int[][] regions = new int[n][n];
        Arrays.stream(regions).forEach(row -> Arrays.fill(row, -1));
        int first = squares.stream()
                .mapToInt(square -> Math.min(square[0], square[1]))
                .min()
                .orElse(0);
        for (int[] square : squares) {
            int row = square[0] - first;
            int column = square[1] - first;
            if (row < n && column < n) {
                regions[row][column] = square[2];
            }
        }
        int[] found = Arrays.stream(regions)
                .flatMapToInt(Arrays::stream)
                .sorted()
                .distinct()
                .toArray();
        boolean areAll = squares.size() == all && n * n == all && first < 2 && found[0] == 0 && found.length == n;
        Refusal.require(areAll, node.at, "each of n x n squares once, in n regions");
        return regions;
    }
}
