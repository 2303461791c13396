package io.github.queens4j.region.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The maps among values, each with the title and the answer in its brackets; what is like a map has to be one. */
final class Maps {

    private static final String NO_MAP = "a list of n rows with n labels each";

    private static final Set<String> SIZES = Set.of("size", "n", "width", "height", "rows", "columns", "cols");

    private final Reading reading;

    /** What may be small, as nothing stands beside it. */
    private final @Nullable Value alone;

    /** The first table that is no map, to say why if there is no other. */
    private @Nullable Grid table;

    private Maps(Reading reading, @Nullable Value alone) {
        this.reading = reading;
        this.alone = alone;
    }

    static void read(Reading reading) {
        Value top = Literals.read(reading.text);
        Refusal.require(top.parts.stream().anyMatch(Value::isList), Refusal.NOWHERE, NO_MAP);
        Maps maps = new Maps(reading, reading.isInside ? null : alone(top));
        maps.visit(top, 0);
        if (reading.levels.isEmpty() && maps.table != null) {
            maps.table.regions(reading.isSketch);
            throw new Refusal(maps.table.rows().get(0).get(0).at, "4 rows or more, as the map is not alone");
        }
        Refusal.require(!reading.levels.isEmpty(), reading.text.length(), NO_MAP);
    }

    /** Whether a comment or prose may hide a map. */
    static boolean isLike(String prose) {
        return (prose.contains("[[") && prose.contains("]]")) || (prose.contains("[\"") && prose.contains("\"]"));
    }

    /** The only value, or the regions of the only object. */
    private static @Nullable Value alone(Value top) {
        Value first = top.parts.get(0);
        List<Value> lists = first.parts.stream()
                .filter(part -> part.isList() && !part.isAnswer())
                .toList();
        boolean isObject =
                first.kind == '{' && lists.size() == 1 && lists.get(0).name.equals("regions");
        return top.parts.size() > 1 ? null : isObject ? lists.get(0) : first;
    }

    /** Adds the maps in a value; returns answers that none of them has been held to. */
    private List<Value> visit(Value node, int size) {
        if (isMap(node, size)) {
            return List.of();
        }
        int first = reading.levels.size();
        int inner = size(node);
        List<Value> answers = new ArrayList<>();
        List<Integer> here = new ArrayList<>();
        Value other = null;
        for (Value part : node.parts) {
            int next = reading.levels.size();
            answers.addAll(part.isAnswer() ? List.of(part) : visit(part, inner));
            if (reading.levels.size() == next) {
                other = part;
            } else if (reading.levels.get(next).at() == part.at) {
                here.add(next);
            }
        }
        int found = reading.levels.size() - first;
        if (other != null && node.kind == '[' && found > 0) {
            throw new Refusal(other.at, "a map, as beside it");
        }
        if (here.size() == 1) {
            reading.title(here.get(0), node.parts);
        }
        for (Value answer : found == 0 ? List.<Value>of() : answers) {
            Refusal.require(found == 1, answer.at, "an answer beside its map alone");
            reading.answer(first, answer);
        }
        return found == 0 ? answers : List.of();
    }

    private static int size(Value node) {
        return node.parts.stream()
                .filter(part -> SIZES.contains(part.name))
                .mapToInt(Value::number)
                .max()
                .orElse(0);
    }

    /** Adds the map that a value is; returns whether it is one. */
    private boolean isMap(Value node, int size) {
        int[][] squares = Squares.regions(node);
        Grid all = squares == null ? all(node, size) : null;
        Grid map = all == null && squares == null ? table(node) : all;
        if (squares != null) {
            reading.add("squares", node.at, squares);
        } else if (map != null) {
            reading.add("literals", node.at, map.regions(reading.isSketch));
        }
        return squares != null || map != null;
    }

    private @Nullable Grid table(Value node) {
        boolean areLists = !node.parts.isEmpty() && node.parts.stream().allMatch(Value::isRow);
        if (!node.hasTexts() && !areLists) {
            requireNoMap(node, node.parts.stream().filter(Value::isRow).toList());
            requireNoMap(node, node.parts.stream().filter(node::isText).toList());
            return null;
        }
        Grid found = Cells.grid(node.parts);
        table = table == null ? found : table;
        boolean areMaps = areLists && node.parts.stream().allMatch(Maps::isMapOfTexts);
        Refusal.require(!areMaps || !isMap(found), node.at, "one meaning, but rows are maps themselves");
        boolean isSmall = node == alone && found.isSquare() && found.rows().size() < Grid.LEAST;
        boolean isMap = !areMaps && (isSmall || found.isLikeMap(reading.isSketch));
        Refusal.require(
                !isMap || !node.hasTexts() || !areWords(found),
                found.rows().get(0).get(0).at,
                "rows of a map, not words");
        return isMap ? found : null;
    }

    /** Refuses a map among others in its brackets, such as its answer where the line between them is lost. */
    private void requireNoMap(Value node, List<Value> rows) {
        if (rows.size() >= Grid.LEAST) {
            Grid found = Cells.grid(rows);
            boolean isMap = isMap(found) || (reading.isSketch && found.isSquare());
            Refusal.require(!isMap, node.at, "rows of a map alone in their brackets");
        }
    }

    private static boolean isMapOfTexts(Value node) {
        return node.hasTexts() && isMap(Cells.grid(node.parts));
    }

    private static boolean isMap(Grid table) {
        int n = table.rows().size();
        return n >= Grid.LEAST && table.isSquare() && table.labels().size() == n;
    }

    /** Words may have as many letters as there are of them: others than A to the n-th make connected regions. */
    private static boolean areWords(Grid table) {
        int last = 'A' + table.rows().size();
        boolean areNames = table.labels().stream()
                .allMatch(label ->
                        !label.isEmpty() && label.toUpperCase(Locale.ROOT).charAt(0) < last);
        if (areNames || !isMap(table)) {
            return false;
        }
        int[][] map = table.regions(false);
        return !Arrays.deepEquals(Borders.of(map).parts(), map);
    }

    /** All squares, row by row, beside their number of rows; null if that is something else. */
    private static @Nullable Grid all(Value node, int size) {
        int all = node.parts.size();
        if (!node.hasCells() || node.kind == Literals.DASHES || all < Grid.LEAST * Grid.LEAST - 1) {
            return null;
        }
        boolean isSized = size >= Grid.LEAST && all > 2 * size;
        Refusal.require(!isSized || all == size * size, node.at, size * size + " labels for the size " + size);
        Grid row = new Grid(List.of(node.parts));
        int root = (int) Math.round(Math.sqrt(all));
        boolean isMap = !isSized && root * root == all && row.labels().size() == root;
        Refusal.require(!isMap, node.at, "the size beside all labels");
        return isSized ? row.folded(size) : null;
    }
}
