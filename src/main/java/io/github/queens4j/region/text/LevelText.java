package io.github.queens4j.region.text;

import io.github.queens4j.notation.JsonReader;
import io.github.queens4j.notation.TextCursor;
import io.github.queens4j.region.text.LabelTable.Row;
import io.github.queens4j.region.text.RegionText.Level;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Maps of regions wherever they stand in a text, such as a file of a program. The text is cut into tokens, these into
 * brackets and lines; every table of n rows of n labels, of which n differ, is a map. What is in the same brackets
 * gives its title, and the solution that it is held to. Takes time in proportion to the length of the text.
 */
final class LevelText {

    /** Names, without {@code _} and in lower case, that tell a map from other tables beside it. */
    private static final Set<String> MAPS = Set.of("regions", "colorregions", "grid", "board", "map", "zones", "areas");

    /** The first of these that is there is the title. */
    private static final List<String> TITLES = List.of("title", "name", "id");

    private static final String OPENING = "[{(";
    private static final String CLOSING = "]})";
    private static final String EXPECTED = "a map: a table of n rows with n labels each, of which n differ, in brackets"
            + " or in lines, an address with 'starbattle/', or SBN";

    /** A word, a string, or brackets with what is in them, until it is known to hold levels. */
    static final class Node {
        final int at;
        final String name;

        /** 0 for a word, otherwise its first character. */
        final char kind;

        /** Of a word or a string; of brackets, the word before. */
        final String text;

        final List<Node> parts;
        final List<Found> levels = new ArrayList<>(0);
        int end;
        int @Nullable [][] map;

        /** Whether the map is a list of all squares, or the brackets are a row of a larger one. */
        boolean isFlat;

        Node(int at, String name, char kind, String text) {
            this.at = at;
            this.name = name;
            this.kind = kind;
            this.text = text;
            parts = isText() ? List.of() : new ArrayList<>();
        }

        boolean isText() {
            return kind == '\0' || kind == '"';
        }

        boolean isEmpty() {
            return kind == '[' && parts.isEmpty() && map == null && levels.isEmpty();
        }

        boolean isNothing() {
            return kind == '\0' && LabelTable.isOpen(text);
        }

        boolean isRow() {
            return parts.size() > 1 && parts.stream().allMatch(Node::isText);
        }

        boolean isNamed(String... beginnings) {
            return Stream.of(beginnings).anyMatch(name::startsWith);
        }

        boolean isSolution() {
            return isNamed("solution", "solved", "answer") && (kind == '"' ? !text.isEmpty() : !parts.isEmpty());
        }
    }

    /** A map, its place, its name and its title. */
    private record Found(int at, String name, Level level) {

        /** Smaller maps than 4 x 4 have no puzzles; what looks like one may be something else. */
        boolean isSmall() {
            return level.regions().length < 4;
        }
    }

    private final TextCursor cursor;
    private final LabelTable table;
    private final @Nullable BiPredicate<int[][], int[]> isSolution;
    private final Deque<Node> open = new ArrayDeque<>();

    /** What has a name but no map, nor has what is beside it: the first of each name. */
    private final Map<String, Node> withoutMap = new LinkedHashMap<>();

    /** For each kind of quotes, up to where none ends. */
    private final Map<String, Integer> vain = new HashMap<>();

    /** Lines of labels with nothing between them. */
    private final List<Row> rows = new ArrayList<>();

    /** What cannot be read though it should be a map, and what is most like one if there is none. */
    private @Nullable Node unreadable;

    private @Nullable Node likely;
    private @Nullable IllegalArgumentException wrongRows;

    /** Lines that are no maps, and those of one square between empty ones, which are if nothing else is there. */
    private final List<Row> otherRows = new ArrayList<>();

    private final List<Node> singles = new ArrayList<>();

    /** The word before, and what the next value is called; {@code a: type = } is a value of a, too. */
    private String word = "";

    private String name = "";
    private boolean isTyped;

    /** Without a test of solutions, squares may be open and regions of any number. */
    LevelText(TextCursor cursor, @Nullable BiPredicate<int[][], int[]> isSolution) {
        this.cursor = cursor;
        this.table = new LabelTable(cursor, isSolution);
        this.isSolution = isSolution;
    }

    /** At least one map; refuses what cannot be read beside maps, or what is most like one if there is none. */
    List<Level> read(int most) {
        Node root = new Node(cursor.position(), "", ' ', "");
        open.push(root);
        boolean isLineStart = true;
        while (cursor.peek() != TextCursor.END) {
            boolean isRow = isLineStart && open.size() == 1 && takeRow();
            isLineStart = !isRow && cursor.peek() == '\n';
            if (!isRow) {
                token();
            }
        }
        shutParentheses();
        if (open.size() > 1) {
            throw cursor.refusal("'" + closing(open.element()) + "'");
        }
        flush();
        boolean areRows = root.parts.isEmpty();
        root.parts.addAll(areRows && otherRows.isEmpty() ? singles : List.of());
        settle(root);
        List<Found> found = root.levels;
        if (!found.stream().allMatch(Found::isSmall)) {
            found.removeIf(map -> map.isSmall() && !map.name.isEmpty() && !MAPS.contains(map.name));
        }
        found.forEach(map -> fail(withoutMap.get(map.name)));
        if (wrongRows != null) {
            throw wrongRows;
        }
        Node wrong = unreadable == null && found.isEmpty() ? likely : unreadable;
        if (wrong != null) {
            Node inside = likely != null && likely.at >= wrong.at && likely.at < wrong.end ? likely : wrong;
            throw table.isLikely(inside) ? table.refusal(inside) : cursor.refusal(wrong.at, EXPECTED);
        }
        if (found.isEmpty()) {
            boolean areLike =
                    areRows && !otherRows.isEmpty() && otherRows.get(0).isShort();
            throw areLike ? table.refusal(otherRows, cursor.position()) : cursor.refusal(EXPECTED);
        }
        if (found.size() > most) {
            throw cursor.refusal(found.get(most).at, "the end of the text, as one map of regions is wanted");
        }
        return found.stream().map(Found::level).toList();
    }

    private void token() {
        int at = cursor.position();
        int c = cursor.peek();
        if (c <= ' ' || c == '|' || c == '>') {
            isTyped &= c != '\n';
            cursor.advance();
            if (c == '\n' && cursor.restOfLine().isBlank()) {
                shutParentheses();
            }
        } else if (isCommentNext()) {
            takeComment();
        } else if ("\"'`".indexOf(c) >= 0) {
            string(at, cursor.nextIs(String.valueOf((char) c).repeat(3)) ? 3 : 1);
        } else if (CLOSING.indexOf(c) >= 0) {
            close(OPENING.charAt(CLOSING.indexOf(c)));
        } else if (OPENING.indexOf(c) >= 0) {
            cursor.require(
                    open.size() <= JsonReader.DEEPEST, "at most " + JsonReader.DEEPEST + " brackets inside each other");
            cursor.advance();
            open.push(new Node(at, name, (char) c, word));
            name = "";
        } else if (c == ':' || c == '=') {
            flushOutside();
            name = isTyped && c == '='
                    ? name
                    : word.replace("_", "").replace("-", "").toLowerCase(Locale.ROOT);
            isTyped = c == ':';
            cursor.advance();
            List<Node> parts = open.element().parts;
            if (!parts.isEmpty() && parts.get(parts.size() - 1).text.equals(word)) {
                parts.remove(parts.size() - 1); // It is a name, not a value.
            }
        } else if (c == ',' || c == ';') {
            name = "";
            isTyped = false;
            cursor.advance();
        } else {
            word(at);
        }
    }

    /** A word with brackets after it is none: a type, or what is called. */
    private void word(int at) {
        String ends = TITLES.contains(name) ? "\r,;]})" : "[]{}(),;:=|\"'`> \t\r";
        do {
            cursor.advance();
        } while (cursor.peek() >= ' ' && ends.indexOf(cursor.peek()) < 0 && !isCommentNext());
        word = cursor.text().substring(at, cursor.position());
        if (OPENING.indexOf(cursor.peek()) < 0 && !word.equals("-") && !word.equals("new")) {
            value(at, '\0');
        }
    }

    /** Quotes that do not end in their line are apostrophes, but for those that take several lines. */
    private void string(int at, int quotes) {
        char quote = (char) cursor.peek();
        String end = String.valueOf(quote).repeat(quotes);
        boolean isString = !end.equals("```") && vain.getOrDefault(end, 0) <= at;
        StringBuilder text = new StringBuilder();
        cursor.moveTo(at + quotes);
        while (isString && !cursor.nextIs(end)) {
            int c = cursor.peek();
            isString = c != TextCursor.END && (c != '\n' || quotes == 3 || quote == '`');
            if (isString) {
                cursor.advance();
                text.append(c == '\\' ? escaped() : (char) c);
            } else {
                vain.put(end, cursor.position());
            }
        }
        cursor.moveTo(isString ? cursor.position() + quotes : at + quotes);
        if (isString) {
            word = text.toString();
            value(at, '"');
        }
    }

    private char escaped() {
        int c = cursor.peek();
        int value = 0;
        for (int i = 1; c == 'u' && i <= 4; i++) {
            value = 16 * value + Math.max(0, Character.digit(Math.max(0, cursor.peek(i)), 16));
        }
        if (c <= ' ') { // A backslash in front of nothing stands for itself.
            return '\\';
        }
        cursor.moveTo(cursor.position() + (value > 0 ? 5 : 1));
        return value > 0 ? (char) value : c == 'n' ? '\n' : (char) c;
    }

    /** Adds a word or a string, in which there may be maps. */
    private void value(int at, char kind) {
        flushOutside();
        boolean isMap = false;
        Node node = new Node(at, name, kind, word);
        name = TITLES.contains(name) ? "" : name;
        int after = cursor.position();
        int address = BorderText.address(cursor.text().substring(at, after));
        if (address >= 0 || BorderText.isSbn(word)) {
            cursor.moveTo(at + (address >= 0 ? address : kind == '"' ? 1 : 0));
            node.map = address >= 0 ? BorderText.readPuzzLink(cursor) : BorderText.readSbn(cursor);
            cursor.require(!Character.isLetterOrDigit(Math.max(0, cursor.peek())), "the end of the address");
            cursor.moveTo(after);
        } else if (word.indexOf('\n') >= 0 || word.indexOf('/') >= 0 || MAPS.contains(name)) {
            List<Row> lines = new ArrayList<>();
            LabelTable.addRows(word, at, lines);
            int before = open.element().parts.size();
            table.takeMaps(lines, name, MAPS.contains(name), open.element().parts);
            isMap = open.element().parts.size() > before;
        }
        if (!isMap) {
            node.end = after;
            open.element().parts.add(node);
        }
    }

    private void close(char opening) {
        cursor.advance();
        if (open.stream().anyMatch(node -> node.kind == opening)) {
            if (opening != '(') {
                shutParentheses();
            }
            if (open.element().kind != opening) {
                throw cursor.refusal(cursor.position() - 1, "'" + closing(open.element()) + "'");
            }
            shut();
        }
    }

    private static char closing(Node node) {
        return CLOSING.charAt(OPENING.indexOf(node.kind));
    }

    /** In prose, some are never closed. */
    private void shutParentheses() {
        while (open.element().kind == '(') {
            shut();
        }
    }

    private void shut() {
        Node node = open.pop();
        node.end = cursor.position();
        node.map = table.map(node, MAPS.contains(node.name));
        if (node.map == null) {
            boolean isBetter = likely == null || (MAPS.contains(node.name) && !MAPS.contains(likely.name));
            likely = isBetter && table.isLikely(node) ? node : likely;
            settle(node);
        } else if (!node.isFlat && !node.isSolution()) {
            node.parts.clear();
        }
        open.element().parts.add(node);
        name = node.name;
        word = node.text;
        if (open.size() == 1 && (node.map == null || node.isFlat) && node.isRow() && !node.isSolution()) {
            rows.add(LabelTable.row(node));
        } else {
            flushOutside();
        }
    }

    /** Makes levels of the maps in brackets that have been read. */
    private void settle(Node node) {
        List<Node> flat = node.parts.stream()
                .filter(part -> part.isFlat && part.name.isEmpty())
                .toList();
        if (node.parts.stream().anyMatch(part -> !part.isText() && !part.isFlat)) {
            flat.forEach(part -> part.map = null); // They are rows.
        }
        Predicate<Node> isAny = part -> part.map != null && !part.isSolution();
        List<Node> named = node.parts.stream()
                .filter(isAny.and(part -> MAPS.contains(part.name)))
                .toList();
        boolean isNamed = !named.isEmpty() && "{(".indexOf(node.kind) >= 0;
        cursor.require(
                !isNamed || named.size() == 1,
                isNamed ? named.get(named.size() - 1).at : 0,
                "one map of regions alone");
        Predicate<Node> isMap = isNamed ? part -> part == named.get(0) : isAny;
        List<Node> maps = node.parts.stream().filter(isMap).toList();
        boolean areNested = node.parts.stream().anyMatch(part -> !part.levels.isEmpty());
        if (node.kind == '(' && maps.size() == 1 && maps.get(0).name.isEmpty() && !areNested) {
            node.map = maps.get(0).map;
            return;
        }
        int from = 0;
        int checked = 0;
        Node early = null;
        for (int i = 0; i < node.parts.size(); i++) {
            Node part = node.parts.get(i);
            if (isMap.test(part)) {
                String own = title(maps.size() == 1 ? node.parts : node.parts.subList(from, i));
                node.levels.add(new Found(part.at, part.name, new Level(Objects.requireNonNull(part.map), own)));
                from = i + 1;
            } else if (part.isSolution()) {
                early = part;
            }
            node.levels.addAll(part.levels);
            List<Found> unchecked = node.levels.subList(checked, node.levels.size());
            if (early != null && !unchecked.isEmpty()) {
                check(early, unchecked);
                checked = node.levels.size();
                early = null;
            }
        }
        boolean areStrings = maps.stream().anyMatch(part -> part.kind == '"');
        for (Node part : node.parts) {
            boolean isEmpty = part.map == null && part.levels.isEmpty();
            boolean isValue = part.kind != '\0' || part.isNothing();
            if (isEmpty && isValue && node.levels.isEmpty() && !part.name.isEmpty()) {
                withoutMap.putIfAbsent(part.name, part);
            } else if (isEmpty
                    && isValue
                    && !node.levels.isEmpty()
                    && node.kind == '['
                    && (part.kind != '"' || areStrings)) {
                fail(part);
            }
            if (isEmpty
                    && table.isOpen(part)
                    && (part.name.isEmpty() || (node.levels.isEmpty() && MAPS.contains(part.name)))) {
                fail(part);
            }
        }
        if (!node.levels.isEmpty()) {
            node.parts.clear();
        }
    }

    private static String title(List<Node> parts) {
        return parts.stream()
                .filter(part -> TITLES.contains(part.name) && part.isText() && !part.isNothing())
                .min(Comparator.comparing(part -> TITLES.indexOf(part.name)))
                .map(part -> part.text.strip())
                .orElse("");
    }

    private void fail(@Nullable Node node) {
        unreadable = node != null && (unreadable == null || node.at < unreadable.at) ? node : unreadable;
    }

    private void check(Node solution, List<Found> levels) {
        boolean areEach = solution.parts.size() == levels.size();
        boolean areSolved = levels.size() == 1
                ? isSolved(levels.get(0), solution)
                : areEach
                        && IntStream.range(0, levels.size())
                                .allMatch(i -> isSolved(levels.get(i), solution.parts.get(i)));
        cursor.require(areSolved, solution.at, "a solution of these regions, as columns, squares or marks");
    }

    private boolean isSolved(Found found, Node solution) {
        int[][] regions = found.level.regions();
        Predicate<Node> isSolved = part -> isSolved(found, part);
        return isSolution == null
                || LabelTable.solutions(solution, regions.length).stream()
                        .anyMatch(columns -> isSolution.test(regions, columns))
                || (!solution.parts.isEmpty()
                        && (solution.kind == '{'
                                ? solution.parts.stream().anyMatch(isSolved)
                                : solution.parts.stream().allMatch(isSolved)));
    }

    private void flushOutside() {
        if (open.size() == 1) {
            flush();
        }
    }

    /** Outside of brackets, lines may be rows. */
    private boolean takeRow() {
        int at = cursor.position();
        String line = cursor.restOfLine();
        String row = line.strip();
        boolean isRule =
                row.length() > 1 && row.chars().allMatch(c -> "+-=|: ".indexOf(c) >= 0 || (c >= 0x2500 && c < 0x2580));
        boolean isCode =
                row.chars().anyMatch(c -> "[]{}()=:`".indexOf(c) >= 0) || row.contains("//") || isCommentNext();
        if (row.isEmpty()) {
            flush();
        }
        if (row.isEmpty() || (isCode && !isRule) || BorderText.address(row) >= 0 || BorderText.isIn(row)) {
            return false;
        }
        if (!isRule) {
            LabelTable.addRows(line, at, rows);
        }
        cursor.moveTo(at + line.length());
        return true;
    }

    private void flush() {
        List<Row> rest = table.takeMaps(rows, name, MAPS.contains(name), open.element().parts);
        Row only = rest.size() == 1 && rows.size() == 1 ? rest.get(0) : null;
        if (only != null && only.characters().size() == 1 && table.isMap(List.of(only.characters()))) {
            singles.add(table.map("", List.of(only.characters())));
        } else if (otherRows.isEmpty()) {
            otherRows.addAll(rest);
        }
        wrongRows = wrongRows == null && table.areOpen(rest) ? table.refusal(rest, cursor.position()) : wrongRows;
        int plain = 0;
        for (int i = 0, j = 0; i < rows.size() && wrongRows == null; i++) {
            Row row = rows.get(i);
            boolean isRest = j < rest.size() && rest.get(j).equals(row);
            boolean isAfterMap = isRest
                    && i > j
                    && row.isLikely()
                    && row.squares().size() == rows.get(i - 1).squares().size();
            j += isRest ? 1 : 0;
            plain = isRest && row.isPlain() ? plain + 1 : 0;
            if (isAfterMap) {
                wrongRows = cursor.refusal(row.at(), "the end of the map, or an empty line before the next one");
            } else if (plain == 3) {
                wrongRows = table.refusal(
                        rest.subList(j - plain, rest.size()),
                        rest.get(rest.size() - 1).end());
            }
        }
        rows.clear();
    }

    /** After a blank, # begins a comment unless it begins a colour; // begins one but in an address. */
    private boolean isCommentNext() {
        int at = cursor.position();
        char before = at == 0 ? ' ' : cursor.text().charAt(at - 1);
        int digits = 1;
        while (digits < 4 && Character.digit(Math.max(0, cursor.peek(digits)), 16) >= 0) {
            digits++;
        }
        return cursor.peek() == '#'
                ? (before <= ' ' || before == '\uFEFF') && digits < 4
                : cursor.nextIs("/*") || (cursor.nextIs("//") && before != ':');
    }

    private void takeComment() {
        int at = cursor.position();
        int end = cursor.text().indexOf("*/", at + 2) + 2;
        boolean isLine = !cursor.nextIs("/*");
        cursor.moveTo(
                isLine
                        ? at + cursor.restOfLine().length()
                        : end < 2 ? cursor.text().length() : end);
    }
}
