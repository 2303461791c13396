package io.github.queens4j.region.text;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Rows of squares, whether lines or brackets, as the map that they are, or with what keeps them from being one. */
final class LabelTable {

    static final String EXPECTED = "a map: a table of n rows with n labels each, of which n differ, in brackets"
            + " or in lines, an address with 'starbattle/', or SBN";
    private static final String OPEN_SQUARE =
            "a region (maps with open squares are for RegionSketch and region complete)";
    private static final String HIDDEN = "crowns on squares of one region each, which is sure, and no wrong ones";

    final int n;

    /** The map, with regions numbered by first appearance. */
    final int @Nullable [][] map;

    /** What was expected in place of something else, and where. */
    final String expected;

    int wrongAt;

    private final List<Node> rows;
    private final @Nullable BiPredicate<int[][], int[]> isSolution;

    /** Without crowns, which stand on regions if there are n others. */
    private final Set<String> regions = new HashSet<>();

    private int crowns;

    /** How many squares were read before that. */
    int read;

    /** Without a test of solutions, squares may be open and regions of any number. */
    LabelTable(List<Node> rows, @Nullable BiPredicate<int[][], int[]> isSolution) {
        this.rows = rows;
        this.isSolution = isSolution;
        n = rows.size();
        String wrong = n == 0 ? EXPECTED : wrong(rows.get(0).squares().size());
        map = wrong.isEmpty() ? numbered() : null;
        wrongAt = wrong.isEmpty() && map == null ? rows.get(0).at : wrongAt;
        expected = wrong.isEmpty() && map == null ? HIDDEN : wrong;
    }

    /** The map that a node is, as a table or as lists of the squares of each region. */
    static int @Nullable [][] map(Node node, @Nullable BiPredicate<int[][], int[]> isSolution) {
        LabelTable table = new LabelTable(node.rows(), isSolution);
        char first = node.parts.isEmpty() ? ' ' : node.parts.get(0).kind;
        boolean isAny = node.kind == Node.LINES
                || table.n > (node.kind == '(' || first == '(' ? 3 : 1)
                || (node.kind == '[' && (first == '[' || (first == Node.STRING && node.isCalledMap())));
        return isAny && table.map != null ? table.map : SquareList.byRegion(node);
    }

    /** The map that the squares of one row are, where they say that they are, otherwise row by row. */
    static int @Nullable [][] folded(Node row, @Nullable BiPredicate<int[][], int[]> isSolution) {
        int size = row.squares().size();
        int n = (int) Math.sqrt(size);
        if (n * n != size || n < (row.kind == Node.LINE ? 5 : row.isCalledMap() ? 2 : 4)) {
            return null;
        }
        return new LabelTable(Node.rows(SquareList.inOrder(row, n), n), isSolution).map;
    }

    /** Of rows, the first says how long the others are and how many, and of how many regions, but in a sketch. */
    private String wrong(int length) {
        for (Node row : rows) {
            List<Node> squares = row.squares();
            for (Node square : squares.subList(0, Math.min(length, squares.size()))) {
                String wrong = wrong(square.text, length);
                read++;
                if (!wrong.isEmpty()) {
                    wrongAt = square.at;
                    return wrong;
                }
            }
            if (squares.size() != length) {
                boolean isLonger = squares.size() > length;
                wrongAt = isLonger ? squares.get(length).at : row.end;
                return isLonger
                        ? "the end of the row after " + length + " squares, as in the first row"
                        : "a region, as the first row has " + length + " squares";
            }
        }
        if (n > length) {
            wrongAt = rows.get(length).at;
            return "the end of the map";
        }
        wrongAt = rows.get(n - 1).end;
        int found = regions.size() + (crowns > 0 && regions.size() < n ? 1 : 0);
        return n < length
                ? "row " + (n + 1) + " of " + length
                : found < n && isSolution != null
                        ? n + " regions, as many as rows, in the map that ends here with " + found
                        : "";
    }

    private String wrong(String label, int length) {
        if (Node.isSign(label) || (length == 1 && label.length() > 1 && !Node.isOpen(label))) {
            return "a letter, a number or a square of colour";
        }
        if (Node.isOpen(label)) {
            return isSolution == null ? "" : OPEN_SQUARE;
        }
        if (Node.CROWNS.contains(label)) {
            crowns++;
            return "";
        }
        return regions.add(label) && regions.size() > length && isSolution != null
                ? "one of the " + length + " regions named before, as many as rows"
                : "";
    }

    /** Numbers regions, and finds those under crowns; null if that fails. */
    private int @Nullable [][] numbered() {
        boolean isAlone = regions.size() == n - 1 && crowns == n; // A region is the square under a crown.
        boolean isCrowned = crowns > 0 && (regions.size() == n || isAlone);
        Map<String, Integer> numbers = new HashMap<>();
        int[][] numbered = rows.stream()
                .map(row -> row.squares().stream()
                        .map(square -> square.text)
                        .mapToInt(label -> Node.isOpen(label) || (isCrowned && Node.CROWNS.contains(label))
                                ? -1
                                : numbers.computeIfAbsent(label, any -> numbers.size()))
                        .toArray())
                .toArray(int[][]::new);
        return isSolution != null && isCrowned
                ? Crowns.uncovered(numbered, isAlone ? n - 1 : -1, isSolution)
                : numbered;
    }

    /** Whether rows are a map but for one change, or cut off; there may be headings and other lines among them. */
    static boolean isDamaged(List<Node> all) {
        int width = counted(all.stream().map(row -> row.squares().size())).entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(0);
        Map<String, Integer> rowsWith =
                counted(all.stream().flatMap(row -> row.labels().distinct()));
        List<Node> rows = all.stream()
                .filter(row -> Math.abs(row.squares().size() - width) < 2 && !row.isHeading())
                .filter(row -> row.labels().distinct().count() == 1
                        || row.labels().anyMatch(label -> !Node.isOpen(label) && rowsWith.getOrDefault(label, 0) > 1))
                .toList();
        Set<String> labels = Node.labels(rows);
        boolean areDifferent = rows.stream().map(row -> row.text).distinct().count() > 2; // And no names of colours.
        int missing = width - rows.size();
        int least = missing > 1 ? 3 : missing == 0 && labels.stream().anyMatch(Node::isOpen) ? 1 : width - 1;
        labels.removeIf(Node::isMark);
        return rows.size() > 2
                && width > (rows.get(0).kind == Node.LINE ? 2 : 3)
                && rows.stream().filter(row -> row.squares().size() != width).count() < 2
                && missing > -2
                && (rows.get(0).kind != Node.STRING || (missing < 2 && areDifferent))
                && labels.size() >= least
                && labels.size() <= width + 1;
    }

    private static <T> Map<T, Integer> counted(Stream<T> all) {
        Map<T, Integer> counts = new HashMap<>();
        all.forEach(each -> counts.merge(each, 1, Integer::sum));
        return counts;
    }
}
