package io.github.queens4j.region.text;

import io.github.queens4j.notation.Visible;
import io.github.queens4j.region.text.RegionText.Answer;
import io.github.queens4j.region.text.RegionText.Level;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A word, a string, a line, or brackets or lines with what is in them; as a row of a table, it has squares. */
final class Node {

    static final char WORD = '\0';
    static final char STRING = '"';
    static final char LINE = '\n';
    static final char LINES = ' ';

    // Names, of a title the first that is there; a map by one of its names is told from other tables beside it.
    static final List<String> TITLES = List.of("title", "name", "id");
    static final Set<String> MAPS = Set.of("regions", "colorregions", "grid", "board", "map", "zones", "areas");
    private static final List<String> REGION = List.of("region", "colo", "zone", "area");
    static final String SOLUTION = "solution";
    private static final List<String> SOLUTIONS = List.of(SOLUTION, "solved", "answer");

    /** Names of lists that are solutions if they have a queen for each row, otherwise what is given. */
    private static final List<String> QUEENS = List.of(
            "queen", "star", "crown", "column", "position", "placement", "expected", "result", "correct", "sol");

    /** Smaller maps have no puzzles. */
    static final int SMALL = 3;

    static final String OPEN = ".";

    /** In place of the label of what has none, and between the numbers of a colour. */
    static final String NONE = "\0";

    static final String BETWEEN = "\1";

    /** Of queens, crosses and open squares; a letter among them may be a region, too. */
    private static final String MARKS = "*#+-_.\u00b7QqXx" + NONE;

    static final Set<String> CROWNS = Set.of("\uD83D\uDC51", "\u265B", "\u2655");
    private static final Set<String> ALL_OPEN = Set.of("null", "None", "nil", "undefined", "-1", "", OPEN);
    private static final String BARS = "|\u2502\u2503\u2551";
    private static final String COMMAS = ",;\t";

    final int at;

    /** Of brackets, the opening one. */
    final char kind;

    /** What it is called, without {@code _} and in lower case. */
    String name;

    /** Of brackets, the word before. */
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

    /** Lines together, and what stands among them. */
    static Node of(String name, List<Node> parts) {
        Node lines = new Node(parts.get(0).at, name, LINES, "");
        lines.parts.addAll(parts);
        lines.end = parts.get(parts.size() - 1).end;
        return lines;
    }

    /** Rows of n squares. */
    static List<Node> rows(List<Node> squares, int n) {
        return IntStream.range(0, n)
                .mapToObj(row -> new Node(squares.get(row * n).at, "", squares.subList(row * n, row * n + n)))
                .toList();
    }

    /** A row of squares. */
    Node(int at, String name, List<Node> squares) {
        this(at, name, LINE, "");
        this.squares = squares;
    }

    boolean isText() {
        return kind == WORD || kind == STRING || kind == LINE;
    }

    boolean isRow() {
        return parts.size() > 1 && parts.stream().allMatch(Node::isText);
    }

    boolean isCalledMap() {
        return MAPS.contains(name);
    }

    boolean isCalledRegion() {
        return REGION.stream().anyMatch(name::startsWith);
    }

    static boolean isSolution(String name) {
        return SOLUTIONS.stream().anyMatch(name::startsWith);
    }

    boolean isSolution() {
        return isSolution(name) && (kind == STRING ? !text.isEmpty() : !parts.isEmpty());
    }

    /** Whether it has a queen for each row by its name and its length. */
    boolean areQueens(int n) {
        return n > SMALL
                && parts.size() == n
                && QUEENS.stream().anyMatch(name::startsWith)
                && !counts(parts) // As names of columns do.
                && !SquareList.numbers(this).isEmpty();
    }

    /** Whether it has been a map, or should have been one. */
    boolean isRead() {
        return map != null || problem != null;
    }

    /** With the title that is beside it. */
    Level level(List<Node> beside) {
        String title = beside.stream()
                .filter(part ->
                        TITLES.contains(part.name) && part.isText() && (part.kind != WORD || !isOpen(part.text)))
                .min(Comparator.comparing(part -> TITLES.indexOf(part.name)))
                .map(part -> part.text.strip())
                .orElse("");
        return new Level(at, name, Objects.requireNonNull(map), title, Answer.NONE, null);
    }

    static boolean isOpen(String label) {
        return ALL_OPEN.contains(label);
    }

    static boolean isNumber(String text) {
        return !text.isEmpty() && text.length() < 9 && text.chars().allMatch(Character::isDigit);
    }

    static boolean isMark(String label) {
        return isOpen(label) || CROWNS.contains(label) || label.chars().allMatch(c -> MARKS.indexOf(c) >= 0);
    }

    static Set<String> labels(List<Node> rows) {
        return rows.stream().flatMap(Node::labels).collect(Collectors.toSet());
    }

    Stream<String> labels() {
        return squares().stream().map(square -> square.text);
    }

    /** Whether it is a mark, or a row of them, that is no open square, no region and on none. */
    static boolean isSign(String label) {
        boolean isLetter = label.length() == 1 && Character.isLetter(label.charAt(0));
        return isMark(label) && !isOpen(label) && !isLetter && !CROWNS.contains(label);
    }

    /** Whether it numbers the columns below, perhaps with an empty corner. */
    boolean isHeading() {
        List<Node> row = squares();
        return row.size() > 2 && counts(row.get(0).text.isEmpty() ? row.subList(1, row.size()) : row);
    }

    /** Whether these are numbers or letters that follow one another, up from the first or down to it. */
    static boolean counts(List<Node> squares) {
        int[] numbers = squares.stream()
                .map(square -> square.text)
                .mapToInt(text -> isNumber(text) ? Integer.parseInt(text) : text.length() == 1 ? text.charAt(0) : -1)
                .toArray();
        int last = numbers.length - 1;
        int step = last > 0 ? Integer.signum(numbers[1] - numbers[0]) : 0;
        return step != 0
                && List.of(0, 1, (int) 'a', (int) 'A').contains(numbers[step > 0 ? 0 : last])
                && IntStream.range(0, numbers.length).allMatch(i -> numbers[i] == numbers[0] + i * step);
    }

    /** Where the only square with a mark is, or -1. */
    int column(String mark) {
        List<String> marks = labels().toList();
        return marks.indexOf(mark) == marks.lastIndexOf(mark) ? marks.indexOf(mark) : -1;
    }

    /** How many squares it has as a row of a table outside of brackets; 0 if it is none. */
    int width() {
        return !isRead() && (kind == LINE || isRow()) ? squares().size() : 0;
    }

    /** As a table: what is in brackets, unless it is a row itself, or the lines of a text; slashes end lines, too. */
    List<Node> rows() {
        if (isText()) {
            return lines();
        }
        Node first = parts.isEmpty() ? this : parts.get(0);
        boolean areEqual = parts.size() > 3 && parts.stream().allMatch(part -> part.text.equals(first.text));
        boolean isRow = kind != LINES && first.isText() && (areEqual || first.text.length() < parts.size());
        boolean areWords = parts.size() > 3
                && parts.stream().allMatch(part -> part.kind == WORD && part.text.length() == parts.size());
        if (areWords && !areEqual) {
            return parts.stream().flatMap(word -> word.lines().stream()).toList();
        }
        return isRow ? List.of() : parts;
    }

    List<Node> lines() {
        List<Node> lines = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == '\n' || text.charAt(i) == '/') {
                lines.add(new Node(at + start, name, LINE, text.substring(start, i)));
                start = i + 1;
            }
        }
        lines.removeIf(line -> line.squares().isEmpty());
        return lines;
    }

    /** As a row: what is in brackets, or in a string, a line or a number. */
    List<Node> squares() {
        if (squares == null) {
            squares = !isText() ? squaresInside() : kind == WORD && !isNumber(text) ? List.of() : squaresOfText();
        }
        return squares;
    }

    private List<Node> squaresInside() {
        List<Node> lists = parts.stream().filter(part -> !part.isText()).toList();
        boolean isAround = parts.size() == 1 && parts.get(0).kind == STRING;
        if (isAround || (lists.size() == 1 && (kind == '{' || parts.size() == 1))) { // An object or a call with a row.
            return (isAround ? parts : lists).get(0).squares();
        }
        return parts.stream().map(Node::square).toList();
    }

    /** A value, or what stands for one: a colour of three or four numbers, an object with a region. */
    private Node square() {
        if (isText()) {
            return text.indexOf('\uFE0F') < 0 ? this : new Node(at, "", WORD, text.replace("\uFE0F", ""));
        }
        List<Node> named = parts.stream()
                .filter(part -> part.isText() && part.isCalledRegion())
                .toList();
        boolean isColour = parts.size() > 2 && parts.size() < 5 && isRow();
        String label = (named.isEmpty() && isColour ? parts : named)
                .stream().map(part -> part.text).collect(Collectors.joining(BETWEEN));
        return new Node(at, "", WORD, label.isEmpty() ? NONE : label);
    }

    /** Words between bars, otherwise between commas and the like, otherwise between blanks; or characters of one. */
    private List<Node> squaresOfText() {
        String inner = unquoted(text);
        if (inner.length() == text.length() - 2 && inner.indexOf(text.charAt(0)) < 0) {
            return new Node(at, name, STRING, inner).squares();
        }
        String separators = Stream.of(BARS, COMMAS)
                .filter(any -> text.chars().anyMatch(c -> any.indexOf(c) >= 0))
                .findFirst()
                .orElse(" ");
        int from = at + (kind == STRING ? 1 : 0);
        boolean areEmpty = Stream.of(",,", ";;", "\t\t").anyMatch(text::contains);
        List<Node> words = new ArrayList<>();
        int start = 0;
        int quote = ' ';
        for (int i = 0; i <= text.length(); i++) {
            char c = i == text.length() ? separators.charAt(0) : text.charAt(i);
            boolean isQuote = c == '"' || (c == '\'' && (quote == c || start == i)); // Others are apostrophes.
            quote = !isQuote || (quote != ' ' && quote != c) ? quote : quote == c ? ' ' : c;
            if (i == text.length() || (quote == ' ' && separators.indexOf(c) >= 0)) {
                String word = text.substring(start, i);
                if (!word.isBlank() || areEmpty || (!separators.equals(" ") && start > 0 && i < text.length())) {
                    int blanks = word.length() - word.stripLeading().length();
                    words.add(new Node(from + start + blanks, "", WORD, unquoted(word.strip())));
                }
                start = i + 1;
            }
        }
        return words.size() > 1 ? words : characters(from);
    }

    static String unquoted(String word) {
        int last = word.length() - 1;
        boolean isQuoted = last > 0 && "\"'".indexOf(word.charAt(0)) >= 0 && word.charAt(last) == word.charAt(0);
        String label = isQuoted ? word.substring(1, last).replace("\"\"", "\"") : word;
        return label.replace("\uFE0F", "");
    }

    /** But for marks that change the look of the character before; those of prose are no labels. */
    private List<Node> characters(int from) {
        List<Node> characters = new ArrayList<>();
        for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
            int c = text.codePointAt(i);
            int type = c > 0x7f ? Character.getType(c) : 0;
            boolean isSymbol = c > 0xFFFF || type == Character.OTHER_SYMBOL || type == Character.MATH_SYMBOL;
            boolean isLabel =
                    (isSymbol && BARS.indexOf(c) < 0) || Character.isLetterOrDigit(c) || ".-_*#+".indexOf(c) >= 0;
            if (isLabel || (BARS + " \t\r\"'`,;\uFE0F\u20E3").indexOf(c) < 0) {
                characters.add(new Node(from + i, "", WORD, isLabel ? Visible.character(c) : NONE));
            }
        }
        return characters;
    }
}
