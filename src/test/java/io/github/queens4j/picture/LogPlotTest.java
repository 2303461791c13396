package io.github.queens4j.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.queens4j.picture.LogPlot.Series;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class LogPlotTest {

    private static PlotSvg.Scale scale(Map<Integer, Double> points) {
        return new PlotSvg.Scale(List.of(new Series("s", new TreeMap<>(points))));
    }

    @Test
    void linesAreDrawnWithNamesAxesAndCaption() {
        SvgDocument svg = SvgDocument.of(LogPlot.titled("A & B")
                .withAxes("n", "per second")
                .withCaption("Some words.")
                .withSeries("one", Map.of(1, 10, 2, 100, 3, 1000L))
                .withSeries("two", Map.of(1, 5.5, 2, Double.NaN, 3, 0.013, 4, 5e9))
                .svg());
        assertThat(svg.title()).isEqualTo("A & B");
        assertThat(svg.description()).isEqualTo("per second over n, on a logarithmic scale. Some words.");
        assertThat(svg.withClass("queens4j-series").stream().map(SvgDocument::titleOf))
                .containsExactly("one: 1 10, 2 100, 3 1000", "two: 1 5.5, 2 none, 3 0.013, 4 5000000000");
        assertThat(svg.texts())
                .contains("one", "two", "n", "per second", "Some words.", "10\u00b2", "10\u207b\u00b2", "4");
        List<String> paths = svg.withClass("queens4j-line").stream()
                .map(line -> line.getAttribute("d"))
                .toList();
        assertThat(paths.get(0)).matches("M[^ML]+L[^ML]+L[^ML]+");
        assertThat(paths.get(1)).as("a gap at 2").matches("M[^ML]+M[^ML]+L[^ML]+");
    }

    @Test
    void valuesThatHaveNoLogarithmAreRefused() {
        LogPlot plot = LogPlot.titled("t");
        for (double y : new double[] {0, -1, 1e-301, 1e301, Double.POSITIVE_INFINITY}) {
            assertThatThrownBy(() -> plot.withSeries("s", Map.of(7, y)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContainingAll("y must be from 1e-300 to 1e300", "x = 7", "\"s\"");
        }
        assertThatThrownBy(() -> plot.withSeries("s", Map.of(7, Double.NaN)))
                .hasMessageContaining("at least one point");
        assertThatThrownBy(plot::svg).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void theWidestRangeHasTicksAndLabels() {
        SvgDocument svg = SvgDocument.of(LogPlot.titled("t")
                .withSeries("s", Map.of(Integer.MIN_VALUE, 1e-300, 0, 1, Integer.MAX_VALUE, 1e300))
                .svg());
        assertThat(svg.texts()).contains("10⁻³⁰⁰", "0");
    }

    @Test
    void thereAreAsManyLinesAsMarkers() {
        LogPlot plot = LogPlot.titled("t");
        for (int i = 0; i < LogPlot.MAX_SERIES; i++) {
            plot = plot.withSeries("line " + i, Map.of(i, i + 1));
        }
        LogPlot full = plot;
        List<Element> lines = SvgDocument.of(full.svg()).withClass("queens4j-series");
        assertThat(lines).hasSize(8);
        assertThat(lines.stream()
                        .map(line -> marker(line).replaceFirst("^M[-\\d.]+ [-\\d.]+", ""))
                        .distinct())
                .hasSize(8);
        assertThatThrownBy(() -> full.withSeries("ninth", Map.of(1, 1))).hasMessageContainingAll("at most 8", "ninth");
    }

    private static String marker(Element line) {
        for (int i = 0; i < line.getElementsByTagName("path").getLength(); i++) {
            Element path = (Element) line.getElementsByTagName("path").item(i);
            if (path.getAttribute("class").equals("queens4j-marker")) {
                return path.getAttribute("d");
            }
        }
        throw new AssertionError("no marker");
    }

    @Test
    void scalesReachFromPowerToPower() {
        PlotSvg.Scale scale = scale(Map.of(1, 2.0, 11, 2000.0));
        assertThat(scale.y(1)).isEqualTo(432);
        assertThat(scale.y(10_000)).isEqualTo(92);
        assertThat(scale.y(100)).isCloseTo(262, within(1e-9));
        assertThat(scale.x(1)).isEqualTo(84);
        assertThat(scale.x(11)).isEqualTo(644);
        assertThat(scale.yTicks()).containsExactly(0, 1, 2, 3, 4);
        assertThat(scale.xTicks()).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
        assertThat(scale.finerTicks()).hasSize(32).contains(2.0, 9000.0);
        assertThat(scale(Map.of(3, 1000.0)).yTicks()).containsExactly(3, 4);
        assertThat(scale(Map.of(3, 1000.0)).x(3)).isEqualTo(364);
        assertThat(scale(Map.of(0, 1.0, 100, 10.0)).xTicks())
                .containsExactly(0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100);
        assertThat(scale(Map.of(-3, 1e-9, 30, 1e20)).yTicks()).hasSizeLessThanOrEqualTo(11);
    }

    @Property
    void pointsLieInTheFrame(
            @ForAll @IntRange(min = -2_000_000_000, max = 2_000_000_000) int x,
            @ForAll @IntRange(min = -2_000_000_000, max = 2_000_000_000) int x2,
            @ForAll @DoubleRange(min = -300, max = 300) double log,
            @ForAll @DoubleRange(min = -300, max = 300) double log2) {
        PlotSvg.Scale scale = scale(Map.of(x, Math.pow(10, log), x == x2 ? x + 1 : x2, Math.pow(10, log2)));
        assertThat(scale.x(x)).isBetween(84.0, 644.0);
        assertThat(scale.y(Math.pow(10, log))).isBetween(92 - 1e-6, 432 + 1e-6);
        assertThat(scale.xTicks()).isNotEmpty().hasSizeLessThanOrEqualTo(21).allMatch(t -> t >= Math.min(x, x2));
        assertThat(scale.yTicks()).hasSizeBetween(2, 11);
    }

    @Property
    void labelsDoNotTouch(
            @ForAll @Size(min = 1, max = 8) List<@DoubleRange(min = -50, max = 400) Double> wanted,
            @ForAll @DoubleRange(min = 10, max = 40) double height) {
        List<Double> heights = wanted.stream().map(any -> height).toList();
        double[] middles = PlotSvg.inColumn(wanted, heights, 0, 330);
        for (int i = 0; i < middles.length; i++) {
            assertThat(middles[i] - height / 2).isGreaterThan(-1e-9);
            assertThat(middles[i] + height / 2).isLessThan(330 + 1e-9);
            for (int j = 0; j < i; j++) {
                assertThat(Math.abs(middles[i] - middles[j])).isGreaterThan(height - 1e-9);
                if (wanted.get(i) < wanted.get(j)) {
                    assertThat(middles[i]).isLessThan(middles[j]);
                }
            }
        }
    }

    @Test
    void aLabelWithRoomStaysWhereItBelongs() {
        assertThat(PlotSvg.inColumn(List.of(200.0, 50.0), List.of(18.0, 18.0), 0, 330))
                .containsExactly(200, 50);
    }

    @Test
    void namesStandInOneColumnEvenIfALineEndsEarly() {
        SvgDocument svg = SvgDocument.of(LogPlot.titled("t")
                .withSeries("long", Map.of(1, 10, 2, 100, 3, 1000))
                .withSeries("short", Map.of(1, 20, 2, 50))
                .svg());
        assertThat(svg.withClass("queens4j-name").stream().map(name -> name.getAttribute("x")))
                .containsExactly("678", "678");
    }

    @Test
    void textIsBrokenBetweenWords() {
        assertThat(PictureText.wrap(" one two  three ", 10, 45)).containsExactly("one two", "three");
        assertThat(PictureText.wrap("incomprehensibilities are", 10, 45))
                .containsExactly("incomprehensibilities", "are");
        assertThat(PictureText.wrap("", 10, 45)).isEmpty();
    }
}
