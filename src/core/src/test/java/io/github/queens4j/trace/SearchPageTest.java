package io.github.queens4j.trace;

import static io.github.queens4j.Refusals.assertIllegal;
import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.queens4j.Board;
import io.github.queens4j.Engines;
import io.github.queens4j.LineFamily;
import io.github.queens4j.MinimalSolver;
import io.github.queens4j.Outcome;
import io.github.queens4j.Providers;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Square;
import io.github.queens4j.Visit;
import io.github.queens4j.contract.Interruption;
import io.github.queens4j.trace.Step.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written into the page; what its scripts make of it is tested in a browser. */
public class SearchPageTest {

    private static final Pattern DATA =
            Pattern.compile("<script type=\"application/json\" id=\"data\">\\s*(\\{.*?})\\s*</script>", Pattern.DOTALL);
    private static final Pattern SEARCH = Pattern.compile(
            "\\{\"engine\":\"([^\"]*)\",\"steps\":\"([^\"]*)\",\"count\":(\\d+),\"complete\":(true|false),\"shown\":(\\d+),"
                    + "\"counting\":\"([^\"]*)\"(?:,\"solutions\":(\\d+),\"placements\":(\\d+),\"attempts\":(\\d+))?}");
    private static final Pattern FAMILY = Pattern.compile("\\{\"name\":\"([^\"]*)\",\"lines\":\\[([^]]*)]}");
    private static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    /** JavaScript knows no whole numbers beyond 2^53 for certain; this rule has such, and squares on no line. */
    private static final Rule HUGE = Rule.of(
            "huge",
            LineFamily.ROWS,
            LineFamily.of("pair", (square, n) -> (1L << 60) + square.column() / 2)
                    .where((square, n) -> square.column() / 2 != 1));

    /** The data of a page, for its scripts. */
    public static String data(String html) {
        Matcher data = DATA.matcher(html);
        assertThat(data.find()).isTrue();
        return data.group(1);
    }

    private record Told(
            String engine, String steps, long count, boolean complete, long shown, String counting, List<Long> report) {

        /** Without the steps, which are too long for a message. */
        @Override
        public String toString() {
            return engine + ", " + count + " steps, complete " + complete + ", " + shown + " shown, " + counting
                    + report;
        }

        long stepsCoded() {
            return Pattern.compile("\\+.|-..|[<!]").matcher(steps).results().count();
        }

        long solutionsCoded() {
            return steps.chars().filter(sign -> sign == '!').count();
        }

        static List<Told> of(SearchPage page) {
            return of(page.html());
        }

        static List<Told> of(String html) {
            return SEARCH.matcher(data(html))
                    .results()
                    .map(found -> new Told(
                            found.group(1),
                            found.group(2),
                            Long.parseLong(found.group(3)),
                            found.group(4).equals("true"),
                            Long.parseLong(found.group(5)),
                            found.group(6),
                            IntStream.of(7, 8, 9)
                                    .mapToObj(found::group)
                                    .flatMap(Stream::ofNullable)
                                    .map(Long::valueOf)
                                    .toList()))
                    .toList();
        }
    }

    private static List<int[]> lines(String data) {
        return FAMILY.matcher(data)
                .results()
                .map(family -> Arrays.stream(family.group(2).split(",", -1))
                        .filter(number -> !number.isEmpty())
                        .mapToInt(Integer::parseInt)
                        .toArray())
                .toList();
    }

    /** Steps as a page has them: each a sign and the digits that its scripts cannot know. */
    private static String code(List<Step> steps) {
        boolean hasCandidates = steps.stream().anyMatch(step -> step.kind() == Kind.CANDIDATE);
        return steps.stream()
                .map(step -> switch (step.kind()) {
                    case PLACE -> "+" + digits(step.square().orElseThrow().column());
                    case REJECT -> {
                        Square square = step.square().orElseThrow();
                        yield "-" + digits(hasCandidates ? square.row() : square.column())
                                + digits(step.attack().orElseThrow().queen().row());
                    }
                    case REMOVE -> "<";
                    case SOLUTION -> "!";
                    case CANDIDATE ->
                        "?"
                                + digits(step.queens().stream()
                                        .mapToInt(Integer::intValue)
                                        .toArray());
                })
                .collect(Collectors.joining());
    }

    private static String digits(int... numbers) {
        return IntStream.of(numbers)
                .mapToObj(number -> DIGITS.substring(number, number + 1))
                .collect(Collectors.joining());
    }

    static Stream<Arguments> searches() {
        List<Puzzle> puzzles = new ArrayList<>();
        IntStream.rangeClosed(0, 6).mapToObj(Puzzle::ofSize).forEach(puzzles::add);
        puzzles.add(Puzzle.ofSize(6).withQueen(2, 5).withQueen(0, 1).withBlocked(3, 3));
        puzzles.add(Puzzle.ofSize(6).withBlocked(0, 1).withBlocked(1, 1).withBlocked(5, 0));
        puzzles.add(Puzzle.ofSize(4).withQueen(0, 0));
        Rule.known().forEach(rule -> puzzles.add(Puzzle.ofSize(5).withRule(rule)));
        puzzles.add(Puzzle.ofSize(6).withRule(Rule.NON_TOUCHING).withQueen(3, 0));
        puzzles.add(Puzzle.ofSize(4).withRule(HUGE));
        return puzzles.stream()
                .flatMap(puzzle -> Solvers.engines().stream()
                        .filter(engine -> engine.supports(puzzle))
                        .map(engine -> Arguments.of(engine, puzzle)));
    }

    /** The steps are those of {@link Steps}; what its scripts make of them is compared in a browser. */
    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("searches")
    void itHoldsEveryStep(Solver engine, Puzzle puzzle) {
        String html = SearchPage.of(puzzle).engine(engine.name()).html();
        Told told = Told.of(html).get(0);
        List<Step> steps = RecordedSteps.steps(engine.name(), puzzle);
        SearchReport report = engine.visit(puzzle, board -> Visit.CONTINUE);
        assertThat(told.steps).isEqualTo(code(steps));
        assertThat(told.engine).isEqualTo(engine.name());
        assertThat(told.complete).isTrue();
        assertThat(told.count).isEqualTo(steps.size());
        assertThat(told.shown).isEqualTo(report.solutions());
        assertThat(told.report).containsExactly(report.solutions(), report.placements(), report.attempts());
        // On smaller boards it may be that no square is tried in vain.
        if (puzzle.size() >= 4) {
            assertThat(told.counting.equals("end")).isEqualTo(!Engines.rejects(engine));
        }
    }

    @Test
    void everyEngineHasAListingOrSaysWhyNot() {
        String html = SearchPage.of(Puzzle.ofSize(4)).html();
        assertThat(Solvers.engines())
                .allMatch(engine -> html.contains("<template id=\"program-" + engine.name() + "\"")
                        || html.contains("<template id=\"why-" + engine.name() + "\""));
    }

    @Test
    void theTwelveWordsAreThoseOfTheCourse() throws IOException {
        String html = SearchPage.of(Puzzle.ofSize(4)).html();
        String words = html.substring(html.indexOf("<table id=\"words\">"), html.indexOf("</details>"));
        String course = Files.readString(Path.of("src", "docs", "teaching.md"));
        assertThat(Pattern.compile("<th>(.*?)</th><td>(.*?)</td>")
                        .matcher(words)
                        .results()
                        .map(word -> "| " + word.group(1) + " | " + word.group(2) + " |"))
                .hasSize(12)
                .allMatch(row -> course.lines().anyMatch(row::equals));
    }

    @Test
    void twoQueensByHand() {
        assertThat(data(SearchPage.of(Puzzle.ofSize(2).withBlocked(1, 1)).html()))
                .isEqualTo(
                        "{\"kind\":\"queens\",\"title\":\"Search: n = 2, queens\",\"step\":0,\"n\":2,\"rule\":\"queens\","
                                + "\"squares\":[\"..\",\".#\"],\"families\":[{\"name\":\"row\",\"lines\":[0,0,1,1]},"
                                + "{\"name\":\"column\",\"lines\":[0,1,0,1]},{\"name\":\"diagonal\",\"lines\":[0,1,2,0]},"
                                + "{\"name\":\"anti-diagonal\",\"lines\":[0,1,1,2]}],"
                                + "\"searches\":[{\"engine\":\"check\",\"steps\":\"+0-00<+1-00<\",\"count\":6,\"complete\":true,"
                                + "\"shown\":0,\"counting\":\"tried\",\"solutions\":0,\"placements\":2,\"attempts\":4}]}");
        List<Told> three = Told.of(SearchPage.of(Puzzle.ofSize(3)).engine("permutation"));
        assertThat(three.get(0).steps).isEqualTo("?012-10?021-21?102-10?120-10?201-21?210-10");
    }

    /** The steps are those of the seed in {@link MinConflictsTest}. */
    @Test
    void aRepairIsItsBoardsAndMoves() {
        SearchPage page = SearchPage.of(Puzzle.ofSize(5)).minConflicts(1, 0);
        assertThat(Told.of(page))
                .containsExactly(
                        new Told("min-conflicts", "~23422@30@21@34@13@13@00!", 8, true, 1, "tried", List.of()));
        assertThat(Told.of(page.engine("check"))).extracting(Told::engine).containsExactly("min-conflicts", "check");
        assertIllegal(
                () -> page.engine("check").engine("cover"),
                "a page must have at most 2 engines, but \"cover\" is the third");
        assertIllegal(
                () -> SearchPage.of(Puzzle.ofSize(5))
                        .engine("check")
                        .engine("cover")
                        .minConflicts(1, 0),
                "a page must have at most 2 engines, but \"min-conflicts\" is the third");
    }

    @Test
    void squaresAreFreeGivenBlockedOrNotOpen() {
        Puzzle puzzle = Puzzle.ofSize(4).withQueen(1, 3).withBlocked(0, 0).withBlocked(1, 0);
        assertThat(data(SearchPage.of(puzzle).html())).contains("\"squares\":[\"#...\",\"#--Q\",\"....\",\"....\"]");
    }

    static Stream<Rule> rules() {
        return Stream.concat(Rule.known().stream(), Stream.of(HUGE));
    }

    /** Other squares may be on no line; what is on one line in the rule is on one line in the page. */
    @ParameterizedTest
    @MethodSource("rules")
    void linesAreThoseOfTheRule(Rule rule) {
        for (int n : new int[] {1, 5, 8}) {
            String data =
                    data(SearchPage.of(Puzzle.ofSize(n).withRule(rule)).until(1).html());
            List<int[]> lines = lines(data);
            assertThat(FAMILY.matcher(data).results().map(family -> family.group(1)))
                    .isEqualTo(rule.families().stream().map(LineFamily::name).toList());
            for (int f = 0; f < lines.size(); f++) {
                int[] told = lines.get(f);
                assertThat(told).hasSize(n * n);
                for (int i = 0; i < n * n; i++) {
                    LineFamily family = rule.families().get(f);
                    OptionalLong line = family.line(new Square(i / n, i % n), n);
                    assertThat(told[i]).isBetween(line.isEmpty() ? -1 : 0, line.isEmpty() ? -1 : n * n);
                    for (int j = 0; j < i; j++) {
                        assertThat(told[i] == told[j]).isEqualTo(line.equals(family.line(new Square(j / n, j % n), n)));
                    }
                }
            }
        }
    }

    /** The step where a search is cut is a solution, and up to there it is the whole search. */
    @Test
    void aLongSearchIsCutAfterASolution() {
        SearchPage page = SearchPage.of(Puzzle.ofSize(11));
        String html = page.html();
        assertThat(html.length()).isBetween(1_990_000, 2_000_000);
        Told told = Told.of(html).get(0);
        assertThat(told.complete).isFalse();
        assertThat(told.report).isEmpty();
        assertThat(told.steps.endsWith("!")).isTrue();
        assertThat(told.shown).isGreaterThan(500);
        assertThat(told.count).isEqualTo(told.stepsCoded());
        assertThat(told.shown).isEqualTo(told.solutionsCoded());
        assertThat(Told.of(page.until(told.shown))).containsExactly(told);
    }

    @Test
    void twoLongSearchesShareTheRoom() {
        List<Told> searches =
                Told.of(SearchPage.of(Puzzle.ofSize(11)).engine("permutation").engine("check"));
        assertThat(searches).extracting(Told::engine).containsExactly("permutation", "check");
        assertThat(searches).allMatch(told -> told.steps.length() > 900_000 && !told.complete);
        // What one does not need, the other has.
        SearchPage page = SearchPage.of(Puzzle.ofSize(9)).engine("check").engine("permutation");
        List<Told> uneven = Told.of(page);
        assertThat(uneven).extracting(Told::complete).containsExactly(true, false);
        assertThat(uneven.get(1).steps.length()).isGreaterThan(1_500_000);
    }

    @Test
    void aSearchWhoseFirstSolutionDoesNotFitIsCutAllTheSame() {
        SearchPage page = SearchPage.of(Puzzle.ofSize(40)).engine("array");
        String html = page.html();
        assertThat(html.length()).isBetween(1_990_000, 2_000_000);
        Told told = Told.of(html).get(0);
        assertThat(told.complete).isFalse();
        assertThat(told.shown).isZero();
        assertThat(told.count).isEqualTo(told.stepsCoded());
    }

    @Test
    void theLargestBoardHasADigitForEachColumn() {
        int[] given = IntStream.range(0, 58).toArray();
        SearchPage page = SearchPage.of(Puzzle.keeping(Solvers.construct(62).orElseThrow(), given))
                .engine("bitmask");
        Told told = Told.of(page.until(1)).get(0);
        assertThat(told.steps).contains("+z").endsWith("!");
        assertIllegal(() -> SearchPage.of(Puzzle.ofSize(63)), "n must be between 0 and 62, but is 63");
    }

    @Test
    void untilCountsSolutions() {
        SearchPage page = SearchPage.of(Puzzle.ofSize(6));
        String all = code(RecordedSteps.steps("check", Puzzle.ofSize(6)));
        for (int k = 1; k <= 4; k++) {
            Told told = Told.of(page.until(k)).get(0);
            assertThat(all).startsWith(told.steps);
            assertThat(told.steps).endsWith("!");
            assertThat(told.solutionsCoded()).isEqualTo(k);
            assertThat(told.complete).isFalse();
        }
        assertThat(Told.of(page.until(5)).get(0)).isEqualTo(Told.of(page).get(0));
        assertIllegal(() -> page.until(0), "solutions must be at least 1, but is 0");
    }

    /** Whatever the title is, the elements that hold it end where they should. */
    @Test
    void textsAreNotMarkup() {
        String evil = "</script><b> <!-- <SCRIPT> & \"quoted\" \\ {{data}} $1";
        Rule rule = Rule.of(
                "</style></script><i>", LineFamily.ROWS, LineFamily.of("<script>", (square, n) -> square.column()));
        String html = SearchPage.of(Puzzle.ofSize(3).withRule(rule)).title(evil).html();
        String plain = SearchPage.of(Puzzle.ofSize(3)).html();
        for (String markup : List.of("</script", "<script", "<!--", "<!", "</")) {
            assertThat(count(html, markup)).as(markup).isEqualTo(count(plain, markup));
        }
        assertThat(html).contains("<title>&lt;/script&gt;&lt;b&gt; &lt;!-- ");
        assertThat(data(html).replace("\\u003c", "<"))
                .contains("\"title\":\"</script><b> <!-- <SCRIPT> & \\\"quoted\\\" \\\\ {{data}} $1\"")
                .contains("\"name\":\"<script>\"");
    }

    private static int count(String text, String part) {
        return text.toLowerCase(Locale.ROOT).split(Pattern.quote(part), -1).length;
    }

    @Test
    void pagesAreImmutable() {
        SearchPage page = SearchPage.of(Puzzle.ofSize(4));
        String before = page.html();
        assertThat(page.engine("array").html()).contains("\"engine\":\"array\"").doesNotContain("\"engine\":\"check\"");
        assertThat(page.title("four").html()).contains("<title>four</title>");
        assertThat(page.until(1).html()).isNotEqualTo(before);
        assertThat(page.step(7).html()).contains("\"step\":7,");
        assertThat(page.html()).isEqualTo(before).doesNotEndWith("\n").contains("<title>Search: n = 4, queens</title>");
        assertThat(before).isEqualTo(page.engine("check").html());
    }

    @Test
    void refusesWhatTheLibraryRefuses(@TempDir Path folder) throws Exception {
        SearchPage page = SearchPage.of(Puzzle.ofSize(4).withRule(Rule.AMAZONS));
        assertIllegalNaming(() -> page.engine("nope"), "nope");
        Puzzle amazons = Puzzle.ofSize(4).withRule(Rule.AMAZONS);
        Throwable refusal = catchThrowable(() -> Solvers.engine("bitmask").count(amazons));
        assertIllegal(() -> page.engine("bitmask"), refusal.getMessage());
        assertIllegal(
                () -> page.engine("check").engine("check").engine("cover"),
                "a page must have at most 2 engines, but \"cover\" is the third");
        SearchPage minimal = Providers.with(
                folder, () -> SearchPage.of(Puzzle.ofSize(4)).engine("minimal"), MinimalSolver.class.getName());
        assertThatThrownBy(minimal::html)
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("minimal");
    }

    /** Of an engine that ends by itself, the page has the last step, which may be what is to be seen. */
    @Test
    void anEngineOfYourOwnMayEndAnywhere() {
        Solver ending = new MinimalSolver() {
            @Override
            public SearchReport visit(Puzzle puzzle, SolutionVisitor visitor, SearchListener listener) {
                listener.place(0, 1);
                listener.solution(Board.of(1, 3, 0, 2));
                listener.reject(1, 0, 0);
                return new SearchReport(1, 1, 2, Duration.ZERO, Outcome.STOPPED);
            }
        };
        Told told = Told.of(SearchPage.of(Puzzle.ofSize(4)).engine("check").engine(ending))
                .get(1);
        assertThat(told.steps).isEqualTo("+1!-00");
        assertThat(told.complete).isFalse();
    }

    @Test
    void anInterruptEndsTheSearch() {
        Interruption.assertRefused(SearchPage.of(Puzzle.ofSize(12))::html);
    }
}
