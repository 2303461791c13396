package io.github.queens4j.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Board;
import io.github.queens4j.LineFamily;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchReport;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Square;
import io.github.queens4j.Visit;
import io.github.queens4j.trace.MinConflicts;
import io.github.queens4j.trace.SearchPage;
import io.github.queens4j.trace.Step;
import io.github.queens4j.trace.Steps;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** A search that is stepped through in the browser shows what the library's listener hears, step by step. */
class SearchInPageTest {

    /** The engines whose program the page shows: all but these, of which it says why. */
    private static final List<String> LISTED = namesWithout(Set.of("cover", "auto"));

    /** The listed engines that read marks: all but these. */
    private static final List<String> MARKING =
            namesWithout(Set.of("cover", "treemask", "auto", "check", "forward", "permutation", "bitmask"));

    private static final Map<String, LineFamily> MARKS = Map.of(
            "inColumn", LineFamily.COLUMNS,
            "inDiagonal", LineFamily.DIAGONALS,
            "inAntiDiagonal", LineFamily.ANTI_DIAGONALS);

    private static final Pattern REJECTION = Pattern.compile(
            "reject row (\\d+), column (\\d+): attacked by the queen in row (\\d+) \\((.*)\\)\\|(in\\w+)\\[(\\d+)] is marked\\..*");

    /** What a step says of itself, from the attributes that programs rely on, and its sentence. */
    private static final String TOLD = """
            const told = () => [main.dataset.kind, main.dataset.columns, document.querySelector('.sentence').textContent].join('|');
            const main = document.querySelector('main');
            """;

    private static final String FORWARD = TOLD + """
            const all = [told()];
            while (!document.getElementById('step').disabled) {
              document.getElementById('step').click();
              all.push(told());
            }
            return all;
            """;

    private static final String BACK = TOLD + """
            const all = [told()];
            while (!document.getElementById('back').disabled) {
              document.getElementById('back').click();
              all.push(told());
            }
            return all;
            """;

    private static Page page;

    @BeforeAll
    static void open() {
        page = Page.empty(1200, 900);
    }

    @AfterAll
    static void close() {
        page.close();
    }

    @AfterEach
    void nothingWentWrong() {
        assertThat(page.complaints()).isEmpty();
    }

    private static Puzzle withGivenQueen() {
        return Puzzle.ofSize(7)
                .withQueen(3, 1)
                .withBlocked(0, 0)
                .withBlocked(1, 4)
                .withBlocked(5, 5);
    }

    private static void show(Puzzle puzzle, String... engines) {
        show(page, puzzle, engines);
    }

    private static void show(Page page, Puzzle puzzle, String... engines) {
        SearchPage search = SearchPage.of(puzzle);
        for (String engine : engines) {
            search = search.engine(engine);
        }
        page.write(search.html());
    }

    private static List<Step> steps(Puzzle puzzle, String engine) {
        List<Step> steps = new ArrayList<>();
        Solvers.engine(engine).visit(puzzle, board -> Visit.CONTINUE, Steps.of(puzzle, step -> {
            steps.add(step);
            return Visit.CONTINUE;
        }));
        return steps;
    }

    private static List<String> namesWithout(Set<String> exceptions) {
        return Solvers.engines().stream()
                .map(Solver::name)
                .filter(name -> !exceptions.contains(name))
                .toList();
    }

    private static String told(Step step) {
        String columns = step.queens().toString().replaceAll("[\\[\\] ]", "");
        return step.kind().name().toLowerCase(Locale.ROOT) + "|" + columns + "|" + step.text();
    }

    private static String data(String name) {
        return page.byId("searches").findElement(By.xpath("..")).getDomAttribute("data-" + name);
    }

    private static long number(String name) {
        return Long.parseLong(data(name));
    }

    private static void press(CharSequence... keys) {
        page.actions().sendKeys(keys).perform();
    }

    static Stream<Arguments> smallSearches() {
        return Stream.concat(
                LISTED.stream()
                        .flatMap(engine ->
                                IntStream.rangeClosed(4, 5).mapToObj(n -> Arguments.of(Puzzle.ofSize(n), engine))),
                Stream.of(
                        Arguments.of(Puzzle.ofSize(6), "array"),
                        Arguments.of(withGivenQueen(), "check"),
                        Arguments.of(withGivenQueen(), "array"),
                        Arguments.of(withGivenQueen(), "permutation"),
                        Arguments.of(Puzzle.ofSize(6).withRule(Rule.TOROIDAL), "check"),
                        Arguments.of(Puzzle.ofSize(6), "cover"),
                        Arguments.of(Puzzle.ofSize(6), "auto")));
    }

    @ParameterizedTest
    @MethodSource("smallSearches")
    void everyStepIsTheListeners(Puzzle puzzle, String engine) {
        show(puzzle, engine);
        List<String> expected = new ArrayList<>(List.of("||start"));
        steps(puzzle, engine).forEach(step -> expected.add(told(step)));
        assertThat(walked(FORWARD, engine)).isEqualTo(named(expected, engine));
        Collections.reverse(expected);
        assertThat(walked(BACK, engine)).isEqualTo(named(expected, engine));
    }

    @SuppressWarnings("unchecked")
    private static List<String> walked(String script, String engine) {
        return named((List<String>) page.script(script), engine);
    }

    /** Without the queen that attacks where a program reads marks: it may find another than the uppermost. */
    private static List<String> named(List<String> steps, String engine) {
        return MARKING.contains(engine)
                ? steps.stream()
                        .map(step -> step.replaceAll(" by the queen.*", ""))
                        .toList()
                : steps;
    }

    static List<String> listed() {
        return LISTED;
    }

    /** Walks all lines, forward, and gives for each its step, what has been counted, its number, and its words. */
    private static final String LINES = """
            const main = document.querySelector('main');
            const told = () => [main.dataset.step, main.dataset.placements, main.dataset.line,
              document.querySelector('.sentence').textContent].join('|');
            const all = [told()];
            while (!document.getElementById('step').disabled) {
              document.getElementById('step').click();
              all.push(told());
            }
            return all;
            """;

    @SuppressWarnings("unchecked")
    private static List<String[]> lines(Puzzle puzzle, String engine) {
        show(puzzle, engine);
        page.byId("fine").click();
        return ((List<String>) page.script(LINES))
                .stream().map(line -> line.split("\\|", 4)).toList();
    }

    @ParameterizedTest
    @MethodSource("listed")
    void everyLineOfTheProgramIsLitInSomeStep(String engine) {
        List<String[]> lines = lines(Puzzle.ofSize(4), engine);
        List<WebElement> program = search().findElements(By.cssSelector(".code li"));
        assertThat(IntStream.rangeClosed(1, program.size())
                        .filter(line -> !program.get(line - 1).getText().isBlank())
                        .boxed())
                .isNotEmpty()
                .allMatch(line -> lines.stream().anyMatch(walked -> walked[2].equals(String.valueOf(line))));
        List<Step> steps = steps(Puzzle.ofSize(4), engine);
        // Steps are counted as before, and each has one line at which it happens: the first with its number.
        assertThat(lines.stream().map(line -> Integer.valueOf(line[0])).distinct())
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(0, steps.size()).boxed().toList());
        assertThat(lines)
                .isSortedAccordingTo((a, b) -> Integer.compare(Integer.parseInt(a[0]), Integer.parseInt(b[0])));
        List<String> back = walked(BACK, engine);
        assertThat(back).hasSameSizeAs(lines);
        assertThat(back.get(back.size() - 1)).endsWith("start");
    }

    /** Beside each step the squares of the rows, as the listener heard of them: left, taken now, taken before. */
    @ParameterizedTest
    @ValueSource(ints = {4, 5, 7})
    void theSquaresLeftAreThoseThatWereNotTaken(int n) {
        Puzzle puzzle = n == 7 ? withGivenQueen() : Puzzle.ofSize(n);
        show(puzzle, "forward");
        List<String> expected = new ArrayList<>(List.of(squares(puzzle, List.of(), List.of())));
        for (Step step : steps(puzzle, "forward")) {
            List<Square> taken = step.taken().stream().flatMap(List::stream).toList();
            boolean isNew = step.kind() == Step.Kind.PLACE;
            expected.add(squares(
                    puzzle, taken, isNew ? step.taken().get(step.queens().size() - 1) : List.of()));
        }
        assertThat(walked(FORWARD.replaceFirst("const told = .*", "const told = () => " + SQUARES), "forward"))
                .isEqualTo(expected);
    }

    private static final String SQUARES =
            "[...document.querySelectorAll('.calls tbody tr')].map(row => row.children[1].textContent).join('|');";

    private static String squares(Puzzle puzzle, List<Square> taken, List<Square> now) {
        int n = puzzle.size();
        return IntStream.range(0, n)
                .mapToObj(row -> IntStream.range(0, n)
                        .mapToObj(column -> new Square(row, column))
                        .filter(puzzle::isOpen)
                        .map(square -> now.contains(square) ? "×" : taken.contains(square) ? "·" : "" + square.column())
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("|"));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aRepairIsThatOfItsSeed(long seed) {
        Puzzle puzzle = Puzzle.ofSize(5).withBlocked(2, 2);
        List<String> expected = new ArrayList<>(List.of("||start"));
        Optional<Board> found = new MinConflicts(puzzle, seed, 2).search(step -> {
            String kind = step.from().isPresent() ? "move" : "random";
            expected.add(kind + "|" + step.board().toString().replaceAll("[\\[\\] ]", "") + "|" + step.text());
            return Visit.CONTINUE;
        });
        String board = found.orElseThrow().toString().replaceAll("[\\[\\] ]", "");
        expected.add("solution|" + board + "|solution 1");
        page.write(SearchPage.of(puzzle).minConflicts(seed, 2).html());
        assertThat(walked(FORWARD, "min-conflicts")).isEqualTo(expected);
        assertThat(data("attempts") + " moves, " + data("placements") + " restarts")
                .isEqualTo(expected.stream()
                                .filter(step -> step.startsWith("move"))
                                .count() + " moves, "
                        + (expected.stream()
                                        .filter(step -> step.startsWith("random"))
                                        .count()
                                - 1) + " restarts");
        page.byId("start").click();
        page.byId("fine").click();
        List<String> walked = walked(LINES, "min-conflicts");
        assertThat(walked.stream().map(line -> line.split("\\|", 4)[2]).distinct())
                .contains("1", "2", "5", "6", "7");
    }

    @Test
    void aRepairThatGaveUpSaysSo() {
        page.write(SearchPage.of(Puzzle.ofSize(3))
                .engine("check")
                .minConflicts(7, 1)
                .html());
        page.byId("end").click();
        assertThat((String) page.script("return document.querySelectorAll('.reason')[1].textContent"))
                .startsWith("Given up after the last restart");
        assertThat(page.byId("predict").isDisplayed()).isFalse();
        page.picture("search-repair");
    }

    /** What check compares, heard at the rule that it asks, is what its program compares, in the same order. */
    @Test
    void theProgramOfCheckComparesWhatTheEngineCompares() {
        List<String> heard = new ArrayList<>();
        List<Integer> calls = new ArrayList<>();
        LineFamily columns = LineFamily.of("column", (square, n) -> {
            calls.add(square.row());
            calls.add(square.column());
            return square.column();
        });
        Rule rule = Rule.of("heard", columns, LineFamily.DIAGONALS, LineFamily.ANTI_DIAGONALS);
        Puzzle puzzle = Puzzle.ofSize(5).withRule(rule);
        calls.clear();
        Solvers.engine("check").visit(puzzle, board -> Visit.CONTINUE);
        for (int i = 0; i < calls.size(); i += 4) {
            heard.add("row " + calls.get(i + 2) + ", column " + calls.get(i + 3));
        }
        assertThat(lines(Puzzle.ofSize(5), "check").stream()
                        .filter(line -> line[2].equals("12"))
                        .map(line -> line[3].replaceAll("Does the queen in (.*) attack the square.*", "$1")))
                .isEqualTo(heard);
    }

    /** The lines that test, before each step, as the sources of the engines have them. */
    static Stream<Arguments> tests() {
        return Stream.of(
                // ArraySolver.isFree: column, diagonal, anti-diagonal, up to the first that is taken.
                Arguments.of("array", "[567]", (Function<Step, String>) SearchInPageTest::marksRead),
                // IterativeSolver.firstFree: one condition for each square.
                Arguments.of("iterative", "3", (Function<Step, String>) step -> isAttempt(step) ? "3" : ""),
                // PermutationSolver.check: rows from above, each with those above it.
                Arguments.of("permutation", "11", (Function<Step, String>) SearchInPageTest::pairsCompared),
                // BitmaskSolver.fillFrom: the lowest bit of what is free.
                Arguments.of(
                        "bitmask", "6", (Function<Step, String>) step -> step.kind() == Step.Kind.PLACE ? "6" : ""));
    }

    private static boolean isAttempt(Step step) {
        return step.kind() == Step.Kind.PLACE || step.kind() == Step.Kind.REJECT;
    }

    private static String marksRead(Step step) {
        if (!isAttempt(step)) {
            return "";
        }
        int row = step.square().orElseThrow().row();
        int column = step.square().orElseThrow().column();
        String lines = "";
        int line = 5;
        for (LineFamily family : List.of(LineFamily.COLUMNS, LineFamily.DIAGONALS, LineFamily.ANTI_DIAGONALS)) {
            lines += line++;
            if (IntStream.range(0, row)
                    .anyMatch(r -> family.line(new Square(r, step.queens().get(r)), 5)
                            .equals(family.line(new Square(row, column), 5)))) {
                return lines;
            }
        }
        return lines;
    }

    private static String pairsCompared(Step step) {
        int row = step.kind() == Step.Kind.SOLUTION
                ? step.queens().size()
                : step.square().map(Square::row).orElse(0);
        int last = step.attack().map(attack -> attack.queen().row() + 1).orElse(0);
        return "11".repeat(row * (row - 1) / 2 + last);
    }

    @ParameterizedTest
    @MethodSource("tests")
    void theProgramTestsWhatTheEngineTests(String engine, String tests, Function<Step, String> expected) {
        List<Step> steps = steps(Puzzle.ofSize(5), engine);
        List<StringBuilder> walked =
                Stream.generate(StringBuilder::new).limit(steps.size() + 2L).toList();
        int before = -1;
        for (String[] line : lines(Puzzle.ofSize(5), engine)) {
            int step = Integer.parseInt(line[0]);
            boolean isItself = step != before;
            before = step;
            if (line[2].matches(tests) && !line[3].startsWith("No column")) {
                walked.get(isItself ? step : step + 1).append(line[2]);
            }
        }
        assertThat(walked.subList(1, steps.size() + 1).stream().map(StringBuilder::toString))
                .isEqualTo(steps.stream().map(expected).toList());
    }

    static Stream<Arguments> works() {
        return Stream.of(Puzzle.ofSize(1), Puzzle.ofSize(3), Puzzle.ofSize(5), withGivenQueen())
                .flatMap(puzzle -> Stream.of(
                        Arguments.of(puzzle, "check", "Squares compared", "12", compared(puzzle)),
                        Arguments.of(puzzle, "array", "Marks read", "[567]", marksRead(puzzle, new ArrayList<>())),
                        Arguments.of(puzzle, "iterative", "Marks read", "", marksRead(puzzle, new ArrayList<>())),
                        Arguments.of(puzzle, "permutation", "Squares compared", "11", pairsCompared(puzzle)),
                        Arguments.of(puzzle, "bitmask", "Words of free", "4", rowsEntered(puzzle)),
                        Arguments.of(puzzle, "treemask", "Words of free", "4", rowsEntered(puzzle))));
    }

    /** What check asks the rule of a puzzle; four numbers for each pair of squares. */
    private static long compared(Puzzle puzzle) {
        List<Integer> calls = new ArrayList<>();
        LineFamily columns = LineFamily.of("column", (square, n) -> {
            calls.add(square.row());
            return square.column();
        });
        Puzzle heard = puzzle.withRule(Rule.of("heard", columns, LineFamily.DIAGONALS, LineFamily.ANTI_DIAGONALS));
        calls.clear();
        Solvers.engine("check").visit(heard, board -> Visit.CONTINUE);
        return calls.size() / 2;
    }

    /**
     * The marks that a search reads below some queens: of column, diagonal and anti-diagonal, up to the first that is
     * set.
     */
    private static long marksRead(Puzzle puzzle, List<Integer> queens) {
        int row = queens.size();
        long read = 0;
        for (int column = 0; row < puzzle.size() && column < puzzle.size(); column++) {
            int c = column;
            if (puzzle.isOpen(row, column)) {
                boolean inColumn = queens.contains(column);
                boolean inDiagonal = IntStream.range(0, row).anyMatch(r -> r - queens.get(r) == row - c);
                boolean inAntiDiagonal = IntStream.range(0, row).anyMatch(r -> r + queens.get(r) == row + c);
                read += inColumn ? 1 : inDiagonal ? 2 : 3;
                if (!inColumn && !inDiagonal && !inAntiDiagonal) {
                    queens.add(column);
                    read += marksRead(puzzle, queens);
                    queens.remove(row);
                }
            }
        }
        return read;
    }

    /** Of each permutation the pairs of rows, from above, up to the first that shares a diagonal. */
    private static long pairsCompared(Puzzle puzzle) {
        long pairs = 0;
        for (Step step : steps(puzzle, "permutation")) {
            if (step.kind() == Step.Kind.CANDIDATE) {
                boolean isHit = false;
                for (int row = 0; row < puzzle.size() && !isHit; row++) {
                    for (int r = 0; r < row && !isHit; r++) {
                        pairs++;
                        isHit = Math.abs(step.queens().get(row) - step.queens().get(r)) == row - r;
                    }
                }
            }
        }
        return pairs;
    }

    /** The first row, and one below each queen that is not in the last. */
    private static long rowsEntered(Puzzle puzzle) {
        SearchReport report = Solvers.engine("bitmask").visit(puzzle, board -> Visit.CONTINUE);
        return 1 + report.placements() - report.solutions();
    }

    /** What a program does for all its squares is counted as in Java, and as often as its line is lit. */
    @ParameterizedTest
    @MethodSource("works")
    void theWorkIsCounted(Puzzle puzzle, String engine, String name, String line, long expected) {
        if (puzzle.size() < 6) {
            assertThat(lines(puzzle, engine).stream()
                            .filter(lit -> lit[2].matches(line))
                            .count())
                    .isEqualTo(line.isEmpty() ? 0 : expected);
        } else {
            show(puzzle, engine);
        }
        press(Keys.END);
        assertThat(search().findElement(By.className("work-name")).getText()).isEqualTo(name);
        assertThat(number("work")).isEqualTo(expected);
        assertThat(search().findElement(By.className("work")).getText())
                .isEqualTo(String.format(Locale.ROOT, "%,d", expected));
        press(Keys.HOME);
        assertThat(number("work")).isZero();
    }

    static Stream<Arguments> markedSearches() {
        return MARKING.stream()
                .flatMap(engine -> Stream.of(Puzzle.ofSize(5), Puzzle.ofSize(6), withGivenQueen())
                        .map(puzzle -> Arguments.of(puzzle, engine)));
    }

    /** Sentence, reason, the line of the program and the box that is lit speak of one mark, the first that is read. */
    @ParameterizedTest
    @MethodSource("markedSearches")
    void theQueenThatIsNamedIsTheOneWhoseMarkIsRead(Puzzle puzzle, String engine) {
        show(puzzle, engine);
        @SuppressWarnings("unchecked")
        List<Map<String, String>> rejections = (List<Map<String, String>>) page.script("""
                const all = [];
                const text = name => document.querySelector(name)?.textContent.trim() ?? '';
                while (!document.getElementById('step').disabled) {
                  document.getElementById('step').click();
                  const {kind, columns} = document.querySelector('main').dataset;
                  if (kind === 'reject') {
                    const hit = [...document.querySelectorAll('.state .line')]
                      .filter(line => line.querySelector('.label').textContent.startsWith('in') && line.querySelector('.hit'));
                    all.push({columns, words: `${text('.sentence')}|${text('.reason')}`, now: text('.code .now'),
                      hit: hit.map(line => line.textContent.match(/^in[A-Za-z]+/)[0] + line.querySelector('.hit').textContent).join()});
                  }
                }
                return all;
                """);
        assertThat(rejections)
                .hasSize((int) steps(puzzle, engine).stream()
                        .filter(step -> step.kind() == Step.Kind.REJECT)
                        .count())
                .allSatisfy(rejection -> assertNamesItsMark(puzzle.size(), engine, rejection));
    }

    private static void assertNamesItsMark(int n, String engine, Map<String, String> rejection) {
        Matcher words = REJECTION.matcher(rejection.get("words"));
        assertThat(words.matches()).isTrue();
        List<Integer> queens = Stream.of(rejection.get("columns").split(",", -1))
                .map(Integer::valueOf)
                .toList();
        int row = Integer.parseInt(words.group(1));
        int column = Integer.parseInt(words.group(2));
        int attacker = Integer.parseInt(words.group(3));
        String mark = words.group(5);
        long index = Long.parseLong(words.group(6));
        LineFamily family = Objects.requireNonNull(MARKS.get(mark));
        assertThat(words.group(4)).isEqualTo(family.name());
        assertThat(family.line(new Square(row, column), n)).hasValue(index);
        assertThat(family.line(new Square(attacker, queens.get(attacker)), n)).hasValue(index);
        LineFamily first = Stream.of(LineFamily.COLUMNS, LineFamily.DIAGONALS, LineFamily.ANTI_DIAGONALS)
                .filter(lines -> IntStream.range(0, row)
                        .anyMatch(r -> lines.line(new Square(r, queens.get(r)), n)
                                .equals(lines.line(new Square(row, column), n))))
                .findFirst()
                .orElseThrow();
        assertThat(family).isEqualTo(first);
        assertThat(rejection.get("hit")).isEqualTo(mark + index);
        // The program of iterative has one line for all three.
        if (!engine.equals("iterative")) {
            assertThat(rejection.get("now")).contains(mark + "[");
        }
    }

    /** Who is said to go on does so, and where a row has no square left, that is said. */
    @ParameterizedTest
    @ValueSource(strings = {"check", "array", "bitmask"})
    void theReasonsSayWhatComesNext(String engine) {
        show(Puzzle.ofSize(6), engine);
        List<Step> steps = steps(Puzzle.ofSize(6), engine);
        @SuppressWarnings("unchecked")
        List<String> reasons = (List<String>) page.script(FORWARD.replace(".sentence", ".reason"));
        for (int i = 0; i < steps.size() - 1; i++) {
            boolean isGivenUp = steps.get(i + 1).kind() == Step.Kind.REMOVE;
            String reason = reasons.get(i + 1);
            switch (steps.get(i).kind()) {
                case REMOVE ->
                    assertThat(reason).as("step %d", i + 1).endsWith(isGivenUp ? ": back again." : "goes on.");
                case PLACE, REJECT ->
                    assertThat(reason.contains("has no square left"))
                            .as("step %d: %s", i + 1, reason)
                            .isEqualTo(isGivenUp);
                default -> assertThat(reason).endsWith("No queen attacks another.");
            }
        }
    }

    static Stream<Arguments> allSearches() {
        return Stream.concat(
                LISTED.stream()
                        .flatMap(engine -> IntStream.of(4, 6, 8).mapToObj(n -> Arguments.of(Puzzle.ofSize(n), engine))),
                Stream.of(
                        Arguments.of(withGivenQueen(), "check"),
                        Arguments.of(withGivenQueen(), "permutation"),
                        Arguments.of(Puzzle.ofSize(10).withRule(Rule.AMAZONS), "check"),
                        Arguments.of(Puzzle.ofSize(7), "cover"),
                        Arguments.of(Puzzle.ofSize(0), "check"),
                        Arguments.of(Puzzle.ofSize(1), "array"),
                        Arguments.of(Puzzle.ofSize(3), "bitmask")));
    }

    @ParameterizedTest
    @MethodSource("allSearches")
    void atTheEndTheCountersAreThoseOfTheReport(Puzzle puzzle, String engine) {
        show(puzzle, engine);
        press(Keys.END);
        SearchReport report = Solvers.engine(engine).visit(puzzle, board -> Visit.CONTINUE);
        assertThat(data("step")).isEqualTo(data("steps"));
        assertThat(number("placements")).isEqualTo(report.placements());
        assertThat(number("attempts")).isEqualTo(report.attempts());
        assertThat(number("solutions")).isEqualTo(report.solutions());
        // The last permutation is not taken back.
        assertThat(data("columns").isEmpty()).isEqualTo(!engine.equals("permutation"));
        press(Keys.HOME);
        assertThat(List.of(number("step"), number("placements"), number("solutions")))
                .containsOnly(0L);
        assertThat(data("kind")).isEmpty();
    }

    @Test
    void keysStepPlayAndLeap() {
        show(Puzzle.ofSize(6), "check");
        List<Step> steps = steps(Puzzle.ofSize(6), "check");
        press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
        assertThat(number("step")).isEqualTo(2);
        // The queen of row 0 stands until all that begins with her has been tried.
        press(Keys.HOME, Keys.ARROW_RIGHT, Keys.ARROW_DOWN);
        assertThat(data("kind")).isEqualTo("remove");
        assertThat(data("columns")).isEmpty();
        press(Keys.HOME, "4");
        press(Keys.ARROW_UP);
        int step = (int) number("step");
        int row = steps.get(Math.round(0.4F * steps.size()) - 1)
                .square()
                .orElseThrow()
                .row();
        assertThat(steps.get(step - 1).square().orElseThrow().row()).isLessThan(row);
        press(Keys.HOME);
        page.actions()
                .keyDown(Keys.SHIFT)
                .sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
                .keyUp(Keys.SHIFT)
                .perform();
        assertThat(data("kind")).isEqualTo("solution");
        assertThat(number("solutions")).isEqualTo(2);
        page.actions()
                .keyDown(Keys.SHIFT)
                .sendKeys(Keys.ARROW_LEFT)
                .keyUp(Keys.SHIFT)
                .perform();
        assertThat(number("solutions")).isEqualTo(1);
        press(Keys.HOME, "d");
        assertThat(page.byId("searches").findElement(By.className("reason")).getText())
                .endsWith("has no square left.");
        long before = number("step");
        press("++++++++", Keys.SPACE);
        page.await(() -> number("step") > before + 3);
        press(Keys.SPACE);
        long stopped = number("step");
        assertThat(page.byId("play").getAccessibleName()).isEqualTo("Play");
        assertThat(number("step")).isEqualTo(stopped);
    }

    @Test
    void theMouseStepsScrubsAndClicksNodes() {
        show(Puzzle.ofSize(6), "array");
        page.byId("step").click();
        page.byId("step").click();
        // The button has given the keyboard back.
        press(Keys.SPACE);
        assertThat(page.byId("play").getAccessibleName()).isEqualTo("Pause");
        press(Keys.SPACE);
        page.actions().moveToElement(page.byId("time")).click().perform();
        assertThat(number("step")).isBetween(500L, 550L);
        page.byId("end").click();
        WebElement node = page.byId("searches")
                .findElements(By.cssSelector(".tree g.solution"))
                .get(1);
        page.actions().moveToElement(node).click().perform();
        assertThat(data("kind")).isEqualTo("place");
        assertThat(data("columns").split(",")).hasSize(6);
        assertThat(number("solutions")).isEqualTo(1);
        page.picture("search-solution");
    }

    @Test
    void theProgramSaysWhichLineAndWhatItHolds() {
        show(Puzzle.ofSize(6), "array");
        page.goTo("#step=100");
        WebElement search = page.byId("searches");
        // Row 4, column 1: the uppermost queen attacks by a diagonal, but the mark of the column is read first.
        assertThat(search.findElement(By.cssSelector(".code .now")).getText().strip())
                .isEqualTo("if inColumn[column]");
        assertThat(search.findElements(By.cssSelector(".state .hit")))
                .extracting(WebElement::getText)
                .containsExactly("1");
        assertThat(search.findElement(By.cssSelector(".calls .lit")).getText()).isEqualTo("4 1 2 3 4 5");
        page.picture("search-array");
        show(Puzzle.ofSize(8), "bitmask");
        page.goTo("#step=500");
        assertThat(search().findElements(By.cssSelector(".calls tbody tr"))
                        .get(3)
                        .getText())
                .isEqualTo("3 01010100 00001110 01001000 00100001");
        page.picture("search-bitmask");
        show(Puzzle.ofSize(6), "permutation");
        page.goTo("#step=34");
        assertThat(search().findElement(By.cssSelector(".state p")).getText())
                .isEqualTo("|p[1] − p[0]| = |1 − 0| = 1 − 0");
        page.picture("search-permutation");
    }

    /** Engines without a program of their own show board, tree and counters, and say why. */
    @ParameterizedTest
    @ValueSource(strings = {"cover", "auto", "treemask"})
    void anEngineWithoutAProgramOfItsOwnSaysWhy(String engine) {
        show(Puzzle.ofSize(6), engine);
        assertThat(search().findElements(By.cssSelector(".code, .calls")))
                .isNotEmpty()
                .allMatch(part -> part.isDisplayed() == LISTED.contains(engine));
        assertThat(search().findElement(By.className("about")).getText())
                .startsWith(LISTED.contains(engine) ? "Step by step, treemask is bitmask." : "No program is shown: ")
                .contains(engine);
        page.picture("search-" + engine);
    }

    private static WebElement search() {
        return page.byId("searches");
    }

    @Test
    void twoSearchesGoStepByStepOrByPartialSolution() {
        Puzzle puzzle = Puzzle.ofSize(6);
        show(puzzle, "check", "permutation");
        page.goTo("#step=50");
        page.picture("search-pair");
        List<WebElement> searches = search().findElements(By.className("search"));
        assertThat(searches)
                .extracting(search -> search.getDomAttribute("data-step"))
                .containsExactly("50", "50");
        assertThat(data("columns")).isEqualTo(searches.get(0).getDomAttribute("data-columns"));
        page.byId("together").sendKeys("by partial");
        // Nobody is ahead by a whole board: where check tries row 1, permutation fills boards with that queen.
        @SuppressWarnings("unchecked")
        List<Boolean> together = (List<Boolean>) page.script("""
                const time = document.getElementById('time');
                const columns = i => document.querySelectorAll('.search')[i].dataset.columns.split(',').filter(c => c !== '').map(Number);
                return Array.from({length: 200}, (_, i) => {
                  time.value = Math.round(time.max * (0.05 + 0.9 * i / 200));
                  time.dispatchEvent(new Event('input'));
                  const [a, b] = [columns(0), columns(1)];
                  return a.length === 0 || Math.abs(a[0] - b[0]) <= 1;
                });
                """);
        assertThat(together).hasSize(200).containsOnly(true);
        page.byId("end").click();
        SearchReport check = Solvers.engine("check").visit(puzzle, board -> Visit.CONTINUE);
        SearchReport permutation = Solvers.engine("permutation").visit(puzzle, board -> Visit.CONTINUE);
        assertThat(searches)
                .extracting(search -> Long.valueOf(search.getDomAttribute("data-attempts")))
                .containsExactly(check.attempts(), permutation.attempts());
        page.await(() -> page.script("return location.hash").toString().endsWith("&together=board"));
    }

    /** The first page of the course: a step a second, up to the first dead end, and from there on as one likes. */
    @Test
    void aShortSearchBeginsSlowlyAndStopsAtItsFirstDeadEnd() {
        show(Puzzle.ofSize(4), "check");
        assertThat(page.text("speed")).isEqualTo("1.0 / s");
        List<Step> steps = steps(Puzzle.ofSize(4), "check");
        int removed = IntStream.range(0, steps.size())
                .filter(i -> steps.get(i).kind() == Step.Kind.REMOVE)
                .findFirst()
                .orElseThrow();
        press("++++++++++", Keys.SPACE);
        page.await(() ->
                number("step") > 0 && page.byId("play").getAccessibleName().equals("Play"));
        assertThat(number("step")).isEqualTo(removed);
        assertThat(search().findElement(By.className("reason")).getText()).endsWith("Row 2 has no square left.");
        press(Keys.SPACE);
        page.await(() -> number("step") > removed);
        press(Keys.SPACE);
        show(Puzzle.ofSize(6), "check");
        assertThat(page.text("speed")).isEqualTo("4.0 / s");
    }

    /** What is to come stands in grey, but not while the page asks for it. */
    @Test
    void theTreeHasItsLevelsBeforeItsNodes() {
        show(Puzzle.ofSize(4), "check");
        assertThat(search().findElements(By.cssSelector(".tree .guide"))).hasSize(4);
        assertThat(search().findElements(By.cssSelector(".tree text.hidden")).stream()
                        .map(WebElement::getText)
                        .filter(text -> !text.isEmpty()))
                .containsExactly("row 0", "row 1", "row 2", "row 3");
        // 16 queens are placed; a circle or a square for each, and an edge.
        assertThat(search().findElements(By.cssSelector(".tree g.future")))
                .hasSize(16)
                .allMatch(
                        node -> node.findElement(By.cssSelector("circle, rect")).isDisplayed());
        page.byId("predict").click();
        assertThat(search().findElements(By.cssSelector(".tree .future")))
                .hasSize(32)
                .noneMatch(WebElement::isDisplayed);
        press(Keys.END);
        assertThat(search().findElements(By.cssSelector(".tree .future"))).isEmpty();
    }

    @Test
    void aLegendExplainsTheSignsOfTheBoard() {
        show(withGivenQueen(), "check");
        WebElement legend = search().findElement(By.className("legend"));
        assertThat(legend.getText())
                .contains("2 attacked by the queen of row 2", "led nowhere", "closed by a given queen");
        show(Puzzle.ofSize(6), "check");
        assertThat(search().findElement(By.className("legend")).isDisplayed()).isTrue();
        assertThat(search().findElement(By.className("shut")).isDisplayed()).isFalse();
        // Whole boards have none of these signs.
        show(Puzzle.ofSize(6), "permutation");
        assertThat(search().findElement(By.className("legend")).isDisplayed()).isFalse();
    }

    @Test
    void theAddressNamesTheStep() {
        show(Puzzle.ofSize(5), "check");
        page.goTo("#step=12");
        assertThat(number("step")).isEqualTo(12);
        page.script("location.hash = 'step=20'");
        page.await(() -> number("step") == 20);
        press(Keys.ARROW_RIGHT);
        page.await(() -> page.script("return location.hash").equals("#step=21"));
        for (String other : List.of("9999999", "nonsense", "3.5", "-1", "")) {
            page.goTo("#step=" + other);
            page.await(() -> page.text("refused").endsWith(", but is \"" + other + "\"."));
            assertThat(number("step")).isZero();
        }
    }

    @Test
    void whoPredictsTenStepsRightIsToldSo() {
        Puzzle puzzle = Puzzle.ofSize(6);
        show(puzzle, "check");
        page.byId("predict").click();
        WebElement quiz = page.byId("quiz");
        for (Step step : steps(puzzle, "check").subList(0, 10)) {
            answer(step);
        }
        assertThat(number("step")).isEqualTo(10);
        assertThat(quiz.findElement(By.className("score")).getText()).isEqualTo("10 of 10 right");
        page.picture("search-predict");
        quiz.findElement(By.cssSelector("[data-answer='remove']")).click();
        assertThat(quiz.findElement(By.className("verdict")).getText())
                .isEqualTo("Wrong: place row 3, column 1. No queen attacks the square.");
        assertThat(quiz.findElement(By.className("score")).getText()).isEqualTo("10 of 11 right");
        page.byId("stop").click();
        assertThat(quiz.isDisplayed()).isFalse();
    }

    /** A link sets a number of questions from a step on; the score is said with the last answer. */
    @Test
    void anAddressSetsAQuiz() {
        Puzzle puzzle = Puzzle.ofSize(6);
        show(puzzle, "check");
        page.goTo("#step=3&quiz=4");
        WebElement quiz = page.byId("quiz");
        for (Step step : steps(puzzle, "check").subList(3, 7)) {
            assertThat(quiz.findElement(By.className("verdict")).getText()).doesNotContain("Score");
            answer(step);
        }
        assertThat(quiz.findElement(By.className("verdict")).getText()).endsWith(" Score: 4 of 4.");
        assertThat(quiz.findElements(By.cssSelector("[data-answer]:enabled"))).isEmpty();
        page.byId("pupil").sendKeys("Ada");
        String line = "Ada; Search: n = 6, queens; check; 4/4";
        CRC32 sum = new CRC32();
        sum.update(line.getBytes(StandardCharsets.UTF_8));
        assertThat(quiz.findElement(By.tagName("output")).getText())
                .isEqualTo("%s; %08x".formatted(line, sum.getValue()));
        page.picture("quiz-handed-in");
    }

    /** A toroidal line leaves at one edge and comes back at the other. */
    @Test
    void aTorusIsDrawnAsOne() {
        show(Puzzle.ofSize(5).withRule(Rule.TOROIDAL), "check");
        List<?> ways = (List<?>) page.script("""
                const ways = [];
                while (!document.getElementById('step').disabled) {
                  document.getElementById('step').click();
                  ways.push(document.querySelector('.attack')?.getAttribute('d') + ' ' + document.querySelector('.reason').textContent);
                }
                return ways;
                """);
        // From row 1, column 4 over the right edge to the queen in row 0, column 0.
        assertThat(ways)
                .anyMatch(way -> String.valueOf(way)
                        .startsWith("M450 150L500 100M0 100L50 50 1 + 4 and 0 + 0 are the same modulo 5."));
    }

    /** After each answer stands why: the squares compared, the mark that was read, or that a row is used up. */
    @Test
    void afterAnAnswerThePageSaysWhy() {
        show(Puzzle.ofSize(4), "array");
        page.byId("predict").click();
        WebElement verdict = page.byId("quiz").findElement(By.className("verdict"));
        List<String> why = new ArrayList<>();
        for (Step step : steps(Puzzle.ofSize(4), "array").subList(0, 10)) {
            answer(step);
            assertThat(verdict.getText()).startsWith("Right: " + step.text().replaceFirst(":.*", ""));
            why.add(verdict.getText().replaceFirst("^[^.]*\\. ", ""));
        }
        assertThat(why.subList(0, 3))
                .containsExactly("No queen attacks the square.", "inColumn[0] is marked.", "inDiagonal[3] is marked.");
        assertThat(why.get(8)).isEqualTo("Row 2 has no square left; the queen of row 1 goes on.");
    }

    /** Of two searches, the page asks about the first while it goes on, or about the one whose board comes next. */
    @ParameterizedTest
    @ValueSource(strings = {"step", "board"})
    void twoSearchesArePredicted(String together) {
        Puzzle puzzle = Puzzle.ofSize(4);
        show(puzzle, "check", "bitmask");
        page.goTo("#step=0&together=" + together);
        page.byId("predict").click();
        List<List<Step>> steps = List.of(steps(puzzle, "check"), steps(puzzle, "bitmask"));
        List<WebElement> searches = search().findElements(By.className("search"));
        WebElement asked = page.byId("quiz").findElement(By.className("asked"));
        List<Integer> turns = new ArrayList<>();
        for (int answers = 0; answers < 30; answers++) {
            int turn = asked.getText().equals("What happens next in bitmask?") ? 1 : 0;
            turns.add(turn);
            int step =
                    Integer.parseInt(Objects.requireNonNull(searches.get(turn).getDomAttribute("data-step")));
            answer(steps.get(turn).get(step));
            assertThat(searches.get(turn).getDomAttribute("data-step")).isEqualTo(String.valueOf(step + 1));
        }
        assertThat(page.byId("quiz").findElement(By.className("score")).getText())
                .isEqualTo("30 of 30 right");
        assertThat(Set.copyOf(turns)).isEqualTo(together.equals("board") ? Set.of(0, 1) : Set.of(0));
    }

    private static void answer(Step step) {
        String kind = step.kind().name().toLowerCase(Locale.ROOT);
        page.byId("quiz")
                .findElement(By.cssSelector("[data-answer='" + kind + "']"))
                .click();
        step.attack().ifPresent(attack -> press(String.valueOf(attack.queen().row())));
    }

    @Test
    void theLearnerPlaysUpToTheNextSolutionAndIsCorrected() {
        Puzzle puzzle = Puzzle.ofSize(4);
        show(puzzle, "array");
        press("q");
        page.byId("alone").click();
        List<Step> steps = steps(puzzle, "array");
        int solution = IntStream.range(0, steps.size())
                .filter(i -> steps.get(i).kind() == Step.Kind.SOLUTION)
                .findFirst()
                .orElseThrow();
        press("b");
        assertThat(number("step")).isZero();
        WebElement verdict = page.byId("quiz").findElement(By.className("verdict"));
        assertThat(verdict.getText()).startsWith("Not so.");
        assertThat(page.byId("quiz").findElement(By.className("how")).getText())
                .contains("must be rejected before the next is tried");
        answer(steps.get(0));
        // The square of row 1 that is free, before the attacked ones left of it.
        WebElement board = search().findElement(By.cssSelector("svg.board"));
        int square = board.getSize().getWidth() / 4;
        page.actions().moveToElement(board, square * 2 / 3, -square / 2).click().perform();
        assertThat(verdict.getText())
                .isEqualTo("Not so. Row 1, column 0 comes first: if a queen attacks it, it must be rejected before"
                        + " column 2 is tried.");
        steps.subList(1, solution + 1).forEach(SearchInPageTest::answer);
        assertThat(data("kind")).isEqualTo("solution");
        assertThat(page.byId("quiz").findElement(By.className("verdict")).getText())
                .isEqualTo("Solution found. Right answers: " + (solution + 1) + " of " + (solution + 3) + ".");
    }

    @Test
    void aQueenIsClickedWhoAttacks() {
        show(Puzzle.ofSize(6), "check");
        page.goTo("#step=1");
        press("q");
        // The square below the queen: she attacks it.
        WebElement queen = search().findElement(By.cssSelector("use.queen"));
        page.actions().moveToElement(queen).click().perform();
        assertThat(data("kind")).isEqualTo("reject");
        assertThat(page.byId("quiz").findElement(By.className("score")).getText())
                .isEqualTo("1 of 1 right");
    }

    @Test
    void screenReadersHearTheSentenceButNotWhilePlaying() {
        show(Puzzle.ofSize(6), "check");
        WebElement sentence = search().findElement(By.className("sentence"));
        assertThat(sentence.getAriaRole()).isEqualTo("status");
        assertThat(sentence.getDomAttribute("aria-live")).isEqualTo("polite");
        press(Keys.SPACE);
        assertThat(sentence.getDomAttribute("aria-live")).isEqualTo("off");
        press(Keys.SPACE);
        assertThat(sentence.getDomAttribute("aria-live")).isEqualTo("polite");
        page.goTo("#step=2");
        page.await(() -> sentence().equals("reject row 1, column 0: attacked by the queen in row 0 (column)"));
        assertThat(search().findElement(By.cssSelector("svg.board")).getAccessibleName())
                .isEqualTo("Board, n = 6; queens in columns 0");
        assertThat(page.controls())
                .isNotEmpty()
                .allSatisfy(control -> assertThat(control.getAccessibleName()).isNotEmpty());
    }

    private static String sentence() {
        return search().findElement(By.className("sentence")).getText();
    }

    @Test
    void threeHundredThousandStepsAreScrubbedWithoutWaiting() {
        SearchPage all = SearchPage.of(Puzzle.ofSize(10));
        double few = scrubbing(all.until(1));
        double many = scrubbing(all);
        assertThat(number("steps")).isGreaterThan(300_000);
        // A time for each step that is passed over would make it hundreds of times as long.
        assertThat(many).isLessThan(10 * few);
        page.picture("search-long");
    }

    /** The median time of going to a step, in milliseconds. */
    private double scrubbing(SearchPage search) {
        page.write(search.html());
        @SuppressWarnings("unchecked")
        List<Number> times = (List<Number>) page.script("""
                const time = document.getElementById('time');
                return Array.from({length: 400}, (_, i) => {
                  const begin = performance.now();
                  time.value = Math.round(time.max * (i * 0.618034 % 1));
                  time.dispatchEvent(new Event('input'));
                  document.body.getBoundingClientRect();
                  return performance.now() - begin;
                });
                """);
        return times.stream().mapToDouble(Number::doubleValue).sorted().toArray()[times.size() / 2];
    }

    @Test
    void aSearchThatIsCutSaysSo() {
        page.write(SearchPage.of(Puzzle.ofSize(8)).until(2).html());
        assertThat(search().findElement(By.className("note")).getText()).startsWith("Cut here after ");
        press(Keys.END);
        assertThat(number("solutions")).isEqualTo(2);
        assertThat(search().findElement(By.className("reason")).getText())
                .isEqualTo("The page ends here; the search goes on.");
    }

    @Test
    void textsAreTextsWhateverTheySay() {
        String evil = "</script><script>document.title = 'broken'</script><img src=x onerror=alert(1)>";
        Rule rule = Rule.of(evil, Rule.QUEENS.families().toArray(LineFamily[]::new));
        page.write(SearchPage.of(Puzzle.ofSize(4).withRule(rule)).title(evil).html());
        assertThat(page.text("title")).isEqualTo(evil);
        assertThat(page.script("return document.title")).isEqualTo(evil);
        assertThat(number("steps")).isEqualTo(78);
    }

    @Test
    void thePictureOfAMomentNeedsNoPage() {
        show(Puzzle.ofSize(6), "check");
        page.goTo("#step=100");
        page.script(
                "URL.createObjectURL = blob => { blob.text().then(text => window.saved = text); return 'about:blank#'; };"
                        + "HTMLAnchorElement.prototype.click = () => {};");
        page.byId("picture").click();
        page.await(() -> page.script("return window.saved") != null);
        String picture = (String) page.script("return saved");
        assertThat(picture)
                .startsWith("<svg")
                .contains("check, step 100")
                .contains("reject row 4")
                .doesNotContain("var(");
        assertThat(
                        page.script(
                                "return new DOMParser().parseFromString(saved, 'image/svg+xml').querySelectorAll('parsererror').length"))
                .isEqualTo(0L);
    }

    @Test
    void aMomentIsPrintedOnOnePage() {
        for (String engine : LISTED) {
            show(Puzzle.ofSize(8), engine);
            page.goTo("#step=100");
            assertThat(pages()).as(engine).isEqualTo(1);
        }
        for (String[] engines :
                new String[][] {{"check", "permutation"}, {"array", "bitmask"}, {"iterative", "array"}}) {
            show(Puzzle.ofSize(8), engines);
            page.goTo("#step=100");
            assertThat(pages()).as(String.join(", ", engines)).isEqualTo(1);
        }
    }

    private static int pages() {
        return new String(page.printed(), StandardCharsets.ISO_8859_1).split("/Type /Page\\b", -1).length - 1;
    }

    @Test
    void nothingIsLoadedFromAnywhereAndNothingMovesForThoseWhoDislikeIt() {
        page.prefer("prefers-reduced-motion", "reduce");
        show(Puzzle.ofSize(6), "check", "array");
        press(Keys.END);
        assertThat(page.script("return document.getAnimations().length")).isEqualTo(0L);
        assertThat(page.script("return performance.getEntriesByType('resource').length"))
                .isEqualTo(0L);
    }

    /** Sizes of a desktop, a phone, and a phone on its side, of which one is dark. */
    static Stream<Arguments> looks() {
        Map<String, int[]> sizes = Map.of(
                "desktop", new int[] {1200, 900}, "phone", new int[] {390, 844}, "sideways", new int[] {844, 390});
        return sizes.entrySet().stream()
                .map(size -> Arguments.of(
                        size.getKey(),
                        size.getValue()[0],
                        size.getValue()[1],
                        size.getKey().equals("phone")));
    }

    @ParameterizedTest
    @MethodSource("looks")
    void boardsAndControlsAreInViewOnEveryScreen(String name, int width, int height, boolean dark) {
        try (Page screen = Page.empty(width, height)) {
            screen.preferDark(dark);
            Map<String, Runnable> pages = Map.of(
                    "check", () -> show(screen, Puzzle.ofSize(6), "check"),
                    "array8", () -> show(screen, Puzzle.ofSize(8), "array"),
                    "pair", () -> show(screen, Puzzle.ofSize(6), "check", "permutation"),
                    "puzzle", () -> show(screen, withGivenQueen(), "check"));
            pages.forEach((which, open) -> {
                open.run();
                screen.goTo("#step=60");
                screen.picture("search-" + which + "-" + name + (dark ? "-dark" : "-light"));
                // A phone makes a page small that is wider than its screen.
                assertThat(screen.script("return Math.max(innerWidth, document.documentElement.scrollWidth)"))
                        .as(which)
                        .isEqualTo((long) width);
                assertThat(screen.script("""
                        const inView = element => {
                          const {top, bottom, left, right} = element.getBoundingClientRect();
                          return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
                        };
                        const hidden = [...document.querySelectorAll('svg.board, #time, #buttons button, #options label')]
                          .filter(element => element.getClientRects().length > 0 && !inView(element));
                        return hidden.map(element => element.id || element.className.baseVal || element.textContent);
                        """)).as(which).isEqualTo(List.of());
                assertThat(screen.controls().stream()
                                .filter(control -> control.getSize().height < 40
                                        && control.findElement(By.xpath("..")).getSize().height < 40)
                                .map(WebElement::getAccessibleName))
                        .as(which)
                        .isEmpty();
            });
            assertThat(screen.complaints()).isEmpty();
        }
    }

    @Test
    void fourQueensArePlacedByHand() throws IOException {
        page.write(Files.readString(Path.of("src", "docs", "board4.html")));
        byHand("1,0");
        page.byId("possible").click();
        assertThat(page.text("words")).startsWith("Yes");
        byHand("0,0");
        assertThat(page.text("words"))
                .isEqualTo("The queens in row 0, column 0 and row 1, column 0 attack each other.");
        page.byId("possible").click();
        assertThat(page.text("words")).startsWith("No");
        byHand("0,0", "1,0");
        page.byId("attacked").click();
        byHand("0,1", "1,3", "2,0");
        page.picture("board4");
        byHand("3,2");
        assertThat(page.text("words")).isEqualTo("Solved, with 6 queens placed. Solutions found: 1 of 2.");
    }

    private static void byHand(String... squares) {
        for (String square : squares) {
            page.byId("board")
                    .findElement(By.cssSelector("[data-square='" + square + "']"))
                    .click();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void fingersStep(boolean sideways) {
        try (Page phone = sideways ? Page.empty(844, 390) : Page.empty(390, 844)) {
            show(phone, Puzzle.ofSize(6), "check");
            phone.tap(phone.byId("step"), 2);
            assertThat(phone.script("return document.querySelector('main').dataset.step"))
                    .isEqualTo("2");
            WebElement board = phone.byId("searches").findElement(By.cssSelector("svg.board"));
            phone.swipe(board, -90);
            phone.swipe(board, -90);
            phone.swipe(board, 90);
            assertThat(phone.script("return document.querySelector('main').dataset.step"))
                    .isEqualTo("3");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void textsStandOut(boolean dark) {
        page.preferDark(dark);
        show(Puzzle.ofSize(6), "array");
        page.goTo("#step=100");
        @SuppressWarnings("unchecked")
        Map<String, Number> contrasts = (Map<String, Number>) page.script("""
                const parts = colour => colour.match(/[0-9.]+/g).map(Number);
                const luminance = colour => {
                  const [r, g, b] = parts(colour).slice(0, 3).map(part => part / 255)
                    .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
                  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
                };
                const behind = element => {
                  const {backgroundColor} = getComputedStyle(element);
                  return (parts(backgroundColor)[3] ?? 1) > 0 ? backgroundColor : behind(element.parentElement);
                };
                const names = ['.sentence', '.reason', 'dt', 'dd', '.code li', '.code .now', '.box.on', '.box.off', 'td', 'th', '.lit td', '#step', '#play'];
                return Object.fromEntries(names.map(name => {
                  const element = document.querySelector(name);
                  const [a, b] = [luminance(getComputedStyle(element).color), luminance(behind(element))];
                  return [name, (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)];
                }));
                """);
        assertThat(contrasts)
                .hasSize(13)
                .allSatisfy(
                        (name, contrast) -> assertThat(contrast.doubleValue()).isGreaterThan(4.5));
        page.preferDark(false);
    }
}
