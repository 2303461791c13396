package io.github.queens4j.region.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rows of labels: a map of regions, a drawing of queens, or what keeps it from being one. */
record Grid(List<List<Value>> rows) {

    /** Smaller maps are read alone. */
    static final int LEAST = 4;

    private static final Set<String> CROWNS = Set.of("👑", "♛", "♚", "♕", "★", "☆", "⭐");
    private static final Set<String> QUEENS = Set.of("Q", "q", "X", "x", "*", "#");

    /** The numbers of regions, in a sketch -1 for open squares; refuses the first place that is not of a map. */
    int[][] regions(boolean isSketch) {
        int n = rows.get(0).size();
        Map<String, Integer> numbers = new HashMap<>();
        int[][] regions = new int[rows.size()][];
        for (int i = 0; i < rows.size(); i++) {
            List<Value> row = rows.get(i);
            Refusal.require(i < n, row.get(0).at, "the end of the map after " + n + " rows");
            regions[i] = row.stream()
                    .limit(n)
                    .mapToInt(cell -> number(cell, numbers, isSketch ? Integer.MAX_VALUE : n))
                    .toArray();
            int end = row.size() > n ? row.get(n).at : end(row);
            Refusal.require(row.size() <= n, end, "the end of the row after " + n + " squares, as in the first row");
            Refusal.require(row.size() == n, end, "a region, as the first row has " + n + " squares");
        }
        int last = rows.size() - 1;
        int end = end(rows.get(last));
        Refusal.require(last == n - 1, end, "row " + (last + 2) + " of " + n);
        String found = n + " regions, as many as rows, in the map that ends here with " + numbers.size();
        Refusal.require(isSketch || numbers.size() == n, end, found);
        requireNoQueens(isSketch);
        return regions;
    }

    private static int end(List<Value> row) {
        return row.get(row.size() - 1).end;
    }

    private static int number(Value cell, Map<String, Integer> numbers, int most) {
        String label = cell.label();
        if (!numbers.containsKey(label)) {
            boolean isOpen = Value.isOpen(label) && most == Integer.MAX_VALUE;
            String fault = isOpen ? "" : fault(label);
            Refusal.require(fault.isEmpty(), cell.at, fault);
            String known = "one of the " + most + " regions named before, as many as rows";
            Refusal.require(numbers.size() < most, cell.at, known);
            numbers.put(label, isOpen ? -1 : numbers.size());
        }
        return numbers.get(label);
    }

    /** What is expected in place of a label that is no region. */
    private static String fault(String label) {
        boolean isName = label.chars().anyMatch(c -> c >= 0x80 || Character.isLetterOrDigit(c))
                && label.chars().noneMatch(c -> c < ' ' || (c >= 0x2500 && c < 0x2580));
        return CROWNS.contains(label)
                ? "the region under the crown: copy the map without queens"
                : Value.isOpen(label)
                        ? "a region (maps with open squares are for RegionSketch and region complete)"
                        : isName ? "" : "a letter, a number or a square of colour";
    }

    /**
     * Signs of queens that stand once in each row and column, or alone in a sketch, may be no regions, but hide some.
     */
    private void requireNoQueens(boolean isSketch) {
        Set<String> labels = labels();
        labels.removeIf(Value::isOpen);
        boolean areAlone = isSketch && !labels.isEmpty() && QUEENS.containsAll(labels);
        for (Value cell : rows.get(0)) {
            int[] columns = QUEENS.contains(cell.label()) ? columns(cell.label()) : new int[0];
            boolean areQueens = Arrays.stream(columns).distinct().count() == rows.size();
            boolean isRight = rows.size() < LEAST || !(areQueens || areAlone);
            Refusal.require(isRight, cell.at, "the region under the queen: copy the map without queens");
        }
    }

    /** For each row the column of a label that stands once in each; empty if it does not. */
    int[] columns(String label) {
        int[] columns = new int[rows.size()];
        for (int row = 0; row < columns.length; row++) {
            List<String> labels = rows.get(row).stream().map(Value::label).toList();
            columns[row] = labels.indexOf(label);
            if (columns[row] < 0 || labels.lastIndexOf(label) != columns[row]) {
                return new int[0];
            }
        }
        return columns;
    }

    String label(int square) {
        return rows.get(square / rows.size()).get(square % rows.size()).label();
    }

    Set<String> labels() {
        return rows.stream().flatMap(List::stream).map(Value::label).collect(Collectors.toSet());
    }

    boolean isSquare() {
        return rows.stream().allMatch(row -> row.size() == rows.size());
    }

    static boolean areQueens(Set<String> labels) {
        return labels.stream().anyMatch(label -> CROWNS.contains(label) || QUEENS.contains(label));
    }

    /** Whether two rows that follow one another may be of a map: as wide, with no more labels than squares in one. */
    boolean isLikeMap(boolean isSketch) {
        boolean isLike = isSketch && isSquare() && rows.size() >= LEAST;
        for (int row = 1; row < rows.size() && !isLike; row++) {
            int n = rows.get(row).size();
            Grid two = new Grid(rows.subList(row - 1, row + 1));
            isLike = n + 1 >= LEAST
                    && Math.max(n, rows.size()) >= LEAST
                    && rows.get(row - 1).size() == n
                    && two.labels().size() <= n
                    && two.labels().stream()
                            .allMatch(
                                    label -> Value.isOpen(label) || fault(label).isEmpty());
        }
        return isLike;
    }

    /**
     * Without a heading and names of rows, if there is a corner and both count; refuses what is a map with both, too.
     */
    Grid withoutHeadings() {
        List<Value> heading = rows.get(0);
        boolean areHeadings = rows.size() > LEAST
                && isSquare()
                && count(heading)
                && count(rows.stream().map(row -> row.get(0)).toList());
        if (!areHeadings) {
            return this;
        }
        Set<String> labels = labels();
        boolean isMap = labels.size() == rows.size()
                && labels.stream().allMatch(label -> fault(label).isEmpty());
        Refusal.require(!isMap, heading.get(0).at, "no heading, as this is a map with and without it");
        return new Grid(
                rows.stream().skip(1).map(row -> row.subList(1, row.size())).toList());
    }

    /** Whether labels after the corner follow one another from 0, 1, A or a. */
    private static boolean count(List<Value> names) {
        String first = names.get(1).label();
        boolean isNumber = Set.of("0", "1").contains(first);
        return (isNumber || Set.of("A", "a").contains(first))
                && IntStream.range(1, names.size()).allMatch(i -> {
                    int following = first.charAt(0) + i - 1;
                    return names.get(i).label().equals(isNumber ? "" + (following - '0') : "" + (char) following);
                });
    }

    /** One row as rows of n labels. */
    Grid folded(int n) {
        List<Value> all = rows.get(0);
        List<List<Value>> folded = new ArrayList<>();
        for (int from = 0; from + n <= all.size(); from += n) {
            folded.add(all.subList(from, from + n));
        }
        return new Grid(folded);
    }
}
