package io.github.queens4j.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPage;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.Regions;
import java.awt.Color;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** A player with a mouse, and one with a keyboard. */
class PlayTest {

    private static Page page;

    @BeforeAll
    static void open() {
        page = Page.open(
                Page.DESKTOP_WIDTH,
                RegionGenerator.ofSize(7).seed(1).generate(),
                RegionGenerator.ofSize(8).seed(2).generate());
    }

    @AfterAll
    static void close() {
        page.close();
    }

    @BeforeEach
    void startAfresh() {
        page.forget();
    }

    @AfterEach
    void nothingWentWrong() {
        assertThat(page.complaints()).isEmpty();
    }

    private static WebElement queen(int row) {
        return page.square(0, row, page.puzzle(0).solution().column(row));
    }

    private static void solveWithTheMouse() {
        page.solve(0);
    }

    @Test
    void aClickMarksAnotherPlacesAThirdEmpties() {
        List<String> seen = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            seen.add(queen(0).getAccessibleName().replaceFirst(".*, ", ""));
            queen(0).click();
        }
        assertThat(seen).containsExactly("empty", "crossed out", "queen", "empty");
        page.await(() -> String.valueOf(page.byId("announcement").getDomProperty("textContent"))
                .endsWith("crossed out"));
    }

    @Test
    void theMouseSolvesAPuzzle() {
        for (int row = 0; row < 7; row++) {
            assertThat(page.isSolved()).isFalse();
            queen(row).click();
            queen(row).click();
        }
        assertThat(page.text("queens")).isEqualTo("7 of 7 queens");
        assertThat(page.isSolved()).isTrue();
        assertThat(page.byId("announcement").getDomProperty("textContent")).startsWith("Solved in 0:");
        assertThat(page.text("progress")).isEqualTo("1 of 2 solved");
        page.picture("solved");
        page.byId("apply").click();
        assertThat(page.text("name")).isEqualTo("Puzzle 2");
    }

    @Test
    void theKeyboardSolvesAPuzzle() {
        RegionPuzzle puzzle = page.puzzle(0);
        // From the top of the page to the board by the key that goes from one thing to the next.
        page.actions().sendKeys(Keys.TAB).perform();
        assertThat(page.script("return document.activeElement.dataset.square")).isEqualTo("0");
        int column = 0;
        for (int row = 0; row < 7; row++) {
            for (; column < puzzle.solution().column(row); column++) {
                page.actions().sendKeys(Keys.ARROW_RIGHT).perform();
            }
            for (; column > puzzle.solution().column(row); column--) {
                page.actions().sendKeys(Keys.ARROW_LEFT).perform();
            }
            page.actions().sendKeys(Keys.ENTER).perform();
            page.actions().sendKeys(Keys.ARROW_DOWN).perform();
        }
        assertThat(page.isSolved()).isTrue();
    }

    @Test
    void drawingMarksAndIsTakenBackAtOnce() {
        page.actions()
                .clickAndHold(page.square(0, 0, 0))
                .moveToElement(page.square(0, 0, 1))
                .moveToElement(page.square(0, 0, 2))
                .moveToElement(page.square(0, 1, 2))
                .release()
                .perform();
        assertThat(page.squares(".crossed")).hasSize(4);
        page.byId("undo").click();
        assertThat(page.squares(".crossed")).isEmpty();
        page.byId("redo").click();
        assertThat(page.squares(".crossed")).hasSize(4);
        page.actions()
                .clickAndHold(page.square(0, 0, 2))
                .moveToElement(page.square(0, 0, 1))
                .release()
                .perform();
        assertThat(page.squares(".crossed")).hasSize(2);
    }

    @Test
    void queensThatAttackEachOtherAreShown() {
        page.actions().contextClick(page.square(0, 2, 1)).perform();
        page.actions().contextClick(page.square(0, 2, 5)).perform();
        assertThat(page.squares(".conflict")).hasSize(2).allSatisfy(square -> {
            assertThat(square.getAttribute("aria-invalid")).isEqualTo("true");
            assertThat(square.getAccessibleName()).endsWith("queen, attacked by another queen");
        });
        assertThat(page.text("topic")).isEqualTo("Conflict");
        assertThat(page.text("text")).startsWith("Two queens in row 3");
        page.picture("conflict");
        page.actions().sendKeys("u").perform();
        assertThat(page.squares(".conflict")).isEmpty();
        assertThat(page.isShown("message")).isFalse();
    }

    @Test
    void whatAQueenAttacksIsMarkedIfThePlayerLikes() {
        page.actions().contextClick(page.square(0, 0, 0)).perform();
        int marked = page.squares(".automatic").size();
        assertThat(marked).isGreaterThanOrEqualTo(13);
        page.byId("automatic").click();
        assertThat(page.squares(".automatic")).isEmpty();
        page.reload();
        assertThat(page.byId("automatic").isSelected()).isFalse();
        page.byId("automatic").click();
        assertThat(page.squares(".automatic")).hasSize(marked);
    }

    @Test
    void progressIsKept() {
        solveWithTheMouse();
        page.reload();
        assertThat(page.isSolved()).isTrue();
        assertThat(page.text("progress")).isEqualTo("1 of 2 solved");
        page.byId("clear").click();
        assertThat(page.squares(".queen[role]")).isEmpty();
        page.reload();
        assertThat(page.squares(".queen[role]")).isEmpty();
        assertThat(page.text("progress")).isEqualTo("1 of 2 solved");
    }

    @Test
    void whatWasKeptMayBeAnything() {
        queen(0).click();
        page.reload();
        String key = (String) page.script("return Object.keys(localStorage).find(key => /regions\\.[0-9]/.test(key))");
        assertThat(page.squares(".crossed")).hasSize(1);
        for (String text : List.of("", "null", "{\"marks\": \"9\"}", "{\"marks\": 7}", "[]", "{\"seconds\": \"x\"}")) {
            page.script("localStorage.setItem(arguments[0], arguments[1])", key, text);
            page.script("localStorage.setItem('queens4j.regions.settings', arguments[0])", text);
            page.reload();
            assertThat(page.squares(".crossed")).as(text).isEmpty();
            assertThat(page.text("time")).isEqualTo("0:00");
        }
    }

    @Test
    void nothingNeedsToBeKept() {
        // A page of data has no storage: to ask for it is an error.
        String html = (String) page.script("return '<!DOCTYPE html>' + document.documentElement.outerHTML");
        byte[] bytes = html.getBytes(StandardCharsets.UTF_8);
        try {
            page.go("data:text/html;charset=utf-8;base64," + Base64.getEncoder().encodeToString(bytes));
            assertThat(page.script("try { localStorage.length; return 'kept' } catch { return 'not kept' }"))
                    .isEqualTo("not kept");
            solveWithTheMouse();
            assertThat(page.isSolved()).isTrue();
        } finally {
            // The next test forgets what was kept, and there is nothing here that could be forgotten.
            page.reload();
        }
    }

    @Test
    void theTimeRunsFromTheFirstMarkOn() throws Exception {
        Supplier<String> time = () -> page.text("time");
        Thread.sleep(1500);
        assertThat(time.get()).isEqualTo("0:00");
        queen(0).click();
        page.await(() -> !time.get().equals("0:00"));
        solveWithTheMouse();
        page.byId("clear").click();
        String stopped = time.get();
        Thread.sleep(1500);
        assertThat(time.get()).isEqualTo(stopped);
    }

    /** The time is that of somebody else, put where the page keeps it. */
    private static void keepBest(int seconds) {
        page.script(
                "const key = Object.keys(localStorage).find(key => /regions\\.[0-9]/.test(key));"
                        + "const kept = JSON.parse(localStorage.getItem(key));"
                        + "localStorage.setItem(key, JSON.stringify({...kept, best: arguments[0]}))",
                seconds);
    }

    @Test
    void restartSetsTimeAndBoardBackAndTheBestTimeStays() {
        assertThat(page.byId("restart").isEnabled()).isFalse();
        solveWithTheMouse();
        assertThat(page.text("best")).startsWith("Best 0:");
        page.reload();
        keepBest(100);
        page.reload();
        assertThat(page.text("best")).isEqualTo("Best 1:40");
        page.byId("restart").click();
        assertThat(page.text("time")).isEqualTo("0:00");
        assertThat(page.squares(".queen[role]")).isEmpty();
        assertThat(page.text("best")).isEqualTo("Best 1:40");
        assertThat(page.text("progress")).isEqualTo("1 of 2 solved");
        assertThat(page.byId("restart").isEnabled()).isFalse();
        page.byId("undo").click();
        assertThat(page.isSolved()).isTrue();
        page.byId("redo").click();
        assertThat(page.squares(".queen[role]")).isEmpty();
        page.reload();
        assertThat(page.squares(".queen[role]")).isEmpty();
        solveWithTheMouse();
        assertThat(page.text("text")).matches("In 0:[0-9]{2}, without hints. Your best time.");
        assertThat(page.text("best")).startsWith("Best 0:");
    }

    /** Who began again by mistake goes on as if nothing had been, with the time that has passed. */
    @Test
    void aRestartIsTakenBack() {
        queen(0).click();
        queen(1).click();
        page.byId("hint").click();
        page.await(() -> !page.text("time").equals("0:00"));
        page.byId("restart").click();
        queen(2).click();
        page.byId("undo").click();
        assertThat(page.squares(".crossed")).isEmpty();
        page.byId("undo").click();
        assertThat(page.squares(".crossed")).hasSize(2);
        assertThat(page.text("time")).isNotEqualTo("0:00");
        page.byId("undo").click();
        assertThat(page.squares(".crossed")).hasSize(1);
        page.byId("redo").click();
        page.byId("redo").click();
        page.byId("redo").click();
        assertThat(page.squares(".crossed")).hasSize(1);
        assertThat(page.byId("redo").isEnabled()).isFalse();
        page.byId("undo").click();
        page.byId("undo").click();
        solveWithTheMouse();
        assertThat(page.text("text")).endsWith("with a hint.");
    }

    @Test
    void theRulesGreetAtTheFirstVisit() {
        assertThat(page.text("topic")).isEqualTo("How to play");
        assertThat(page.text("text")).startsWith("One queen in every row").contains("Click or tap a square");
        page.picture("greeting");
        page.byId("close").click();
        assertThat(page.isShown("message")).isFalse();
        page.reload();
        assertThat(page.isShown("message")).isFalse();
        page.forget();
        assertThat(page.isShown("message")).isTrue();
        queen(0).click();
        assertThat(page.isShown("message")).isFalse();
    }

    @Test
    void aSquareThatIsAttackedAsksForASecondClick() {
        page.actions().contextClick(page.square(0, 0, 0)).perform();
        WebElement attacked = page.square(0, 0, 4);
        attacked.click();
        assertThat(attacked.getAccessibleName()).endsWith("crossed out");
        assertThat(page.text("text"))
                .isEqualTo("A queen attacks row 1, column 5. Click it again to place one there all the same.");
        page.picture("asked");
        page.square(0, 0, 5).click();
        assertThat(page.squares(".queen[role]")).hasSize(1);
        attacked.click();
        attacked.click();
        assertThat(page.squares(".conflict")).hasSize(2);
        attacked.click();
        assertThat(page.squares(".queen[role]")).hasSize(1);
        assertThat(page.isShown("message")).isFalse();
    }

    @Test
    void theHelpNamesAllKeys() {
        page.byId("help").click();
        for (String key : List.of("r", "x", "q", "h", "u", "s", "k", "b", "Ctrl+Z", "Ctrl+Y", "Escape", "Shift")) {
            assertThat(page.text("keys")).containsPattern("(^| )" + Pattern.quote(key) + "[ ,;]");
        }
        page.picture("help");
    }

    @Test
    void whatWasSolvedWithHintsIsTold() {
        page.byId("hint").click();
        page.byId("apply").click();
        page.byId("clear").click();
        solveWithTheMouse();
        assertThat(page.text("text")).matches("In 0:[0-9]{2}, with a hint.");
        assertThat(page.text("best")).isEmpty();
        WebElement entry = page.byId("list").findElement(By.tagName("button"));
        assertThat(entry.getAccessibleName())
                .startsWith(entry.getText().replaceAll("\\s+", " ") + ", Puzzle 1, ")
                .endsWith(", solved with hints");
        page.picture("solved-with-hints");
        page.reload();
        assertThat(page.text("text")).endsWith("with a hint.");
        page.byId("restart").click();
        solveWithTheMouse();
        assertThat(page.text("text")).endsWith("without hints.");
        assertThat(page.text("best")).startsWith("Best 0:");
    }

    @Test
    void aResultIsSharedInColouredSquares() {
        solveWithTheMouse();
        page.byId("share").click();
        // The browser copies when it has the time to, and tells the page then.
        page.await(() -> page.text("shared").equals("Copied:"));
        String text = page.byId("result").getDomProperty("value");
        assertThat(page.clipboard()).isEqualTo(text);
        List<String> lines = text.lines().toList();
        assertThat(lines.get(0)).isEqualTo("Queens: 2 puzzles");
        assertThat(lines.get(1)).startsWith("Puzzle 1, 7 × 7, ");
        assertThat(lines.get(2)).matches("Solved in 0:[0-9]{2}, without hints");
        // The colours of the regions in the order of their queens.
        assertThat(lines.get(3).codePoints().distinct()).hasSize(7);
        // A file is on one disk alone, so others find the puzzle elsewhere.
        assertThat(Regions.parse(lines.get(4))).isEqualTo(page.puzzle(0).regions());
        assertThat(lines).hasSize(5);
        page.picture("shared");
    }

    @Test
    void aResultFromAServerHasTheAddressOfItsPuzzle() throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        byte[] html =
                RegionPage.of(List.of(page.puzzle(0), page.puzzle(1))).html().getBytes(StandardCharsets.UTF_8);
        server.createContext("/", exchange -> {
            exchange.getResponseHeaders().set("Content-Type", "text/html");
            exchange.sendResponseHeaders(200, html.length);
            exchange.getResponseBody().write(html);
            exchange.close();
        });
        server.start();
        try {
            String address = "http://127.0.0.1:" + server.getAddress().getPort() + "/queens.html";
            page.go(address);
            page.byId("next").click();
            page.solve(1);
            page.byId("share").click();
            String result = page.byId("result").getDomProperty("value");
            assertThat(result).endsWith("\n" + address + "#2");
            page.byId("previous").click();
            page.go(address + "#2");
            assertThat(page.text("name")).isEqualTo("Puzzle 2");
            page.go("about:blank");
            page.go(address + "#1");
            assertThat(page.text("name")).isEqualTo("Puzzle 1");
        } finally {
            server.stop(0);
            page.reload();
        }
    }

    /** In both schemes each region's square or circle has its hue, as far as there is one. */
    @Test
    void squaresOfAResultHaveTheirRegionsColours() {
        Map<String, Integer> hues = Map.of(
                "🟥", 352, "🔴", 352, "🟧", 34, "🟨", 43, "🟡", 43, "🟩", 92, "🟢", 92, "🟦", 206, "🔵", 206, "🟪",
                263);
        RegionPuzzle puzzle = RegionGenerator.ofSize(12).seed(5).generate();
        try (Page large = Page.open(Page.DESKTOP_WIDTH, puzzle)) {
            large.solve(0);
            for (boolean dark : new boolean[] {false, true}) {
                large.preferDark(dark);
                large.byId("share").click();
                String shared = large.byId("result")
                        .getDomProperty("value")
                        .lines()
                        .toList()
                        .get(3);
                int[] squares = shared.codePoints().toArray();
                assertThat(squares).hasSize(12).doesNotHaveDuplicates();
                for (int row = 0; row < 12; row++) {
                    WebElement square = large.square(0, row, puzzle.solution().column(row));
                    String shape = Character.toString(squares[row]);
                    Integer hue = hues.get(shape);
                    if (hue != null) {
                        int[] rgb = Pattern.compile("\\d+")
                                .matcher(square.getCssValue("background-color"))
                                .results()
                                .mapToInt(part -> Integer.parseInt(part.group()))
                                .toArray();
                        float seen = 360 * Color.RGBtoHSB(rgb[0], rgb[1], rgb[2], null)[0];
                        assertThat(Math.abs((seen - hue + 540) % 360 - 180))
                                .as(shape + " " + seen)
                                .isLessThan(70);
                    }
                }
            }
        }
    }

    @Test
    void whereNothingMayBeCopiedThePlayerCan() {
        solveWithTheMouse();
        page.script("Object.defineProperty(navigator, 'clipboard', {value: undefined})");
        page.byId("share").click();
        assertThat(page.text("shared")).isEqualTo("Copied:");
        String text = page.byId("result").getDomProperty("value");
        page.script("document.execCommand = () => false");
        page.byId("share").click();
        assertThat(page.text("shared")).isEqualTo("Copy this text:");
        assertThat(page.script("const text = document.getElementById('result');"
                        + "return text.value.substring(text.selectionStart, text.selectionEnd)"))
                .isEqualTo(text);
    }

    /** The page itself notes the time when it is hidden and when it is shown: to open a tab takes time too. */
    @Test
    void noTimePassesBehindAnotherTab() {
        queen(0).click();
        page.script("window.noted = []; document.addEventListener('visibilitychange',"
                + " () => window.noted.push(document.getElementById('time').textContent))");
        page.behindAnotherTab(() -> {
            try {
                Thread.sleep(4000);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        page.await(() -> noted().size() == 2);
        int hidden = seconds(noted().get(0));
        int shown = seconds(noted().get(1));
        // A second may have been full just before, and not been shown yet.
        assertThat(shown - hidden).isBetween(0, 1);
        page.await(() -> seconds(page.text("time")) > shown);
    }

    /** The other tab solves the puzzle that is begun here: this one hears of it, or at least does not take it back. */
    @Test
    void aStaleTabLosesNothing() {
        for (boolean hears : new boolean[] {true, false}) {
            page.forget();
            queen(0).click();
            page.script(
                    "arguments[0] || addEventListener('storage', event => event.stopImmediatePropagation(), true)",
                    hears);
            page.behindAnotherTab(() -> {
                page.reload();
                page.solve(0);
                page.byId("theme").sendKeys("dark");
            });
            if (hears) {
                page.await(() -> "dark".equals(page.byId("theme").getDomProperty("value")));
                assertThat(page.text("progress")).isEqualTo("1 of 2 solved");
                assertThat(page.text("best")).startsWith("Best 0:");
            }
            queen(1).click();
            page.byId("letters").click();
            page.reload();
            assertThat(page.text("progress")).isEqualTo("1 of 2 solved");
            assertThat(queen(1).getAccessibleName()).endsWith("crossed out");
            assertThat(page.byId("theme").getDomProperty("value")).isEqualTo("dark");
        }
    }

    @Test
    void whatWasDoneIsTakenBackAfterAReload() {
        queen(0).click();
        queen(1).click();
        queen(1).click();
        page.reload();
        page.byId("undo").click();
        assertThat(queen(1).getAccessibleName()).endsWith("crossed out");
        page.byId("undo").click();
        page.byId("undo").click();
        assertThat(queen(0).getAccessibleName()).endsWith("empty");
        assertThat(page.byId("undo").isEnabled()).isFalse();
        page.script("const [key] = Object.keys(localStorage).filter(key => /regions\\.\\d+$/.test(key));"
                + "localStorage[key] = localStorage[key].replace(/\"done\":.*/, '\"done\":[[[99,0,1]]]}')");
        page.reload();
        assertThat(page.byId("undo").isEnabled()).isFalse();
    }

    /** A phone's own sheet takes the result; if it cannot, the text is shown as elsewhere. */
    @Test
    void aPhoneHandsTheResultOn() {
        solveWithTheMouse();
        page.script("window.matchMedia = () => ({matches: true, addEventListener() {}});"
                + "navigator.share = async ({text}) => { window.handed = text; }");
        page.byId("share").click();
        page.await(() -> page.script("return window.handed ?? ''").toString().startsWith("Queens: 2 puzzles\n"));
        assertThat(page.isShown("sharing")).isFalse();
        page.script("navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'))");
        page.byId("share").click();
        page.await(() -> page.isShown("sharing"));
    }

    private static List<String> noted() {
        return ((List<?>) page.script("return window.noted"))
                .stream().map(String::valueOf).toList();
    }

    private static int seconds(String time) {
        int colon = time.indexOf(':');
        return 60 * Integer.parseInt(time.substring(0, colon)) + Integer.parseInt(time.substring(colon + 1));
    }

    /**
     * A page made again, with more puzzles or in another order, has what was played before; others have nothing of it.
     */
    @Test
    void aGameBelongsToItsPuzzleAndSettingsToAllPages() {
        queen(0).click();
        page.byId("letters").click();
        try {
            page.write(RegionPage.of(List.of(page.puzzle(1), page.puzzle(0))));
            // A browser may show each page in a process of its own, and what one keeps is with the other only after
            // a while.
            page.await(() -> {
                page.reload();
                return page.byId("letters").isSelected();
            });
            assertThat(page.squares(".crossed")).isEmpty();
            page.byId("next").click();
            assertThat(page.squares(".crossed")).hasSize(1);
        } finally {
            page.write(RegionPage.of(List.of(page.puzzle(0), page.puzzle(1))));
        }
        assertThat(page.squares(".crossed")).hasSize(1);
    }

    @Test
    void aPageWithoutHintsHoldsNoSolution() {
        try {
            page.write(RegionPage.of(List.of(page.puzzle(0))).hints(false).title("Ours"));
            assertThat(page.isShown("hint")).isFalse();
            assertThat(page.text("title")).isEqualTo("Ours");
            page.byId("close").click();
            page.actions().sendKeys("h").perform();
            assertThat(page.isShown("message")).isFalse();
            solveWithTheMouse();
            assertThat(page.text("text")).matches("In 0:[0-9]{2}.");
        } finally {
            page.write(RegionPage.of(List.of(page.puzzle(0), page.puzzle(1))));
        }
    }
}
