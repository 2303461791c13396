package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.picture.SvgDocument;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class LogPlotTest {

    private static final Pattern POINT = Pattern.compile("[ML](\\S+?) ([^ML]+)");

    private static LogPlot plot(Map<Integer, Long> points) {
        return new LogPlot("A & B", "n", "per second").line("one", new TreeMap<>(points));
    }

    private static SvgDocument draw(Map<Integer, Long> points) {
        return SvgDocument.of(plot(points).svg());
    }

    private static List<String> paths(SvgDocument svg, String name) {
        return svg.withClass(name).stream().map(path -> path.getAttribute("d")).toList();
    }

    @Test
    void linesAreDrawnWithNamesAxesAndCaption() {
        SvgDocument svg = SvgDocument.of(plot(Map.of(1, 10L, 2, 100L, 3, 1000L))
                .line("two", new TreeMap<>(Map.of(1, 5L, 2, 5_000_000_000L)))
                .caption("Some words.")
                .svg());
        assertThat(svg.title()).isEqualTo("A & B");
        assertThat(svg.description()).isEqualTo("per second over n, on a logarithmic scale. Some words.");
        assertThat(svg.titles("queens4j-series")).containsExactly("two: 1 5, 2 5000000000", "one: 1 10, 2 100, 3 1000");
        assertThat(svg.texts()).contains("one", "two", "n", "per second", "Some words.", "10⁰", "10¹⁰", "3");
        assertThat(paths(svg, "queens4j-line")).last().asString().matches("M[^ML]+L[^ML]+L[^ML]+");
        assertThat(svg.withClass("queens4j-name").stream().map(name -> name.getAttribute("x")))
                .as("in one column even if a line ends early")
                .containsExactly("678", "678");
        assertThat(svg.withClass("queens4j-name").stream().map(name -> name.getAttribute("y")))
                .as("the higher end first")
                .containsExactly("96", "114");
    }

    @Test
    void scalesReachFromPowerToPower() {
        SvgDocument svg = draw(Map.of(1, 2L, 11, 2000L, 6, 100L));
        assertThat(paths(svg, "queens4j-line")).containsExactly("M84 406.41L364 262L644 151.41");
        assertThat(svg.texts()).containsSubsequence("1", "10", "100", "1,000", "10,000", "1", "2", "11");
        assertThat(svg.withClass("queens4j-fine")).hasSize(32);
        SvgDocument point = draw(Map.of(3, 1000L));
        assertThat(paths(point, "queens4j-line")).containsExactly("M364 432");
        assertThat(point.texts()).containsSubsequence("1,000", "10,000", "3");
    }

    @Property(tries = 200)
    void pointsLieInTheFrame(
            @ForAll @IntRange(max = 20) int x,
            @ForAll @IntRange(max = 20) int x2,
            @ForAll @LongRange(min = 1) long y,
            @ForAll @LongRange(min = 1) long y2) {
        SvgDocument svg = draw(Map.of(x, y, x == x2 ? x + 1 : x2, y2));
        for (MatchResult point :
                POINT.matcher(paths(svg, "queens4j-line").get(0)).results().toList()) {
            assertThat(Double.parseDouble(point.group(1))).isBetween(84.0, 644.0);
            assertThat(Double.parseDouble(point.group(2))).isBetween(92.0, 432.0);
        }
        assertThat(svg.withClass("queens4j-grid")).hasSizeBetween(3, 32);
    }

    /** More engines than there are looks can be on the class path. */
    @Test
    void linesDifferAsLongAsThereAreMarkers() {
        LogPlot plot = plot(Map.of(1, 1L));
        for (int i = 1; i <= 8; i++) {
            plot.line("line " + i, new TreeMap<>(Map.of(i, i + 1L)));
        }
        SvgDocument svg = SvgDocument.of(plot.svg());
        assertThat(svg.withClass("queens4j-series")).hasSize(9);
        assertThat(paths(svg, "queens4j-marker").stream()
                        .map(path -> path.replaceFirst("^M[-\\d.]+ [-\\d.]+", ""))
                        .distinct())
                .hasSize(8);
        assertThat(svg.withClass("queens4j-line0")).hasSize(2);
    }
}
