package io.github.queens4j.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchReport;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Visit;
import io.github.queens4j.trace.LiveSearch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The page on which a learner chooses what is searched: the library searches in the browser as it does on the JVM. */
class LivePageTest {

    /** What mvn package has made. */
    private static final Path PAGE = Path.of("src/workbench/target/dist/live.html");

    private static final int[] NONE = {};

    private static Page page;

    @BeforeAll
    static void open() throws IOException {
        page = Page.empty(1200, 900);
        page.write(Files.readString(PAGE));
    }

    @AfterAll
    static void close() {
        page.close();
    }

    @AfterEach
    void nothingWentWrong() {
        assertThat(page.complaints()).isEmpty();
    }

    private static String data(Page page, String name) {
        return (String) page.script("return document.querySelector('main').dataset[arguments[0]]", name);
    }

    private static void awaitChoice(Page page, String choice) {
        page.await(() -> choice.equals(data(page, "choice")));
    }

    private static void awaitChoice(String choice) {
        awaitChoice(page, choice);
    }

    private static void open(Page page, String hash, String choice) {
        page.go("about:blank");
        page.goTo(hash);
        awaitChoice(page, choice);
    }

    private static void choose(String id, String text) {
        choices(id).stream()
                .filter(choice -> choice.getText().equals(text))
                .findFirst()
                .orElseThrow()
                .click();
    }

    private static String chosen(String id) {
        return (String) page.script("return document.getElementById(arguments[0]).selectedOptions[0].text", id);
    }

    private static List<WebElement> choices(String id) {
        return page.byId(id).findElements(By.tagName("option"));
    }

    private static void click(Page page, int n, int row, int column) {
        WebElement board = page.byId("searches").findElement(By.cssSelector("svg.board"));
        page.script("""
                const [board, n, row, column] = arguments;
                const at = board.querySelectorAll('rect')[row * n + column].getBoundingClientRect();
                const event = {bubbles: true, isPrimary: true, clientX: at.x + at.width / 2, clientY: at.y + at.height / 2};
                ['pointerdown', 'pointerup'].forEach(type => board.dispatchEvent(new PointerEvent(type, event)));
                """, board, n, row, column);
    }

    private static List<String> options(String id) {
        return choices(id).stream().map(WebElement::getText).toList();
    }

    @Test
    void offersWhatTheLibraryHas() {
        assertThat(options("one"))
                .isEqualTo(Solvers.engines().stream().map(Solver::name).toList());
        assertThat(options("rule"))
                .isEqualTo(Rule.known().stream().map(Rule::name).toList());
        assertThat(options("size")).hasSize(LiveSearch.MAX_SIZE).endsWith("16");
    }

    /** Every engine under every rule, on boards with and without given queens and blocked squares: the same bytes. */
    @Test
    void recordsWhatTheLibraryRecords() {
        List<List<Object>> questions = new ArrayList<>();
        for (Rule rule : Rule.known()) {
            for (Solver engine : Solvers.engines()) {
                String[] engines = {engine.name()};
                for (int n = 4; n <= 6; n++) {
                    questions.add(List.of(n, rule.name(), engines, NONE, NONE, 0, "", true));
                }
                int[] queen = {2, 0};
                int[] blocked = {0, 0, 1, 4, 4, 4};
                questions.add(List.of(6, rule.name(), engines, queen, blocked, 0, "<b>", true));
                questions.add(List.of(5, rule.name(), engines, NONE, blocked, 1, "", true));
                questions.add(List.of(16, rule.name(), engines, NONE, NONE, 0, "", false));
                questions.add(List.of(6, rule.name(), engines, new int[] {0, 0, 1, 1}, NONE, 0, "", true));
            }
        }
        questions.add(List.of(7, "queens", new String[] {"check", "permutation"}, NONE, NONE, 0, "", true));
        questions.add(List.of(10, "queens", new String[] {"check", "array"}, NONE, NONE, 0, "", true));
        questions.add(List.of(17, "queens", new String[] {"check"}, NONE, NONE, 0, "", true));
        questions.add(List.of(6, "rooks", new String[] {"check"}, NONE, NONE, 0, "", true));
        questions.add(List.of(6, "queens", new String[] {"none"}, NONE, NONE, 0, "", true));
        questions.add(List.of(6, "queens", new String[] {"check"}, new int[] {1, 6}, NONE, -1, "", true));
        List<?> answers = (List<?>) page.asyncScript("""
                const [questions, done] = arguments;
                Promise.all(questions.map(question => live.library.text('record', ...question))).then(done, error => done([String(error)]));
                """, questions);
        for (int i = 0; i < questions.size(); i++) {
            List<Object> question = questions.get(i);
            assertThat(answers.get(i)).as("question %s", question).isEqualTo(answer(question));
        }
    }

    private static String answer(List<Object> question) {
        return LiveSearch.record(
                (int) question.get(0),
                (String) question.get(1),
                (String[]) question.get(2),
                (int[]) question.get(3),
                (int[]) question.get(4),
                (int) question.get(5),
                (String) question.get(6),
                (boolean) question.get(7));
    }

    @Test
    void everythingIsChosenOnThePage() {
        open(page, "", "n=6&rule=queens&engine=check");
        choose("size", "5");
        awaitChoice("n=5&rule=queens&engine=check");
        choose("one", "cover");
        awaitChoice("n=5&rule=queens&engine=cover");
        choose("other", "array");
        awaitChoice("n=5&rule=queens&engine=cover&engine=array");
        choose("other", "none");
        choose("rule", "semi-queens");
        awaitChoice("n=5&rule=semi-queens&engine=cover");
        page.byId("edit").click();
        click(page, 5, 0, 1);
        awaitChoice("n=5&rule=semi-queens&engine=cover&queen=0,1");
        click(page, 5, 3, 3);
        awaitChoice("n=5&rule=semi-queens&engine=cover&queen=0,1&queen=3,3");
        click(page, 5, 3, 3);
        awaitChoice("n=5&rule=semi-queens&engine=cover&queen=0,1&blocked=3,3");
        page.byId("edit").click();

        Puzzle puzzle =
                Puzzle.ofSize(5).withRule(Rule.SEMI_QUEENS).withQueen(0, 1).withBlocked(3, 3);
        SearchReport report = Solvers.engine("cover").visit(puzzle, board -> Visit.CONTINUE);
        page.byId("end").click();
        assertThat(Stream.of("solutions", "placements", "attempts").map(name -> data(page, name)))
                .containsExactly(
                        String.valueOf(report.solutions()),
                        String.valueOf(report.placements()),
                        String.valueOf(report.attempts()));
        assertThat(page.text("said")).isEqualTo(report.solutions() + " solutions.");
        page.byId("start").click();
        page.byId("step").click();
        assertThat(data(page, "columns")).isEqualTo("1");

        String hash = "#n=5&rule=semi-queens&engine=cover&queen=0,1&blocked=3,3&step=1";
        page.await(() -> Objects.equals(page.script("return location.hash"), hash));
        open(page, hash, "n=5&rule=semi-queens&engine=cover&queen=0,1&blocked=3,3");
        page.await(() -> "1".equals(data(page, "step")));
        assertThat(chosen("one")).isEqualTo("cover");
        page.byId("clear").click();
        awaitChoice("n=5&rule=semi-queens&engine=cover");
    }

    @Test
    void keysEditTheBoard() {
        open(page, "#n=4", "n=4&rule=queens&engine=check");
        page.byId("edit").sendKeys(Keys.ENTER);
        page.actions().sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_DOWN).perform();
        assertThat(page.text("said")).isEqualTo("row 1, column 1: open");
        assertThat(data(page, "step")).isEqualTo("0");
        page.actions().sendKeys(Keys.ENTER).perform();
        awaitChoice("n=4&rule=queens&engine=check&queen=1,1");
        assertThat(page.text("said")).isEqualTo("row 1, column 1: queen. There is no solution: the search shows why.");
        assertThat(page.script("return document.activeElement.matches('svg.board')"))
                .isEqualTo(true);
        page.actions().sendKeys(Keys.ENTER, Keys.ESCAPE).perform();
        awaitChoice("n=4&rule=queens&engine=check&blocked=1,1");
        assertThat(page.script("return document.activeElement.id")).isEqualTo("edit");
        assertThat(page.byId("edit").getDomAttribute("aria-pressed")).isEqualTo("false");
    }

    @Test
    void whatIsRefusedIsSaidAndChangesNothing() {
        open(page, "#n=6&queen=0,0", "n=6&rule=queens&engine=check&queen=0,0");
        page.byId("edit").click();
        click(page, 6, 3, 3);
        page.await(() -> page.text("said").endsWith("attack each other (diagonal)"));
        assertThat(data(page, "choice")).isEqualTo("n=6&rule=queens&engine=check&queen=0,0");
        page.byId("edit").click();
        choose("one", "permutation");
        awaitChoice("n=6&rule=queens&engine=permutation&queen=0,0");
        choose("rule", "amazons");
        page.await(() -> page.text("said").contains("does not take the rule"));
        assertThat(chosen("rule")).isEqualTo("queens");
    }

    @ParameterizedTest
    @CsvSource({
        "n, 3.5, 1 to 16",
        "n, abc, 1 to 16",
        "n, '', 1 to 16",
        "n, 99, 1 to 16",
        "until, 0, '1 to 2,147,483,647'",
        "until, abc, '1 to 2,147,483,647'",
        "queen, 3.5, 0 to 5",
        "step, -1, '0 to 1,050'"
    })
    void whatAnAddressHasInsteadOfANumberIsRefused(String name, String value, String range) {
        open(page, "#" + name + "=" + value, "n=6&rule=queens&engine=check");
        page.await(() -> page.text("refused")
                .equals(name + " must be a whole number from " + range + ", but is \"" + value + "\"."));
        assertThat(data(page, "step")).isEqualTo("0");
        page.actions().sendKeys(Keys.ARROW_RIGHT).perform();
        page.await(() -> page.text("refused").isEmpty() && "1".equals(data(page, "step")));
    }

    @Test
    void largeSearchesAreRecordedWhenAskedFor() {
        open(page, "#n=8", "n=8&rule=queens&engine=check");
        assertThat(data(page, "steps")).isEqualTo("17868");
        choose("size", "11");
        awaitChoice("n=11&rule=queens&engine=check");
        assertThat(data(page, "steps")).isEqualTo("1");
        page.byId("record").click();
        page.await(() -> !page.isShown("record"));
        assertThat(page.text("said")).startsWith("check is cut here after ");
        assertThat(Integer.parseInt(data(page, "steps"))).isGreaterThan(500_000);
    }

    @ParameterizedTest
    @CsvSource({"1200, 900", "390, 844"})
    void fits(int width, int height) throws IOException {
        try (Page own = Page.empty(width, height)) {
            own.write(Files.readString(PAGE));
            awaitChoice(own, "n=6&rule=queens&engine=check");
            own.picture("live-start-" + width);
            open(
                    own,
                    "#n=6&engine=check&engine=bitmask&queen=0,1&blocked=2,2&step=9",
                    "n=6&rule=queens&engine=check&engine=bitmask&queen=0,1&blocked=2,2");
            own.picture("live-pair-" + width);
            open(own, "#n=6&engine=array&step=30", "n=6&rule=queens&engine=array");
            own.byId("edit").click();
            click(own, 6, 1, 2);
            awaitChoice(own, "n=6&rule=queens&engine=array&queen=1,2");
            own.picture("live-edit-" + width);
            Object overflow = own.script("return document.documentElement.scrollWidth - innerWidth");
            assertThat(((Number) overflow).intValue()).isNotPositive();
            assertThat(own.complaints()).isEmpty();
        }
    }
}
