package io.github.queens4j.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPuzzle;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.WebElement;

/** What eyes, ears and fingers meet: light and dark, desktop and phone, names and roles. */
class LookTest {

    /** Of WCAG 2.2: for text, and for what is not text. */
    private static final double TEXT_CONTRAST = 4.5;

    private static final double SHAPE_CONTRAST = 3;

    private static final String CONTRAST = """
            const luminance = colour => {
              const parts = colour.match(/[0-9.]+/g).slice(0, 3).map(part => part / 255)
                .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
              return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
            };
            const style = getComputedStyle(arguments[0]);
            const behind = getComputedStyle(arguments[1]).backgroundColor;
            const [a, b] = [luminance(style[arguments[2]]), luminance(behind)];
            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
            """;

    private static RegionPuzzle[] puzzles() {
        return new RegionPuzzle[] {
            RegionGenerator.ofSize(12).seed(5).generate(),
            RegionGenerator.ofSize(6).seed(6).generate()
        };
    }

    private static double contrast(Page page, WebElement shape, WebElement behind, String property) {
        return ((Number) page.script(CONTRAST, shape, behind, property)).doubleValue();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void queensAndTextsStandOut(boolean dark) {
        try (Page page = Page.open(Page.DESKTOP_WIDTH, puzzles())) {
            page.preferDark(dark);
            page.picture(dark ? "desktop-dark" : "desktop-light");
            assertThat(page.script("return document.documentElement.dataset.theme"))
                    .isEqualTo(dark ? "dark" : "light");
            List<WebElement> squares = page.squares("[role='gridcell']");
            WebElement queen = page.squares("svg.queen").get(0);
            assertThat(squares)
                    .hasSize(144)
                    .allSatisfy(square ->
                            assertThat(contrast(page, queen, square, "fill")).isGreaterThan(SHAPE_CONTRAST));
            WebElement paper = page.byId("page");
            assertThat(contrast(page, page.byId("queens"), paper, "color")).isGreaterThan(TEXT_CONTRAST);
            assertThat(contrast(page, page.byId("name"), paper, "color")).isGreaterThan(TEXT_CONTRAST);
            WebElement hint = page.byId("hint");
            assertThat(contrast(page, hint, hint, "color")).isGreaterThan(TEXT_CONTRAST);
        }
    }

    @Test
    void thePlayerMayChooseTheOtherScheme() {
        try (Page page = Page.open(Page.DESKTOP_WIDTH, puzzles())) {
            page.preferDark(false);
            page.byId("theme").sendKeys("dark");
            page.reload();
            assertThat(page.script("return document.documentElement.dataset.theme"))
                    .isEqualTo("dark");
        }
    }

    @Test
    void aPhoneShowsAllOfTheBoardAndTheHint() {
        try (Page page = Page.open(Page.PHONE_WIDTH, puzzles())) {
            page.byId("hint").click();
            page.picture("phone-light");
            page.preferDark(true);
            page.picture("phone-dark");
            assertThat(page.script("return document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
            assertThat(page.script(
                            "return document.getElementById('message').getBoundingClientRect().bottom <= innerHeight"))
                    .isEqualTo(true);
            page.byId("close").click();
            page.tap(page.square(0, 2, 3), 2);
            assertThat(page.square(0, 2, 3).getAccessibleName()).endsWith(", queen");
        }
    }

    /** The smallest phones: all that is needed for a step is there at once. */
    @Test
    void aSmallPhoneNeedsNoScrolling() {
        try (Page page = Page.open(360, 640, ours -> ours, puzzles())) {
            page.byId("hint").click();
            page.picture("small-phone-hint");
            for (String id : List.of("name", "time", "board", "undo", "hint", "message")) {
                assertThat(page.script(
                                "const place = document.getElementById(arguments[0]).getBoundingClientRect();"
                                        + "return place.top >= 0 && place.bottom <= innerHeight && place.left >= 0"
                                        + " && place.right <= innerWidth",
                                id))
                        .as(id)
                        .isEqualTo(true);
            }
            page.byId("close").click();
            page.solveByTouch(0);
            page.picture("small-phone-solved");
            assertThat(page.isSolved()).isTrue();
        }
    }

    /** In chromium, which sends a contextmenu then, and as in browsers that send none. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aLongPressPlacesAQueen(boolean contextMenu) {
        try (Page page = Page.open(Page.PHONE_WIDTH, puzzles())) {
            if (!contextMenu) {
                page.script("addEventListener('contextmenu', event => event.stopImmediatePropagation(), true)");
            }
            WebElement square = page.square(0, 2, 3);
            page.press(square, Duration.ofMillis(900));
            assertThat(square.getAccessibleName()).endsWith(", queen");
            page.tap(square, 1);
            assertThat(square.getAccessibleName()).endsWith(", empty");
            page.press(square, Duration.ofMillis(100));
            assertThat(square.getAccessibleName()).endsWith(", crossed out");
            assertThat(page.text("queens")).isEqualTo("0 of 12 queens");
            assertThat(page.complaints()).isEmpty();
        }
    }

    @Test
    void everythingHasANameAndARole() {
        try (Page page = Page.open(Page.DESKTOP_WIDTH, puzzles())) {
            assertThat(page.byId("board").getAriaRole()).isEqualTo("grid");
            assertThat(page.byId("board").getAccessibleName()).isEqualTo("Board, 12 x 12");
            assertThat(page.squares("[role='row']")).hasSize(12);
            assertThat(page.square(0, 0, 0).getAriaRole()).isEqualTo("gridcell");
            assertThat(page.square(0, 0, 0).getAccessibleName()).isEqualTo("row 1, column 1, region A (mauve), empty");
            page.preferDark(true);
            assertThat(page.square(0, 0, 0).getAccessibleName()).isEqualTo("row 1, column 1, region A (violet), empty");
            assertThat(page.squares("[role='gridcell']"))
                    .extracting(WebElement::getAccessibleName)
                    .doesNotHaveDuplicates();
            // One stop of the key that goes from one thing to the next; arrows do the rest.
            assertThat(page.squares("[tabindex='0']")).hasSize(1);
            assertThat(page.controls())
                    .isNotEmpty()
                    .allSatisfy(
                            control -> assertThat(control.getAccessibleName()).isNotEmpty());
        }
    }

    /** Neither a wide column beside it nor an empty place below. */
    @ParameterizedTest
    @CsvSource({"900, 760, 530", "768, 1024, 680", "1400, 900, 700", "1280, 720, 600"})
    void theBoardUsesTheRoom(int width, int height, int least) {
        try (Page page = Page.open(width, height, ours -> ours, puzzles())) {
            page.byId("hint").click();
            for (boolean dark : new boolean[] {false, true}) {
                page.preferDark(dark);
                page.picture("room-" + width + (dark ? "-dark" : "-light"));
            }
            assertThat(page.byId("board").getSize().getWidth()).isGreaterThan(least);
            assertThat(page.script(
                            "return document.getElementById('board').getBoundingClientRect().bottom <= innerHeight"
                                    + " && document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
        }
    }

    @Test
    void nothingIsLoadedFromAnywhere() {
        try (Page page = Page.open(Page.DESKTOP_WIDTH, puzzles())) {
            assertThat(page.script("return performance.getEntriesByType('resource').length"))
                    .isEqualTo(0L);
            assertThat(page.complaints()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPhoneOnItsSideShowsAllOfTheBoardAndIsPlayedByTouch(boolean dark) {
        try (Page page = Page.open(844, 390, ours -> ours, puzzles())) {
            page.preferDark(dark);
            page.picture(dark ? "sideways-dark" : "sideways-light");
            assertThat(page.script("const board = document.getElementById('board').getBoundingClientRect();"
                            + "return board.top >= 0 && board.bottom <= innerHeight && board.height > innerHeight * 0.85"
                            + " && document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
            assertThat(page.script(
                            "return document.getElementById('hint').getBoundingClientRect().bottom <= innerHeight"))
                    .isEqualTo(true);
            page.solveByTouch(0);
            assertThat(page.isSolved()).isTrue();
            page.byId("share").click();
            page.picture(dark ? "sideways-shared-dark" : "sideways-shared-light");
        }
    }

    @Test
    void onPaperThereIsTheBoardWithItsBorders() {
        try (Page page = Page.open(Page.DESKTOP_WIDTH, puzzles())) {
            page.byId("theme").sendKeys("dark");
            page.byId("hint").click();
            page.print();
            page.picture("print");
            assertThat(page.controls()).isEmpty();
            assertThat(page.isShown("message")).isFalse();
            assertThat(page.isShown("board")).isTrue();
            WebElement square = page.square(0, 1, 1);
            assertThat(page.script("return parseFloat(getComputedStyle(arguments[0]).borderTopWidth)", square))
                    .matches(width -> ((Number) width).doubleValue() > 0);
            assertThat(page.script(CONTRAST, page.byId("name"), square, "color"))
                    .matches(contrast -> ((Number) contrast).doubleValue() > TEXT_CONTRAST);
        }
    }
}
