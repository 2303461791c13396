package io.github.queens4j.region.text;

import io.github.queens4j.notation.Visible;
import io.github.queens4j.region.text.RegionText.Answer;
import io.github.queens4j.region.text.RegionText.Level;
import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Rows of squares, whether lines or brackets, and what they are: a map of regions, or solutions. */
final class LabelTable {

    static final String OPEN = ".";

    static final String EXPECTED = "a map: a table of n rows with n labels each, of which n differ, in brackets"
            + " or in lines, an address with 'starbattle/', or SBN";
    private static final String OPEN_SQUARE =
            "a region (maps with open squares are for RegionSketch and region complete)";

    /** In place of the label of what has none, and between the numbers of a colour. */
    private static final String NONE = "\0";

    private static final String BETWEEN = "\1";

    /** Of queens and crosses, never of regions. */
    private static final Set<String> MARKS = Set.of("*", "#", "+", "-", "_", NONE);

    private static final Set<String> ALL_OPEN = Set.of("null", "None", "nil", "undefined", "-1", "", OPEN);
    private static final Set<String> CROWNS = Set.of("\uD83D\uDC51", "\u265B", "\u2655");
    private static final String BARS = "|\u2502\u2503\u2551";
    private static final String COMMAS = ",;\t";

    // Ways to read numbers as squares, and to find the regions under crowns.
    private static final int READINGS = 6;
    private static final int MOST_WAYS = 10_000;

    private final LevelText text;
    private final List<Node> rows;
    private final int n;

    /** Without crowns, which stand on regions if there are n others. */
    private final Set<String> regions = new HashSet<>();

    private int crowns;

    /** Where something else was expected, -1 for the end, and what; nothing in a map. */
    private int wrongAt = -1;

    private final String expected;

    LabelTable(LevelText text, List<Node> rows) {
        this.text = text;
        this.rows = rows;
        n = rows.size();
        expected = n == 0 ? EXPECTED : read(rows.get(0).squares().size());
    }

    /** Of rows, the first says how long the others are and how many, and of how many regions, but in a sketch. */
    private String read(int length) {
        for (Node row : rows) {
            List<Node> squares = row.squares();
            for (Node square : squares.subList(0, Math.min(length, squares.size()))) {
                String label = square.text;
                wrongAt = square.at;
                if (MARKS.contains(label) || (n < 5 && label.contains(BETWEEN))) {
                    return "a letter, a number or a square of colour";
                }
                if (isOpen(label)) {
                    if (!text.isForSketches()) {
                        return OPEN_SQUARE;
                    }
                } else if (CROWNS.contains(label)) {
                    crowns++;
                } else if (regions.add(label) && regions.size() > length && !text.isForSketches()) {
                    return "one of the " + length + " regions named before, as many as rows";
                }
            }
            if (squares.size() > length) {
                wrongAt = squares.get(length).at;
                return "the end of the row after " + length + " squares, as in the first row";
            }
            if (squares.size() < length) {
                wrongAt = row.end;
                return "a region, as the first row has " + length + " squares";
            }
        }
        if (n > length) {
            wrongAt = rows.get(length).at;
            return "the end of the map";
        }
        wrongAt = -1;
        int found = regions.size() + (crowns > 0 && regions.size() < n ? 1 : 0);
        return n < length
                ? "row " + (n + 1) + " of " + length
                : found < n && !text.isForSketches()
                        ? n + " regions, as many as rows, in the map that ends here with " + found
                        : "";
    }

    private boolean isMap() {
        return expected.isEmpty();
    }

    /** Whether it is one where other things may be, too: also a sketch has regions, and not too many. */
    private boolean isSureMap() {
        return isMap() && !regions.isEmpty() && regions.size() <= n;
    }

    /** Whether it would be a map if no squares were open, where none may be. */
    boolean isUnfinished() {
        return expected.equals(OPEN_SQUARE)
                && rows.stream().allMatch(row -> row.squares().size() == n)
                && rows.stream().anyMatch(LabelTable::hasRegion);
    }

    /** Whether it is enough like a map to say what keeps it from being one. */
    boolean isLikely() {
        if (n == 0 || isMap()) {
            return false;
        }
        List<Node> first = rows.get(0).squares();
        return rows.get(0).kind == Node.LINE
                ? first.stream().allMatch(square -> square.text.length() < 3)
                : first.size() > 1
                        && n > 1
                        && rows.stream()
                                .allMatch(row -> !row.squares().isEmpty()
                                        && row.squares().stream().noneMatch(square -> square.text.equals(NONE)));
    }

    IllegalArgumentException refusal(int end) {
        return text.refusal(wrongAt < 0 ? end : wrongAt, expected);
    }

    /** What is in brackets, or in the lines of a string; nothing if it is a row itself. */
    static LabelTable of(LevelText text, Node node) {
        if (node.isText()) {
            return new LabelTable(text, lines(node.text, node.at, ""));
        }
        Node first = node.parts.isEmpty() ? node : node.parts.get(0);
        boolean isShort = first.kind == Node.WORD && node.parts.size() < 4; // Such as a pair of numbers.
        boolean areEqual = node.parts.size() > 3 && node.parts.stream().allMatch(part -> part.text.equals(first.text));
        boolean isRow = node.kind != Node.LINES
                && first.isText()
                && (isShort || areEqual || first.text.length() < node.parts.size());
        Stream<Node> rows = node.parts.stream().filter(part -> !part.isEmpty());
        return new LabelTable(text, isRow ? List.of() : rows.toList());
    }

    static boolean isOpen(String label) {
        return ALL_OPEN.contains(label);
    }

    /** The lines of a text that are not empty; slashes end lines, too. */
    static List<Node> lines(String text, int at, String name) {
        List<Node> lines = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == '\n' || text.charAt(i) == '/') {
                lines.add(new Node(at + start, name, Node.LINE, text.substring(start, i)));
                start = i + 1;
            }
        }
        lines.removeIf(line -> line.squares().isEmpty());
        return lines;
    }

    /** Words between bars, otherwise between commas and the like, otherwise between blanks; or characters of one. */
    static List<Node> squares(String line, int at) {
        String separators = Stream.of(BARS, COMMAS)
                .filter(any -> line.chars().anyMatch(c -> any.indexOf(c) >= 0))
                .findFirst()
                .orElse(" ");
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
    private static Node square(Node node) {
        if (node.isText()) {
            return node.text.indexOf('\uFE0F') < 0
                    ? node
                    : new Node(node.at, "", Node.WORD, node.text.replace("\uFE0F", ""));
        }
        List<Node> named = node.parts.stream()
                .filter(part -> part.isText() && part.isCalledRegion())
                .toList();
        boolean isColour = node.parts.size() > 2 && node.parts.size() < 5 && node.isRow();
        String label = (named.isEmpty() && isColour ? node.parts : named)
                .stream().map(part -> part.text).collect(Collectors.joining(BETWEEN));
        return new Node(node.at, "", Node.WORD, label.isEmpty() ? NONE : label);
    }

    static boolean isNumber(String text) {
        return !text.isEmpty() && text.length() < 9 && text.chars().allMatch(Character::isDigit);
    }

    /** Whether a region is named: not only queens, crosses and open squares. */
    static boolean hasRegion(Node row) {
        return row.squares().stream().anyMatch(square -> !isMark(square.text));
    }

    private static boolean isMark(String label) {
        return isOpen(label) || CROWNS.contains(label) || MARKS.contains(label) || "QqXx\u00b7".contains(label);
    }

    /** The map that brackets are, as a table or as lists of the squares of each region. */
    static int @Nullable [][] map(LevelText text, Node node) {
        LabelTable table = of(text, node);
        char first = node.parts.isEmpty() ? ' ' : node.parts.get(0).kind;
        boolean isAny = node.kind == Node.LINES
                || table.n > (node.kind == '(' ? 3 : 1)
                || (node.kind == '[' && (first == '[' || (first == Node.STRING && node.isCalledMap())));
        return isAny && table.isMap() ? table.numbered() : byRegion(node);
    }

    /** The map that the squares of one row are, where they say that they are, otherwise row by row. */
    static int @Nullable [][] folded(LevelText text, Node row) {
        List<Node> squares = row.squares();
        int n = (int) Math.sqrt(squares.size());
        if (n * n != squares.size() || n < (row.isCalledMap() ? 2 : 4)) {
            return null;
        }
        Node[] placed = squares.toArray(Node[]::new);
        for (int reading = 4; reading < READINGS; reading++) {
            int[] places = squares(numbers(row), n, reading);
            if (Arrays.stream(places).distinct().count() == squares.size()) {
                IntStream.range(0, n * n).forEach(i -> placed[places[i]] = squares.get(i));
            }
        }
        LabelTable table = new LabelTable(
                text,
                IntStream.range(0, n)
                        .mapToObj(i -> new Node(List.of(placed).subList(i * n, i * n + n)))
                        .toList());
        return table.isSureMap() ? table.numbered() : null;
    }

    /** Puts maps in place of rows of as many squares, and what is left of lines together at the end. */
    static void takeMaps(LevelText text, List<Node> parts, int endAt) {
        List<Node> found = new ArrayList<>();
        Node rest = new Node(parts.isEmpty() ? 0 : parts.get(0).at, solutionName(parts), Node.LINES, "");
        long rows = parts.stream().filter(part -> part.width() > 0).count();
        int end = 0;
        for (int first = 0; first < parts.size(); ) {
            Interruption.check();
            int n = parts.get(first).width();
            boolean isAfterMap = first < end;
            while (end < parts.size() && parts.get(end).width() == n) {
                end++;
            }
            // A heading may have as many words, and so may what is below.
            int start = end;
            int heading = n > 0 && counts(parts.get(first).squares()) ? 1 : 0;
            for (int at : new int[] {end - n, first + 1 - heading, first + heading}) {
                start = at >= first && at + n <= end && isMap(text, parts.subList(at, at + n), rows) ? at : start;
            }
            for (int at = first; n > 4 && at + n - 1 <= end && start == end; at++) {
                List<Node> lines = parts.subList(at, at + n - 1);
                List<Node> inner = unnumbered(lines);
                if (isMap(text, inner, rows)) {
                    Collections.copy(lines, inner);
                    start = at;
                    n--;
                }
            }
            if (start > first && isAfterMap && hasRegion(parts.get(first))) {
                text.fail(parts.get(first), "the end of the map, or an empty line before the next one");
            }
            for (Node part : parts.subList(first, start)) {
                (part.kind == Node.LINE ? rest.parts : found).add(part);
            }
            first = Math.min(end, start + n);
            if (start < first) {
                Node map = new Node(parts.get(start).at, parts.get(start).name, Node.STRING, "");
                map.map = new LabelTable(text, parts.subList(start, first)).numbered();
                found.add(map);
            }
        }
        rest.end = endAt;
        if (!rest.parts.isEmpty()) {
            found.add(rest);
        }
        parts.clear();
        parts.addAll(found);
    }

    /** What lines are called if they have queens or their columns, also without a name; otherwise nothing. */
    private static String solutionName(List<Node> lines) {
        if (lines.isEmpty() || !lines.stream().allMatch(Node::isLineOfMarks)) {
            return "";
        }
        Set<String> kinds = lines.stream()
                .flatMap(line -> line.squares().stream())
                .map(square -> square.text)
                .collect(Collectors.toSet());
        boolean areQueens = lines.size() > 3
                && kinds.size() < 4 // A queen, an empty square, a cross.
                && kinds.stream()
                        .anyMatch(mark -> lines.stream()
                                .allMatch(line -> line.width() == lines.size() && line.column(mark) >= 0));
        return areQueens ? Node.SOLUTION : lines.get(0).name;
    }

    /** Rows of a table without their numbers, which may count down, as in chess; none if they have no numbers. */
    private static List<Node> unnumbered(List<Node> lines) {
        List<Node> first = lines.stream()
                .filter(line -> line.kind == Node.LINE)
                .map(line -> line.squares().get(0))
                .toList();
        return first.size() == lines.size() && counts(first)
                ? lines.stream()
                        .map(line -> new Node(
                                line.squares().subList(1, line.squares().size())))
                        .toList()
                : List.of();
    }

    /** Whether these are numbers that follow one another, up from 0 or 1 or down to one of them. */
    private static boolean counts(List<Node> squares) {
        if (Stream.of(squares.get(0), squares.get(squares.size() - 1)).noneMatch(end -> "01".contains(end.text))) {
            return false;
        }
        int[] numbers = squares.stream()
                .filter(square -> isNumber(square.text))
                .mapToInt(square -> Integer.parseInt(square.text))
                .toArray();
        int step = numbers.length > 1 ? numbers[1] - numbers[0] : 0;
        return Math.abs(step) == 1
                && IntStream.range(0, squares.size())
                        .allMatch(i -> i < numbers.length && numbers[i] == numbers[0] + i * step);
    }

    private static boolean isMap(LevelText text, List<Node> lines, long rows) {
        LabelTable table = new LabelTable(text, lines);
        return table.n > 1 && (table.n == rows ? table.isMap() : table.n > 2 && table.isSureMap());
    }

    /** Numbers regions by first appearance, and finds those under crowns; null if that fails. */
    private int @Nullable [][] numbered() {
        boolean isAlone = regions.size() == n - 1 && crowns == n; // A region is the square under a crown.
        boolean isCrowned = crowns > 0 && (regions.size() == n || isAlone);
        Map<String, Integer> numbers = new HashMap<>();
        int[][] map = rows.stream()
                .map(row -> row.squares().stream()
                        .map(square -> square.text)
                        .mapToInt(label -> isOpen(label) || (isCrowned && CROWNS.contains(label))
                                ? -1
                                : numbers.computeIfAbsent(label, any -> numbers.size()))
                        .toArray())
                .toArray(int[][]::new);
        if (text.isForSketches() || !isCrowned) {
            return map;
        }
        int[] covered = IntStream.range(0, n * n)
                .filter(square -> map[square / n][square % n] < 0)
                .toArray();
        List<int[][]> ways = new ArrayList<>();
        fill(map, covered, isAlone ? n - 1 : -1, new HashSet<>(), new int[1], ways);
        int[] columns = Arrays.stream(covered).map(crown -> crown % n).toArray();
        boolean isSure = ways.size() == 1 && (columns.length < n || text.isSolution(ways.get(0), columns));
        if (!isSure) {
            text.fail(rows.get(0), "crowns on squares of one region each, which is sure, and no wrong ones");
        }
        return isSure ? ways.get(0) : null;
    }

    /** Gives squares under crowns regions beside them or their own, each another and all connected, in two ways. */
    private static void fill(int[][] map, int[] crowns, int own, Set<Integer> used, int[] tried, List<int[][]> ways) {
        int n = map.length;
        if (used.size() == crowns.length) {
            int[][] parts = Borders.of(map).parts();
            if (Arrays.stream(parts).flatMapToInt(Arrays::stream).allMatch(part -> part < n)) {
                ways.add(parts);
            }
            return;
        }
        int crown = crowns[used.size()];
        IntStream around = IntStream.of(crown - n, crown - 1, crown + 1, crown + n)
                .filter(to -> to >= 0 && to < n * n && (to / n == crown / n || to % n == crown % n))
                .map(to -> map[to / n][to % n]);
        int[] beside = IntStream.concat(around, IntStream.of(own)).distinct().toArray();
        for (int region : beside) {
            if (region >= 0 && ways.size() < 2 && ++tried[0] < MOST_WAYS && used.add(region)) {
                map[crown / n][crown % n] = region;
                fill(map, crowns, own, used, tried, ways);
                map[crown / n][crown % n] = -1;
                used.remove(region);
            }
        }
    }

    /** From n lists that have each square of the board once; or null. */
    private static int @Nullable [][] byRegion(Node node) {
        int n = node.parts.size();
        List<List<Integer>> lists = node.isRow()
                ? List.of()
                : node.parts.stream()
                        .flatMap(part -> Stream.concat(Stream.of(part), part.parts.stream())
                                .filter(list -> list.kind != Node.WORD)
                                .map(LabelTable::numbers)
                                .max(Comparator.comparing(List::size))
                                .stream())
                        .toList();
        for (int reading = 4; reading < READINGS && n > 1 && lists.size() == n; reading++) {
            int[][] map = new int[n][n];
            Arrays.stream(map).forEach(row -> Arrays.fill(row, -1));
            int left = n * n;
            for (int region = 0; region < n; region++) {
                for (int square : squares(lists.get(region), n, reading)) {
                    left -= map[square / n][square % n] < 0 ? 1 : n * n;
                    map[square / n][square % n] = region;
                }
            }
            if (left == 0) {
                return map;
            }
        }
        return null;
    }

    /** Of a list of numbers, of pairs, or of objects with a row and a column; none if it is something else. */
    private static List<Integer> numbers(Node list) {
        List<Node> numbers = new ArrayList<>();
        for (Node part : list.isText() ? list.squares() : list.parts) {
            if (part.isText()) {
                numbers.addAll(part.text.indexOf(',') > 0 ? part.squares() : List.of(part));
            } else if (part.kind != '{' && part.parts.size() == 2) {
                numbers.addAll(part.parts);
            } else {
                for (String names : List.of("ryi", "cxj")) {
                    numbers.add(part.parts.stream()
                            .filter(value -> !value.name.isEmpty() && !value.isCalledRegion())
                            .filter(value -> names.indexOf(value.name.charAt(0)) >= 0)
                            .findFirst()
                            .orElse(part));
                }
            }
        }
        return numbers.stream().allMatch(number -> isNumber(number.text))
                ? numbers.stream().map(number -> Integer.valueOf(number.text)).toList()
                : List.of();
    }

    /** Whether something, or what is in it, is a solution, in whatever form. */
    static boolean isSolved(LevelText text, int[][] regions, Node solution) {
        int n = regions.length;
        LabelTable table = of(text, solution);
        List<List<Integer>> readings = new ArrayList<>(List.of(numbers(solution)));
        table.rows.stream()
                .limit(1)
                .flatMap(row -> row.squares().stream())
                .map(square -> square.text)
                .distinct()
                .forEach(mark -> readings.add(
                        table.rows.stream().map(row -> row.column(mark)).toList()));
        for (int i = 0; i < READINGS * readings.size(); i++) {
            int[] squares = squares(readings.get(i / READINGS), n, i % READINGS);
            Arrays.sort(squares);
            int[] columns = Arrays.stream(squares).map(square -> square % n).toArray();
            if (Arrays.equals(
                            Arrays.stream(squares).map(square -> square / n).toArray(),
                            IntStream.range(0, n).toArray())
                    && text.isSolution(regions, columns)) {
                return true;
            }
        }
        Predicate<Node> isSolved = part -> isSolved(text, regions, part);
        return solution.kind == '{'
                ? solution.parts.stream().anyMatch(isSolved)
                : !solution.parts.isEmpty() && solution.parts.stream().allMatch(isSolved);
    }

    /** The squares that numbers mean, as columns, squares or pairs, from 0 or 1; none if not all are on the board. */
    private static int[] squares(List<Integer> numbers, int n, int reading) {
        int first = reading % 2;
        int each = reading < 4 ? 1 : 2;
        int[] squares = new int[numbers.size() % each == 0 ? numbers.size() / each : 0];
        for (int i = 0; i < squares.length; i++) {
            int number = numbers.get(each * i) - first;
            int row = reading < 2 ? i : reading < 4 ? Math.floorDiv(number, n) : number;
            int column = reading < 2 ? number : reading < 4 ? Math.floorMod(number, n) : numbers.get(2 * i + 1) - first;
            if (row < 0 || row >= n || column < 0 || column >= n) {
                return new int[0];
            }
            squares[i] = row * n + column;
        }
        return squares;
    }

    /** A word, a string, a line, or brackets with what is in them. */
    static final class Node {

        static final char WORD = '\0';
        static final char STRING = '"';
        static final char LINE = '\n';
        static final char LINES = ' ';

        // Names, of a title the first that is there; a map by one of its names is told from other tables beside it.
        static final List<String> TITLES = List.of("title", "name", "id");
        static final String SOLUTION = "solution";
        static final Set<String> MAPS = Set.of("regions", "colorregions", "grid", "board", "map", "zones", "areas");

        final int at;

        /** What it is called, without {@code _} and in lower case. */
        final String name;

        // Of brackets, the opening one, and the word before.
        final char kind;
        final String text;

        final List<Node> parts;
        final List<Level> levels;
        int end;

        /** The map that it is. */
        int @Nullable [][] map;

        /** Why it cannot be read. */
        @Nullable
        Supplier<IllegalArgumentException> problem;

        private @Nullable List<Node> squares;

        Node(int at, String name, char kind, String text) {
            this.at = at;
            this.name = name;
            this.kind = kind;
            this.text = text;
            end = at + text.length();
            parts = isText() ? List.of() : new ArrayList<>();
            levels = isText() ? List.of() : new ArrayList<>(0);
        }

        /** A row of squares. */
        Node(List<Node> squares) {
            this(squares.get(0).at, "", LINE, "");
            this.squares = squares;
        }

        boolean isText() {
            return kind == WORD || kind == STRING || kind == LINE;
        }

        private boolean isEmpty() {
            return kind == '[' && parts.isEmpty() && map == null && levels.isEmpty();
        }

        boolean isNothing() {
            return kind == WORD && isOpen(text);
        }

        /** Whether there are only words in it, of which nothing follows but as squares of a row. */
        boolean areWords() {
            return parts.stream()
                    .allMatch(part -> part.name.isEmpty()
                            && part.map == null
                            && (part.kind == WORD || (part.kind == STRING && part.text.length() == 1)));
        }

        /** Of a row and a column, perhaps. */
        boolean isPair() {
            return parts.size() == 2 && isRow();
        }

        private boolean isRow() {
            return parts.size() > 1 && parts.stream().allMatch(Node::isText);
        }

        /** How many squares it has as a row of a table outside of brackets; 0 if it is none. */
        int width() {
            return kind == LINE || (map == null && isRow() && !isSolution())
                    ? squares().size()
                    : 0;
        }

        boolean isCalledMap() {
            return MAPS.contains(name);
        }

        private boolean isCalledRegion() {
            return Stream.of("region", "colo", "zone", "area").anyMatch(name::startsWith);
        }

        boolean isSolution() {
            return isSolution(name) && (kind == STRING ? !text.isEmpty() : !parts.isEmpty());
        }

        static boolean isSolution(String name) {
            return Stream.of(SOLUTION, "solved", "answer").anyMatch(name::startsWith);
        }

        /** Whether it may be of a solution: there are only marks in it, or numbers. */
        boolean isLineOfMarks() {
            return kind == LINE && squares().stream().allMatch(square -> isNumber(square.text) || isMark(square.text));
        }

        /** A map that is no drawing of a solution. */
        boolean isMap() {
            return map != null && !isSolution();
        }

        /** What looks like a map of two rows may be the two squares of a region. */
        void become(int @Nullable [][] map) {
            this.map = map;
            if (map != null && map.length > 2 && isMap() && !isText()) {
                parts.clear();
                squares = null;
            }
        }

        /** With the title that is beside it. */
        Level level(List<Node> beside) {
            String title = beside.stream()
                    .filter(part -> TITLES.contains(part.name) && part.isText() && !part.isNothing())
                    .min(Comparator.comparing(part -> TITLES.indexOf(part.name)))
                    .map(part -> part.text.strip())
                    .orElse("");
            return new Level(at, name, Objects.requireNonNull(map), title, Answer.NONE, null);
        }

        /** Where the only square with a mark is, or -1. */
        private int column(String mark) {
            List<String> marks = squares().stream().map(square -> square.text).toList();
            return marks.indexOf(mark) == marks.lastIndexOf(mark) ? marks.indexOf(mark) : -1;
        }

        /** As a row of a table: what is in brackets, or in a string, a line or a number. */
        private List<Node> squares() {
            if (squares == null) {
                squares = isText() ? squaresOfText() : squaresInside();
            }
            return squares;
        }

        private List<Node> squaresOfText() {
            boolean isRow = kind != WORD || isNumber(text);
            return isRow ? LabelTable.squares(text, at + (kind == STRING ? 1 : 0)) : List.of();
        }

        private List<Node> squaresInside() {
            List<Node> lists = parts.stream().filter(part -> !part.isText()).toList();
            if (kind == '{' && lists.size() == 1) {
                return lists.get(0).squares(); // An object that has a row.
            }
            if (kind == '{' && parts.size() == 2 && !parts.get(0).name.isEmpty()) {
                return List.of(); // A row and a column.
            }
            return parts.stream()
                    .filter(part -> !part.isEmpty())
                    .map(LabelTable::square)
                    .toList();
        }

        /** Whether these are lines of capital letters or numbers, as prose and marks are not. */
        boolean arePlain() {
            return kind == LINES
                    && parts.stream()
                                    .map(line -> line.text)
                                    .filter(line -> line.length() > 1
                                            && line.chars().allMatch(Node::isPlain)
                                            && line.chars().anyMatch(c -> c > '1'))
                                    .count()
                            > 2;
        }

        private static boolean isPlain(int c) {
            return Character.isDigit(c) || (c >= 'A' && c <= 'Z') || " ,;\t\r".indexOf(c) >= 0;
        }
    }
}
