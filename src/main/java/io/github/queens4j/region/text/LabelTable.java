package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import io.github.queens4j.notation.Visible;
import io.github.queens4j.region.text.LevelText.Node;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Rows of labels, of lines and of brackets, and what they are: maps of regions, or solutions. */
final class LabelTable {

    static final String OPEN = ".";

    /** In place of the label of what has none. */
    private static final String NONE = "\0";

    /** Of queens and crosses, never of regions. */
    private static final Set<String> MARKS = Set.of("*", "#", "+", "-", "_", NONE);

    private static final Set<String> ALL_OPEN = Set.of("null", "None", "nil", "undefined", "-1", "", OPEN);
    private static final String FOR_SKETCHES = " (maps with open squares are for RegionSketch and region complete)";
    private static final Set<String> CROWNS = Set.of("\uD83D\uDC51", "\u265B", "\u2655");

    private static final String BARS = "|\u2502\u2503\u2551";
    private static final String COMMAS = ",;\t";

    /** Ways to find the regions under crowns. */
    private static final int MOST_WAYS = 10_000;

    /** What a square is called, and where. */
    record Label(String text, int at) {}

    /** A line or a part of one between slashes, read in two ways, as cells and as characters; or brackets. */
    record Row(
            int at,
            int end,
            List<Label> cells,
            List<Label> characters,
            @Nullable Node source) {

        List<Label> squares() {
            return cells.size() > 1 ? cells : characters;
        }

        boolean isShort() {
            return !squares().isEmpty() && squares().stream().allMatch(label -> label.text.length() <= 2);
        }

        /** Whether all squares are letters or numbers and not all the same. */
        boolean isLikely() {
            boolean areNames =
                    squares().stream().allMatch(label -> label.text.chars().allMatch(Character::isLetterOrDigit));
            return areNames && squares().stream().map(Label::text).distinct().count() > 1;
        }

        /** Whether all squares are capital letters or numbers, which lines of prose are not, nor marks. */
        boolean isPlain() {
            boolean areNames = squares().stream()
                    .allMatch(
                            label -> label.text.chars().allMatch(c -> Character.isDigit(c) || (c >= 'A' && c <= 'Z')));
            return areNames
                    && isShort()
                    && squares().size() > 1
                    && squares().stream().anyMatch(label -> !"01".contains(label.text));
        }
    }

    private final TextCursor cursor;
    private final @Nullable BiPredicate<int[][], int[]> isSolution;

    LabelTable(TextCursor cursor, @Nullable BiPredicate<int[][], int[]> isSolution) {
        this.cursor = cursor;
        this.isSolution = isSolution;
    }

    static boolean isOpen(String label) {
        return ALL_OPEN.contains(label);
    }

    static void addRows(String text, int at, List<Row> rows) {
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == '\n' || text.charAt(i) == '/') {
                Row row = row(text.substring(start, i), at + start);
                if (!row.cells.isEmpty()) {
                    rows.add(row);
                }
                start = i + 1;
            }
        }
    }

    /** Separated by bars, otherwise by commas and the like, otherwise by blanks. */
    private static Row row(String line, int at) {
        String separators = hasAny(line, BARS) ? BARS : hasAny(line, COMMAS) ? COMMAS : " ";
        int first = line.length() - line.stripLeading().length();
        first +=
                line.startsWith("- ", first) || line.startsWith("> ", first) ? 2 : 0; // As YAML and Markdown have them.
        List<Label> cells = new ArrayList<>();
        int start = first;
        boolean isBlank = true;
        for (int i = first; i <= line.length(); i++) {
            char c = i == line.length() ? separators.charAt(0) : line.charAt(i);
            if ((c == '"' || c == '\'') && isBlank) {
                i = Math.max(i, line.indexOf(c, i + 1));
                while (i + 1 < line.length() && line.charAt(i + 1) == c) { // Two stand for one.
                    i = Math.max(i + 1, line.indexOf(c, i + 2));
                }
            } else if (separators.indexOf(c) >= 0) {
                String cell = line.substring(start, i);
                if (!cell.isBlank() || (!separators.equals(" ") && start > first && i < line.length())) {
                    int blanks = cell.length() - cell.stripLeading().length();
                    cells.add(new Label(unquoted(cell.replace("\uFE0F", "").strip()), at + start + blanks));
                }
                start = i + 1;
            }
            isBlank = start > i || (isBlank && c <= ' ');
        }
        boolean areCharacters = cells.size() == 1 || separators.equals(" ");
        return new Row(at, at + line.length(), cells, areCharacters ? characters(line, first, at) : List.of(), null);
    }

    private static boolean hasAny(String line, String characters) {
        return line.chars().anyMatch(c -> characters.indexOf(c) >= 0);
    }

    private static String unquoted(String cell) {
        int last = cell.length() - 1;
        char quote = cell.isEmpty() ? ' ' : cell.charAt(0);
        return last > 0 && (quote == '"' || quote == '\'') && cell.charAt(last) == quote
                ? cell.substring(1, last).replace("\"\"", "\"")
                : cell;
    }

    /** Squares that are a character each, but for marks that change the look of the one before; none if it is prose. */
    private static List<Label> characters(String line, int from, int at) {
        List<Label> characters = new ArrayList<>();
        for (int i = from; i < line.length(); i = line.offsetByCodePoints(i, 1)) {
            int c = line.codePointAt(i);
            int type = c > 0x7f ? Character.getType(c) : 0;
            boolean isSymbol = type == Character.OTHER_SYMBOL || type == Character.MATH_SYMBOL;
            boolean isLabel = isSymbol || Character.isLetterOrDigit(c) || ".-_*#+".indexOf(c) >= 0;
            if (isLabel || " \t\r\"',;\uFE0F\u20E3".indexOf(c) < 0) {
                characters.add(new Label(isLabel ? Visible.character(c) : NONE, at + i));
            }
        }
        return characters;
    }

    /** The text of a value, or what stands for one: a colour of three or four numbers, an object with a region. */
    private static String label(Node node) {
        Predicate<Node> isRegion = part -> part.isText() && part.isNamed("region", "colo", "zone", "area");
        boolean isColour = node.parts.size() > 2
                && node.parts.size() < 5
                && node.parts.stream().allMatch(Node::isText);
        return node.isText()
                ? node.text.replace("\uFE0F", "")
                : node.kind == '{'
                        ? node.parts.stream()
                                .filter(isRegion)
                                .map(part -> part.text)
                                .findFirst()
                                .orElse(NONE)
                        : isColour ? node.parts.stream().map(part -> part.text).collect(Collectors.joining(",")) : NONE;
    }

    static Row row(Node node) {
        List<Label> labels = node.parts.stream()
                .filter(part -> !part.isEmpty())
                .map(part -> new Label(label(part), part.at))
                .toList();
        return new Row(node.at, node.end, labels, List.of(), node);
    }

    /** The rows of brackets: brackets, or strings of several squares. */
    private static List<Row> rows(Node node) {
        return node.parts.stream()
                .filter(part -> !part.isEmpty())
                .map(part -> part.kind == '"'
                        ? row(part.text, part.at + 1)
                        : isNumber(part) ? row(part.text, part.at) : row(part))
                .toList();
    }

    private static boolean isNumber(Node node) {
        return node.kind == '\0' && isNumber(node.text);
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.length() < 9 && text.chars().allMatch(Character::isDigit);
    }

    /** The labels of n rows of n squares; empty if they are others. Lists are labels of larger tables alone. */
    private static List<List<Label>> square(List<List<Label>> rows) {
        int n = rows.size();
        boolean isSquare = rows.stream()
                .allMatch(row -> row.size() == n
                        && row.stream()
                                .noneMatch(
                                        label -> label.text.equals(NONE) || (n < 5 && label.text.indexOf(',') >= 0)));
        return isSquare ? rows : List.of();
    }

    private static List<List<Label>> square(Node node) {
        Node first = node.parts.isEmpty() ? node : node.parts.get(0);
        if (first.isText() && first.text.length() < node.parts.size()) {
            return List.of(); // It is a row itself.
        }
        return square(rows(node).stream()
                .map(row -> row.characters.isEmpty() ? row.cells : row.squares())
                .toList());
    }

    private static Set<String> texts(List<List<Label>> rows) {
        return rows.stream().flatMap(List::stream).map(Label::text).collect(Collectors.toSet());
    }

    /** Whether these are n rows, and squares of them are open, where none may be. */
    boolean isOpen(Node node) {
        return isSolution != null
                && node.parts.size() > 1
                && texts(square(node)).stream().anyMatch(LabelTable::isOpen);
    }

    boolean isLikely(Node node) {
        List<Row> rows = rows(node);
        return rows.size() > 1
                && rows.get(0).squares().size() > 1
                && rows.stream()
                        .allMatch(row ->
                                !row.cells.isEmpty() && row.cells.stream().noneMatch(label -> label.text.equals(NONE)));
    }

    /** Whether all these lines are a map with open squares, where none may be, and not one of queens and crosses. */
    boolean areOpen(List<Row> rows) {
        Set<String> labels = texts(square(rows.stream().map(Row::squares).toList()));
        return isSolution != null
                && labels.stream().anyMatch(LabelTable::isOpen)
                && labels.stream().anyMatch(label -> !isOpen(label) && !"QqXx*#-+_".contains(label));
    }

    IllegalArgumentException refusal(Node node) {
        return refusal(rows(node), node.end);
    }

    /** What keeps rows from being a map, of which the first says how long the others are and how many. */
    IllegalArgumentException refusal(List<Row> rows, int end) {
        int n = rows.get(0).squares().size();
        Set<String> regions = new HashSet<>();
        for (Row row : rows) {
            for (int i = 0; i < row.squares().size(); i++) {
                Label label = row.squares().get(i);
                if (i == n) {
                    return cursor.refusal(label.at, "the end of the row after " + n + " squares, as in the first row");
                }
                if (MARKS.contains(label.text)) {
                    return cursor.refusal(label.at, "a letter, a number or a square of colour");
                }
                if (isSolution != null && isOpen(label.text)) {
                    return cursor.refusal(label.at, "a region" + FOR_SKETCHES);
                }
                if (regions.add(label.text) && regions.size() > n && isSolution != null) {
                    return cursor.refusal(label.at, "one of the " + n + " regions named before, as many as rows");
                }
            }
            if (row.squares().size() < n) {
                return cursor.refusal(row.end, "a region, as the first row has " + n + " squares");
            }
        }
        return rows.size() == n
                ? cursor.refusal(end, n + " regions, as many as rows, in the map that ends here with " + regions.size())
                : cursor.refusal(
                        rows.size() < n ? end : rows.get(n).at,
                        rows.size() < n ? "row " + (rows.size() + 1) + " of " + n : "the end of the map");
    }

    /** The map that brackets are: a table, a list of all squares, or lists of the squares of each region. */
    int @Nullable [][] map(Node node, boolean isNamed) {
        List<List<Label>> rows = square(node);
        char first = node.parts.isEmpty() ? ' ' : node.parts.get(0).kind;
        boolean isAny = rows.size() > (node.kind == '(' ? 3 : 1)
                || (node.kind == '[' && (first == '[' || (isNamed && first == '"')));
        if (!rows.isEmpty() && isAny && isMap(rows)) {
            return numbered(rows);
        }
        List<List<Label>> folded = folded(row(node).cells, isNamed);
        node.isFlat = !folded.isEmpty();
        return node.isFlat ? numbered(folded) : byRegion(node);
    }

    /** The rows of a map that is one list; empty if it is none. */
    private List<List<Label>> folded(List<Label> labels, boolean isNamed) {
        int n = (int) Math.sqrt(labels.size());
        boolean isAny = n * n == labels.size() && n >= (isNamed ? 2 : 4);
        List<List<Label>> rows = !isAny
                ? List.of()
                : square(IntStream.range(0, n)
                        .mapToObj(row -> labels.subList(row * n, row * n + n))
                        .toList());
        return !rows.isEmpty() && isMap(rows) && isSketch(texts(rows), n + 1) ? rows : List.of();
    }

    boolean isMap(List<List<Label>> rows) {
        return isMap(texts(rows), rows.size());
    }

    /** Whether these are the labels of a map, among them perhaps a crown; sketches may have any number. */
    private boolean isMap(Set<String> labels, int n) {
        int crowns = labels.stream().anyMatch(CROWNS::contains) ? 1 : 0;
        boolean areAny = labels.size() == n || labels.size() == n + crowns;
        return labels.stream().noneMatch(MARKS::contains)
                && (isSolution == null || (areAny && labels.stream().noneMatch(LabelTable::isOpen)));
    }

    /** Whether among other rows these may be a map with open squares, not all of which are. */
    private static boolean isSketch(Set<String> labels, int n) {
        long regions = labels.stream().filter(label -> !isOpen(label)).count();
        return regions > 0 && regions <= n;
    }

    /** Numbers regions by first appearance, and finds those under crowns. */
    private int[][] numbered(List<List<Label>> rows) {
        int n = rows.size();
        boolean areCrowned =
                texts(rows).stream().filter(label -> !isOpen(label)).count() == n + 1;
        Map<String, Integer> numbers = new HashMap<>();
        List<int[]> crowns = new ArrayList<>();
        int[][] map = new int[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                String label = rows.get(row).get(column).text;
                boolean isCrown = areCrowned && CROWNS.contains(label);
                map[row][column] =
                        isCrown || isOpen(label) ? -1 : numbers.computeIfAbsent(label, any -> numbers.size());
                if (isCrown) {
                    crowns.add(new int[] {row, column});
                }
            }
        }
        if (isSolution == null || crowns.isEmpty()) {
            return map;
        }
        List<int[][]> ways = new ArrayList<>();
        fill(map, crowns, 0, new int[1], ways);
        int[] columns = crowns.stream().mapToInt(crown -> crown[1]).toArray();
        boolean isOne = ways.size() == 1 && (columns.length < n || isSolution.test(ways.get(0), columns));
        cursor.require(
                isOne, rows.get(0).get(0).at, "crowns on squares of one region each, which is sure, and no wrong ones");
        return ways.get(0);
    }

    /** Gives squares under crowns regions beside them, each another one and all connected, in up to two ways. */
    private static void fill(int[][] map, List<int[]> crowns, int from, int[] tried, List<int[][]> ways) {
        int n = map.length;
        if (from == crowns.size()) {
            int parts = Arrays.stream(Borders.of(map).parts())
                            .flatMapToInt(Arrays::stream)
                            .max()
                            .orElse(0)
                    + 1;
            if (parts == n) {
                ways.add(Arrays.stream(map).map(int[]::clone).toArray(int[][]::new));
            }
            return;
        }
        int row = crowns.get(from)[0];
        int column = crowns.get(from)[1];
        IntStream.of(-n, -1, 1, n)
                .map(step -> row * n + column + step)
                .filter(square -> square >= 0 && square < n * n && (square / n == row || square % n == column))
                .map(square -> map[square / n][square % n])
                .filter(region -> region >= 0
                        && crowns.subList(0, from).stream().noneMatch(crown -> map[crown[0]][crown[1]] == region))
                .distinct()
                .filter(region -> ways.size() < 2 && ++tried[0] < MOST_WAYS)
                .forEach(region -> {
                    map[row][column] = region;
                    fill(map, crowns, from + 1, tried, ways);
                    map[row][column] = -1;
                });
    }

    /** From n lists of squares, as pairs or objects, that are all squares of the board; or null. */
    private static int @Nullable [][] byRegion(Node node) {
        int n = node.parts.size();
        List<List<Integer>> regions =
                node.parts.stream().map(LabelTable::squares).toList();
        int count = regions.stream().mapToInt(List::size).sum();
        if (n < 2 || count != 2 * n * n || regions.stream().anyMatch(List::isEmpty)) {
            return null;
        }
        int first = regions.stream().flatMap(List::stream).min(Integer::compare).orElse(0);
        int[][] map = new int[n][n];
        Arrays.stream(map).forEach(row -> Arrays.fill(row, -1));
        for (int region = 0; region < n; region++) {
            List<Integer> numbers = regions.get(region);
            for (int i = 0; i + 1 < numbers.size(); i += 2) {
                int row = numbers.get(i) - first;
                int column = numbers.get(i + 1) - first;
                if (row >= n || column >= n || map[row][column] >= 0) {
                    return null;
                }
                map[row][column] = region;
            }
        }
        return map;
    }

    /** The numbers of a list of squares, or of the first such list among members. */
    private static List<Integer> squares(Node node) {
        return Stream.concat(Stream.of(node), node.parts.stream())
                .map(LabelTable::numbers)
                .filter(numbers -> !numbers.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** The numbers of a list, of pairs or of objects with a row and a column; none if it is something else. */
    private static List<Integer> numbers(Node node) {
        List<Integer> numbers = new ArrayList<>();
        for (Node part : node.parts) {
            List<Node> pair = part.isText()
                    ? List.of(part, part)
                    : part.kind == '{'
                            ? Stream.of("ryi", "cxj")
                                    .flatMap(names -> part.parts.stream()
                                            .filter(member ->
                                                    !member.name.isEmpty() && names.indexOf(member.name.charAt(0)) >= 0)
                                            .limit(1))
                                    .toList()
                            : part.parts;
            if (pair.size() != 2 || !pair.stream().allMatch(number -> isNumber(number.text))) {
                return List.of();
            }
            pair.stream().distinct().forEach(number -> numbers.add(Integer.valueOf(number.text)));
        }
        return numbers;
    }

    /** What can be meant as the columns of queens in n rows: marks, columns or squares, from 0 or from 1. */
    static List<int[]> solutions(Node node, int n) {
        List<Row> lines = new ArrayList<>();
        addRows(node.isText() ? node.text : "", node.at, lines);
        List<List<Label>> table =
                node.isText() ? square(lines.stream().map(Row::squares).toList()) : square(node);
        List<int[]> solutions = new ArrayList<>();
        if (table.size() == n) {
            for (Label mark : new HashSet<>(table.get(0))) {
                addColumns(
                        n,
                        i -> i,
                        i -> {
                            List<String> row =
                                    table.get(i).stream().map(Label::text).toList();
                            return row.indexOf(mark.text) == row.lastIndexOf(mark.text) ? row.indexOf(mark.text) : -1;
                        },
                        solutions);
            }
        }
        List<String> texts = lines.size() == 1
                ? lines.get(0).squares().stream().map(Label::text).toList()
                : List.of();
        List<Integer> numbers = texts.isEmpty() || !texts.stream().allMatch(LabelTable::isNumber)
                ? numbers(node)
                : texts.stream().map(Integer::valueOf).toList();
        for (int first = 0; first < 2; first++) {
            int base = first;
            if (numbers.size() == n) {
                addColumns(n, i -> i, i -> numbers.get(i) - base, solutions);
            } else if (numbers.size() == 2 * n) {
                addColumns(n, i -> numbers.get(2 * i) - base, i -> numbers.get(2 * i + 1) - base, solutions);
            }
        }
        return solutions;
    }

    private static void addColumns(int n, IntUnaryOperator rows, IntUnaryOperator columns, List<int[]> solutions) {
        int[] solution = new int[n];
        Arrays.fill(solution, -1);
        for (int i = 0; i < n; i++) {
            int row = rows.applyAsInt(i);
            int column = columns.applyAsInt(i);
            if (row < 0 || row >= n || column < 0 || column >= n || solution[row] >= 0) {
                return;
            }
            solution[row] = column;
        }
        solutions.add(solution);
    }

    /** Adds the maps that are in rows next to each other, and returns the other rows. */
    List<Row> takeMaps(List<Row> rows, String name, boolean isNamed, List<Node> maps) {
        List<Row> rest = take(take(rows, Row::cells, name, maps), Row::characters, name, maps);
        if (rows.size() == 1 && rest.size() == 1 && rest.get(0).source == null) {
            Row row = rest.get(0);
            Stream.of(row.cells, row.characters)
                    .map(labels -> folded(labels, isNamed))
                    .filter(folded -> !folded.isEmpty())
                    .limit(1)
                    .forEach(folded -> {
                        maps.add(map(name, folded));
                        rest.clear();
                    });
        }
        return rest;
    }

    Node map(String name, List<List<Label>> rows) {
        Node node = new Node(rows.get(0).get(0).at, name, '"', "");
        node.map = numbered(rows);
        return node;
    }

    /** Looks at as many rows as the last one has squares. */
    private List<Row> take(List<Row> rows, Function<Row, List<Label>> reading, String name, List<Node> maps) {
        List<Row> rest = new ArrayList<>();
        Map<String, Integer> counts = new HashMap<>();
        int first = 0;
        int width = 0;
        for (Row row : rows) {
            List<Label> labels = reading.apply(row);
            if (labels.size() != width) {
                counts.clear();
                width = labels.size();
                first = rest.size();
            }
            rest.add(row);
            labels.forEach(label -> counts.merge(label.text, 1, Integer::sum));
            if (rest.size() - first > width) {
                reading.apply(rest.get(first++))
                        .forEach(label ->
                                counts.computeIfPresent(label.text, (any, count) -> count == 1 ? null : count - 1));
            }
            boolean isWhole = width == rows.size();
            if (rest.size() - first == width
                    && (width > 2 || (width == 2 && isWhole))
                    && isMap(counts.keySet(), width)
                    && (isWhole || isSolution != null || isSketch(counts.keySet(), width))) {
                List<Row> window = rest.subList(first, rest.size());
                maps.add(map(name, window.stream().map(reading).toList()));
                for (Row taken : window) {
                    if (taken.source != null) {
                        taken.source.map = null;
                    }
                }
                window.clear();
                counts.clear();
            }
        }
        return rest;
    }
}
