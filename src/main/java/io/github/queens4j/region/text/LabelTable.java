package io.github.queens4j.region.text;

import io.github.queens4j.notation.Visible;
import io.github.queens4j.region.text.LevelText.Node;
import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Rows of squares, whether lines or brackets, and what they are: a map of regions, or solutions. */
final class LabelTable {

    static final String OPEN = ".";

    /** In place of the label of what has none, and between the numbers of a colour. */
    private static final String NONE = "\0";

    private static final String BETWEEN = "\1";

    /** Of queens and crosses, never of regions. */
    private static final Set<String> MARKS = Set.of("*", "#", "+", "-", "_", NONE);

    private static final Set<String> ALL_OPEN = Set.of("null", "None", "nil", "undefined", "-1", "", OPEN);
    private static final Set<String> CROWNS = Set.of("\uD83D\uDC51", "\u265B", "\u2655");
    private static final String BARS = "|\u2502\u2503\u2551";
    private static final String COMMAS = ",;\t";

    /** Ways to find the regions under crowns. */
    private static final int MOST_WAYS = 10_000;

    private final LevelText text;
    private final List<Node> rows;
    private final int n;

    /** Empty if these are not n rows of n squares. */
    private final Set<String> labels;

    LabelTable(LevelText text, List<Node> rows) {
        this.text = text;
        this.rows = rows;
        n = rows.size();
        boolean isSquare = rows.stream().allMatch(row -> row.squares().size() == n);
        labels = !isSquare
                ? Set.of()
                : rows.stream()
                        .flatMap(row -> row.squares().stream())
                        .map(square -> square.text)
                        .collect(Collectors.toSet());
    }

    /** What is in brackets, or in the lines of a string; nothing if it is a row itself. */
    static LabelTable of(LevelText text, Node node) {
        List<Node> rows = node.isText()
                ? lines(node.text, node.at)
                : node.parts.stream().filter(part -> !part.isEmpty()).toList();
        boolean isRow = node.kind != Node.LINES
                && !node.isText()
                && !rows.isEmpty()
                && rows.get(0).isText()
                && rows.get(0).text.length() < rows.size();
        return new LabelTable(text, isRow ? List.of() : rows);
    }

    static boolean isOpen(String label) {
        return ALL_OPEN.contains(label);
    }

    /** The lines of a text that are not empty; slashes end lines, too. */
    static List<Node> lines(String text, int at) {
        List<Node> lines = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == '\n' || text.charAt(i) == '/') {
                lines.add(new Node(at + start, "", Node.LINE, text.substring(start, i)));
                start = i + 1;
            }
        }
        lines.removeIf(line -> line.squares().isEmpty());
        return lines;
    }

    /** Words between bars, otherwise between commas and the like, otherwise between blanks; or characters of one. */
    static List<Node> squares(String line, int at) {
        String separators = hasAny(line, BARS) ? BARS : hasAny(line, COMMAS) ? COMMAS : " ";
        int first = line.length() - line.stripLeading().length();
        first += line.startsWith("- ", first) || line.startsWith("> ", first) ? 2 : 0; // As in YAML and Markdown.
        List<Node> words = new ArrayList<>();
        int start = first;
        int quote = ' ';
        for (int i = first; i <= line.length(); i++) {
            char c = i == line.length() ? separators.charAt(0) : line.charAt(i);
            boolean isQuote = c == '"' || (c == '\'' && (quote == c || start == i)); // Others are apostrophes.
            quote = !isQuote || (quote != ' ' && quote != c) ? quote : quote == c ? ' ' : c;
            if (i == line.length() || (quote == ' ' && separators.indexOf(c) >= 0)) {
                String word = line.substring(start, i);
                if (!word.isBlank() || (!separators.equals(" ") && start > first && i < line.length())) {
                    int blanks = word.length() - word.stripLeading().length();
                    words.add(new Node(at + start + blanks, "", Node.WORD, unquoted(word.strip())));
                }
                start = i + 1;
            }
        }
        return words.size() > 1 ? words : characters(line, first, at);
    }

    private static boolean hasAny(String line, String characters) {
        return line.chars().anyMatch(c -> characters.indexOf(c) >= 0);
    }

    private static String unquoted(String word) {
        int last = word.length() - 1;
        boolean isQuoted = last > 0 && "\"'".indexOf(word.charAt(0)) >= 0 && word.charAt(last) == word.charAt(0);
        String label = isQuoted ? word.substring(1, last).replace("\"\"", "\"") : word;
        return label.replace("\uFE0F", "");
    }

    /** But for marks that change the look of the character before; those of prose are no labels. */
    private static List<Node> characters(String line, int from, int at) {
        List<Node> characters = new ArrayList<>();
        for (int i = from; i < line.length(); i = line.offsetByCodePoints(i, 1)) {
            int c = line.codePointAt(i);
            int type = c > 0x7f ? Character.getType(c) : 0;
            boolean isSymbol = type == Character.OTHER_SYMBOL || type == Character.MATH_SYMBOL;
            boolean isLabel = isSymbol || Character.isLetterOrDigit(c) || ".-_*#+".indexOf(c) >= 0;
            if (isLabel || " \t\r\"',;\uFE0F\u20E3".indexOf(c) < 0) {
                characters.add(new Node(at + i, "", Node.WORD, isLabel ? Visible.character(c) : NONE));
            }
        }
        return characters;
    }

    /** A value, or what stands for one: a colour of three or four numbers, an object with a region. */
    static String label(Node node) {
        if (node.isText()) {
            return node.text.replace("\uFE0F", "");
        }
        boolean isColour = node.parts.size() > 2 && node.parts.size() < 5 && node.isRow();
        String label = node.parts.stream()
                .filter(part -> isColour || (part.isText() && part.isNamed("region", "colo", "zone", "area")))
                .map(part -> part.text)
                .collect(Collectors.joining(BETWEEN));
        return label.isEmpty() ? NONE : label;
    }

    static boolean isNumber(String text) {
        return !text.isEmpty() && text.length() < 9 && text.chars().allMatch(Character::isDigit);
    }

    /** Whether a region is named: not only queens, crosses and open squares. */
    static boolean hasRegion(Node row) {
        return row.squares().stream().anyMatch(square -> !isOpen(square.text) && !"QqXx*#-+_\0".contains(square.text));
    }

    /** Whether all squares have labels of regions, of which n differ, besides perhaps a crown; of a sketch, any. */
    boolean isMap() {
        boolean areAny =
                labels.size() == n || (labels.size() == n + 1 && labels.stream().anyMatch(CROWNS::contains));
        return !labels.isEmpty()
                && labels.stream().noneMatch(label -> MARKS.contains(label) || (n < 5 && label.contains(BETWEEN)))
                && (text.isForSketches() || (areAny && labels.stream().noneMatch(LabelTable::isOpen)));
    }

    /** Whether it is one where other things may be, too: also a sketch has regions, and not too many. */
    private boolean isSureMap() {
        boolean isCrowned = labels.stream().anyMatch(CROWNS::contains);
        return isMap() && regions() > 0 && regions() <= (isCrowned ? n + 1 : n);
    }

    private long regions() {
        return labels.stream().filter(label -> !isOpen(label)).count();
    }

    /** Whether it would be a map if no squares were open, where none may be. */
    boolean isUnfinished() {
        return !text.isForSketches()
                && !labels.contains(NONE)
                && labels.stream().anyMatch(LabelTable::isOpen)
                && rows.stream().anyMatch(LabelTable::hasRegion);
    }

    /** Whether it is enough like a map to say what keeps it from being one. */
    boolean isLikely() {
        return n > 0
                && (rows.get(0).kind == Node.LINE
                        ? rows.get(0).squares().stream().allMatch(square -> square.text.length() < 3)
                        : n > 1
                                && rows.get(0).squares().size() > 1
                                && rows.stream()
                                        .noneMatch(row -> row.squares().isEmpty()
                                                || row.squares().stream()
                                                        .anyMatch(square -> square.text.equals(NONE))));
    }

    /** What keeps rows from being a map, of which the first says how long the others are and how many. */
    IllegalArgumentException refusal(int end) {
        int length = rows.get(0).squares().size();
        Set<String> regions = new HashSet<>();
        for (Node row : rows) {
            List<Node> squares = row.squares();
            for (Node square : squares.subList(0, Math.min(length, squares.size()))) {
                if (MARKS.contains(square.text)) {
                    return text.refusal(square.at, "a letter, a number or a square of colour");
                }
                if (!text.isForSketches() && isOpen(square.text)) {
                    return text.refusal(
                            square.at, "a region (maps with open squares are for RegionSketch and region complete)");
                }
                if (regions.add(square.text) && regions.size() > length && !text.isForSketches()) {
                    return text.refusal(square.at, "one of the " + length + " regions named before, as many as rows");
                }
            }
            if (squares.size() > length) {
                return text.refusal(
                        squares.get(length).at, "the end of the row after " + length + " squares, as in the first row");
            }
            if (squares.size() < length) {
                return text.refusal(row.end, "a region, as the first row has " + length + " squares");
            }
        }
        return n > length
                ? text.refusal(rows.get(length).at, "the end of the map")
                : text.refusal(
                        end,
                        n < length
                                ? "row " + (n + 1) + " of " + length
                                : n + " regions, as many as rows, in the map that ends here with " + regions.size());
    }

    /** The map that brackets are, as a table or as lists of the squares of each region. */
    static int @Nullable [][] map(LevelText text, Node node) {
        LabelTable table = of(text, node);
        char first = node.parts.isEmpty() ? ' ' : node.parts.get(0).kind;
        boolean isAny = table.n > (node.kind == '(' ? 3 : 1)
                || (node.kind == '[' && (first == '[' || (first == Node.STRING && node.isCalledMap())));
        return isAny && table.isMap() ? table.numbered() : byRegion(node);
    }

    /** The map that the squares of one row are, row by row. */
    static int @Nullable [][] folded(LevelText text, Node row) {
        List<Node> squares = row.squares();
        int n = (int) Math.sqrt(squares.size());
        if (n * n != squares.size() || n < (row.isCalledMap() ? 2 : 4)) {
            return null;
        }
        LabelTable table = new LabelTable(
                text,
                IntStream.range(0, n)
                        .mapToObj(i -> Node.row(squares.subList(i * n, i * n + n)))
                        .toList());
        return table.isSureMap() ? table.numbered() : null;
    }

    /** Adds the maps that are in lines of as many squares, and returns the other lines. */
    static List<Node> takeMaps(LevelText text, List<Node> lines, String name, List<Node> maps) {
        List<Node> rest = new ArrayList<>();
        int end = 0;
        for (int first = 0; first < lines.size(); ) {
            Interruption.check();
            int n = lines.get(first).squares().size();
            boolean isAfterMap = first < end;
            while (end < lines.size() && lines.get(end).squares().size() == n) {
                end++;
            }
            // A heading may have as many words, and so may what is below.
            int start = end;
            for (int at : new int[] {end - n, first + 1, first}) {
                start = at >= first && at + n <= end && isMap(text, lines, at, n) ? at : start;
            }
            if (start > first && isAfterMap && hasRegion(lines.get(first))) {
                text.fail(lines.get(first), "the end of the map, or an empty line before the next one");
            }
            rest.addAll(lines.subList(first, start));
            first = Math.min(end, start + n);
            if (start < end) {
                List<Node> rows = lines.subList(start, first);
                maps.add(Node.map(rows.get(0).at, name, new LabelTable(text, rows).numbered()));
            }
        }
        return rest;
    }

    private static boolean isMap(LevelText text, List<Node> lines, int at, int n) {
        LabelTable table = new LabelTable(text, lines.subList(at, at + n));
        boolean areWords =
                table.labels.stream().anyMatch(label -> label.length() > 1 && label.codePointAt(0) < 0x10000);
        boolean areMixed = areWords
                && table.rows.stream()
                        .anyMatch(row -> row.isText() && row.text.strip().length() == n);
        return n > 1 && !areMixed && (n == lines.size() ? table.isMap() : n > 2 && table.isSureMap());
    }

    /** Numbers regions by first appearance, and finds those under crowns; null if that fails. */
    int @Nullable [][] numbered() {
        boolean areCrowned = regions() == n + 1;
        Map<String, Integer> numbers = new HashMap<>();
        List<Integer> crowns = new ArrayList<>();
        int[][] map = new int[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                String label = rows.get(row).squares().get(column).text;
                boolean isCrown = areCrowned && CROWNS.contains(label);
                map[row][column] =
                        isCrown || isOpen(label) ? -1 : numbers.computeIfAbsent(label, any -> numbers.size());
                if (isCrown) {
                    crowns.add(row * n + column);
                }
            }
        }
        if (text.isForSketches() || crowns.isEmpty()) {
            return map;
        }
        List<int[][]> ways = new ArrayList<>();
        fill(map, crowns, new HashSet<>(), new int[1], ways);
        int[] columns = crowns.stream().mapToInt(crown -> crown % n).toArray();
        boolean isSure = ways.size() == 1 && (columns.length < n || text.isSolution(ways.get(0), columns));
        if (!isSure) {
            text.fail(rows.get(0), "crowns on squares of one region each, which is sure, and no wrong ones");
        }
        return isSure ? ways.get(0) : null;
    }

    /** Gives squares under crowns regions beside them, each another one and all connected, in up to two ways. */
    private static void fill(int[][] map, List<Integer> crowns, Set<Integer> used, int[] tried, List<int[][]> ways) {
        int n = map.length;
        if (used.size() == crowns.size()) {
            int[][] parts = Borders.of(map).parts();
            if (Arrays.stream(parts).flatMapToInt(Arrays::stream).allMatch(part -> part < n)) {
                ways.add(parts);
            }
            return;
        }
        int crown = crowns.get(used.size());
        int[] beside = IntStream.of(crown - n, crown - 1, crown + 1, crown + n)
                .filter(to -> to >= 0 && to < n * n && (to / n == crown / n || to % n == crown % n))
                .map(to -> map[to / n][to % n])
                .distinct()
                .toArray();
        for (int region : beside) {
            if (region >= 0 && ways.size() < 2 && ++tried[0] < MOST_WAYS && used.add(region)) {
                map[crown / n][crown % n] = region;
                fill(map, crowns, used, tried, ways);
                map[crown / n][crown % n] = -1;
                used.remove(region);
            }
        }
    }

    /** From n lists of squares, as pairs or objects, that are all squares of the board; or null. */
    private static int @Nullable [][] byRegion(Node node) {
        int n = node.parts.size();
        if (n < 2 || node.isRow()) {
            return null;
        }
        List<List<Integer>> regions = node.parts.stream()
                .map(part -> Stream.concat(Stream.of(part), part.parts.stream())
                        .map(LabelTable::numbers)
                        .filter(numbers -> !numbers.isEmpty() && numbers.size() % 2 == 0)
                        .findFirst()
                        .orElse(List.of()))
                .toList();
        if (regions.stream().anyMatch(List::isEmpty)
                || regions.stream().mapToInt(List::size).sum() != 2 * n * n) {
            return null;
        }
        int first = regions.stream().flatMap(List::stream).min(Integer::compare).orElse(0);
        int[][] map = new int[n][n];
        Arrays.stream(map).forEach(row -> Arrays.fill(row, -1));
        int left = n * n;
        for (int region = 0; region < n; region++) {
            for (int square : squares(regions.get(region), n, first, 2)) {
                left -= map[square / n][square % n] < 0 ? 1 : 0;
                map[square / n][square % n] = region;
            }
        }
        return left == 0 ? map : null;
    }

    /** Of a list of numbers, of pairs, or of objects with a row and a column; none if it is something else. */
    private static List<Integer> numbers(Node list) {
        List<Node> numbers = new ArrayList<>();
        for (Node part : list.isText() ? list.squares() : list.parts) {
            int before = numbers.size();
            if (part.kind == '{') {
                Stream.of("ryi", "cxj")
                        .forEach(names -> part.parts.stream()
                                .filter(value -> !value.name.isEmpty() && names.indexOf(value.name.charAt(0)) >= 0)
                                .limit(1)
                                .forEach(numbers::add));
            } else {
                numbers.addAll(part.isText() ? List.of(part) : part.parts);
            }
            if (numbers.size() - before != (part.isText() ? 1 : 2)) {
                return List.of();
            }
        }
        return numbers.stream().allMatch(number -> isNumber(number.text))
                ? numbers.stream().map(number -> Integer.valueOf(number.text)).toList()
                : List.of();
    }

    /**
     * What can be meant as the columns of queens in n rows: marks, columns, numbers of squares or pairs, from 0 or 1.
     */
    static List<int[]> solutions(LevelText text, Node node, int n) {
        LabelTable table = of(text, node);
        List<List<Integer>> readings = new ArrayList<>(List.of(numbers(node)));
        for (String mark : table.n == n ? table.labels : Set.<String>of()) {
            readings.add(table.rows.stream().map(row -> column(row, mark)).toList());
        }
        List<int[]> solutions = new ArrayList<>();
        for (List<Integer> numbers : readings) {
            for (int i = 0; i < 6; i++) {
                int[] squares = squares(numbers, n, i % 2, i / 2);
                Arrays.sort(squares);
                if (squares.length == n && IntStream.range(0, n).allMatch(row -> squares[row] / n == row)) {
                    solutions.add(
                            Arrays.stream(squares).map(square -> square % n).toArray());
                }
            }
        }
        return solutions;
    }

    /** Where the only square of a row with a mark is, or -1. */
    private static int column(Node row, String mark) {
        List<String> marks = row.squares().stream().map(square -> square.text).toList();
        return marks.indexOf(mark) == marks.lastIndexOf(mark) ? marks.indexOf(mark) : -1;
    }

    /** The squares that numbers mean as columns of rows, as squares or as pairs; none if some are not on the board. */
    private static int[] squares(List<Integer> numbers, int n, int first, int form) {
        int[] squares = new int[form < 2 ? numbers.size() : numbers.size() / 2];
        for (int i = 0; i < squares.length; i++) {
            int number = numbers.get(form < 2 ? i : 2 * i) - first;
            int row = form == 0 ? i : form == 1 ? Math.floorDiv(number, n) : number;
            int column = form == 0 ? number : form == 1 ? Math.floorMod(number, n) : numbers.get(2 * i + 1) - first;
            if (row < 0 || row >= n || column < 0 || column >= n) {
                return new int[0];
            }
            squares[i] = row * n + column;
        }
        return squares;
    }
}
