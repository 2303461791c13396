package io.github.queens4j;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Texts of one to three boards or puzzles in every notation, with every sign, are read as they are meant; with one
 * change as what would be written so, or not at all. {@code -Dboard.readers=N} tries N texts,
 * {@code -Dboard.readers.seed} others or one again. The same ones each time, as of 100,000 any some four are read as
 * what one sign makes of them: {@code [\n3 0 4 1 2]}, or a list of two.
 */
class BoardNotationsTest {

    private static final List<String> CHANGES = List.of(
            "none", "square", "gone", "twice", "row", "column", "drop", "double", "exchange", "line", "lines", "cut");

    private static final String QUEENS = "Qq♕♛1*#";
    private static final String EMPTY = ".-_·0+";
    private static final String BLOCKED = "x×#";
    private static final String EXCHANGED = QUEENS + EMPTY + BLOCKED + "23456789abcd[](){}|/\"' \n:";

    /** Signs of squares by their kind. */
    private static final int QUEEN = 1;

    private static final int BLOCK = 2;

    /** How the boards of a text are written; a writer returns nothing for a board that the notation has not. */
    private record Notation(String name, boolean isDrawing, String between, Function<int[][], String> piece) {}

    private Random random = new Random();
    private boolean isBoard;
    private String change = "";
    private List<String> signs = List.of();
    private List<Notation> all = List.of();

    @Test
    void nothingIsReadWithAnotherMeaning() {
        long seed = Long.getLong("board.readers.seed", 0);
        Map<String, Integer> outcomes = new TreeMap<>();
        Map<String, AssertionError> failures = new TreeMap<>();
        for (int i = 0; i < Integer.getInteger("board.readers", 7_000); i++) {
            random = new Random(seed + i);
            isBoard = random.nextBoolean();
            signs = signs();
            change = random.nextInt(4) == 0 ? "none" : any(CHANGES);
            all = notations();
            Notation notation = any(all);
            try {
                outcomes.merge(outcome(notation, "-Dboard.readers.seed=" + (seed + i)), 1, Integer::sum);
            } catch (AssertionError failure) {
                failures.putIfAbsent(notation.name + ", " + change, failure);
            }
        }
        System.out.println("-Dboard.readers.seed=" + seed + ": " + outcomes);
        if (!failures.isEmpty()) {
            throw new AssertionError(
                    failures.values().stream().map(String::valueOf).collect(joining("\n")));
        }
        assertThat(outcomes)
                .containsKeys("none: read", "square: read", "gone: refused", "cut: read", "none: two readings");
    }

    private String outcome(Notation notation, String seed) {
        int n = random.nextInt(13);
        int least = change.equals("none") ? 1 : 3; // One square may be cut out of anything.
        List<int[][]> boards = Stream.generate(() ->
                        board(n == 0 ? 0 : Math.max(least, 1 + (n + random.nextInt(2)) % 12)))
                .limit(n == 0 || notation.between.isEmpty() ? 1 : 1 + random.nextInt(3))
                .toList();
        int at = random.nextInt(boards.size());
        List<int[][]> shown = new ArrayList<>(boards);
        shown.set(at, changed(boards.get(at)));
        String text = written(notation, shown);
        if (text.isEmpty()) {
            return "not written";
        }
        List<String> meant = new ArrayList<>();
        meant.add(facts(boards));
        if (change.equals("square")) {
            meant.set(0, facts(shown));
        }
        String other = text(text);
        String place =
                seed + " " + notation.name + ", " + change + (isBoard ? " of a board" : "") + "\n" + other + "\n";
        List<int[][]> read;
        try {
            read = read(other);
        } catch (IllegalArgumentException refusal) {
            boolean isSign = shown.stream().anyMatch(rows -> rows.length == 1)
                    && signs.get(QUEEN).equals("#");
            boolean areTwo = String.valueOf(refusal.getMessage()).startsWith("text has more than one meaning");
            assertThat(areTwo || isSign || !change.equals("none") || !isRight(shown))
                    .as(place + refusal.getMessage())
                    .isTrue();
            return change + (areTwo ? ": two readings" : ": refused");
        } catch (RuntimeException failure) {
            throw new AssertionError(place, failure);
        }
        assertThat(meant.contains(facts(read)) || isExcused(notation, boards, read, other))
                .as(place + "is read as " + facts(read))
                .isTrue();
        return change + ": read";
    }

    /** Whether what is read is no other meaning: a text that would be written so, whole boards, or a single square. */
    private boolean isExcused(Notation notation, List<int[][]> boards, List<int[][]> read, String text) {
        boolean isOfWhole = List.of("line", "lines", "cut").contains(change)
                && read.stream().allMatch(board -> boards.stream().anyMatch(whole -> Arrays.deepEquals(whole, board)));
        boolean isOfLabels = notation.name.startsWith("labels")
                && Pattern.compile("(\\A|:\n|\n[ \t]*\n)[ 0-9]+(\n|\\z)")
                        .matcher(text)
                        .find();
        boolean isOfSquare = read.stream().anyMatch(board -> board.length == 1)
                && List.of("cut", "column").contains(change);
        return isOfWhole
                || isOfLabels
                || isOfSquare
                || all.stream().anyMatch(way -> plain(written(way, read), way).equals(plain(text, way)));
    }

    private List<int[][]> read(String text) {
        Stream<Puzzle> puzzles = isBoard
                ? Board.parseAll(text).stream()
                        .map(board -> board.squares().stream()
                                .reduce(
                                        Puzzle.of(board.size(), RandomPuzzles.ROWS),
                                        Puzzle::withQueen,
                                        (one, two) -> two))
                : Puzzle.parseAll(text, RandomPuzzles.ROWS).stream();
        return puzzles.map(BoardNotationsTest::kinds).toList();
    }

    private static int[][] kinds(Puzzle puzzle) {
        int[][] kinds = new int[puzzle.size()][puzzle.size()];
        puzzle.queens().forEach(square -> kinds[square.row()][square.column()] = QUEEN);
        puzzle.blocked().forEach(square -> kinds[square.row()][square.column()] = BLOCK);
        return kinds;
    }

    private int[][] board(int n) {
        if (!isBoard) {
            return kinds(RandomPuzzles.ofRows(n, random.nextLong(), random.nextBoolean()));
        }
        List<Integer> columns = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        Collections.shuffle(columns, random);
        boolean isAny = random.nextInt(4) == 0;
        int[][] kinds = new int[n][n];
        for (int row = 0; row < n; row++) {
            kinds[row][isAny ? random.nextInt(n) : columns.get(row)] = QUEEN;
        }
        return kinds;
    }

    private static String facts(List<int[][]> boards) {
        return Arrays.deepToString(boards.toArray());
    }

    /** Whether these are boards or puzzles. */
    private boolean isRight(List<int[][]> boards) {
        return boards.stream()
                .allMatch(rows -> Arrays.stream(rows).allMatch(row -> {
                    long queens =
                            IntStream.of(row).filter(kind -> kind == QUEEN).count();
                    return row.length == rows.length && queens <= 1 && (queens == 1 || !isBoard);
                }));
    }

    /** With its change, if it is one of the squares. */
    private int[][] changed(int[][] old) {
        int n = old.length;
        if (n == 0) {
            return old;
        }
        int row = random.nextInt(n);
        int column = random.nextInt(n);
        int times = 2 * random.nextInt(2);
        List<int[]> rows = new ArrayList<>(Arrays.stream(old).map(int[]::clone).toList());
        switch (change) {
            case "square" -> rows.get(row)[column] = random.nextInt(isBoard ? 2 : 3);
            case "gone" -> rows.set(row, repeated(rows.get(row), column, 0));
            case "twice" -> rows.set(row, repeated(rows.get(row), column, 2));
            case "column" -> rows.replaceAll(all -> repeated(all, column, times));
            case "row" -> rows.addAll(row, Collections.nCopies(times, rows.remove(row)));
            default -> {}
        }
        return rows.toArray(int[][]::new);
    }

    private static int[] repeated(int[] row, int at, int times) {
        return IntStream.range(0, row.length)
                .flatMap(i -> IntStream.generate(() -> row[i]).limit(i == at ? times : 1))
                .toArray();
    }

    /** With its change, if it is one of the text. */
    private String text(String text) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        int line = random.nextInt(lines.size());
        int at = random.nextInt(text.length());
        String sign = text.substring(at, at + 1);
        return switch (change) {
            case "drop" -> text.substring(0, at) + text.substring(at + 1);
            case "double" -> text.substring(0, at) + sign + text.substring(at);
            case "exchange" -> text.substring(0, at) + any(EXCHANGED) + text.substring(at + 1);
            case "line" -> {
                lines.remove(line);
                yield String.join("\n", lines);
            }
            case "lines" -> {
                lines.add(line, lines.get(line));
                yield String.join("\n", lines);
            }
            case "cut" -> text.substring(0, at);
            default ->
                any(List.of("\uFEFF", "", "", ""))
                        + text.replace("\n", any(List.of("\n", "\n", "\r\n")))
                        + any(List.of("", "\n", " \n\n"));
        };
    }

    /** Nothing if the notation has not all of them. */
    private String written(Notation notation, List<int[][]> boards) {
        if (!notation.isDrawing && !isRight(boards)) {
            return "";
        }
        List<String> pieces = boards.stream().map(notation.piece).toList();
        String between = notation.between;
        return pieces.contains("")
                ? ""
                : between.startsWith("#")
                        ? IntStream.range(0, pieces.size())
                                .mapToObj(i -> between.substring(1).replace("#", "" + i) + "\n" + pieces.get(i))
                                .collect(joining("\n"))
                        : String.join(between, pieces);
    }

    /** A text in which all signs of a kind are the same, without what ends lines and texts. */
    private String plain(String text, Notation notation) {
        String lines = text.replaceAll("[ \t\r\uFEFF]+", " ")
                .replaceAll(" ?([|\\n,;()\\[\\]]) ?", "$1")
                .strip();
        return notation.isDrawing
                ? lines.replaceAll("[" + QUEENS.replace("#", "") + "👑]", "Q")
                        .replaceAll("[ .\\-_·0+]", ".")
                        .replaceAll("[x×#]", "x")
                : lines.toLowerCase(Locale.ROOT)
                        .replaceAll("\\s+", " ")
                        .replaceAll("null|none|-1|_", "-")
                        .replace('(', '[')
                        .replace(')', ']');
    }

    /** Of an empty square, a queen and a blocked square. */
    private List<String> signs() {
        String queen = random.nextInt(8) == 0 ? "👑" : any(isBoard ? QUEENS : QUEENS.replace("#", ""));
        return List.of(any(EMPTY), queen, any(BLOCKED));
    }

    private List<Notation> notations() {
        String apart = any(List.of("\n\n", "\n \n\n", "#Solution #:\n", "##:"));
        List<Notation> all = new ArrayList<>();
        for (String between : List.of("", " ", "  ", ", ", ",", ";", "\t")) {
            String end = any(between.isBlank() ? List.of("\n", "/", ",", ", ") : List.of("\n", "/", ";\n"));
            all.add(drawing("signs" + between + end, apart, rows -> lines(rows, between, end)));
        }
        String bar = any(List.of("|", " | "));
        all.add(drawing("bars", apart, rows -> barred(rows, bar)));
        all.add(drawing("framed", apart, this::framed));
        all.add(drawing("fenced", apart, rows -> "```\n" + lines(rows, " ", "\n") + "\n```"));
        String quote = any(List.of("\"", "'"));
        String outer = any(List.of(",", ", ", ",\n"));
        all.add(drawing("quoted", any(List.of(", ", apart)), rows -> list(words(rows, "", quote), ", ")));
        all.add(drawing("lists", any(List.of(",\n", apart)), rows -> list(words(rows, ", ", "["), outer)));
        for (int left = 0; left < 4; left++) {
            for (int top = 0; top < 5; top++) {
                int[] ways = {left, top, random.nextInt(4), random.nextInt(5)};
                all.add(drawing("labels " + Arrays.toString(ways), apart, rows -> labelled(rows, bar, ways)));
            }
        }
        for (BoardFormat format : BoardFormat.values()) {
            boolean isDrawing = format.isDrawing();
            all.add(new Notation(
                    String.valueOf(format),
                    isDrawing,
                    isDrawing || format != BoardFormat.FEN ? apart : "\n",
                    rows -> format(rows, format)));
        }
        String none = any(List.of("-", "-1", "null", "None", "_"));
        String comma = any(List.of(", ", ",", " "));
        String lines = none.length() > 2 ? "\n" : "";
        String line = change.equals("none") ? lines : ""; // A change may be that of the base of one of them.
        for (int i = 0; i < 2; i++) {
            int base = i;
            all.add(listed("list", "", rows -> list(rows, base, none, comma, true)));
            all.add(listed("lists", lines, rows -> list(rows, base, none, comma, lines.isEmpty())));
            all.add(listed("line", line, rows -> line(rows, base, none, comma)));
            all.add(listed("digits", line, rows -> rows.length < 3 && !line.isEmpty() ? "" : digits(rows, base)));
            all.add(listed("columns", "\n", rows -> rows.length == 0 ? "" : columns(rows, base)));
            all.add(listed("pairs", apart, rows -> pairs(rows, base, comma)));
        }
        all.add(listed("parentheses", "", rows -> parentheses(rows, none, comma)));
        all.add(listed(
                "ranks",
                "\n",
                rows -> rows.length < 2 ? "" : format(rows, BoardFormat.FEN).replaceAll(" .*", "")));
        all.add(listed("chess", "\n", rows -> chess(rows, " ")));
        all.add(listed("CHESS", "\n", rows -> chess(rows, ", ").toUpperCase(Locale.ROOT)));
        all.add(listed("object", "\n", this::object));
        return all;
    }

    private static String columns(int[][] rows, int base) {
        String list = list(rows, base, "null", ", ", true);
        return list.isEmpty() ? "" : "{\"n\": " + rows.length + ", \"columns\": " + list + "}";
    }

    private static Notation drawing(String name, String between, Function<int[][], String> piece) {
        return new Notation(name, true, between, rows -> rows.length == 0 ? "" : piece.apply(rows));
    }

    private static Notation listed(String name, String between, Function<int[][], String> piece) {
        return new Notation(name, false, between, piece);
    }

    private String format(int[][] rows, BoardFormat format) {
        boolean isPicture = format == BoardFormat.SVG && !(isBoard && change.equals("none"));
        boolean isObject = format == BoardFormat.JSON && !isBoard;
        if (isPicture || isObject || !isRight(Collections.singletonList(rows))) {
            return "";
        }
        return isBoard ? Board.of(queens(rows)).format(format) : formatted(rows, format);
    }

    private static String formatted(int[][] rows, BoardFormat format) {
        Puzzle puzzle = Puzzle.of(rows.length, RandomPuzzles.ROWS);
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows.length; column++) {
                puzzle = rows[row][column] == QUEEN
                        ? puzzle.withQueen(row, column)
                        : rows[row][column] == BLOCK ? puzzle.withBlocked(row, column) : puzzle;
            }
        }
        try {
            return puzzle.format(format);
        } catch (IllegalArgumentException cannotSayBlocked) {
            return "";
        }
    }

    /** The column of the queen of each row, or -1. */
    private static int[] queens(int[][] rows) {
        return Arrays.stream(rows)
                .mapToInt(row -> IntStream.range(0, row.length)
                        .filter(column -> row[column] == QUEEN)
                        .findFirst()
                        .orElse(-1))
                .toArray();
    }

    private List<String> words(int[][] rows, String between, String open) {
        String close = open.equals("[") ? "]" : open;
        return Arrays.stream(rows)
                .map(row -> open + cells(row, between) + close)
                .toList();
    }

    private String cells(int[] row, String between) {
        return IntStream.of(row).mapToObj(signs::get).collect(joining(between));
    }

    private String lines(int[][] rows, String between, String end) {
        return Arrays.stream(rows).map(row -> cells(row, between)).collect(joining(end));
    }

    private String barred(int[][] rows, String bar) {
        return Arrays.stream(rows)
                .map(row -> (bar + cells(row, bar) + bar).strip())
                .collect(joining("\n"));
    }

    /** With blank squares. */
    private String framed(int[][] rows) {
        String border = Arrays.stream(rows[0]).mapToObj(kind -> "+---").collect(joining()) + "+\n";
        return Arrays.stream(rows)
                .map(row -> IntStream.of(row)
                                .mapToObj(kind -> "| " + (kind == 0 ? " " : signs.get(kind)) + " ")
                                .collect(joining())
                        + "|\n")
                .collect(joining(border, border, border.strip()));
    }

    /** With numbers or letters left, above, right and below, in one of some ways. */
    private String labelled(int[][] rows, String bar, int... ways) {
        int n = rows.length;
        List<IntFunction<String>> beside = List.of(i -> "", i -> "" + (n - i), i -> "" + i, i -> "" + (i + 1));
        List<IntFunction<String>> above = List.of(
                i -> "", i -> "" + (char) ('a' + i), i -> "" + (char) ('A' + i), i -> "" + i, i -> "" + (i + 1));
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            String cells = (bar + cells(rows[row], bar) + bar).strip();
            lines.add((beside.get(ways[0]).apply(row) + " " + cells + " "
                            + beside.get(ways[2]).apply(row))
                    .strip());
        }
        for (int side : new int[] {1, 3}) {
            String labels = IntStream.range(0, rows[0].length)
                    .mapToObj(above.get(ways[side]))
                    .collect(joining(" "));
            lines.addAll(side == 1 ? 0 : lines.size(), ways[side] == 0 ? List.of() : List.of("   " + labels));
        }
        return n < 3 ? "" : String.join("\n", lines);
    }

    private static String list(List<String> elements, String between) {
        return "[" + String.join(between, elements) + "]";
    }

    /** Empty if one of the squares is blocked, or if the list would count from another base. */
    private static List<String> columns(int[][] rows, int base, String none) {
        boolean isOther = base == 1 && !has(rows, rows.length - 1);
        return isBlocked(rows) || isOther
                ? List.of()
                : IntStream.of(queens(rows))
                        .mapToObj(column -> column < 0 ? none : "" + (column + base))
                        .toList();
    }

    private static boolean isBlocked(int[][] rows) {
        return Arrays.stream(rows).flatMapToInt(Arrays::stream).anyMatch(kind -> kind == BLOCK);
    }

    private static boolean has(int[][] rows, int column) {
        return IntStream.of(queens(rows)).anyMatch(other -> other == column);
    }

    private static boolean isFull(int[][] rows) {
        return rows.length > 0 && IntStream.of(queens(rows)).allMatch(column -> column >= 0) && !isBlocked(rows);
    }

    private static boolean hasQueen(int[][] rows) {
        return IntStream.of(queens(rows)).anyMatch(column -> column >= 0);
    }

    /** Whether no two queens share a column. */
    private static boolean areApart(int[][] rows) {
        int[] taken = IntStream.of(queens(rows)).filter(column -> column >= 0).toArray();
        return IntStream.of(taken).distinct().count() == taken.length;
    }

    /** A list in brackets, alone or one of several. */
    private static String list(int[][] rows, int base, String none, String comma, boolean isAlone) {
        List<String> columns = columns(rows, base, none);
        boolean isList = columns.size() == rows.length && (isAlone || (areApart(rows) && hasQueen(rows)));
        return isList ? list(columns, comma) : "";
    }

    private static String line(int[][] rows, int base, String none, String comma) {
        boolean hasBase = base == 0 ? has(rows, 0) : has(rows, rows.length - 1);
        boolean isLine = rows.length > 0 && hasBase && areApart(rows);
        return isLine ? String.join(comma, columns(rows, base, none)) : "";
    }

    private static String digits(int[][] rows, int base) {
        boolean isRun = rows.length < 10 && isFull(rows);
        return isRun ? line(rows, base, "", "") : "";
    }

    private static String parentheses(int[][] rows, String none, String comma) {
        String elements = IntStream.of(queens(rows))
                .mapToObj(column -> column < 0 ? none : "" + (column + 1))
                .collect(joining(comma));
        return isBlocked(rows) ? "" : "(" + elements + ")";
    }

    private static String pairs(int[][] rows, int base, String between) {
        int[] queens = queens(rows);
        return rows.length < 4 || !isFull(rows)
                ? ""
                : IntStream.range(0, rows.length)
                        .mapToObj(row -> "(" + (row + base) + ", " + (queens[row] + base) + ")")
                        .collect(joining(between, "[", "]"));
    }

    private static String chess(int[][] rows, String between) {
        int[] queens = queens(rows);
        return isFull(rows)
                ? IntStream.range(0, rows.length)
                        .mapToObj(row -> "" + (char) ('a' + queens[row]) + (rows.length - row))
                        .collect(joining(between))
                : "";
    }

    /** A puzzle as an object of JSON. */
    private String object(int[][] rows) {
        String n = "{\"n\": " + rows.length + ", \"queens\": " + squares(rows, QUEEN);
        return isBoard || change.equals("exchange") ? "" : n + ", \"blocked\": " + squares(rows, BLOCK) + "}";
    }

    private static List<String> squares(int[][] rows, int kind) {
        return IntStream.range(0, rows.length)
                .boxed()
                .flatMap(row -> IntStream.range(0, rows.length)
                        .filter(column -> rows[row][column] == kind)
                        .mapToObj(column -> "[" + row + ", " + column + "]"))
                .toList();
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private String any(String characters) {
        return characters.substring(random.nextInt(characters.length())).substring(0, 1);
    }
}
