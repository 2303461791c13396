package io.github.queens4j.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Words;
import io.github.queens4j.notation.PageTemplate;
import io.github.queens4j.notation.PageWords;
import io.github.queens4j.region.Difficulty;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPage;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionSheet;
import io.github.queens4j.region.text.RegionWords;
import io.github.queens4j.site.Folder;
import io.github.queens4j.site.Frame;
import io.github.queens4j.tour.TourPage;
import io.github.queens4j.tour.TourProblem;
import io.github.queens4j.trace.SearchPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All pages in a language whose words are in brackets and a third longer: whatever has none is not in a file. */
class PseudoLanguageTest {

    /** The last one is what pages have here: a look leaves them as they were. */
    private static final int[][] SCREENS = {{360, 800}, {390, 844}, {768, 1024}, {1024, 768}, {1280, 800}};

    /** Those of the workbench, and of all pages but the site's, which stand in its own folder. */
    static final PageWords WORKBENCH = PageWords.of(
            Folder.pages(RegionWords.PAGES, Path.of("src/cli/src/main/resources/io/github/queens4j/cli/page")),
            "all",
            "steps",
            "faults",
            "puzzles",
            "play",
            "workbench");

    private static Words longer(PageWords words) {
        String file = words.englishFile()
                .lines()
                .filter(line -> line.matches("[^#\\[].* = .*"))
                .map(PseudoLanguageTest::longer)
                .collect(Collectors.joining("\n"));
        return Words.parse(Locale.ENGLISH, file);
    }

    private static Map<String, String> values(PageWords words) {
        return words.in(Locale.ENGLISH, longer(words).own()).values();
    }

    /** Words that stand there without brackets, in what is seen and in what is read aloud. */
    private static final String BARE = """
            const names = new Set(arguments[0]);
            const bare = text => {
              const inner = text.replace(/⟦[^⟦⟧]*⟧/g, '');
              return inner === text ? text.split(/[^\\p{L}-]+/u).filter(word => word.length > 1 && !names.has(word)) : bare(inner);
            };
            const found = new Set();
            const add = (element, text) => element.closest('[lang]') === document.documentElement
              && bare(text).forEach(word => found.add(`${word} in ${text.trim().slice(0, 60)}`));
            for (const element of document.querySelectorAll('body *:not(script, style, template, noscript, textarea)')) {
              [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).forEach(node => add(element, node.data));
              ['aria-label', 'title', 'placeholder', 'aria-valuetext'].forEach(name =>
                element.hasAttribute?.(name) && add(element, element.getAttribute(name)));
            }
            bare(document.title).forEach(word => found.add(`${word} in the title`));
            return [...found];
            """;

    /** Words that are cut off, go beyond what they stand in or the screen, or lie upon others. */
    private static final String CLIPPED = """
            const faults = new Set();
            const dialog = document.querySelector('dialog[open]');
            const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
            const texts = [];
            const range = document.createRange();
            while (walker.nextNode()) {
              const {data, parentElement: element} = walker.currentNode;
              if (data.trim() === ''
                || element.closest('.unseen, script, style, template, noscript, option, textarea, svg, [inert]')
                  // Names may be of any length, and end in an ellipsis; what has all its words for a pointer may be cut, too.
                || element.matches('#title, #name') || element.title === element.textContent || !element.checkVisibility({visibilityProperty: true})) {
                continue;
              }
              range.selectNodeContents(walker.currentNode);
              texts.push(...[...range.getClientRects()].filter(box => box.width > 1 && box.height > 1 && isInView(box, element))
                .map(box => ({box, element, layer: layerOf(element), text: data.trim().slice(0, 40)})));
            }
            // Not scrolled away in a list.
            function isInView({top, bottom}, element) {
              for (let at = element; at !== document.body && at; at = at.parentElement) {
                const around = at.getBoundingClientRect();
                if (getComputedStyle(at).overflowY === 'auto' && (top < around.top || bottom > around.bottom)) {
                  return false;
                }
              }
              return true;
            }
            function layerOf(element) {
              for (let at = element; at !== document.body && at; at = at.parentElement) {
                if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) {
                  return at;
                }
              }
              return null;
            }
            const width = Math.max(innerWidth, document.documentElement.scrollWidth);
            if (width > arguments[0]) {
              const wide = [...document.querySelectorAll('body *')].filter(one => one.getBoundingClientRect().right > arguments[0] + 1);
              faults.add(`${width} px wide: ${wide.map(one => one.id || one.tagName).slice(0, 8)}`);
            }
            for (const {box, element, text} of texts) {
              for (let at = element; at && at !== document.body; at = at.parentElement) {
                const {overflowX, overflowY} = getComputedStyle(at);
                if ([overflowX, overflowY].some(way => way === 'auto' || way === 'scroll')) {
                  break;
                }
                const around = at.getBoundingClientRect();
                const holds = at.matches('button, select, summary, td, th, .tag, .panel, .choice, label')
                  || overflowX !== 'visible' || overflowY !== 'visible';
                if (holds && (box.left < around.left - 1.5 || box.right > around.right + 1.5
                    || box.top < around.top - 4 || box.bottom > around.bottom + 4)) {
                  faults.add(`beyond ${at.id || at.className || at.tagName}: ${text}`);
                }
              }
            }
            texts.forEach((a, i) => texts.slice(i + 1).forEach(b => {
              const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
              const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
              if (a.layer === b.layer && across > 2 && down > 5 && !a.element.closest('#board, svg')) {
                faults.add(`${a.text} upon ${b.text}`);
              }
            }));
            return [...faults];
            """;

    /** The title and the day of a puzzle, which is below it, are in their lines whole. */
    private static final String CUT_NAMES = """
            const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
            return [['title', 1.4], ['name', 2]].flatMap(([id, height]) => {
              const {scrollWidth, clientWidth, offsetHeight, textContent} = document.getElementById(id);
              return scrollWidth > clientWidth || offsetHeight > height * rem + 1 ? [`cut: ${textContent}`] : [];
            });
            """;

    /** A picture of one dot. */
    private static final String BLANK =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

    private static Page page;

    private final Set<String> faults = new TreeSet<>();

    @AfterEach
    void nothingIsAmiss() {
        assertThat(faults).isEmpty();
    }

    @BeforeAll
    static void open() {
        page = Page.empty(1280, 800);
    }

    @AfterAll
    static void close() {
        page.close();
    }

    private static String longer(String line) {
        String[] parts = line.split(" = ", 2);
        String text = parts[0].endsWith("-colours")
                ? Stream.of(parts[1].split(", "))
                        .map(PseudoLanguageTest::inBrackets)
                        .collect(Collectors.joining(", "))
                : inBrackets(parts[1]);
        return parts[0] + " = " + text;
    }

    private static String inBrackets(String text) {
        int more = (text.replaceAll("\\{[^}]*}", "").length() + 2) / 3;
        String filler = "ee".repeat(40).replaceAll("(.{7})", " $1");
        return "⟦" + text + (more < 6 ? "e".repeat(more) : filler.repeat(9).substring(0, more)) + "⟧";
    }

    private static List<?> names() {
        Set<String> names = new TreeSet<>(Set.of("backtracking", "warnsdorff", "min-conflicts", "anti-diagonal"));
        names.addAll(List.of("SVG", "PNG", "JSON", "SBN", "puzz", "link"));
        Solvers.engines().stream().map(Solver::name).forEach(names::add);
        Rule.known().stream().map(Rule::name).forEach(names::add);
        return List.copyOf(names);
    }

    /** Looks at the page as it is, on all screens, and at its words. */
    private void look(String state) {
        measure(state);
        for (Object word : (List<?>) page.script(BARE, names())) {
            faults.add(state + ", bare: " + word);
        }
    }

    private void measure(String state) {
        measure(state, CLIPPED);
    }

    private void measure(String state, String faultsOf) {
        for (int[] screen : SCREENS) {
            page.resize(screen[0], screen[1]);
            for (Object fault : (List<?>) page.script(faultsOf, screen[0])) {
                faults.add(state + ", " + screen[0] + " px: " + fault);
            }
        }
    }

    private static RegionPage playPage() {
        return RegionPage.of(RegionGenerator.ofSize(6).seed(1).stream().limit(2).toList())
                .words(longer(RegionWords.PLAY));
    }

    @Test
    void thePageToPlay() {
        page.write(playPage());
        look("rules");
        page.byId("hint").click();
        look("hint");
        page.byId("apply").click();
        for (int row : new int[] {0, 1}) {
            page.script(
                    "window.squares = document.querySelectorAll('#board [data-square]');"
                            + "squares[arguments[0]].dispatchEvent(new MouseEvent('contextmenu', {bubbles: true}))",
                    6 * row);
        }
        look("conflict");
        page.byId("restart").click();
        for (int i = 0;
                i < 60
                        && !page.script("return document.querySelector('#board').className")
                                .toString()
                                .contains("solved");
                i++) {
            page.byId("hint").click();
            if (page.byId("apply").isDisplayed()) {
                page.byId("apply").click();
            }
        }
        page.byId("share").click();
        look("solved and shared");
        page.byId("restart").click();
        page.byId("suppose").click();
        look("where to suppose a queen");
        page.squares("[data-square='0']").get(0).click();
        look("a queen on trial");
        for (int i = 0; i < 36 && !page.byId("apply").getText().isEmpty(); i++) {
            page.byId("hint").click();
        }
        look("what follows");
        page.script("const list = document.getElementById('train'); list.selectedIndex = 1;"
                + "list.dispatchEvent(new Event('change', {bubbles: true}))");
        look("training");
        for (String square : List.of("0", "7")) {
            page.squares("[data-square='" + square + "']").get(0).click();
            look("answer " + square);
        }
        page.byId("hint").click();
        look("the answer");
    }

    @Test
    void theStartPageOfTheSite() throws IOException {
        Folder folder = new Folder("en", values(Folder.words(Path.of(""), "all", "site")));
        String style = "<style>" + Frame.style(Path.of("")) + "</style></head>";
        String html = folder.start(Solvers.engines().stream().map(Solver::name).toList());
        page.write(html.replace("</head>", style)
                .replace(">English<", " lang=\"en-GB\">English<")
                .replace("queens4j<", "<"));
        look("start");
    }

    /** One file in English, in which the site replaces each sentence. */
    @Test
    void fourQueensByHand() throws IOException {
        PageWords words = Folder.words(Path.of(""), "board4");
        Map<String, String> english = words.phrases().patterns();
        Map<String, String> longer = longer(words).own();
        String html = Files.readString(Path.of("src/docs/board4.html"));
        for (Map.Entry<String, String> word : english.entrySet().stream()
                .sorted(Comparator.comparing(entry -> -entry.getValue().length()))
                .toList()) {
            html = html.replace(word.getValue(), longer.get(word.getKey()));
        }
        page.write(html);
        look("no queen");
        page.byId("possible").click();
        look("possible");
        for (String square : List.of("0,1", "1,3", "2,0", "3,3", "3,2", "3,3")) {
            page.script("document.querySelector(`[data-square='${arguments[0]}']`).click()", square);
            look("by hand " + square);
        }
    }

    @Test
    void aPuzzleADay() {
        page.write(playPage().firstDay(LocalDate.now(ZoneId.systemDefault()).plusDays(9)));
        // Days are the browser's.
        page.script(
                "document.querySelectorAll('#name, #list *, #note').forEach(element => element.setAttribute('lang', 'en'));");
        look("days");
    }

    @Test
    void sheets() {
        page.write(RegionSheet.of(
                        RegionGenerator.ofSize(6).seed(1).stream().limit(2).toList())
                .words(longer(RegionWords.SHEET))
                .html());
        assertThat((List<?>) page.script(BARE, names())).isEmpty();
    }

    @Test
    void searches() {
        for (String engine :
                List.of("check", "array", "iterative", "permutation", "bitmask", "cover", "treemask", "forward")) {
            page.write(SearchPage.of(Puzzle.ofSize(5))
                    .engine(engine)
                    .words(longer(PageWords.SEARCH))
                    .html());
            for (int step : new int[] {0, 1, 2, 7, 12}) {
                page.goTo("#step=" + step);
                page.reload();
                look(engine + " at step " + step);
            }
            walk(engine, 60);
        }
    }

    /** Words alone, line by line and up to the end. */
    private void walk(String what, int most) {
        String walk = """
                const look = new Function(arguments[1]);
                const box = document.getElementById('fine');
                box.parentElement.hidden || box.click();
                const found = new Set();
                for (let i = 0; i <= arguments[2]; i++) {
                  document.getElementById(i < arguments[2] ? 'step' : 'end').click();
                  look(arguments[0]).forEach(word => found.add(word));
                }
                return [...found];
                """;
        for (Object word : (List<?>) page.script(walk, names(), BARE, most)) {
            faults.add(what + ", bare: " + word);
        }
    }

    @Test
    void toursAndPairs() {
        page.write(TourPage.of(TourProblem.open(5, 5))
                .words(longer(PageWords.SEARCH))
                .html());
        look("tour");
        walk("tour", 60);
        page.write(SearchPage.of(Puzzle.ofSize(3))
                .minConflicts(1, 1)
                .words(longer(PageWords.SEARCH))
                .html());
        look("repair");
        walk("repair", 100);
        page.write(SearchPage.of(Puzzle.ofSize(5).withQueen(0, 2))
                .engine("check")
                .engine("permutation")
                .words(longer(PageWords.SEARCH))
                .html());
        look("two searches");
    }

    @Test
    void questionsAndKeys() {
        page.write(
                SearchPage.of(Puzzle.ofSize(4)).words(longer(PageWords.SEARCH)).html());
        page.script("document.getElementById('predict').click()");
        look("question");
        for (String answer : List.of("place", "solution", "reject", "remove", "place", "place", "place")) {
            page.script("document.querySelector(`[data-answer=${arguments[0]}]`).click()", answer);
            look("answer " + answer);
        }
        page.script("document.getElementById('alone').click()");
        look("by yourself");
        page.script(
                "document.getElementById('predict').click(); document.querySelectorAll('details').forEach(one => one.open = true);"
                        + "document.getElementById('keys').showModal()");
        look("keys and signs");
    }

    @Test
    void aSearchThatIsChosen() throws IOException {
        String live = Files.readString(Path.of("src/workbench/target/page/io/github/queens4j/cli/live.html"));
        page.write(PageTemplate.filled(live, values(PageWords.of(WORKBENCH.room(), "all", "search", "live"))));
        page.await(() -> !page.text("said").isEmpty());
        look("live");
        page.script("document.getElementById('edit').click()");
        look("editing");
    }

    private static String workbench(Map<String, String> words) throws IOException {
        String html = Files.readString(Path.of("src/workbench/target/page/io/github/queens4j/cli/workbench.html"));
        return PageTemplate.filled(html, words);
    }

    private void click(String id) {
        page.script("document.getElementById(arguments[0]).click()", id);
    }

    private void read(String text, String verdict) {
        click("blank");
        WorkbenchTest.read(page, text);
        WorkbenchTest.awaitVerdict(page, verdict);
    }

    /** What a button suggests, once it is there. */
    private void suggest(String id, String state) {
        click(id);
        page.await(() -> page.isShown("message")
                && page.script("return workbench.live.asked.length + workbench.slow.asked.length")
                        .equals(0L));
        look(state);
    }

    /** What a button has to say below, once it is there. */
    private void note(String id, String state) {
        page.script("document.getElementById('note').textContent = ''");
        click(id);
        page.await(() -> !page.text("note").isEmpty());
        look(state);
    }

    private void mark(String kind, int... squares) {
        click("clear");
        for (int square : squares) {
            page.script("workbench.mark(arguments[0], arguments[1]); workbench.stroke()", square, kind);
        }
    }

    @Test
    void theWorkbenchDrawsAndMends() throws IOException {
        page.write(workbench(values(WORKBENCH)));
        page.forget();
        WorkbenchTest.awaitVerdict(page, "open");
        page.script("document.querySelectorAll('#help, #help details').forEach(one => one.open = true)");
        look("nothing is drawn");
        page.draw(50, 0, List.of(0, 1));
        WorkbenchTest.awaitVerdict(page, "open");
        look("a stroke");
        read(WorkbenchTest.TWO_SOLUTIONS, "many");
        look("two solutions");
        click("both");
        look("both");
        suggest("mend", "mends");
        click("take");
        WorkbenchTest.awaitVerdict(page, "one");
        look("mended");
        suggest("mend", "nothing to mend");
        read("AAAA\nABBA\nACDA\nAAAA", "none");
        look("no solution");
        page.script("document.querySelector('#faults button').click()");
        look("why");
        read("ABAB\nABBB\nCCDD\nCCDD", "broken");
        look("not whole");
        read("ABCDEFGH\n".repeat(8), "many");
        look("many solutions");
        note("play", "no page to play");
        read(WorkbenchTest.HEART, "open");
        suggest("complete", "completed");
        page.script("document.getElementById('wished').click()");
        mark("queens", 0);
        suggest("complete", "no wished solution");
        suggest("mend", "unfinished");
        page.script("document.getElementById('wished').click(); document.getElementById('format').value = 'SBN'");
        note("copy", "no SBN");
        suggest("hint", "no hint");
        page.script("document.querySelector('[name=mode][value=lock]').click();"
                + " document.querySelector('[data-region=A]').click()");
        look("locked");
        click("undo");
        look("undone");
    }

    @Test
    void theWorkbenchPlaysAndCollects() throws IOException {
        page.write(workbench(values(WORKBENCH)));
        RegionPuzzle puzzle =
                RegionGenerator.ofSize(8).difficulty(Difficulty.HARD).seed(2).generate();
        read(puzzle.regions().toString(), "one");
        suggest("hint", "hint");
        suggest("way", "the whole way");
        int[] columns = puzzle.solution().columns();
        mark("queens", 0, 7);
        suggest("hint", "two in a line");
        mark("queens", 0, 9);
        suggest("hint", "two touch");
        mark("crosses", columns[0]);
        suggest("hint", "a wrong cross");
        mark("queens", columns[0] == 0 ? 1 : 0);
        suggest("hint", "a wrong queen");
        mark("queens", IntStream.range(0, 8).map(row -> 8 * row + columns[row]).toArray());
        suggest("hint", "solved");
        for (String id : List.of("add", "turn", "add")) {
            click(id);
        }
        note("generate", "generated");
        page.script(
                "window.saved = ''; URL.createObjectURL = blob => { blob.text().then(text => saved = text); return '#'; }");
        click("play");
        page.await(() -> !page.script("return saved").equals(""));
        String play = page.script("return saved").toString();
        page.script("document.getElementById('count').value = 2");
        click("generate");
        page.await(() -> page.script("return workbench.collection.maps.length").equals(4L));
        look("a collection");
        click("blank");
        click("add");
        note("playall", "one is not finished");
        page.script("document.getElementById('count').value = 1");
        for (String text :
                List.of("https://example.org", "AB\nA?", "ABBC\nABBC\nDDCC\nDDDC\n\nAABB\nAABB\nCCDD\nCCDD")) {
            page.script("document.getElementById('text').value = arguments[0]", text);
            note("read", text.replace('\n', '/'));
        }
        read("AB\nAB", "none");
        suggest("generate", "too small");
        page.write(play);
        look("the page to play that it makes");
        assertThat(play).doesNotContain("{{");
    }

    @Test
    void theWorkbenchReadsPicturesAndAddresses() throws IOException {
        page.write(RegionPage.of(List.of(RegionGenerator.ofSize(8).seed(5).generate())));
        page.picture("pseudo");
        byte[] picture = Files.readAllBytes(Path.of("target/browser/pictures/pseudo.png"));
        page.write(workbench(values(WORKBENCH)));
        WorkbenchTest.send(page, "drop", picture, "image/png");
        WorkbenchTest.awaitVerdict(page, "one");
        look("a screenshot");
        suggest("hint", "its hint");
        for (byte[] wrong : List.of(new byte[] {1, 2, 3}, Base64.getDecoder().decode(BLANK))) {
            click("close");
            WorkbenchTest.send(page, "drop", wrong, "image/png");
            page.await(() -> page.isShown("message") && !page.isShown("stop"));
            look("no screenshot");
        }
        page.go("about:blank");
        page.goTo("#p=%");
        page.await(() -> !page.text("note").isEmpty());
        look("no address");
    }

    /** Of a year to come, by its name. */
    private static LocalDate longestDay(Locale locale) {
        DateTimeFormatter format =
                DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL).withLocale(locale);
        return IntStream.range(0, 365)
                .mapToObj(LocalDate.of(2100, 1, 1)::plusDays)
                .max(Comparator.comparing(day -> format.format(day).length()))
                .orElseThrow();
    }

    static List<String> languages() {
        return PageWords.languages();
    }

    /** The languages that there are: some words are twice as long as the English ones. */
    @ParameterizedTest
    @MethodSource("languages")
    void everyLanguageHasRoom(String language) throws IOException {
        Locale locale = Locale.forLanguageTag(language);
        page.write(RegionPage.of(
                        RegionGenerator.ofSize(8).seed(1).stream().limit(2).toList())
                .words(Words.in(locale)));
        measure(language + ", rules");
        page.byId("hint").click();
        measure(language + ", hint");
        page.write(RegionPage.of(
                        RegionGenerator.ofSize(6).seed(1).stream().limit(1).toList())
                .firstDay(longestDay(locale))
                .words(Words.in(locale)));
        measure(language + ", the longest day", CUT_NAMES);
        for (String engine : List.of("check", "array", "cover")) {
            page.write(SearchPage.of(Puzzle.ofSize(6))
                    .engine(engine)
                    .engine("permutation")
                    .words(Words.in(locale))
                    .html());
            measure(language + ", two searches");
            page.write(SearchPage.of(Puzzle.ofSize(6))
                    .engine(engine)
                    .step(7)
                    .words(Words.in(locale))
                    .html());
            measure(language + ", " + engine);
        }
        page.script("document.getElementById('predict').click()");
        measure(language + ", question");
        page.write(TourPage.of(TourProblem.open(5, 5)).words(Words.in(locale)).html());
        measure(language + ", tour");
        page.script("document.querySelectorAll('details').forEach(one => one.open = true);"
                + "document.getElementById('keys').showModal()");
        measure(language + ", keys");
        page.write(workbench(WORKBENCH.in(locale, Map.of()).values()));
        read(WorkbenchTest.TWO_SOLUTIONS, "many");
        page.script("document.querySelectorAll('details').forEach(one => one.open = true)");
        measure(language + ", workbench");
    }
}
