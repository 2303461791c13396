package io.github.queens4j.region.text;

import io.github.queens4j.notation.JsonReader;
import io.github.queens4j.notation.TextCursor;
import io.github.queens4j.region.text.RegionText.Answer;
import io.github.queens4j.region.text.RegionText.Level;
import io.github.queens4j.search.Interruption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Maps of regions wherever they stand in a text, such as a file of a program. The text is cut into tokens, these into
 * brackets and lines; every table of n rows of n labels, of which n differ, is a map. What is in the same brackets
 * gives its title, and the solution that it is held to. Takes time in proportion to the length of the text.
 */
final class LevelText {

    /** The first of these that is there is the title. */
    private static final List<String> TITLES = List.of("title", "name", "id");

    /** The name of a line of one square, which is a map if nothing else is there. */
    private static final String SINGLE = " ";

    private static final String OPENING = "[{(";
    private static final String CLOSING = "]})";
    private static final String EXPECTED = "a map: a table of n rows with n labels each, of which n differ, in brackets"
            + " or in lines, an address with 'starbattle/', or SBN";

    private final TextCursor cursor;
    private final @Nullable BiPredicate<int[][], int[]> isSolution;
    private final Interruption interruption = Interruption.every(1 << 10);
    private final Deque<Node> open = new ArrayDeque<>();

    /** What should be a map and is none, by its place. */
    private final TreeMap<Integer, Node> unreadable = new TreeMap<>();

    /** What has a name but no map, nor has what is beside it. */
    private final List<Node> withoutMap = new ArrayList<>();

    /** For each kind of quotes, up to where none ends. */
    private final Map<String, Integer> vain = new HashMap<>();

    /** Lines of squares, or brackets with a row, with nothing between them. */
    private final List<Node> lines = new ArrayList<>();

    /** The word before, and what the next value is called; {@code a: type = } is a value of a, too. */
    private String word = "";

    private String name = "";
    private boolean isTyped;

    /** Without a test of solutions, squares may be open and regions of any number. */
    LevelText(TextCursor cursor, @Nullable BiPredicate<int[][], int[]> isSolution) {
        this.cursor = cursor;
        this.isSolution = isSolution;
    }

    boolean isForSketches() {
        return isSolution == null;
    }

    boolean isSolution(int[][] regions, int[] columns) {
        return isSolution == null || isSolution.test(regions, columns);
    }

    /** At least one map, or what should be one and is none; refuses a text with neither. */
    List<Level> read() {
        Node root = new Node(cursor.position(), "", Node.LINES, "");
        open.push(root);
        boolean isLineStart = true;
        while (cursor.peek() != TextCursor.END) {
            interruption.step();
            boolean isLine = isLineStart && open.size() == 1 && takeLine();
            isLineStart = !isLine && cursor.peek() == '\n';
            if (!isLine) {
                token();
            }
        }
        shutParentheses();
        if (open.size() > 1) {
            throw wrongBracket(cursor.position());
        }
        flush();
        boolean areOthers = root.parts.stream().anyMatch(part -> !part.name.equals(SINGLE));
        root.parts.removeIf(part -> areOthers && part.name.equals(SINGLE));
        settle(root);
        List<Level> levels = new ArrayList<>(root.levels);
        // Smaller maps than 4 x 4 have no puzzles; what looks like one beside others may be something else.
        boolean areLarge = levels.stream().anyMatch(level -> level.regions().length > 3);
        levels.removeIf(level ->
                areLarge && level.regions().length < 4 && !level.name().isEmpty() && !Node.MAPS.contains(level.name()));
        Set<String> names = levels.stream().map(Level::name).collect(Collectors.toSet());
        withoutMap.stream().filter(node -> names.contains(node.name)).forEach(this::fail);
        if (levels.isEmpty() && unreadable.isEmpty()) {
            throw root.likely == null ? cursor.refusal(EXPECTED) : refusal(root.likely);
        }
        int end = -1;
        for (Node node : unreadable.values()) {
            if (node.at >= end) { // What is inside of others has been said.
                levels.add(new Level(node.at, "", new int[0][], "", Answer.NONE, node.problem));
                end = node.end;
            }
        }
        levels.sort(Comparator.comparing(Level::at));
        return levels;
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
            string(at, (char) c, cursor.nextIs(String.valueOf((char) c).repeat(3)) ? 3 : 1);
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
            value(at, Node.WORD);
        }
    }

    /** Quotes that do not end in their line are apostrophes, but for those that take several lines. */
    private void string(int at, char quote, int quotes) {
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
            value(at, Node.STRING);
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
        Node node = new Node(at, name, kind, word);
        name = TITLES.contains(name) ? "" : name;
        node.end = cursor.position();
        int address = BorderText.address(cursor.text().substring(at, node.end));
        List<Node> parts = open.element().parts;
        int before = parts.size();
        if (address >= 0 || BorderText.isSbn(word)) {
            cursor.moveTo(at + (address >= 0 ? address : kind == Node.STRING ? 1 : 0));
            try {
                int[][] map = address >= 0 ? BorderText.readPuzzLink(cursor) : BorderText.readSbn(cursor);
                cursor.require(!Character.isLetterOrDigit(Math.max(0, cursor.peek())), "the end of the address");
                node.map = map;
            } catch (IllegalArgumentException e) {
                fail(node, () -> e);
            }
            cursor.moveTo(node.end);
        } else if (word.indexOf('\n') >= 0 || word.indexOf('/') >= 0 || node.isCalledMap()) {
            List<Node> rows = LabelTable.lines(word, at);
            node.map = rows.size() == 1 ? LabelTable.folded(this, node) : null;
            if (node.map == null) {
                LabelTable.takeMaps(this, rows, node.name, parts);
            }
        }
        if (parts.size() == before) {
            parts.add(node);
        }
    }

    private void close(char opening) {
        cursor.advance();
        if (open.stream().anyMatch(node -> node.kind == opening)) {
            if (opening != '(') {
                shutParentheses();
            }
            if (open.element().kind != opening) {
                throw wrongBracket(cursor.position() - 1);
            }
            shut();
        }
    }

    private IllegalArgumentException wrongBracket(int at) {
        return refusal(at, "'" + CLOSING.charAt(OPENING.indexOf(open.element().kind)) + "'");
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
        node.become(LabelTable.map(this, node));
        node.flat = node.map == null ? LabelTable.folded(this, node) : null;
        if (node.map == null && node.flat == null && !node.parts.stream().allMatch(Node::isLabel)) {
            settle(node);
        }
        name = node.name;
        word = node.text;
        if (open.size() == 1 && node.map == null && node.isRow() && !node.isSolution()) {
            lines.add(node);
        } else {
            flushOutside();
            open.element().parts.add(node);
        }
    }

    /** Makes levels of the maps in brackets that have been read. */
    private void settle(Node node) {
        List<Node> parts = node.parts;
        boolean areRows = parts.stream().anyMatch(part -> OPENING.indexOf(part.kind) >= 0 && part.flat == null);
        for (Node part : parts) {
            if (part.flat != null && (!areRows || !part.name.isEmpty())) {
                part.become(part.flat);
            }
        }
        List<Node> all = parts.stream().filter(Node::isMap).toList();
        List<Node> named = all.stream()
                .filter(part -> part.isCalledMap() && "{(".indexOf(node.kind) >= 0)
                .toList();
        List<Node> maps = named.isEmpty() ? all : named;
        if (named.size() > 1) {
            fail(named.get(named.size() - 1), "one map of regions alone");
            return;
        }
        boolean isLone = maps.size() == 1 && parts.stream().allMatch(part -> part.levels.isEmpty());
        if (isLone && node.kind == '(' && maps.get(0).name.isEmpty()) {
            node.map = maps.get(0).map;
            return;
        }
        int from = 0;
        int checked = 0;
        Node solution = null;
        for (int i = 0; i < parts.size(); i++) {
            Node part = parts.get(i);
            solution = part.isSolution() ? part : solution;
            if (part.isMap() && (named.isEmpty() || part == named.get(0))) {
                String title = title(maps.size() == 1 ? parts : parts.subList(from, i));
                node.levels.add(
                        new Level(part.at, part.name, Objects.requireNonNull(part.map), title, Answer.NONE, null));
                from = i + 1;
            }
            node.levels.addAll(part.levels);
            if (solution != null && checked < node.levels.size()) {
                check(solution, node.levels.subList(checked, node.levels.size()));
                checked = node.levels.size();
                solution = null;
            }
        }
        boolean areStrings = maps.stream().anyMatch(part -> part.kind == Node.STRING);
        boolean areLevels = !node.levels.isEmpty();
        for (Node part : parts) {
            if (part.map == null && part.levels.isEmpty() && (part.kind != Node.WORD || part.isNothing())) {
                boolean isLevel = areLevels && node.kind == '[' && (part.kind != Node.STRING || areStrings);
                boolean isTable = part.name.isEmpty() || (!areLevels && part.isCalledMap());
                if (isLevel
                        || part.arePlain()
                        || (isTable && LabelTable.of(this, part).isUnfinished())) {
                    fail(part);
                } else if (!areLevels && !part.name.isEmpty()) {
                    withoutMap.add(part);
                }
                boolean isLikelier = node.likely == null || (part.likely != null && part.likely.isCalledMap());
                node.likely = isLikelier ? part.likely : node.likely;
            }
        }
        node.likely = LabelTable.of(this, node).isLikely() ? node : node.likely;
        if (areLevels) {
            parts.clear();
        }
    }

    private static String title(List<Node> parts) {
        return parts.stream()
                .filter(part -> TITLES.contains(part.name) && part.isText() && !part.isNothing())
                .min(Comparator.comparing(part -> TITLES.indexOf(part.name)))
                .map(part -> part.text.strip())
                .orElse("");
    }

    private void fail(Node node) {
        fail(node, () -> refusal(node));
    }

    void fail(Node node, String expected) {
        fail(node, () -> refusal(node.at, expected));
    }

    private void fail(Node node, Supplier<IllegalArgumentException> problem) {
        node.problem = problem;
        unreadable.putIfAbsent(node.at, node);
    }

    IllegalArgumentException refusal(int at, String expected) {
        return cursor.refusal(at, expected);
    }

    private IllegalArgumentException refusal(Node node) {
        Node inside = Objects.requireNonNullElse(node.likely, node);
        LabelTable table = LabelTable.of(this, inside);
        return table.isLikely() ? table.refusal(inside.end) : refusal(node.at, EXPECTED);
    }

    /** Holds levels to a solution, or each to its part of one. */
    private void check(Node solution, List<Level> levels) {
        List<Node> parts = levels.size() == 1 ? List.of(solution) : solution.parts;
        for (int i = 0; i < levels.size(); i++) {
            boolean isSolved =
                    parts.size() == levels.size() && isSolved(levels.get(i).regions(), parts.get(i));
            Supplier<IllegalArgumentException> wrong =
                    () -> refusal(solution.at, "a solution of these regions, as columns, squares or marks");
            levels.set(i, levels.get(i).answered(isSolved ? null : wrong));
        }
    }

    private boolean isSolved(int[][] regions, Node solution) {
        Predicate<Node> isSolved = part -> isSolved(regions, part);
        List<Node> parts = solution.parts;
        return isForSketches()
                || LabelTable.solutions(this, solution, regions.length).stream()
                        .anyMatch(columns -> isSolution(regions, columns))
                || (solution.kind == '{'
                        ? parts.stream().anyMatch(isSolved)
                        : !parts.isEmpty() && parts.stream().allMatch(isSolved));
    }

    private void flushOutside() {
        if (open.size() == 1) {
            flush();
        }
    }

    /** Outside of brackets, lines may be rows; rules between them are passed over. */
    private boolean takeLine() {
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
        lines.addAll(isRule ? List.of() : LabelTable.lines(line, at));
        cursor.moveTo(at + line.length());
        return true;
    }

    /** Makes maps of lines; what is left of them is a value, too. */
    private void flush() {
        List<Node> parts = open.element().parts;
        LabelTable table = new LabelTable(this, lines);
        if (lines.size() == 1 && table.isMap()) {
            parts.add(Node.map(lines.get(0).at, SINGLE, table.numbered()));
        } else if (!lines.isEmpty()) {
            Node block = new Node(lines.get(0).at, "", Node.LINES, "");
            block.end = cursor.position();
            for (Node row : LabelTable.takeMaps(this, List.copyOf(lines), name, parts)) {
                (row.flat == null && row.name.isEmpty() ? block.parts : parts).add(row);
            }
            if (!block.parts.isEmpty()) {
                settle(block);
                parts.add(block);
            }
        }
        lines.clear();
    }

    /** After a blank, # begins a comment unless it begins a colour; // begins one but in an address. */
    private boolean isCommentNext() {
        int at = cursor.position();
        char before = at == 0 ? ' ' : cursor.text().charAt(at - 1);
        return cursor.peek() == '#'
                ? (before <= ' ' || before == '\uFEFF')
                        && !IntStream.range(1, 4).allMatch(i -> Character.digit(Math.max(0, cursor.peek(i)), 16) >= 0)
                : cursor.nextIs("/*") || (cursor.nextIs("//") && before != ':');
    }

    private void takeComment() {
        String end = cursor.nextIs("/*") ? "*/" : "\n";
        int at = cursor.text().indexOf(end, cursor.position() + 2);
        cursor.moveTo(at < 0 ? cursor.text().length() : end.equals("\n") ? at : at + 2);
    }

    /** A word, a string, a line, or brackets with what is in them. */
    static final class Node {

        static final char WORD = '\0';
        static final char STRING = '"';
        static final char LINE = '\n';
        static final char LINES = ' ';

        /** Names that tell a map from other tables beside it. */
        static final Set<String> MAPS = Set.of("regions", "colorregions", "grid", "board", "map", "zones", "areas");

        final int at;

        /** What it is called, without {@code _} and in lower case. */
        final String name;

        /** Of brackets, the opening one. */
        final char kind;

        /** Of brackets, the word before. */
        final String text;

        final List<Node> parts;
        final List<Level> levels;
        int end;

        /** The map that it is; and that it is as a list of all squares, unless it turns out to be a row. */
        int @Nullable [][] map;

        int @Nullable [][] flat;

        /** Inside of what has no map, what is most like one. */
        @Nullable
        Node likely;

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

        static Node row(List<Node> squares) {
            Node row = new Node(squares.get(0).at, "", LINE, "");
            row.squares = squares;
            return row;
        }

        static Node map(int at, String name, int @Nullable [][] map) {
            Node node = new Node(at, name, STRING, "");
            node.map = map;
            return node;
        }

        boolean isText() {
            return kind == WORD || kind == STRING || kind == LINE;
        }

        boolean isEmpty() {
            return kind == '[' && parts.isEmpty() && map == null && levels.isEmpty();
        }

        boolean isNothing() {
            return kind == WORD && LabelTable.isOpen(text);
        }

        /** A word of which nothing follows but as a square of a row. */
        boolean isLabel() {
            return isText()
                    && name.isEmpty()
                    && map == null
                    && (text.length() == 1 || (kind == WORD && LabelTable.isNumber(text)));
        }

        boolean isRow() {
            return parts.size() > 1 && parts.stream().allMatch(Node::isText);
        }

        boolean isCalledMap() {
            return MAPS.contains(name);
        }

        boolean isNamed(String... beginnings) {
            return Arrays.stream(beginnings).anyMatch(name::startsWith);
        }

        boolean isSolution() {
            return isNamed("solution", "solved", "answer") && (kind == STRING ? !text.isEmpty() : !parts.isEmpty());
        }

        /** A map that is no drawing of a solution. */
        boolean isMap() {
            return map != null && !isSolution();
        }

        void become(int @Nullable [][] map) {
            this.map = map;
            if (isMap()) {
                parts.clear();
                squares = null;
            }
        }

        /** As a row of a table: what is in brackets, or in a string, a line or a number. */
        List<Node> squares() {
            if (squares == null) {
                boolean isLine = kind != WORD || LabelTable.isNumber(text);
                squares = isText()
                        ? isLine ? LabelTable.squares(text, at + (kind == STRING ? 1 : 0)) : List.of()
                        : parts.stream()
                                .filter(part -> !part.isEmpty())
                                .map(part -> new Node(part.at, "", WORD, LabelTable.label(part)))
                                .toList();
            }
            return squares;
        }

        /** Whether these are lines of capital letters or numbers, as prose and marks are not. */
        boolean arePlain() {
            return kind == LINES && parts.stream().filter(Node::isPlain).count() > 2;
        }

        private boolean isPlain() {
            return squares().size() > 1
                    && squares().stream()
                            .allMatch(square -> square.text.length() < 3
                                    && square.text
                                            .chars()
                                            .allMatch(c -> Character.isDigit(c) || (c >= 'A' && c <= 'Z')))
                    && squares().stream().anyMatch(square -> !"01".contains(square.text));
        }
    }
}
