package io.github.queens4j.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionVerdict;
import io.github.queens4j.region.Regions;
import io.github.queens4j.region.Workbench;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The workbench as its user draws, reads and plays. */
class WorkbenchTest {

    /** What mvn package has made. */
    private static final Path PAGE = Path.of("src/workbench/target/dist/workbench.html");

    static final String TWO_SOLUTIONS = "AABB\nAABB\nCCDD\nCCDD";

    static final String HEART = """
            .........
            .AA...AA.
            AAAA.AAAA
            AAAAAAAAA
            .AAAAAAA.
            ..AAAAA..
            ...AAA...
            ....A....
            .........
            """;

    static Page open(int width, int height) {
        try {
            Page page = Page.empty(width, height);
            page.write(Files.readString(PAGE));
            return page;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theMousePaintsAndStrokesAreTakenBack() {
        try (Page page = open(1280, 900)) {
            awaitVerdict(page, "open");
            page.actions()
                    .clickAndHold(square(page, 0, 0))
                    .moveToElement(square(page, 0, 1))
                    .moveToElement(square(page, 0, 2))
                    .moveToElement(square(page, 1, 2))
                    .release()
                    .perform();
            assertThat(rows(page)).startsWith("AAA.....", "..A.....");
            page.actions().contextClick(square(page, 0, 2)).perform();
            assertThat(rows(page)).startsWith("AA......", "..A.....");
            page.byId("undo").click();
            assertThat(rows(page)).startsWith("AAA.....", "..A.....");
            page.byId("undo").click();
            assertThat(rows(page)).containsOnly("........");
            page.byId("redo").click();
            assertThat(rows(page)).startsWith("AAA.....", "..A.....");
        }
    }

    /** After every change of the attributes they are compared with what the library says of their map. */
    @Test
    void mapAndVerdictBelongTogetherAtEveryMoment() {
        RegionPuzzle puzzle = RegionGenerator.ofSize(11).seed(5).generate();
        try (Page page = open(1280, 900)) {
            awaitVerdict(page, "open");
            page.script("window.seen = [];"
                    + "const {dataset} = document.querySelector('main');"
                    + "const note = () => seen.push([dataset.map, dataset.verdict, dataset.solutions, dataset.difficulty]);"
                    + "new MutationObserver(note).observe(document.querySelector('main'), {attributes: true});");
            read(page, puzzle.regions().toString());
            awaitVerdict(page, "one");
            page.actions()
                    .clickAndHold(square(page, 0, 0))
                    .moveToElement(square(page, 10, 10))
                    .release()
                    .contextClick(square(page, 5, 5))
                    .perform();
            for (String id : List.of("undo", "undo", "redo", "turn", "undo", "smaller", "blank", "undo")) {
                page.byId(id).click();
            }
            page.byId("generate").click();
            awaitVerdict(page, "one");
            List<?> seen = (List<?>) page.script("return seen");
            assertThat(seen).hasSizeGreaterThan(8).allSatisfy(state -> {
                List<?> parts = (List<?>) state;
                assertThat(parts.subList(1, 4)).as("%s", parts).isEqualTo(judged(String.valueOf(parts.get(0))));
            });
        }
    }

    /** Verdict, number of solutions and difficulty, where there are any. */
    private static List<String> judged(String map) {
        String letters = map.replace("/", "");
        String answer = Workbench.analyse(
                letters.chars().map(letter -> letter == '.' ? -1 : letter).toArray(),
                "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split(""),
                PseudoLanguageTest.WORKBENCH.englishFile());
        return Stream.of("verdict", "solutions", "difficulty")
                .map(name -> Pattern.compile("\"" + name + "\": \"?([a-z0-9]+)").matcher(answer))
                .map(found -> found.find() ? found.group(1) : "")
                .toList();
    }

    @Test
    void keysPaint() {
        try (Page page = open(1280, 900)) {
            awaitVerdict(page, "open");
            page.script("arguments[0].focus()", square(page, 5, 5));
            page.actions()
                    .sendKeys("b", " ")
                    .keyDown(Keys.SHIFT)
                    .sendKeys(Keys.ARROW_RIGHT)
                    .keyUp(Keys.SHIFT)
                    .sendKeys(Keys.ARROW_DOWN, "c", " ")
                    .perform();
            assertThat(rows(page)[5]).isEqualTo(".....AA.");
            assertThat(rows(page)[6]).isEqualTo("......B.");
        }
    }

    @Test
    void aFingerPaints() {
        try (Page page = open(360, 640)) {
            awaitVerdict(page, "open");
            WebElement first = square(page, 2, 1);
            page.swipe(first, 2 * first.getSize().getWidth());
            assertThat(rows(page)[2]).isEqualTo(".AAA....");
        }
    }

    @Test
    void aMendIsTaken() {
        try (Page page = open(1280, 900)) {
            read(page, TWO_SOLUTIONS);
            awaitVerdict(page, "many");
            assertThat(data(page, "solutions")).isEqualTo("2");
            page.byId("mend").click();
            // The verdict is that of what is seen.
            page.await(() -> page.text("words").equals("One solution"));
            page.byId("close").click();
            page.await(() -> page.text("words").equals("2 solutions"));
            page.byId("mend").click();
            page.await(() -> page.isShown("take"));
            page.byId("take").click();
            awaitVerdict(page, "one");
            String mended = data(page, "map");
            assertThat(RegionVerdict.search(Regions.parse(mended.replace('/', '\n')))
                            .run()
                            .puzzle())
                    .isPresent();
            assertThat(mended).isNotEqualTo(TWO_SOLUTIONS.replace('\n', '/'));
        }
    }

    /** A free drawing with 126 solutions: the heart D is locked whole and stays, whatever else changes. */
    @Test
    void aFreeDrawingIsMendedAroundWhatIsLocked() {
        String drawing =
                "AAABBBCCC\nAADDBDDCC\nADDDDDDDC\nEDDDDDDDF\nEEDDDDDFF\nEEEDDDFFF\nGGHHDHHII\nGGGHHHIII\nGGGHHHIII";
        try (Page page = open(1280, 900)) {
            read(page, drawing);
            awaitVerdict(page, "many");
            page.script("document.querySelector('[name=mode][value=lock]').click();"
                    + " document.querySelector('[data-region=D]').click()");
            assertThat(square(page, 1, 2).getAccessibleName()).endsWith("locked");
            page.byId("mend").click();
            page.await(() -> page.isShown("take"));
            assertThat(page.text("sentence")).matches("\\d+ squares change: [A-Z][a-z]+");
            assertThat(page.text("list")).isNotEqualTo(page.text("sentence"));
            page.picture("mend-far");
            page.byId("take").click();
            awaitVerdict(page, "one");
            assertThat(heart(page)).isEqualTo(drawing.replaceAll("[^D\n]", ".").replace('\n', '/'));
            page.byId("generate").click();
            page.await(() -> page.isShown("take"));
            page.byId("take").click();
            awaitVerdict(page, "one");
            assertThat(heart(page)).isEqualTo(drawing.replaceAll("[^D\n]", ".").replace('\n', '/'));
            page.picture("locked");
        }
    }

    /** The region of row 1, column 2 as D, and no other. */
    private static String heart(Page page) {
        String map = data(page, "map");
        return map.replaceAll("[^" + map.charAt(12) + "/]", ".").replace(map.charAt(12), 'D');
    }

    @Test
    void aHeartIsCompletedAroundItsSquares() {
        try (Page page = open(1280, 900)) {
            read(page, HEART);
            awaitVerdict(page, "open");
            page.byId("complete").click();
            page.await(() -> page.isShown("take"));
            page.byId("take").click();
            awaitVerdict(page, "one");
            String completed = data(page, "map");
            char heart = completed.charAt(11);
            for (int i = 0; i < completed.length(); i++) {
                assertThat(HEART.charAt(i) != 'A' || completed.charAt(i) == heart)
                        .as(completed)
                        .isTrue();
            }
        }
    }

    /** A browser copies what belongs to a tab while its page is open, which is not so at a reload. */
    @Test
    void aCopyOfATabHasADrawingOfItsOwn() {
        try (Page page = open(1280, 900)) {
            read(page, TWO_SOLUTIONS);
            awaitVerdict(page, "many");
            Object place = page.script("return workbench.place");
            page.reload();
            awaitVerdict(page, "many");
            assertThat(page.script("return workbench.place")).isEqualTo(place);
            page.script("const open = Object.keys(sessionStorage).find(key => key.endsWith('.open'));"
                    + " addEventListener('pagehide', () => sessionStorage[open] = 'yes')");
            page.reload();
            awaitVerdict(page, "many");
            assertThat(page.script("return workbench.place")).isNotEqualTo(place);
            Object kept = page.script("return JSON.stringify(workbench.keptAt(arguments[0]))", place);
            page.byId("blank").click();
            awaitVerdict(page, "open");
            assertThat(page.script("return JSON.stringify(workbench.keptAt(arguments[0]))", place))
                    .isEqualTo(kept);
        }
    }

    @Test
    void anAddressOpensAMapAndAReloadKeepsTheWork() {
        RegionPuzzle puzzle = RegionGenerator.ofSize(7).seed(3).generate();
        String map = puzzle.regions().toString().replace('\n', '/');
        try (Page page = open(1280, 900)) {
            page.go("about:blank");
            page.goTo("#p=" + map);
            awaitVerdict(page, "one");
            assertThat(data(page, "map")).isEqualTo(map);
            page.actions().contextClick(square(page, 0, 0)).perform();
            awaitVerdict(page, "open");
            String opened = data(page, "map");
            page.reload();
            awaitVerdict(page, "open");
            assertThat(data(page, "map")).isEqualTo(opened);
        }
    }

    /** A screenshot, pasted, dropped and chosen; a file of text, dropped. */
    @Test
    void picturesAndFilesAreReadHoweverTheyCome() throws IOException {
        RegionPuzzle puzzle = RegionGenerator.ofSize(8).seed(5).generate();
        String map = puzzle.regions().toString();
        try (Page played = Page.open(Page.DESKTOP_WIDTH, puzzle)) {
            played.picture("screenshot");
        }
        Path shot = Path.of("target/browser/pictures/screenshot.png").toAbsolutePath();
        byte[] picture = Files.readAllBytes(shot);
        try (Page page = open(1280, 900)) {
            awaitVerdict(page, "open");
            send(page, "paste", picture, "image/png");
            awaitVerdict(page, "one");
            // In the colours of the picture, and their names.
            String colour = "return document.querySelector('[data-region=A]').style.getPropertyValue('--colour')";
            assertThat((String) page.script(colour)).startsWith("color-mix(in srgb, #");
            page.picture("screenshot-read");
            expectAndClear(page, map);
            send(page, "drop", picture, "image/png");
            expectAndClear(page, map);
            page.byId("file").sendKeys(shot.toString());
            expectAndClear(page, map);
            send(page, "drop", map.getBytes(StandardCharsets.UTF_8), "text/plain");
            expectAndClear(page, map);
            send(page, "drop", new byte[] {1, 2, 3}, "image/png");
            page.await(() -> page.text("sentence").startsWith("This picture cannot be opened: "));
            assertThat(page.complaints()).isEmpty();
        }
    }

    static void send(Page page, String event, byte[] file, String type) {
        page.script("""
                const [event, file, type] = arguments;
                const bytes = Uint8Array.from(atob(file), c => c.charCodeAt(0));
                const data = new DataTransfer();
                data.items.add(new File([bytes], 'file', {type}));
                const how = {bubbles: true, cancelable: true, clipboardData: data, dataTransfer: data};
                document.body.dispatchEvent(event === 'paste' ? new ClipboardEvent(event, how) : new DragEvent(event, how));
                """, event, Base64.getEncoder().encodeToString(file), type);
    }

    private static void expectAndClear(Page page, String map) {
        awaitVerdict(page, "one");
        assertThat(data(page, "map")).isEqualTo(map.replace('\n', '/'));
        page.byId("blank").click();
        awaitVerdict(page, "open");
    }

    @Test
    void hintsLeadToTheSolution() {
        RegionPuzzle puzzle = RegionGenerator.ofSize(6).seed(2).generate();
        try (Page page = open(1280, 900)) {
            read(page, puzzle.regions().toString());
            awaitVerdict(page, "one");
            for (int steps = 0; data(page, "queens").split(" ").length < 6; steps++) {
                assertThat(steps).isLessThan(100);
                page.byId("hint").click();
                page.await(() -> !data(page, "hint").isEmpty() && page.isShown("take"));
                String marks = data(page, "queens") + data(page, "crosses");
                page.byId("take").click();
                page.await(() -> !marks.equals(data(page, "queens") + data(page, "crosses")));
            }
            assertThat(page.squares(".solved").size()
                            + ((Number) page.script("return document.querySelectorAll('#board.solved').length"))
                                    .intValue())
                    .isPositive();
        }
    }

    /** What is chosen in the strip is painted, wherever the stroke begins; letters stay with their regions. */
    @Test
    void theBrushPaintsWhatIsChosenAndLettersStay() {
        try (Page page = open(1280, 900)) {
            read(page, "AAAA\nBBBB\nCCCC\nDDDD");
            choose(page, "C");
            page.draw(50, 0, List.of(0, 1));
            page.await(() -> rows(page)[0].equals("AABB"));
            assertThat(square(page, 0, 0).getAccessibleName()).startsWith("row 1, column 1, region C (");
            assertThat(square(page, 1, 0).getAccessibleName()).startsWith("row 2, column 1, region B (");
            assertThat(page.script(
                            "return [...document.querySelectorAll('#strip b')].map(b => b.textContent).join('')"))
                    .isEqualTo("ABCD");
            // In sentences they are called the same.
            assertThat(page.text("faults")).contains("Region C (").doesNotContain("Region A (");
            page.actions()
                    .keyDown(Keys.ALT)
                    .click(square(page, 3, 0))
                    .keyUp(Keys.ALT)
                    .perform();
            page.actions().click(square(page, 1, 0)).perform();
            assertThat(square(page, 1, 0).getAccessibleName()).startsWith("row 2, column 1, region D (");
        }
    }

    private static void choose(Page page, String letter) {
        page.script("document.querySelector(`[data-region=${arguments[0]}]`).click()", letter);
    }

    /** As it is at the click, not as it was. */
    @Test
    void theMapIsCopiedAsItIsNow() {
        try (Page page = open(1280, 900)) {
            read(page, TWO_SOLUTIONS);
            page.byId("copy").click();
            page.await(() -> page.text("note").equals("Copied."));
            assertThat(page.clipboard()).isEqualTo(TWO_SOLUTIONS);
            choose(page, "B");
            page.draw(50, 0, List.of(0, 1));
            page.await(() -> rows(page)[0].equals("AAAA"));
            page.byId("copy").click();
            page.await(() -> page.clipboard().equals("AAAA\nBBAA\nCCDD\nCCDD"));
        }
    }

    /** A link leaves what was drawn under Undo, which outlives a reload. */
    @Test
    void aLinkKeepsTheDrawingUnderUndo() {
        try (Page page = open(1280, 900)) {
            awaitVerdict(page, "open");
            page.draw(50, 2, List.of(0, 1, 2));
            page.await(() -> rows(page)[2].startsWith("AAA"));
            page.go("about:blank");
            page.goTo("#p=AABB/AABB/CCDD/CCDD");
            page.await(() -> data(page, "n").equals("4") && page.text("note").endsWith("Your drawing is under Undo."));
            page.reload();
            page.await(() -> data(page, "n").equals("4") && page.byId("undo").isEnabled());
            page.byId("undo").click();
            page.await(() -> rows(page).length == 8 && rows(page)[2].startsWith("AAA"));
        }
    }

    @Test
    void anAddressThatIsNoMapIsRefusedInWords() {
        try (Page page = open(1280, 900)) {
            awaitVerdict(page, "open");
            page.go("about:blank");
            page.goTo("#p=%");
            page.await(() -> page.text("note").contains("expected a"));
            awaitVerdict(page, "open");
        }
    }

    /** Each has its own drawing; that of the other is offered by its name. */
    @Test
    void twoTabsDoNotDisturbEachOther() {
        try (Page page = open(1280, 900)) {
            awaitVerdict(page, "open");
            page.byId("name").sendKeys("Heart", Keys.ENTER);
            page.draw(50, 2, List.of(0, 1, 2));
            page.await(() -> rows(page)[2].startsWith("AAA"));
            page.behindAnotherTab(() -> {
                page.reload();
                page.await(() -> rows(page).length == 8 && rows(page)[2].startsWith("AAA"));
                page.draw(50, 5, List.of(0, 1, 2));
                page.await(() -> rows(page)[5].startsWith("AAA"));
                page.script("document.getElementById('kept').focus()");
                assertThat(page.text("kept")).contains("Heart");
                page.byId("add").click();
            });
            // The collection is that of all.
            page.await(() -> page.script("return document.querySelectorAll('#collection li').length")
                    .equals(1L));
            page.byId("add").click();
            page.await(() -> page.script("return document.querySelectorAll('#collection li').length")
                    .equals(2L));
            page.reload();
            page.await(() -> rows(page).length == 8 && rows(page)[2].startsWith("AAA"));
            assertThat(rows(page)[5]).isEqualTo("........");
        }
    }

    /** As {@code region sheet} prints: the rule, lines between squares, and the solutions on a page of their own. */
    @Test
    void aSheetHasTheRuleLinesAndSolutions() {
        RegionPuzzle puzzle = RegionGenerator.ofSize(6).seed(3).generate();
        try (Page page = open(1280, 900)) {
            page.script("window.print = () => window.printed = document.getElementById('sheet').outerHTML");
            awaitVerdict(page, "open");
            page.byId("print").click();
            page.await(() -> page.text("note").contains("have no region yet"));
            assertThat(page.script("return window.printed ?? ''")).isEqualTo("");
            read(page, puzzle.regions().toString());
            awaitVerdict(page, "one");
            page.byId("name").sendKeys("Heart");
            page.byId("print").click();
            page.await(() -> !page.script("return window.printed ?? ''").equals(""));
            page.script("document.getElementById('sheet').outerHTML = printed");
            page.print();
            assertThat(page.text("sheet"))
                    .contains("One queen in every row, column and region", "1 · Heart · ", "Solutions");
            List<?> queens = (List<?>)
                    page.script(
                            "return [...document.querySelectorAll('#sheet .solutions use')].map(queen => Math.floor(queen.getAttribute('x')))");
            assertThat(queens).hasToString(Arrays.toString(puzzle.solution().columns()));
            assertThat(page.script("return document.querySelectorAll('#sheet svg path[stroke]').length"))
                    .isEqualTo(2L);
            page.picture("bench-sheet");
            assertThat(new String(page.printed(), StandardCharsets.ISO_8859_1).split("/Type /Page\\b", -1))
                    .hasSize(3);
        }
    }

    /** Several at once, with titles and difficulties, as JSON that the library reads and as dailies. */
    @Test
    void manyAreMadeAtOnce() {
        try (Page page = open(1280, 900)) {
            awaitVerdict(page, "open");
            page.script(
                    "window.saved = {}; URL.createObjectURL = blob => { blob.text().then(text => saved.last = text); return '#'; }");
            for (String[] field : new String[][] {{"count", "5"}, {"seed", "7"}, {"from", "2027-01-30"}}) {
                page.script("document.getElementById(arguments[0]).value = arguments[1]", field[0], field[1]);
            }
            page.byId("generate").click();
            page.await(() -> page.text("note").endsWith("5 of 5.")
                    && page.script("return document.querySelectorAll('#collection li').length")
                            .equals(5L));
            assertThat(page.script(
                            "return [...document.querySelectorAll('#collection input')].map(title => title.value)"))
                    .isEqualTo(List.of("2027-01-30", "2027-01-31", "2027-02-01", "2027-02-02", "2027-02-03"));
            page.byId("json").click();
            page.await(() -> page.script("return saved.last ?? ''").toString().startsWith("["));
            String json = page.script("return saved.last").toString();
            List<Regions> read = Regions.parseAll(json);
            assertThat(read)
                    .hasSize(5)
                    .first()
                    .isEqualTo(RegionGenerator.ofSize(8).seed(7).generate().regions());
            assertThat(read.get(1).title()).contains("2027-01-31");
            assertThat(json).contains("\"difficulty\"", "\"solution\"");
            page.byId("playall").click();
            page.await(() -> page.script("return saved.last").toString().startsWith("<!DOCTYPE"));
            assertThat(page.script("return saved.last").toString()).contains("data-first-day=\"2027-01-30\"");
            // One that is none is named.
            page.byId("blank").click();
            page.byId("add").click();
            page.byId("playall").click();
            page.await(() -> page.text("note").startsWith("Puzzle 6: "));
        }
    }

    /** Who looks for the place to begin does not erase; who lifts the finger there does. */
    @Test
    void aFingerThatRestsMayStillDraw() {
        try (Page page = open(390, 844)) {
            read(page, "AAAA\nBBBB\nCCCC\nDDDD");
            choose(page, "B");
            page.restAndDraw(square(page, 3, 0), square(page, 3, 2), Duration.ofMillis(800));
            page.await(() -> rows(page)[3].equals("BBBD"));
            page.press(square(page, 0, 1), Duration.ofMillis(800));
            page.await(() -> rows(page)[0].equals("A.AA"));
        }
    }

    @ParameterizedTest
    @CsvSource({"844, 390", "667, 375"})
    void onItsSideTheBoardAndItsToolsAreInView(int width, int height) {
        try (Page page = open(width, height)) {
            read(page, RegionGenerator.ofSize(11).seed(5).generate().regions().toString());
            page.picture("workbench-sideways-" + width);
            assertThat(page.script("""
                    return ['verdict', 'board', 'tools', 'strip'].filter(id => {
                      const {top, bottom, left, right} = document.getElementById(id).getBoundingClientRect();
                      return top < 0 || left < 0 || right > innerWidth || bottom > innerHeight;
                    })""")).isEqualTo(List.of());
            assertThat(page.script("return document.getElementById('board').clientHeight > 0.85 * innerHeight"))
                    .isEqualTo(true);
        }
    }

    /** Pictures to be looked at; nothing is wider than the window. */
    @ParameterizedTest
    @CsvSource({"360, 640", "768, 1024", "1400, 900"})
    void elevenRowsFit(int width, int height) {
        try (Page page = open(width, height)) {
            read(page, RegionGenerator.ofSize(11).seed(5).generate().regions().toString());
            awaitVerdict(page, "one");
            for (boolean dark : new boolean[] {false, true}) {
                page.preferDark(dark);
                page.script("scrollTo(0, 0)");
                page.picture("workbench-" + width + (dark ? "-dark" : "-light"));
                assertThat(page.script("return document.documentElement.scrollWidth <= innerWidth"))
                        .isEqualTo(true);
            }
            assertThat(page.complaints()).isEmpty();
        }
    }

    static void read(Page page, String text) {
        page.await(() -> data(page, "verdict").equals("open"));
        page.script("document.getElementById('text').value = arguments[0]", text);
        page.script("document.getElementById('read').click()");
        page.await(() -> data(page, "n").equals(String.valueOf(text.strip().split("\n").length)));
    }

    static void awaitVerdict(Page page, String verdict) {
        page.await(() -> data(page, "verdict").equals(verdict));
    }

    static String data(Page page, String name) {
        Object value = page.script("return document.querySelector('main').dataset[arguments[0]] ?? ''", name);
        return String.valueOf(value);
    }

    static String[] rows(Page page) {
        return data(page, "map").split("/");
    }

    private static WebElement square(Page page, int row, int column) {
        return page.squares("[data-square='" + row + "," + column + "']").get(0);
    }
}
