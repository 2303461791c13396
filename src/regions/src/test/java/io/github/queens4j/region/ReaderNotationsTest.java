package io.github.queens4j.region;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.queens4j.Board;
import io.github.queens4j.region.text.RegionText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Texts of one to three maps in every notation, with every kind of label and of answer, are read as they are meant;
 * with one change as meant or not at all. {@code -Dregion.readers=N} tries N texts, {@code -Dregion.readers.seed} one
 * again.
 */
class ReaderNotationsTest {

    private static final List<String> CHANGES = List.of(
            "none", "wrong answer", "open", "label", "square", "row", "column", "mark", "line", "line twice", "cut");

    /** In place of a region. */
    private static final int CROWN = -2;

    private static final String CSV = "\",\"";

    @SuppressWarnings("ArrayRecordComponent")
    private record Level(int[][] map, String title, int[] answer) {

        /** As a list of one; empty if it is no map with its answer. */
        Stream<Regions> regions() {
            try {
                List<Integer> labels = Arrays.stream(map)
                        .flatMapToInt(Arrays::stream)
                        .distinct()
                        .boxed()
                        .toList();
                Regions regions = Regions.of(Arrays.stream(map)
                        .map(row -> Arrays.stream(row)
                                .map(label -> label < 0 ? label : labels.indexOf(label))
                                .toArray())
                        .toArray(int[][]::new));
                boolean isRight = answer.length == 0 || Board.of(answer).isSolution(regions.rule());
                return isRight ? Stream.of(regions) : Stream.empty();
            } catch (IllegalArgumentException none) {
                return Stream.empty();
            }
        }
    }

    private record Labels(IntFunction<String> name) {

        static Labels of(String names) {
            return new Labels(i -> List.of(names.split("\\|")).get(i));
        }

        boolean areAny() {
            return true;
        }

        boolean areCharacters() {
            return IntStream.range(0, 6)
                    .allMatch(i ->
                            name.apply(i).replace("\uFE0F", "").codePoints().count() == 1);
        }

        boolean areNumbers() {
            return Character.isDigit(name.apply(0).charAt(0));
        }

        boolean arePlain() {
            return !name.apply(1).contains(" ");
        }
    }

    private static final List<Labels> LABELS = List.of(
            new Labels(String::valueOf),
            new Labels(i -> String.valueOf(i + 1)),
            new Labels(i -> String.valueOf(4294901760L + 255L * i)),
            new Labels(i -> i + "."),
            new Labels(RegionText::name),
            new Labels(i -> String.valueOf("aAbBxXqQ".charAt(i))),
            new Labels(i -> "#" + Integer.toHexString(0xf00a00 + 17 * i)),
            Labels.of("red|dark blue|light green|a, \"b\"|it's|x; y|no. 7"),
            Labels.of("red|blue|grün|teal|navy|x-1|Q"),
            Labels.of("🟥|🟦|⬛️|🟩|🟨|⬜|🟪"),
            Labels.of("■|□|▲|△|◆|◇|●"),
            Labels.of("α|β|γ|д|ж|あ|中"),
            Labels.of("A1|B2|C3|D4|E5|F6|G7"));

    /** The labels it takes, and what stands around its maps; whether it is code, and titles and answers go with it. */
    private record Notation(
            String name,
            boolean isCode,
            boolean isFull,
            Predicate<Labels> takes,
            String head,
            Function<Level, String> piece,
            String between,
            String tail) {}

    private static final List<RegionPuzzle> PUZZLES = Stream.of(4, 5, 6, 7)
            .flatMap(n -> RegionGenerator.ofSize(n).seed(n).stream().limit(9))
            .toList();

    private Random random = new Random();
    private Labels labels = LABELS.get(0);
    private String gap = "";
    private String change = "";

    /** The guide has maps, but it is in no notation itself. */
    @Test
    void sourcesDocumentsAndLicencesGiveNone() throws IOException {
        try (Stream<Path> found = Files.walk(Path.of("src"))) {
            List<Path> files = Stream.concat(
                            Stream.of("LICENSE", "README.md", "CHANGELOG.md").map(Path::of), found)
                    .filter(file -> !file.toString().contains("target"))
                    .filter(file -> file.toString().matches("LICENSE|.*\\.(java|md|xml|html|css|js|properties|txt)"))
                    .toList();
            assertThat(files).hasSizeGreaterThan(500);
            for (Path file : files) {
                assertThatIllegalArgumentException()
                        .as("%s", file)
                        .isThrownBy(() -> Regions.parseAll(Files.readString(file)))
                        .withMessageStartingWith("text is not a map of regions at position ");
            }
        }
    }

    @Test
    void nothingIsReadWithAnotherMeaning() {
        long seed = Long.getLong("region.readers.seed", System.nanoTime());
        List<Notation> notations = notations();
        Map<String, Integer> outcomes = new TreeMap<>();
        Map<String, AssertionError> failures = new TreeMap<>();
        for (int i = 0; i < Integer.getInteger("region.readers", 4_000); i++) {
            random = new Random(seed + i);
            Notation notation = any(notations);
            try {
                outcomes.merge(outcome(notation, "-Dregion.readers.seed=" + (seed + i)), 1, Integer::sum);
            } catch (AssertionError failure) {
                failures.putIfAbsent(notation.name + ", " + change, failure);
            }
        }
        System.out.println("-Dregion.readers.seed=" + seed + ": " + outcomes);
        failures.values().forEach(failure -> {
            throw failure;
        });
        assertThat(outcomes).containsKeys("none: read", "label: read", "wrong answer: refused", "open: sketch");
    }

    private String outcome(Notation notation, String seed) {
        labels = any(LABELS.stream().filter(notation.takes).toList());
        gap = any(List.of("", " ", "\n", "\n    "));
        change = random.nextInt(4) == 0 ? "none" : any(CHANGES);
        if (change.equals("wrong answer") && !notation.isFull) {
            return "not written";
        }
        boolean isTitled = notation.isFull && random.nextBoolean();
        boolean isAnswered = notation.isFull && (change.equals("wrong answer") || random.nextBoolean());
        List<Level> levels = Stream.generate(() -> level(isTitled, isAnswered))
                .limit(notation.between.isEmpty() ? 1 : 1 + random.nextInt(3))
                .toList();
        int at = random.nextInt(levels.size());
        List<Level> shown = new ArrayList<>(levels);
        shown.set(at, changed(levels.get(at)));
        List<String> pieces = new ArrayList<>(shown.stream().map(notation.piece).toList());
        if (pieces.contains("")) {
            return "not written";
        }
        boolean isOther = List.of("label", "open", "wrong answer").contains(change);
        List<Regions> all =
                (isOther ? shown : levels).stream().flatMap(Level::regions).toList();
        List<List<Regions>> meant = new ArrayList<>(all.size() == levels.size() ? List.of(all) : List.of());
        String text = text(notation, pieces, at, meant);
        String place = seed + " " + notation.name + ", " + change + "\n" + text + "\n";
        List<Regions> read;
        try {
            read = Regions.parseAll(text);
        } catch (IllegalArgumentException refusal) {
            assertThat(change).as(place + refusal.getMessage()).isNotEqualTo("none");
            return change + ": " + (change.equals("open") ? sketch(text, shown, place) : "refused");
        } catch (RuntimeException failure) {
            throw new AssertionError(place, failure);
        }
        boolean isLabel = change.equals("cut") && read.get(0).size() == 1; // Of one square, alone.
        int next = Math.min(read.size(), levels.size() - 1);
        boolean isAnotherAnswer =
                change.equals("cut") // It stood above the map that is cut, and is that of the map before.
                        && read.equals(all.subList(0, next))
                        && Arrays.equals(levels.get(next - 1).answer, levels.get(next).answer);
        assertThat(isLabel || isAnotherAnswer || meant.contains(read))
                .as(place + "is read as " + read)
                .isTrue();
        if (change.equals("none")) {
            assertThat(read.stream().map(map -> map.title().orElse("")).toList())
                    .as(place)
                    .isEqualTo(levels.stream().map(Level::title).toList());
        }
        return change + ": read";
    }

    private static String sketch(String text, List<Level> shown, String place) {
        List<RegionSketch> meant =
                shown.stream().map(level -> RegionSketch.of(level.map)).toList();
        try {
            assertThat(RegionSketch.parseAll(text)).as(place).isEqualTo(meant);
            return "sketch";
        } catch (IllegalArgumentException refusal) {
            return "refused";
        }
    }

    private Level level(boolean isTitled, boolean isAnswered) {
        RegionPuzzle puzzle = any(PUZZLES);
        String title = isTitled ? any(List.of("One", "Queens #12", "It's 5", "Level 3: stairs")) : "";
        return new Level(
                puzzle.regions().map(), title, isAnswered ? puzzle.solution().columns() : new int[0]);
    }

    private Level changed(Level old) {
        int n = old.map.length;
        int at = random.nextInt(n);
        int times = 2 * random.nextInt(2);
        int[] answer = old.answer.clone();
        List<int[]> rows =
                new ArrayList<>(Arrays.stream(old.map).map(int[]::clone).toList());
        switch (change) {
            case "wrong answer" -> {
                answer[at] = old.answer[(at + 1) % n];
                answer[(at + 1) % n] = old.answer[times == 0 ? at : (at + 1) % n];
            }
            case "open" -> rows.get(at)[random.nextInt(n)] = -1;
            case "label" -> rows.get(at)[random.nextInt(n)] = random.nextInt(Math.min(n + 1, 7));
            case "square" -> rows.set(at, repeated(rows.get(at), random.nextInt(n), times));
            case "column" -> rows.replaceAll(row -> repeated(row, at, times));
            case "row" -> rows.addAll(at, Collections.nCopies(times, rows.remove(at)));
            default -> {}
        }
        return new Level(rows.toArray(int[][]::new), old.title, answer);
    }

    private static int[] repeated(int[] row, int at, int times) {
        return IntStream.range(0, row.length)
                .flatMap(i -> IntStream.generate(() -> row[i]).limit(i == at ? times : 1))
                .toArray();
    }

    /** With its change, if it is one of the text; adds what else may be read. */
    private String text(Notation notation, List<String> pieces, int at, List<List<Regions>> meant) {
        List<String> lines = new ArrayList<>(pieces.get(at).lines().toList());
        if (lines.size() > 3 && change.startsWith("line")) { // Of others, one may be a map.
            int line = random.nextInt(lines.size());
            lines.addAll(line, Collections.nCopies(change.equals("line") ? 0 : 2, lines.remove(line)));
            pieces.set(at, String.join("\n", lines));
        }
        String text = notation.head + String.join(notation.between, pieces) + notation.tail;
        if (change.equals("mark")) {
            int[] marks = IntStream.range(0, text.length())
                    .filter(i -> "[](){},;\"'|\n\t`/: ".indexOf(text.charAt(i)) >= 0)
                    .toArray();
            int mark = marks.length == 0 ? 0 : marks[random.nextInt(marks.length)];
            return text.substring(0, mark) + text.substring(mark + 1);
        }
        if (change.equals("cut")) {
            int end = random.nextInt(text.length() + 1);
            int from = notation.head.length();
            for (int i = 0; i < pieces.size(); i++) {
                String rest = text.substring(Math.min(from, end), end).strip();
                boolean isHarmless = rest.matches(
                        notation.isCode ? "([^\\[{(\"]|\\[.{0,6}])*" : "((#|//)[^\n]*)?|/|``?|\\|( c[ |]*)*");
                boolean isBetween = notation.between.strip().startsWith(rest);
                meant.addAll(isHarmless || isBetween ? List.of(meant.get(0).subList(0, i)) : List.of());
                from += pieces.get(i).length() + notation.between.length();
            }
            return text.substring(0, end);
        }
        String mark = any(List.of("\uFEFF", "", "", ""));
        return mark + text.replace("\n", any(List.of("\n", "\n", "\r\n"))) + any(List.of("", "\n", " \n\n"));
    }

    private List<Notation> notations() {
        Function<Level, String> json = map -> object(map, "\"", ": ", "{", "}");
        Function<Level, String> script = map -> object(map, "", ": ", "{", "}");
        Function<Level, String> call = map -> object(map, "", "=", "Level(", ")");
        Function<Level, String> fence = map -> "```\n" + block(map, "") + "\n```";
        Function<Level, String> link = map -> link(map, RegionFormat.PUZZ_LINK);
        Function<Level, String> code = map -> link(map, RegionFormat.SBN);
        String imports = "import { red } from \"./red\"; // don't\n\nexport const LEVELS: Level[] = [";
        String python = "# levels, it's all\nfrom a import b\n\nLEVELS = [\n";
        String prose = "# Puzzles\n\nIt's a start. Don't cheat [here](https://a.b/c)!\n\n";
        List<Notation> all = new ArrayList<>();
        all.add(lines("letters", Labels::areCharacters, ""));
        List.of(" ", "   ", ",", ", ", ";", "\t", " | ")
                .forEach(mark -> all.add(lines("table", Labels::arePlain, mark)));
        all.add(lines("CSV", Labels::areAny, CSV));
        all.add(new Notation("headings", false, false, Labels::arePlain, "", this::headed, "\n\n", ""));
        all.add(new Notation("JSON", true, true, Labels::areAny, "[", json, ",\n", "]"));
        all.add(new Notation("JSON lines", true, true, Labels::areAny, "", json, "\n", ""));
        all.add(new Notation("lists", true, false, Labels::areAny, "[", map -> rows(map.map, "[", "]"), ", ", "]"));
        all.add(new Notation("TypeScript", true, true, Labels::areAny, imports, script, ", ", "];\n"));
        all.add(new Notation("Python", true, true, Labels::areAny, python, call, ",\n", "\n]"));
        all.add(bare("Java", "int[][] map = new int[][] ", "{", "}", ";"));
        all.add(bare("List.of", "var map = ", "List.of(", ")", ";"));
        all.add(bare("C", "static const int map[][9] = ", "{", "}", ";"));
        all.add(bare("Go", "var levels = [][]int", "{", "}", ""));
        all.add(bare("Rust", "let map: [[u8; 9]; 9] = ", "[", "]", ";"));
        all.add(bare("Kotlin", "val map = ", "listOf(", ")", ""));
        all.add(new Notation("numpy", true, false, Labels::areNumbers, "", this::printed, "\n\n", ""));
        all.add(new Notation("YAML", true, true, Labels::areAny, "# levels\n", this::yaml, "", ""));
        all.add(new Notation("all labels", true, false, Labels::areAny, "[", this::flat, ",\n", "]"));
        all.add(new Notation("objects", true, false, Labels::areAny, "[", this::objects, ",\n", "]"));
        all.add(new Notation("by region", true, false, Labels::areAny, "[", this::byRegion, ",\n", "]"));
        all.add(new Notation("fences", false, true, Labels::areCharacters, prose, fence, "\n\nNext: :)\n\n", "\n"));
        all.add(new Notation(
                "pipes", false, false, Labels::arePlain, prose, this::piped, "\n\nThen (1, 2):\n\n", "\n"));
        all.add(new Notation("puzz.link", false, false, Labels::areAny, "", link, "\n", ""));
        all.add(new Notation("SBN", false, false, Labels::areAny, "", code, "\n", ""));
        all.add(new Notation("pzprv3", false, false, Labels::areAny, "", this::pzprv3, "\n\n", ""));
        all.add(new Notation("task", false, false, Labels::arePlain, "", this::task, "\n\n", ""));
        return all;
    }

    private Notation lines(String name, Predicate<Labels> takes, String between) {
        return new Notation(name, false, true, takes, "", map -> block(map, between), "\n\n", "");
    }

    private Notation bare(String name, String head, String open, String close, String end) {
        return new Notation(
                name, true, false, Labels::areAny, "", map -> head + rows(map.map, open, close) + end, "\n", "");
    }

    /** Rows with what may stand above and below them. */
    private String block(Level level, String between) {
        int[] a = level.answer;
        String size = any(List.of("", "n\n", "n n\n", "n n 1\n", "n n\n1\n")).replace("n", "" + level.map.length);
        String title = level.title.isEmpty() ? "" : "title: " + level.title + "\n";
        String above = any(List.of("", "# a [comment]\n", "// one\n")) + title;
        String rows = size + lines(level.map, between);
        return switch (a.length == 0 ? 6 : random.nextInt(6)) {
            case 0 -> above + "solution: " + numbers(a, ", ", random.nextInt(2)) + "\n" + rows;
            case 1 -> above + rows + "\n\nSolution: " + numbers(a, " ", 1);
            case 2 -> above + rows + "\n\nanswer = " + String.join(", ", pairs(a, "(%d, %d)", 0));
            case 3 -> above + rows + "\n\nsolved:\n\n" + drawing(a, between);
            case 4 -> above + rows + "\n\n" + drawing(a, between);
            case 5 -> above + rows + "\n\n" + again(level, between);
            default -> above + rows;
        };
    }

    private String lines(int[][] map, String between) {
        return Arrays.stream(map).map(row -> cells(row, between)).collect(joining("\n"));
    }

    private String cells(int[] row, String between) {
        Stream<String> cells = Arrays.stream(row)
                .mapToObj(region -> region == CROWN ? "👑" : region < 0 ? "." : labels.name.apply(region))
                .map(label -> between.equals(CSV) ? label.replace("\"", "\"\"") : label);
        String edge = between.equals(CSV) ? "\"" : between.contains("|") ? "|" : "";
        return cells.collect(joining(between, edge, edge));
    }

    private String drawing(int[] answer, String between) {
        String signs = any(List.of(".Q", "-x", ".*", "_Q", between.isBlank() && !between.isEmpty() ? "-*" : ".#"));
        int n = answer.length;
        int[][] board = Arrays.stream(answer)
                .mapToObj(at -> IntStream.range(0, n).map(i -> i == at ? 1 : 0).toArray())
                .toArray(int[][]::new);
        return named(new Labels(i -> signs.substring(i, i + 1)), () -> lines(board, between));
    }

    private String named(Labels other, Supplier<String> text) {
        Labels before = labels;
        labels = other;
        String written = text.get();
        labels = before;
        return written;
    }

    /** The map with a crown in each row. */
    private String again(Level level, String between) {
        int[][] map = Arrays.stream(level.map).map(int[]::clone).toArray(int[][]::new);
        for (int row = 0; row < Math.min(map.length, level.answer.length); row++) {
            map[row][Math.min(level.answer[row], map[row].length - 1)] = CROWN;
        }
        return lines(map, between);
    }

    private static String numbers(int[] columns, String between, int first) {
        return Arrays.stream(columns).mapToObj(column -> "" + (column + first)).collect(joining(between));
    }

    private static List<String> pairs(int[] columns, String format, int first) {
        return IntStream.range(0, columns.length)
                .mapToObj(row -> String.format(format, row + first, columns[row] + first))
                .toList();
    }

    private String headed(Level level) {
        List<Labels> names = List.of(LABELS.get(0), LABELS.get(1), LABELS.get(4));
        Labels rowNames = any(names);
        String mark = any(List.of(",", ";", "|"));
        int[] columns = IntStream.range(0, level.map[0].length).toArray();
        String heading = named(any(names), () -> cells(columns, mark));
        List<String> lines = lines(level.map, mark).lines().toList();
        String rows = IntStream.range(0, lines.size())
                .mapToObj(row -> rowNames.name.apply(row) + (mark.equals("|") ? "" : mark) + lines.get(row))
                .collect(joining("\n"));
        String text = any(List.of("", "-", "+")) + (mark.equals("|") ? "" : mark) + heading + "\n" + rows;
        return mark.equals("|") ? text.replaceAll("(?m)^", "|") : text;
    }

    private String list(List<String> items, String open, String close) {
        return items.stream().map(item -> gap + item).collect(joining(",", open, gap + close));
    }

    private String rows(int[][] map, String open, String close) {
        return list(Arrays.stream(map).map(row -> row(row, open, close)).toList(), open, close);
    }

    private String row(int[] row, String open, String close) {
        return Arrays.stream(row).mapToObj(this::value).collect(joining(", ", open, close));
    }

    private String value(int region) {
        String label = region < 0 ? "null" : labels.name.apply(region);
        return region < 0 || labels.areNumbers() ? label : "\"" + label.replace("\"", "\\\"") + "\"";
    }

    private String object(Level level, String quote, String is, String open, String close) {
        boolean areStrings = labels.areCharacters() && random.nextBoolean();
        List<String> strings =
                lines(level.map, "").lines().map(row -> "\"" + row + "\"").toList();
        List<String> members = new ArrayList<>();
        members.add(any(List.of("regions", "colorRegions", "grid", "board", "zones", "cells")) + "\0"
                + (areStrings ? list(strings, "[", "]") : rows(level.map, "[", "]")));
        members.add(level.title.isEmpty() ? "new\0true" : "title\0\"" + level.title + "\"");
        members.add(any(List.of("size\0" + level.map.length, "tags\0[\"new\", \"easy\"]", "moves\0[0, 1, 2]")));
        if (level.answer.length > 0) {
            members.add(any(List.of("solution", "Solution", "answer", "solvedBoard")) + "\0" + answer(level.answer));
        }
        Collections.shuffle(members, random);
        return members.stream()
                .map(member -> quote + member.replace("\0", quote + is))
                .collect(joining(", ", open, close));
    }

    private String answer(int[] a) {
        int first = random.nextInt(2);
        int[] all =
                IntStream.range(0, a.length).map(row -> row * a.length + a[row]).toArray();
        List<String> drawn =
                drawing(a, "").lines().map(row -> "\"" + row + "\"").toList();
        return switch (random.nextInt(5)) {
            case 0 -> "[" + numbers(a, ", ", first) + "]";
            case 1 -> list(pairs(a, "[%d, %d]", first), "[", "]");
            case 2 -> list(pairs(a, "{\"row\": %d, \"col\": %d}", first), "[", "]");
            case 3 -> list(drawn, "[", "]");
            default -> "[" + numbers(all, ", ", first) + "]";
        };
    }

    private String printed(Level level) {
        return "[" + lines(level.map, " ").replaceAll("(?m)^(.*)$", "[$1]").replace("\n", "\n ") + "]";
    }

    private String yaml(Level level) {
        boolean areWords = labels.areCharacters() && !labels.areNumbers() && random.nextBoolean();
        String rows = Arrays.stream(level.map)
                .map(row -> "\n  - " + (areWords ? cells(row, "") : row(row, "[", "]")))
                .collect(joining());
        return (level.title.isEmpty() ? "regions:" : "name: \"" + level.title + "\"\nregions:")
                + rows
                + (level.answer.length == 0 ? "" : "\nsolution: [" + numbers(level.answer, ", ", 0) + "]");
    }

    private String flat(Level level) {
        int[] all = Arrays.stream(level.map).flatMapToInt(Arrays::stream).toArray();
        return "{\"size\": " + level.map.length + ", \"cells\": " + row(all, "[", "]") + "}";
    }

    private String objects(Level level) {
        String column = any(List.of("col", "column"));
        return list(squares(level.map, "{\"row\": %d, \"" + column + "\": %d, \"region\": %s}"), "[", "]");
    }

    private List<String> squares(int[][] map, String format) {
        return IntStream.range(0, map.length)
                .boxed()
                .flatMap(row -> IntStream.range(0, map[row].length)
                        .mapToObj(column -> String.format(format, row, column, value(map[row][column]))))
                .toList();
    }

    private String byRegion(Level level) {
        Map<String, List<String>> regions = new TreeMap<>();
        squares(level.map, "[%d, %d]%s").stream()
                .filter(square -> !square.endsWith("null"))
                .forEach(square -> regions.computeIfAbsent(square.substring(6), any -> new ArrayList<>())
                        .add(square.substring(0, 6)));
        List<String> lists = regions.values().stream().map(List::toString).toList();
        List<String> named = regions.keySet().stream()
                .map(name -> "\"r" + name.hashCode() + "\": " + regions.get(name))
                .toList();
        return random.nextBoolean() ? list(lists, "[", "]") : list(named, "{", "}");
    }

    private String piped(Level level) {
        int n = level.map[0].length;
        return "|" + " c |".repeat(n) + "\n|" + "---|".repeat(n) + "\n" + lines(level.map, " | ");
    }

    private String link(Level level, RegionFormat format) {
        try {
            String site = format == RegionFormat.SBN || random.nextBoolean() ? "" : "https://puzz.link/p?";
            return site + Regions.of(level.map).format(format);
        } catch (IllegalArgumentException cannotBeWritten) {
            return "";
        }
    }

    private String pzprv3(Level level) {
        int n = level.map.length;
        String rows = named(LABELS.get(0), () -> lines(level.map, " ")).replace("\n", " \n");
        return "pzprv3\nstarbattle\nn\nn\n1\nn\n".replace("\nn", "\n" + n) + rows + (" \n" + ". ".repeat(n)).repeat(n);
    }

    private String task(Level level) {
        int n = level.map.length;
        return n + "x" + n + ":" + lines(level.map, ",").replace("\n", ",");
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
