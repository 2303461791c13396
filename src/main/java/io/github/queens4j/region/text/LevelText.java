package io.github.queens4j.region.text;

import io.github.queens4j.notation.JsonReader;
import io.github.queens4j.notation.TextCursor;
import io.github.queens4j.region.text.LabelTable.Node;
import io.github.queens4j.region.text.RegionText.Answer;
import io.github.queens4j.region.text.RegionText.Level;
import io.github.queens4j.search.Interruption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Maps of regions wherever they stand in a text, cut into tokens, and these into brackets and lines: every table of n
 * rows of n labels, of which n differ, is a map, whose title and solution stand in the same brackets.
 */
final class LevelText {

    private static final String OPENING = "[{(";
    private static final String CLOSING = "]})";

    private final TextCursor cursor;
    private final @Nullable BiPredicate<int[][], int[]> isSolution;
    private final Interruption interruption = Interruption.every(1 << 10);
    private final Node root;
    private final Deque<Node> open = new ArrayDeque<>();

    /** What should be a map and is none, by its place. */
    private final TreeMap<Integer, Node> unreadable = new TreeMap<>();

    /** What has a name but no map, nor has what is beside it. */
    private final List<Node> withoutMap = new ArrayList<>();

    /** For each kind of quotes, up to where none ends. */
    private final Map<String, Integer> vain = new HashMap<>();

    /** The word before, and what the next value is called; {@code a: type = } is a value of a, too. */
    private String word = "";

    private String name = "";
    private boolean isTyped;

    // Outside of brackets: where the line begins, up to where one was no solution, what there was before it, and before
    // the lines around it.
    private int line;
    private int lineTried;
    private int before;
    private int beforeLines;
    private boolean isCode;

    /** Without a test of solutions, squares may be open and regions of any number. */
    LevelText(TextCursor cursor, @Nullable BiPredicate<int[][], int[]> isSolution) {
        this.cursor = cursor;
        this.isSolution = isSolution;
        root = new Node(cursor.position(), "", Node.LINES, "");
        open.push(root);
    }

    boolean isForSketches() {
        return isSolution == null;
    }

    boolean isSolution(int[][] regions, int[] columns) {
        return isSolution == null || isSolution.test(regions, columns);
    }

    /** At least one map, or what should be one and is none; refuses a text with neither. */
    List<Level> read() {
        List<Node> boards = PlacedSquares.boards(cursor.text());
        for (Node board : boards) {
            cursor.moveTo(cursor.text().length()); // What else there is, is the page around them.
            board.become(LabelTable.folded(this, board));
            if (board.map == null) {
                fail(board, "n x n squares, each once, of n regions");
            }
        }
        root.parts.addAll(boards);
        beginLine();
        while (cursor.peek() != TextCursor.END) {
            interruption.step();
            token();
        }
        endLine();
        beginLine();
        if (open.size() > 1) {
            throw wrongBracket(cursor.position());
        }
        boolean areSingle = root.parts.stream().allMatch(part -> LabelTable.map(this, part) != null);
        for (Node line : areSingle ? root.parts : List.<Node>of()) {
            line.become(LabelTable.map(this, line)); // One square is a map if there is nothing else.
        }
        settle(root);
        List<Level> levels = new ArrayList<>(root.levels);
        // Smaller maps than 4 x 4 have no puzzles; what looks like one beside others may be something else.
        boolean areLarge = levels.stream().anyMatch(level -> isLarge(level.regions()));
        levels.removeIf(level ->
                areLarge && !isLarge(level.regions()) && !level.name().isEmpty() && !Node.MAPS.contains(level.name()));
        Set<String> names = levels.stream().map(Level::name).collect(Collectors.toSet());
        withoutMap.stream().filter(node -> names.contains(node.name)).forEach(this::fail);
        if (levels.isEmpty() && unreadable.isEmpty()) {
            throw refusal(root, cursor.position());
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

    private static boolean isLarge(int[][] map) {
        return map.length > 3;
    }

    private void token() {
        int at = cursor.position();
        int c = cursor.peek();
        if (c == '\n') {
            endLine();
            cursor.advance();
            beginLine();
        } else if (c <= ' ' || c == '|' || c == '>') {
            cursor.advance();
        } else if (isCommentNext()) {
            comment(at);
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
            name = isTyped && c == '='
                    ? name
                    : word.replace("_", "").replace("-", "").toLowerCase(Locale.ROOT);
            isTyped = c == ':';
            isCode = true;
            cursor.advance();
            List<Node> parts = open.element().parts;
            if (!parts.isEmpty() && parts.get(parts.size() - 1).text.equals(word)) {
                parts.remove(parts.size() - 1); // It is a name, not a value.
            }
            endLines();
            solutionLine();
        } else if (c == ',' || c == ';') {
            name = "";
            isTyped = false;
            cursor.advance();
        } else {
            word(at);
        }
    }

    /** Outside of brackets, numbers after "solution:" are one; a single one after "solutions:" says how many. */
    private void solutionLine() {
        if (open.size() > 1 || cursor.position() < lineTried || !Node.isSolution(name)) {
            return;
        }
        Node line = new Node(cursor.position(), name, Node.LINES, "");
        String rest = cursor.restOfLine();
        lineTried = line.at + rest.length();
        Node row = new Node(line.at, name, Node.LINE, rest);
        boolean areMany =
                row.width() > 3 && (!name.endsWith("s") || rest.strip().indexOf(' ') > 0);
        if (areMany && row.isLineOfMarks()) {
            line.parts.add(row);
            root.parts.add(line);
            cursor.moveTo(row.end);
        }
    }

    /** Outside of brackets, an empty line ends tables, and rules between rows are passed over. */
    private void beginLine() {
        String rest = cursor.restOfLine();
        String next = rest.strip();
        isTyped = false;
        if (next.isEmpty()) {
            shutParentheses();
        }
        if (open.size() == 1) {
            if (next.isEmpty()) {
                endLines();
            } else if (next.length() > 1
                    && next.chars().allMatch(c -> "+-=|: ".indexOf(c) >= 0 || (c >= 0x2500 && c < 0x2580))) {
                cursor.moveTo(cursor.position() + rest.length());
            }
            line = cursor.position();
            before = root.parts.size();
            isCode = false;
        }
    }

    /** Outside of brackets, makes maps of the lines before. */
    private void endLines() {
        if (open.size() == 1) {
            LabelTable.takeMaps(
                    this,
                    root.parts.subList(Math.min(beforeLines, root.parts.size()), root.parts.size()),
                    cursor.position());
            before = root.parts.size();
            beforeLines = before;
        }
    }

    /** Makes rows of the words in a line outside of brackets. */
    private void endLine() {
        if (open.size() == 1 && !isCode && root.parts.size() > before) {
            List<Node> words = root.parts.subList(before, root.parts.size());
            String rowName = words.get(0).name;
            words.clear();
            words.addAll(LabelTable.lines(cursor.text().substring(line, cursor.position()), line, rowName));
            before = root.parts.size();
        }
    }

    /** A word with brackets after it is none: a type, or what is called. */
    private void word(int at) {
        String ends = Node.TITLES.contains(name) ? "\r,;]})" : "[]{}(),;:=|\"'`> \t\r";
        do {
            cursor.advance();
        } while (cursor.peek() >= ' ' && ends.indexOf(cursor.peek()) < 0 && !isCommentNext());
        word = cursor.text().substring(at, cursor.position());
        if (OPENING.indexOf(cursor.peek()) < 0 && !word.equals("-") && !word.equals("new")) {
            value(at, Node.WORD);
        }
    }

    /** Quotes that do not end in their line are apostrophes, but for those that take several lines. */
    private void string(int at, int quotes) {
        String text = cursor.text();
        int from = at + quotes;
        String end = text.substring(at, from);
        boolean isString = !end.equals("```") && vain.getOrDefault(end, 0) <= at;
        int to = from;
        while (isString && !text.startsWith(end, to)) {
            isString = to < text.length() && (text.charAt(to) != '\n' || quotes == 3 || end.equals("`"));
            to += isString && text.charAt(to) == '\\' ? 2 : 1;
        }
        cursor.moveTo(isString ? to + quotes : from);
        if (isString) {
            word = unescaped(text.substring(from, to));
            value(at, Node.STRING);
        } else {
            vain.merge(end, to, Math::max);
        }
    }

    /** After each backslash there is a character: otherwise it would have come before the quotes. */
    private static String unescaped(String raw) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c == '\\') {
                c = raw.charAt(++i);
                if (c == 'u' && i + 4 < raw.length()) {
                    c = 0;
                    for (int last = i + 4; i < last; ) {
                        c = (char) (16 * c + Math.max(0, Character.digit(raw.charAt(++i), 16)));
                    }
                }
                c = c == 'n' ? '\n' : c;
            }
            text.append(c);
        }
        return text.toString();
    }

    /** Adds a word or a string, or the maps in it. */
    private void value(int at, char kind) {
        Node node = new Node(at, name, kind, word);
        name = Node.TITLES.contains(name) ? "" : name;
        node.end = cursor.position();
        List<Node> found = List.of();
        int slash = word.indexOf('/');
        int address = slash < 0 ? -1 : BorderText.address(cursor.text().substring(at, node.end));
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
        } else if (slash >= 0 || word.indexOf('\n') >= 0) {
            found = LabelTable.lines(word, at, node.name);
            LabelTable.takeMaps(this, found, node.end);
            found.removeIf(part -> part.map == null);
        }
        isCode |= node.map != null || node.problem != null || !found.isEmpty();
        if (found.isEmpty()) {
            open.element().parts.add(node);
        } else {
            open.element().parts.addAll(found);
        }
    }

    private void close(char opening) {
        isCode = true;
        cursor.advance();
        if (open.element().kind == opening || open.stream().anyMatch(node -> node.kind == opening)) {
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
        if (node.map == null && !node.areWords()) {
            settle(node);
        }
        name = node.name;
        word = node.text;
        add(node);
    }

    /** Pairs of a solution may stand without brackets around them. */
    private void add(Node node) {
        List<Node> parts = open.element().parts;
        Node last = parts.isEmpty() ? node : parts.get(parts.size() - 1);
        boolean isNext = node.name.isEmpty() || node.name.equals(last.name);
        if (node.isPair() && isNext && last.isSolution() && last.parts.stream().anyMatch(part -> !part.isText())) {
            last.parts.add(node);
        } else if (node.isPair() && node.isSolution()) {
            Node pairs = new Node(node.at, node.name, node.kind, "");
            pairs.parts.add(node);
            parts.add(pairs);
        } else {
            parts.add(node);
        }
    }

    /** Makes levels of the maps in brackets that have been read. */
    private void settle(Node node) {
        List<Node> parts = node.parts;
        boolean areFlat = parts.stream().allMatch(part -> part.isText() || LabelTable.folded(this, part) != null);
        for (Node part : parts) {
            if (part.map == null && (part.isText() ? part.isCalledMap() : areFlat || !part.name.isEmpty())) {
                part.become(LabelTable.folded(this, part));
            }
        }
        // A small one beside something else is a part of that.
        boolean areMixed = parts.stream()
                .anyMatch(part -> !part.isText() && part.map == null && part.levels.isEmpty() && !part.isSolution());
        Predicate<Node> isWhole =
                part -> part.isMap() && (!areMixed || part.isCalledMap() || (part.map != null && isLarge(part.map)));
        List<Node> all = parts.stream().filter(isWhole).toList();
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
            if (isWhole.test(part) && (named.isEmpty() || part == named.get(0))) {
                node.levels.add(part.level(maps.size() == 1 ? parts : parts.subList(from, i)));
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
                if (isLevel
                        || part.arePlain()
                        || ((part.name.isEmpty() || (!areLevels && part.isCalledMap()))
                                && LabelTable.of(this, part).isUnfinished())) {
                    fail(part);
                } else if (!areLevels && !part.name.isEmpty()) {
                    withoutMap.add(part);
                }
            }
        }
        if (node.levels.stream().anyMatch(level -> level.regions().length > 2)) { // Others may be pairs of squares.
            parts.clear();
        }
    }

    private void fail(Node node) {
        fail(node, () -> refusal(node, node.at));
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

    /** Says what keeps what is most like a map from being one. */
    private IllegalArgumentException refusal(Node node, int at) {
        Node inside = likely(node);
        return inside == null
                ? refusal(at, LabelTable.EXPECTED)
                : LabelTable.of(this, inside).refusal(inside.end);
    }

    private @Nullable Node likely(Node node) {
        Node likely = LabelTable.of(this, node).isLikely() ? node : null;
        for (Node part : likely == null ? node.parts : List.<Node>of()) {
            Node inside = part.isText() ? null : likely(part);
            likely = inside != null && (likely == null || inside.isCalledMap()) ? inside : likely;
        }
        return likely;
    }

    /** Holds levels to a solution, or each to its part of one. */
    private void check(Node solution, List<Level> levels) {
        List<Node> parts = levels.size() == 1 ? List.of(solution) : solution.parts;
        for (int i = 0; i < levels.size(); i++) {
            boolean isSolved = isForSketches()
                    || (parts.size() == levels.size()
                            && LabelTable.isSolved(this, levels.get(i).regions(), parts.get(i)));
            Supplier<IllegalArgumentException> wrong =
                    () -> refusal(solution.at, "a solution of these regions, as columns, squares or marks");
            levels.set(i, levels.get(i).answered(isSolved ? null : wrong));
        }
    }

    /** After a blank, # begins a comment unless it begins a colour; // begins one but in an address. */
    private boolean isCommentNext() {
        int at = cursor.position();
        char last = at == root.at ? ' ' : cursor.text().charAt(at - 1);
        return cursor.peek() == '/'
                ? cursor.peek(1) == '*' || (cursor.peek(1) == '/' && last != ':')
                : cursor.peek() == '#'
                        && last <= ' '
                        && !IntStream.range(1, 4).allMatch(i -> Character.digit(Math.max(0, cursor.peek(i)), 16) >= 0);
    }

    private void comment(int at) {
        boolean isLine = !cursor.nextIs("/*");
        if (isLine) {
            endLine();
        }
        int end = cursor.text().indexOf(isLine ? "\n" : "*/", at + 2);
        cursor.moveTo(end < 0 ? cursor.text().length() : isLine ? end : end + 2);
    }
}
