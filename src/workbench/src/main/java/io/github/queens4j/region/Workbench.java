package io.github.queens4j.region;

import io.github.queens4j.Board;
import io.github.queens4j.Rule;
import io.github.queens4j.Square;
import io.github.queens4j.notation.Json;
import io.github.queens4j.notation.Phrases;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.teavm.jso.JSExport;

/**
 * What the workbench asks, answered as objects of JSON: the same on the JVM and in a browser.
 *
 * <p>A map is a list of numbers row by row, equal for squares of one region, -1 for an open square; squares are numbers
 * row by row from 0; names are those of regions, in the order of their first squares; words are lines as in a file of
 * words. What is refused is answered by a sentence as {@code error}, in these words, or in the library's English as
 * {@code lang} says then.
 */
public final class Workbench {

    private Workbench() {}

    /** Does nothing: TeaVM asks for a main method. */
    public static void main(String[] args) {}

    /** Verdict, faults with their sentences, number of solutions and two of them, difficulty and techniques. */
    @JSExport
    public static String analyse(int[] map, String[] names, String words) {
        return answer(() -> {
            RegionSketch sketch = sketch(map);
            int n = sketch.size();
            Sentences sentences = sentences(map, names, words);
            Optional<RegionVerdict> verdict = sketch.finished().map(Workbench::search);
            List<RegionFault> faults =
                    verdict.map(known -> known.faults(sentences)).orElseGet(() -> sketch.faults(sentences));
            Json json = new Json()
                    .with("map", sketch.toString().replace('\n', '/'))
                    .with(
                            "verdict",
                            faults.isEmpty() ? "one" : verdict(faults.get(0).kind()))
                    .with("faults", faults.stream().map(fault -> json(n, fault)).toList());
            verdict.ifPresent(known -> count(json, known));
            return json;
        });
    }

    private static String verdict(RegionFault.Kind kind) {
        return switch (kind) {
            case OPEN -> "open";
            case MISSING, SURPLUS, APART -> "broken";
            case CROWDED, EMPTY, NONE -> "none";
            case SEVERAL -> "many";
            case UNKNOWN -> "unknown";
        };
    }

    private static Json json(int n, RegionFault fault) {
        return new Json()
                .with("kind", name(fault.kind()))
                .with("squares", numbers(n, fault.squares()))
                .with("explain", fault.explain())
                .with("steps", fault.steps().stream().map(step -> json(n, step)).toList());
    }

    private static RegionVerdict search(Regions regions) {
        return RegionVerdict.search(regions).maxSolutions(RegionVerdict.MANY).run();
    }

    private static void count(Json json, RegionVerdict verdict) {
        Regions regions = verdict.regions;
        int n = regions.size();
        if (verdict.isKnown()) {
            List<int[]> shown = verdict.columns.stream()
                    .limit(2)
                    .map(columns -> IntStream.range(0, n)
                            .map(row -> row * n + columns[row])
                            .toArray())
                    .toList();
            json.with("solutions", verdict.columns.size()).with("shown", shown);
            verdict.puzzle().ifPresent(puzzle -> grade(json, puzzle));
        }
        json.with("connected", regions.isConnected()).with("colours", RegionColours.of(regions));
    }

    private static void grade(Json json, RegionPuzzle puzzle) {
        TreeMap<Technique, Integer> tally = new TreeMap<>();
        puzzle.deductions().forEach(step -> tally.merge(step.technique(), 1, Integer::sum));
        Json techniques = new Json();
        tally.forEach((technique, times) -> techniques.with(name(technique), times));
        json.with("difficulty", name(puzzle.difficulty())).with("steps", techniques);
    }

    /** The next step from some marks, as {@code region hint} prints it, or all of them. */
    @JSExport
    public static String hint(int[] map, int[] queens, int[] crosses, boolean all, String[] names, String words) {
        return answer(() -> {
            Sentences sentences = sentences(map, names, words);
            Regions regions = regions(map, sentences);
            int n = regions.size();
            Marks marks = new Marks(squares(n, queens), squares(n, crosses));
            Hints hints = new Hints(regions, sentences);
            requireRight(regions, marks, hints.verdict(), sentences);
            List<Deduction> steps =
                    all ? hints.solve(marks) : hints.next(marks).stream().toList();
            if (steps.isEmpty()) {
                throw refused(sentences, queens.length == n ? "all-stand" : "no-step", "");
            }
            return new Json()
                    .with("steps", steps.stream().map(step -> json(n, step)).toList());
        });
    }

    /** Refuses wrong marks, and a map without a solution, in the words of the pages, as far as a player can see why. */
    private static void requireRight(Regions regions, Marks marks, RegionVerdict verdict, Sentences sentences) {
        for (Square queen : marks.queens()) {
            for (Square other : marks.queens().subList(0, marks.queens().indexOf(queen))) {
                if (regions.rule().attacks(other, queen, regions.size())) {
                    throw quarrel(regions, other, queen, sentences);
                }
            }
        }
        if (verdict.columns.isEmpty()) {
            throw refused(verdict.faults(sentences));
        }
        if (verdict.isComplete()) {
            for (Square mark : marks.all()) {
                boolean isQueen = marks.queens().contains(mark);
                if (isQueen != (verdict.columns.get(0)[mark.row()] == mark.column())) {
                    throw refused(sentences, isQueen ? "wrong-queen" : "wrong-cross", sentences.squares(List.of(mark)));
                }
            }
        }
    }

    private static Refusal quarrel(Regions regions, Square a, Square b, Sentences sentences) {
        return Arrays.stream(lines(regions, a))
                .filter(line -> Arrays.stream(lines(regions, b)).anyMatch(other -> other == line))
                .mapToObj(line -> refused(sentences, "two-in-line", sentences.lines(line)))
                .findFirst()
                .orElseGet(() -> refused(sentences, "two-touch", sentences.squares(List.of(a, b))));
    }

    /** The row, the column and the region of a square. */
    private static int[] lines(Regions regions, Square square) {
        int n = regions.size();
        return new int[] {square.row(), n + square.column(), 2 * n + regions.region(square.row(), square.column())};
    }

    private static Json json(int n, Deduction step) {
        return new Json()
                .with("technique", name(step.technique()))
                .with("placed", numbers(n, step.placed()))
                .with("crossedOut", numbers(n, step.crossedOut()))
                .with("reasons", numbers(n, step.reasons()))
                .with("forced", numbers(n, step.forced()))
                .with("explain", step.explain());
    }

    /** The queens that attack each other; of a map that is not finished, by rows, columns and neighbours alone. */
    @JSExport
    public static String conflicts(int[] map, int[] queens) {
        return answer(() -> {
            RegionSketch sketch = sketch(map);
            int n = sketch.size();
            Rule rule = sketch.finished().map(Regions::rule).orElse(Rule.NON_TOUCHING);
            List<Square> squares = squares(n, queens);
            List<Square> attacked = squares.stream()
                    .filter(square ->
                            squares.stream().anyMatch(other -> !other.equals(square) && rule.attacks(square, other, n)))
                    .toList();
            boolean solved = attacked.isEmpty()
                    && queens.length == n
                    && sketch.finished().isPresent();
            return new Json().with("squares", numbers(n, attacked)).with("solved", solved);
        });
    }

    /** What mends a map around locked squares, as {@code region mend} prints it; or what goes further. */
    @JSExport
    public static String mend(int[] map, int[] locked, String[] names, String words) {
        return answer(() -> {
            Sentences sentences = sentences(map, names, words);
            Regions regions = regions(map, sentences);
            List<Square> locks = squares(regions.size(), locked);
            List<RegionMend> near = RegionMend.find(regions, locks);
            List<Json> mends = (near.isEmpty() ? new FarMend(regions, locks).far() : near)
                    .stream()
                            .map(mend -> json(mend.puzzle()).with("explain", mend.explain(sentences)))
                            .toList();
            return new Json().with("mends", mends);
        });
    }

    /**
     * Up to a number of puzzles around what is drawn, with given queens as their solution if there are any; regions
     * whose squares are all locked get no others.
     */
    @JSExport
    public static String complete(
            int[] map, int[] queens, int difficulty, String seed, int most, int[] locked, String words) {
        return answer(() -> {
            RegionSketch sketch = sketch(map);
            Sentences sentences = sentences(map, new String[0], words);
            requireSize(sentences, difficulty);
            if (sketch.regions() > sketch.size()) {
                throw refused(sentences, "other-number", sketch.size(), "regions", sketch.regions());
            }
            int[] drawn = sketch.drawn();
            int[] closed = IntStream.range(0, sketch.regions())
                    .filter(region -> IntStream.range(0, drawn.length)
                            .filter(square -> drawn[square] == region)
                            .allMatch(square -> Arrays.stream(locked).anyMatch(lock -> lock == square)))
                    .toArray();
            RegionGenerator generator =
                    graded(RegionGenerator.completing(sketch).locked(closed), difficulty, seed);
            if (queens.length > 0) {
                generator = wished(generator, sentences, queens);
            }
            List<Json> puzzles =
                    generator.stream().limit(most).map(Workbench::json).toList();
            if (puzzles.isEmpty()) {
                throw refused(sentences, "none-found", "");
            }
            return new Json().with("puzzles", puzzles);
        });
    }

    private static RegionGenerator wished(RegionGenerator generator, Sentences sentences, int... queens) {
        int n = sentences.n();
        int[] columns = new int[n];
        Arrays.fill(columns, -1);
        for (int queen : queens) {
            columns[queen / n] = queen % n;
        }
        if (queens.length != n || Arrays.stream(columns).anyMatch(column -> column < 0)) {
            throw refused(sentences, "wished-rows", n);
        }
        try {
            return generator.solution(Board.of(columns));
        } catch (IllegalArgumentException e) {
            throw refused(sentences, "wished-touch", "");
        }
    }

    private static void requireSize(Sentences sentences, int difficulty) {
        int n = sentences.n();
        if (n != 1 && n < RegionGenerator.SMALLEST || n > RegionGenerator.LARGEST) {
            throw refused(
                    sentences, "size-range", n, "least", RegionGenerator.SMALLEST, "most", RegionGenerator.LARGEST);
        }
        if (difficulty >= 0 && n < RegionGenerator.SMALLEST_GRADED) {
            throw refused(sentences, "graded-from", RegionGenerator.SMALLEST_GRADED);
        }
    }

    /** The puzzle that {@code region new} prints. */
    @JSExport
    public static String generate(int n, int difficulty, String seed, String words) {
        return answer(() -> {
            requireSize(new Sentences(n, String::valueOf, Phrases.of(words)), difficulty);
            return json(graded(RegionGenerator.ofSize(n), difficulty, seed).generate());
        });
    }

    private static RegionGenerator graded(RegionGenerator generator, int difficulty, String seed) {
        RegionGenerator seeded = generator.seed(Long.parseLong(seed));
        return difficulty < 0 ? seeded : seeded.difficulty(Difficulty.values()[difficulty]);
    }

    private static Json json(RegionPuzzle puzzle) {
        return json(RegionSketch.of(puzzle.regions())).with("difficulty", name(puzzle.difficulty()));
    }

    /** The maps of a text, finished or not. */
    @JSExport
    public static String parse(String text) {
        return answer(() -> {
            List<Json> maps =
                    RegionSketch.parseAll(text).stream().map(Workbench::json).toList();
            return new Json().with("maps", maps);
        });
    }

    private static Json json(RegionSketch sketch) {
        Json json = new Json().with("map", sketch.drawn());
        sketch.finished().ifPresent(regions -> json.with("colours", RegionColours.of(regions)));
        return json;
    }

    /** A map as a text; a puzzle with one solution as {@code region new} prints it. */
    @JSExport
    public static String format(String format, int[] map, String[] names, String words) {
        return answer(() -> {
            RegionSketch sketch = sketch(map);
            RegionFormat wished = RegionFormat.valueOf(format);
            if (wished != RegionFormat.LETTERS && wished != RegionFormat.JSON) {
                regions(map, sentences(map, names, words));
            }
            String text = sketch.finished()
                    .filter(regions -> wished == RegionFormat.JSON)
                    .flatMap(regions -> regions.verdict().puzzle())
                    .map(puzzle -> puzzle.format(wished))
                    .orElseGet(() -> sketch.format(wished));
            return new Json().with("text", text);
        });
    }

    /** The puzzle in the page to play, for each of some maps; each has to have one solution. */
    @JSExport
    public static String play(int[] map, String[] names, String words) {
        return answer(() -> {
            Sentences sentences = sentences(map, names, words);
            Regions regions = regions(map, sentences);
            RegionVerdict verdict = search(regions);
            RegionPuzzle puzzle = verdict.puzzle().orElseThrow(() -> refused(verdict.faults(sentences)));
            return new Json().with("puzzle", RegionPage.json(puzzle, true, sentences.words()));
        });
    }

    /** What a picture shows; pixels of alpha, red, green and blue, row by row. */
    @JSExport
    public static String read(int width, int height, int[] argb, String words) {
        return answer(() -> {
            RegionReading reading = RegionImage.read(width, height, argb);
            int n = reading.regions().size();
            List<Json> looks = reading.colours().stream()
                    .map(rgb -> new Json()
                            .with(
                                    "look",
                                    "#" + Integer.toHexString(0x1000000 | rgb).substring(1))
                            .with("name", RegionColours.name(rgb)))
                    .toList();
            return json(RegionSketch.of(reading.regions()))
                    .with("looks", looks)
                    .with("queens", numbers(n, reading.marks().queens()))
                    .with("crosses", numbers(n, reading.marks().crosses()))
                    .with("unclear", numbers(n, reading.unclear()))
                    .with("doubts", reading.doubts(Phrases.of(words)));
        });
    }

    /** For each of some maps of letters with / between rows, the first that is the same but turned or mirrored. */
    @JSExport
    public static String alike(String[] maps) {
        return answer(() -> {
            List<String> seen = new ArrayList<>();
            for (String map : maps) {
                int n = map.indexOf('/') < 0 ? 1 : map.indexOf('/');
                seen.add(least(n, map.replace("/", "")));
            }
            return new Json().with("first", seen.stream().map(seen::indexOf).toList());
        });
    }

    /** Of eight images of a map the first in the order of letters. */
    private static String least(int n, String letters) {
        String least = "";
        for (int image = 0; image < 8; image++) {
            int[][] turned = new int[n][n];
            for (int square = 0; square < n * n; square++) {
                int row = image % 2 == 0 ? square / n : n - 1 - square / n;
                int column = image / 2 % 2 == 0 ? square % n : n - 1 - square % n;
                char letter = letters.charAt(image < 4 ? row * n + column : column * n + row);
                turned[square / n][square % n] = letter == '.' ? -1 : letter;
            }
            String text = RegionSketch.of(turned).toString();
            least = image == 0 || text.compareTo(least) < 0 ? text : least;
        }
        return least;
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static int[] numbers(int n, List<Square> squares) {
        return squares.stream()
                .mapToInt(square -> square.row() * n + square.column())
                .toArray();
    }

    private static List<Square> squares(int n, int... squares) {
        return Arrays.stream(squares)
                .mapToObj(square -> new Square(square / n, square % n))
                .toList();
    }

    private static Sentences sentences(int[] map, String[] names, String words) {
        return new Sentences((int) Math.round(Math.sqrt(map.length)), region -> names[region], Phrases.of(words));
    }

    private static Regions regions(int[] map, Sentences sentences) {
        RegionSketch sketch = sketch(map);
        return sketch.finished().orElseThrow(() -> refused(sketch.faults(sentences)));
    }

    /** What is refused in the words of the page. */
    private static final class Refusal extends RuntimeException {

        private static final long serialVersionUID = 1;

        Refusal(String sentence) {
            super(sentence);
        }
    }

    /** Because of what is wrong with a map; how many solutions it has comes last. */
    private static Refusal refused(List<RegionFault> faults) {
        return new Refusal(faults.get(faults.size() - 1).explain());
    }

    /** In a sentence with a value in its places; others after their names. */
    private static Refusal refused(Sentences sentences, String key, Object value, Object... others) {
        return new Refusal(sentences.words().say(key, place -> {
            int named = Arrays.asList(others).indexOf(place);
            return String.valueOf(named < 0 ? value : others[named + 1]);
        }));
    }

    private static RegionSketch sketch(int... map) {
        int n = (int) Math.round(Math.sqrt(map.length));
        return RegionSketch.of(IntStream.range(0, n)
                .mapToObj(row -> Arrays.copyOfRange(map, row * n, row * n + n))
                .toArray(int[][]::new));
    }

    private static String answer(Supplier<Json> answer) {
        try {
            return answer.get().toString();
        } catch (Refusal e) {
            return new Json().with("error", e.getMessage()).toString();
        } catch (IllegalArgumentException | IndexOutOfBoundsException | NoSuchElementException e) {
            return new Json()
                    .with("error", String.valueOf(e.getMessage()))
                    .with("lang", "en")
                    .toString();
        }
    }
}
