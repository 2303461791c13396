package io.github.queens4j.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.tour.TourPage;
import io.github.queens4j.tour.TourProblem;
import io.github.queens4j.trace.SearchPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/**
 * Nothing moves a board: strokes paint what is under the finger, however slow, and a whole session leaves it in its
 * place.
 */
class StillTest {

    private static final Path LIVE = Path.of("src/workbench/target/dist/live.html");

    /** Notes each place that a board has in some frame. */
    private static final String WATCH = """
            window.places = new Set();
            const look = () => {
              const boards = [...document.querySelectorAll('#board, svg.board')].map(board => board.getBoundingClientRect());
              places.add(boards.map(({left, top, width}) =>
                [left + scrollX, top + scrollY, width].map(Math.round).join(' ')).join(', '));
              requestAnimationFrame(look);
            };
            look();
            """;

    private static void hasNotMoved(Page page, String what) {
        assertThat((List<?>) page.script("return [...window.places]")).as(what).hasSize(1);
    }

    /** A mouse on the desktop, a finger on a phone; from a whole map to one that is open, broken and whole again. */
    @ParameterizedTest
    @CsvSource({"1280, 900, 60", "1280, 900, 250", "390, 844, 60", "390, 844, 250"})
    void aStrokePaintsTheSquaresUnderIt(int width, int height, int pace) {
        String map = RegionGenerator.ofSize(9).seed(5).generate().regions().toString();
        try (Page page = WorkbenchTest.open(width, height)) {
            WorkbenchTest.read(page, map);
            page.script("document.querySelector('[data-region=A]').click(); scrollTo(0, 0)");
            page.script(WATCH);
            for (int row : new int[] {1, 4, 7}) {
                String[] before = WorkbenchTest.rows(page);
                page.draw(pace, row, List.of(0, 1, 2, 3, 4, 5, 6, 7, 8));
                page.await(
                        () -> WorkbenchTest.rows(page)[row].chars().distinct().count() == 1);
                String[] after = WorkbenchTest.rows(page);
                for (int other = 0; other < 9; other++) {
                    if (other != row) {
                        assertThat(sameCut(before[other], after[other]))
                                .as("row " + other)
                                .isTrue();
                    }
                }
            }
            hasNotMoved(page, "strokes");
        }
    }

    /** Letters may be given anew; where they change along a row stays. */
    private static boolean sameCut(String before, String after) {
        return before.chars()
                .map(before::indexOf)
                .boxed()
                .toList()
                .equals(after.chars().map(after::indexOf).boxed().toList());
    }

    @ParameterizedTest
    @CsvSource({"1280, 900", "390, 844"})
    void aSessionOnTheWorkbench(int width, int height) {
        try (Page page = WorkbenchTest.open(width, height)) {
            WorkbenchTest.read(
                    page, RegionGenerator.ofSize(8).seed(3).generate().regions().toString());
            page.script(WATCH);
            for (String id : List.of(
                    "hint", "take", "way", "close", "undo", "turn", "mend", "close", "blank", "undo", "generate")) {
                page.script("document.getElementById(arguments[0]).click()", id);
                page.await(() -> !page.isShown("stop"));
            }
            page.script("document.getElementById('blank').click()");
            WorkbenchTest.read(page, "AABB\nAABB\nCCDD\nCCDD");
            page.script("window.places.clear()");
            page.script("document.getElementById('mend').click()");
            page.await(() -> page.isShown("take"));
            page.script("document.getElementById('take').click()");
            page.await(() -> WorkbenchTest.data(page, "verdict").equals("one"));
            hasNotMoved(page, "workbench");
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, 900", "390, 844", "844, 390"})
    void aSessionOnThePlayPage(int width, int height) {
        try (Page page = Page.open(
                width,
                height,
                ours -> ours.firstDay(LocalDate.now().minusDays(1)),
                RegionGenerator.ofSize(7).seed(1).generate(),
                RegionGenerator.ofSize(7).seed(2).generate())) {
            page.script(WATCH);
            page.byId("close").click();
            for (int i = 0; i < 4; i++) {
                page.byId("hint").click();
                page.byId("apply").click();
            }
            page.script("document.getElementById('clear').click()");
            page.tap(page.square(1, 2, 1), 2);
            page.tap(page.square(1, 2, 5), 3);
            page.script("document.getElementById('restart').click()");
            page.solveByTouch(1);
            assertThat(page.isSolved()).isTrue();
            page.byId("share").click();
            page.script("document.getElementById('restart').click()");
            page.solveByTouch(1);
            page.script("document.getElementById('previous').click()");
            hasNotMoved(page, "play page");
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "1024, 768", "390, 844", "844, 390"})
    void sessionsOnPagesOfSearches(int width, int height) throws IOException {
        Puzzle puzzle = Puzzle.ofSize(8);
        try (Page page = Page.empty(width, height)) {
            for (String html : List.of(
                    SearchPage.of(puzzle).html(),
                    SearchPage.of(puzzle).engine("permutation").html(),
                    SearchPage.of(puzzle).engine("array").engine("bitmask").html(),
                    TourPage.of(TourProblem.open(5, 5)).html(),
                    Files.readString(LIVE))) {
                page.write(html);
                page.goTo("#step=1");
                page.script(WATCH);
                Actions keys = page.actions();
                for (int i = 0; i < 40; i++) {
                    keys.sendKeys(
                            i % 7 == 6
                                    ? "d"
                                    : i % 5 == 4 ? Keys.chord(Keys.SHIFT, Keys.ARROW_RIGHT) : Keys.ARROW_RIGHT);
                }
                keys.sendKeys("f").sendKeys(String.valueOf(Keys.ARROW_RIGHT).repeat(30));
                keys.sendKeys("a", "5", Keys.END, Keys.HOME).perform();
                hasNotMoved(page, page.text("title"));
            }
        }
    }

    @Test
    void whatIsRefusedOnTheLivePageIsSaidOverIt() throws IOException {
        try (Page page = Page.empty(390, 844)) {
            page.write(Files.readString(LIVE));
            page.script(WATCH);
            page.goTo("#n=6&queen=0,0&queen=1,1");
            page.await(() -> !page.text("said").isEmpty() && page.text("said").contains("attack"));
            page.picture("live-refused");
            hasNotMoved(page, "live page");
        }
    }
}
