package io.github.queens4j.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.tour.TourPage;
import io.github.queens4j.tour.TourProblem;
import io.github.queens4j.trace.SearchPage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** Nothing of a search is clipped, hidden or covered, whatever its engine and the screen. */
class SearchOnScreensTest {

    /** What is wider than the screen or its panel, cut off, outside of its panel, or upon something else. */
    private static final String CLIPPED = """
            const faults = [];
            const shown = (names, root = document) =>
              [...root.querySelectorAll(names)].filter(element => element.getClientRects().length > 0);
            const say = (what, element) =>
              faults.push(`${what}: ${element.id || element.className} ${element.textContent.trim().slice(0, 20)}`);
            // A phone makes a page small that is wider than its screen.
            const width = Math.max(innerWidth, document.documentElement.scrollWidth);
            if (width > arguments[0]) {
              faults.push(`${width} px wide`);
            }
            for (const panel of shown('.code, .calls, .state, .words, .search > header, #buttons, #options')) {
              const around = panel.getBoundingClientRect();
              if (panel.scrollWidth > panel.clientWidth) {
                say('wider than its panel', panel);
              }
              for (const cell of shown('li, .box, .label, small, td, th, dt, dd, p, button, label, select', panel)) {
                const {left, right, top, bottom} = cell.getBoundingClientRect();
                if (left < around.left - 1 || right > around.right + 1 || top < around.top - 1 || bottom > around.bottom + 1) {
                  say('outside of its panel', cell);
                }
                if (cell.clientWidth > 0 && cell.scrollWidth > cell.clientWidth) {
                  say('cut off', cell);
                }
              }
            }
            const words = shown('h1, main > header button, .name, dt, dd, .sentence, .reason, svg.board, .code, .calls, .state');
            words.forEach((a, i) => words.slice(i + 1).forEach(b => {
              const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
              if (p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1) {
                say(`upon ${b.id || b.className.baseVal || b.className}`, a);
              }
            }));
            return faults;
            """;

    /**
     * What of some elements is not in the window or lies under the controls; where scrolling helps, wherever it goes
     * to.
     */
    private static final String HIDDEN = """
            const [names, mayScroll] = arguments;
            const dock = document.getElementById('dock');
            const isSeen = element => {
              const [{top, bottom, left, right}, above] = [element.getBoundingClientRect(), dock.getBoundingClientRect()];
              const isUnder = !dock.contains(element) && left < above.right && right > above.left
                && bottom > above.top + 1 && top < above.bottom - 1;
              return top > -1 && left > -1 && right < innerWidth + 1 && bottom < innerHeight + 1 && !isUnder;
            };
            const isReached = element => ['nearest', 'start', 'center', 'end'].some(block => {
              element.scrollIntoView({block});
              return isSeen(element);
            });
            const hidden = [...document.querySelectorAll(names)]
              .filter(element => element.getClientRects().length > 0 && !isSeen(element) && !(mayScroll && isReached(element)));
            scrollTo(0, 0);
            return hidden.map(element => `${element.id || element.className.baseVal || element.className} ${element.textContent.trim()}`);
            """;

    /** Letters of less than twenty pixels on the screen. */
    private static final String SMALL = """
            return [...document.querySelectorAll('main *')]
              .filter(element => element.getClientRects().length > 0 && !element.closest('.unseen')
                && [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim() !== ''))
              .map(element => [element, parseFloat(getComputedStyle(element).fontSize) * (element.getScreenCTM?.().a ?? 1)])
              .filter(([, size]) => size < 19.9)
              .map(([element, size]) => `${size} px: ${element.textContent.trim()}`);
            """;

    /** Boards lower than two fifths of the window, three tenths if there are two. */
    private static final String LEAST_BOARD = """
            const boards = [...document.querySelectorAll('svg.board')].map(board => board.getBoundingClientRect());
            const least = innerHeight * (boards.length === 1 ? 0.4 : 0.3);
            return boards.map(({width, height}) => Math.min(width, height)).filter(side => side < least);
            """;

    /**
     * Where a lecture wastes room, with each choice of panels: less than 85 % of the window belongs to a part of the
     * page, a program has neither half as large letters again as usual nor all of its column, a number of the rim is
     * cut.
     */
    private static final String WASTED = """
            const faults = [];
            const all = names => [...document.querySelectorAll(names)].filter(part => part.getClientRects().length > 0);
            const root = document.documentElement;
            const letters = () => parseFloat(root.style.getPropertyValue('--letters'));
            const lecture = document.getElementById('lecture');
            const choices = ['', 'no-code', 'no-values', 'no-tree', 'no-code no-values', 'no-values no-tree', 'no-code no-values no-tree'];
            choices.forEach(choice => {
              document.querySelectorAll('[data-look]')
                .forEach(box => box.checked === choice.split(' ').includes(box.id) || box.click());
              const usual = letters();
              lecture.click();
              const parts = all('main > header, .search > *, #dock').map(part => part.getBoundingClientRect());
              const isUsed = (x, y) => parts.some(({left, right, top, bottom}) => x >= left && x < right && y >= top && y < bottom);
              let used = 0;
              for (let x = 4; x < innerWidth; x += 8) {
                for (let y = 4; y < innerHeight; y += 8) {
                  used += isUsed(x, y) ? 64 : 0;
                }
              }
              const share = used / innerWidth / innerHeight;
              share < 0.85 && faults.push(`${choice}: ${share} of the window`);
              root.scrollHeight > innerHeight && faults.push(`${choice}: ${root.scrollHeight} px high`);
              const now = letters();
              root.style.setProperty('--letters', `${now + 1}px`);
              const isWide = all('.code').some(code => code.scrollWidth > code.clientWidth);
              root.style.setProperty('--letters', `${now}px`);
              all('.code').length > 0 && now < 1.5 * usual && !isWide && faults.push(`${choice}: ${now} px after ${usual} px`);
              const isCut = number => {
                const [inner, outer] = [number, number.closest('svg')].map(part => part.getBoundingClientRect());
                return inner.top < outer.top - 1 || inner.left < outer.left - 1;
              };
              all('.rim').filter(isCut).forEach(number => faults.push(`${choice}: ${number.textContent} is cut`));
              lecture.click();
            });
            return faults;
            """;

    private static final String CONTROLS = "svg.board, .sentence, .counters dd, #time, #dock button, #options label";
    private static final String PRESENT = ".reason, .code .now, tr.lit";
    private static final String VALUES = ".calls tr, .calls p, .state tr, .state p, .line, .about, .box.lit, .box.hit";

    private static List<String> engines() {
        return Solvers.engines().stream().map(Solver::name).toList();
    }

    /** Each engine, two of them side by side, and tours; made once for all windows. */
    private static final Map<String, String> PAGES = pages();

    private static Map<String, String> pages() {
        Map<String, String> pages = new LinkedHashMap<>();
        Puzzle puzzle = Puzzle.ofSize(8);
        engines()
                .forEach(engine ->
                        pages.put(engine, SearchPage.of(puzzle).engine(engine).html()));
        for (int i = 1; i < engines().size(); i += 2) {
            String left = engines().get(i - 1);
            String right = engines().get(i);
            pages.put(
                    left + "-" + right,
                    SearchPage.of(puzzle).engine(left).engine(right).html());
        }
        pages.put("tour", TourPage.of(TourProblem.open(5, 5)).html());
        pages.put("tour-none", TourPage.of(TourProblem.open(3, 3)).html());
        return pages;
    }

    private static String arrayBesideBitmask() {
        return SearchPage.of(Puzzle.ofSize(8)).engine("array").engine("bitmask").html();
    }

    /** On a small screen the program is below; two programs with their values are too much for half of a large one. */
    @ParameterizedTest
    @CsvSource({"1366, 768", "1024, 768", "960, 540", "640, 360", "360, 640"})
    void nothingIsClippedAndAllIsInViewOrReached(int width, int height) {
        boolean isSmall = Math.max(width, height) < 700;
        try (Page screen = Page.empty(width, height)) {
            PAGES.forEach((name, html) -> {
                screen.write(html);
                boolean isPair = screen.script("return document.querySelector('main.pair')") != null;
                for (String moment : List.of("0", "60&fine=3", "60", "9999999")) {
                    screen.goTo("#step=" + moment);
                    String what = name + ", step " + moment;
                    assertThat(screen.script(CLIPPED, width)).as(what).isEqualTo(List.of());
                    assertThat(screen.script(HIDDEN, CONTROLS, isSmall && isPair))
                            .as(what)
                            .isEqualTo(List.of());
                    // Where two programs have no room, letters stay large.
                    boolean scrolls = isSmall || isPair && height < 600;
                    assertThat(screen.script(HIDDEN, PRESENT, scrolls)).as(what).isEqualTo(List.of());
                    assertThat(screen.script(HIDDEN, VALUES, scrolls)).as(what).isEqualTo(List.of());
                    if (moment.equals("60")) {
                        screen.picture("screens-" + width + "-" + name);
                    }
                }
            });
            assertThat(screen.complaints()).isEmpty();
        }
    }

    /** Phones on their side that are wider than others. */
    @Test
    void twoSearchesFitLongPhones() {
        try (Page screen = Page.empty(1000, 500)) {
            PAGES.forEach((name, html) -> {
                screen.write(html);
                screen.goTo("#step=60");
                for (int[] size : new int[][] {{896, 414}, {915, 412}, {932, 430}, {960, 397}}) {
                    screen.resize(size[0], size[1]);
                    assertThat(screen.script(CLIPPED, size[0]))
                            .as("%s, %s x %s", name, size[0], size[1])
                            .isEqualTo(List.of());
                }
            });
        }
    }

    /** Who is asked on a phone sees the board and all answers: the other controls make room. */
    @Test
    void theBoardIsInViewWhileAPhoneAsks() {
        try (Page screen = Page.empty(360, 640)) {
            screen.write(SearchPage.of(Puzzle.ofSize(8)).html());
            screen.goTo("#step=60");
            screen.byId("predict").click();
            screen.byId("quiz")
                    .findElement(By.cssSelector("[data-answer='remove']"))
                    .click();
            assertThat(screen.script(HIDDEN, "svg.board, #quiz button, #time", false))
                    .isEqualTo(List.of());
            screen.byId("stop").click();
            assertThat(screen.script(HIDDEN, CONTROLS, false)).isEqualTo(List.of());
        }
    }

    /** With two searches there is room for values and for a tree as well. */
    @ParameterizedTest
    @CsvSource({"1366, 768", "1024, 768"})
    void treesOfTwoSearchesAreInView(int width, int height) {
        try (Page screen = Page.empty(width, height)) {
            screen.write(arrayBesideBitmask());
            screen.goTo("#step=60");
            assertThat(screen.script(HIDDEN, ".tree", false)).isEqualTo(List.of());
        }
    }

    /** Before an audience all is in the window or folded; the board keeps its least size, on every projector. */
    @ParameterizedTest
    @CsvSource({"1024, 768", "1280, 720", "1920, 1080"})
    void aLectureFitsTheProjector(int width, int height) {
        try (Page screen = Page.empty(width, height)) {
            PAGES.forEach((name, html) -> {
                screen.write(html);
                screen.goTo("#step=60");
                assertThat(screen.script(LEAST_BOARD)).as(name).isEqualTo(List.of());
                screen.byId("lecture").click();
                assertThat(screen.script("return getComputedStyle(document.querySelector('main')).width"))
                        .isEqualTo(width + "px");
                for (String moment : List.of("60&fine=3", "1003", "9999999")) {
                    screen.goTo("#step=" + moment);
                    String what = name + ", step " + moment;
                    assertThat(screen.script(LEAST_BOARD)).as(what).isEqualTo(List.of());
                    assertThat(screen.script(CLIPPED, width)).as(what).isEqualTo(List.of());
                    assertThat(screen.script(
                                    HIDDEN, CONTROLS + ", " + PRESENT + ", " + VALUES + ", .code, .tree", false))
                            .as(what)
                            .isEqualTo(List.of());
                }
                if (height == 1080) {
                    assertThat(screen.script(SMALL)).as(name).isEqualTo(List.of());
                }
                screen.picture("lecture-" + width + "-" + name);
            });
        }
    }

    /** Letters and boards grow into the room that is free, whichever panels are shown. */
    @ParameterizedTest
    @CsvSource({"1024, 768", "1280, 720", "1366, 768", "1920, 1080"})
    void aLectureFillsTheProjector(int width, int height) {
        Map<String, String> pages =
                Map.of("array", PAGES.get("array"), "array-bitmask", arrayBesideBitmask(), "tour", PAGES.get("tour"));
        try (Page screen = Page.empty(width, height)) {
            pages.forEach((name, html) -> {
                screen.write(html);
                assertThat(screen.script(WASTED)).as(name).isEqualTo(List.of());
            });
        }
    }

    /** Where the window is too low for all, letters are as large as elsewhere, and the page is scrolled. */
    @Test
    void aLowWindowKeepsItsLetters() {
        try (Page screen = Page.empty(1366, 625)) {
            screen.write(arrayBesideBitmask());
            assertThat((String) screen.script("return document.documentElement.style.getPropertyValue('--letters')"))
                    .isEqualTo("13.44px");
            assertThat(screen.script(CLIPPED, 1366)).isEqualTo(List.of());
        }
    }

    /** What presenters' clickers send steps and blanks; the address begins a lecture, also after a reload. */
    @Test
    void aClickerLeadsTheLecture() {
        try (Page screen = Page.empty(1280, 720)) {
            screen.write(SearchPage.of(Puzzle.ofSize(6)).html());
            screen.goTo("#step=4&lecture");
            String state =
                    "return [document.documentElement.classList.contains('lecture'), document.querySelector('main')"
                            + ".dataset.step, document.getElementById('blank').hidden].join()";
            assertThat(screen.script(state)).isEqualTo("true,4,true");
            screen.actions()
                    .sendKeys(Keys.PAGE_DOWN, Keys.PAGE_DOWN, Keys.PAGE_UP)
                    .perform();
            assertThat(screen.script(state)).isEqualTo("true,5,true");
            screen.actions().sendKeys("b").perform();
            assertThat(screen.script(state)).isEqualTo("true,5,false");
            screen.actions().sendKeys(Keys.PAGE_DOWN).perform();
            assertThat(screen.script(state)).isEqualTo("true,5,true");
            screen.await(() -> screen.script("return location.hash").equals("#step=5&lecture"));
            screen.script("location.reload()");
            screen.await(() -> screen.script(state).equals("true,5,true"));
            screen.byId("lecture").click();
            screen.actions().sendKeys("b").perform();
            assertThat(screen.script(state)).isEqualTo("false,5,true");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"no-code", "no-values", "no-tree"})
    void panelsAreHiddenAndShownAgain(String panel) {
        Map<String, String> panels =
                Map.of("no-code", ".program", "no-values", ".calls, .state", "no-tree", "svg.tree");
        try (Page screen = Page.empty(1920, 1080)) {
            screen.write(SearchPage.of(Puzzle.ofSize(8)).engine("array").html());
            for (boolean isHidden : new boolean[] {true, false}) {
                screen.byId("help").click();
                screen.byId(panel).click();
                screen.actions().sendKeys(Keys.ESCAPE).perform();
                panels.forEach(
                        (name, selector) -> assertThat(screen.byId("searches").findElements(By.cssSelector(selector)))
                                .as("%s without %s", name, panel)
                                .isNotEmpty()
                                .allMatch(part -> part.isDisplayed() != (isHidden && name.equals(panel))));
                assertThat(screen.script(CLIPPED, 1920)).isEqualTo(List.of());
            }
        }
    }
}
