package io.github.queens4j.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPage;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionSheet;
import io.github.queens4j.tour.TourPage;
import io.github.queens4j.tour.TourProblem;
import io.github.queens4j.trace.SearchPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All pages by axe-core, and what it does not see: marks on colours. */
class AccessTest {

    private static final Path BUILT = Path.of("src/workbench/target/dist");

    private static Map<String, String> pages() throws IOException {
        RegionPuzzle puzzle = RegionGenerator.ofSize(8).seed(2).generate();
        Map<String, String> pages = new LinkedHashMap<>();
        pages.put("play", RegionPage.of(List.of(puzzle, puzzle)).html());
        pages.put(
                "daily",
                RegionPage.of(List.of(puzzle))
                        .firstDay(LocalDate.of(2026, 1, 1))
                        .html());
        pages.put("sheet", RegionSheet.of(List.of(puzzle, puzzle)).html());
        pages.put("by hand", Files.readString(Path.of("src/docs/board4.html")));
        pages.put(
                "search",
                SearchPage.of(Puzzle.ofSize(6))
                        .engine("array")
                        .engine("bitmask")
                        .html());
        pages.put("tour", TourPage.of(TourProblem.open(5, 5)).html());
        pages.put("live", Files.readString(BUILT.resolve("live.html")));
        pages.put("workbench", Files.readString(BUILT.resolve("workbench.html")));
        return pages;
    }

    @ParameterizedTest
    @CsvSource({"prefers-color-scheme, light", "prefers-color-scheme, dark", "forced-colors, active"})
    void axeFindsNothing(String feature, String value) throws IOException {
        try (Page page = Page.empty(value.equals("dark") ? Page.PHONE_WIDTH : Page.DESKTOP_WIDTH, 900)) {
            page.prefer(feature, value);
            for (Map.Entry<String, String> each : pages().entrySet()) {
                page.write(each.getValue());
                String what = each.getKey() + " " + value;
                assertThat(page.axe()).as(what).isEmpty();
                for (String button : List.of("hint", "predict")) {
                    String click =
                            "const there = document.getElementById(arguments[0]); there?.click(); return there !== null";
                    if ((Boolean) page.script(click, button)) {
                        assertThat(page.axe()).as(what + " " + button).isEmpty();
                    }
                }
                page.picture("access-" + each.getKey() + "-" + value);
            }
        }
    }

    /** Of a colour with its alpha upon another; where a mark has an edge of its own, of the mark or of its edge. */
    private static final String PALE = """
            const parts = colour => colour.match(/[0-9.]+/g).map(Number);
            const luminance = rgb => rgb.map(part => part / 255)
              .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
              .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
            const contrast = (over, under) => {
              const [r, g, b, alpha = 1] = parts(over);
              const below = parts(under).slice(0, 3);
              const seen = [r, g, b].map((part, i) => part * alpha + below[i] * (1 - alpha));
              const [a, z] = [luminance(seen), luminance(below)];
              return (Math.max(a, z) + 0.05) / (Math.min(a, z) + 0.05);
            };
            const [selector, names, least] = arguments;
            return [...document.querySelectorAll(selector)].map(mark => {
              const style = getComputedStyle(mark);
              const ground = getComputedStyle(mark.closest('[role=gridcell]')).backgroundColor;
              const colours = names.flatMap(name => style[name].match(/rgba?\\([^)]*\\)/g) ?? []);
              const best = Math.max(...colours.map(colour => contrast(colour, ground)));
              return best < least ? `${selector} ${best.toFixed(2)} on ${ground}` : '';
            }).filter(String);
            """;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void marksStandOutOnEveryColour(boolean dark) {
        try (Page page =
                Page.open(Page.DESKTOP_WIDTH, RegionGenerator.ofSize(12).seed(5).generate())) {
            page.preferDark(dark);
            page.byId("letters").click();
            assertThat(page.script(PALE, "[role=gridcell] .letter", List.of("color", "textShadow"), 4.5))
                    .isEqualTo(List.of());
            assertThat(page.script(PALE, "svg.queen", List.of("fill", "stroke"), 4.5))
                    .isEqualTo(List.of());
            assertThat(page.script(PALE, "svg.cross", List.of("stroke"), 3)).isEqualTo(List.of());
            // As if each square were crossed out by itself, part of a hint, and its target.
            for (String looks : List.of("automatic crossed", "target", "target conflict")) {
                page.script(
                        "document.querySelectorAll('[role=gridcell]').forEach(cell => cell.className = arguments[0])",
                        looks);
                assertThat(page.script(PALE, "svg.cross", List.of("stroke"), 3))
                        .as(looks)
                        .isEqualTo(List.of());
            }
            page.script("""
                    document.getElementById('board').classList.add('hinted');
                    document.querySelectorAll('[role=gridcell]').forEach(cell => cell.className = 'reason')""");
            assertThat(page.script(PALE, "[role=gridcell]", List.of("boxShadow"), 3))
                    .isEqualTo(List.of());
        }
    }
}
