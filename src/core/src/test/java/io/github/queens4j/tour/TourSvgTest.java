package io.github.queens4j.tour;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Square;
import io.github.queens4j.picture.SvgDocument;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

class TourSvgTest {

    private static final Pattern STEP = Pattern.compile("l(-?\\d+) (-?\\d+)");

    private static SvgDocument draw(Tour tour) {
        return SvgDocument.of(tour.format(TourFormat.SVG));
    }

    private static String data(SvgDocument svg, String name) {
        assertThat(svg.withClass(name)).as(name).isNotEmpty();
        return svg.withClass(name).get(0).getAttribute("d");
    }

    @Test
    void drawsPathEndsAndNumbers() {
        Tour tour = Tours.open(3, 4).orElseThrow();
        SvgDocument svg = draw(tour);
        assertThat(svg.all("svg").get(0).getAttribute("viewBox")).isEqualTo("-0.6 -0.6 5.2 4.2");
        assertThat(svg.title()).isEqualTo("Open knight's tour of the 3 x 4 board");
        Square end = tour.square(12);
        assertThat(svg.description())
                .isEqualTo("From row 0, column 0 to row %d, column %d in 11 moves.", end.row(), end.column());
        assertThat(svg.texts().subList(0, 7)).containsExactly("0", "1", "2", "3", "0", "1", "2");
        assertThat(svg.texts().subList(7, 19))
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, 12).mapToObj(String::valueOf).toList());
        assertThat(data(svg, "queens4j-start")).isEqualTo("M0.5 0.5h0");
        assertThat(svg.withClass("queens4j-rim")).hasSize(2);
        assertThat(svg.withClass("queens4j-disc")).hasSize(2);
        assertThat(svg.withClass("queens4j-move-start"))
                .singleElement()
                .extracting(Element::getTextContent)
                .isEqualTo("1");
        assertThat(svg.withClass("queens4j-rim").get(1).getAttribute("d"))
                .isEqualTo("M%d.5 %d.5h0", end.column(), end.row());
    }

    @Test
    void thePathGoesWhereTheTourGoes() {
        Tour tour = Tours.open(5, 7, 2, 4).orElseThrow();
        String path = data(draw(tour), "queens4j-tour");
        assertThat(path).startsWith("M4.5 2.5l").doesNotEndWith("z");
        int[] at = {2, 4};
        List<Square> visited = STEP.matcher(path)
                .results()
                .map(step ->
                        new Square(at[0] += Integer.parseInt(step.group(2)), at[1] += Integer.parseInt(step.group(1))))
                .toList();
        assertThat(visited).isEqualTo(tour.squares().subList(1, 35));
    }

    /** Every number has its disc; all discs are one path. */
    @Test
    void discsAndNumbersStandInTheMiddleOfTheSquares() {
        Tour tour = Tours.closed(6, 6).orElseThrow();
        SvgDocument svg = draw(tour);
        StringBuilder discs = new StringBuilder();
        for (Square square : tour.squares()) {
            discs.append("M").append(square.column()).append(".5 ");
            discs.append(square.row()).append(".5h0");
        }
        assertThat(data(svg, "queens4j-rim")).hasToString(discs.toString());
        assertThat(data(svg, "queens4j-disc")).hasToString(discs.toString());
        for (int move = 1; move <= 36; move++) {
            var number = svg.all("text").get(11 + move);
            Square square = tour.square(move);
            assertThat(List.of(number.getTextContent(), number.getAttribute("x"), number.getAttribute("y")))
                    .containsExactly(String.valueOf(move), square.column() + ".5", square.row() + ".62");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 8, 18})
    void aClosedTourGoesBackWithItsLastMove(int n) {
        SvgDocument svg = draw(Tours.closed(n, n).orElseThrow());
        assertThat(svg.title()).isEqualTo("Closed knight's tour of the %1$d x %1$d board", n);
        assertThat(svg.description()).isEqualTo("From row 0, column 0 and back there in %d moves.", n * n);
        assertThat(data(svg, "queens4j-tour")).endsWith("z");
        assertThat(svg.withClass("queens4j-rim")).hasSize(1);
    }

    /** In a tour of 400 squares three digits fit into a disc; a font that is as wide as half its height is meant. */
    @ParameterizedTest
    @CsvSource({
        "5, 5, 0.32, 2", "9, 11, 0.32, 2", "10, 10, 0.27, 3",
        "27, 37, 0.27, 3", "25, 40, 0.22, 4", "32, 32, 0.22, 4"
    })
    void numbersFitIntoTheirDiscs(int rows, int columns, double size, int digits) {
        SvgDocument svg = draw(Tours.open(rows, columns).orElseThrow());
        assertThat(svg.withClass("queens4j-move").get(0).getAttribute("font-size"))
                .isEqualTo(String.valueOf(size));
        double disc = Double.parseDouble(svg.withClass("queens4j-disc").get(0).getAttribute("stroke-width"));
        assertThat(digits * size * 0.56).isLessThan(disc);
        double widest = svg.withClass("queens4j-rim").stream()
                .mapToDouble(rim -> Double.parseDouble(rim.getAttribute("stroke-width")))
                .max()
                .orElseThrow();
        assertThat(widest / 2 + 0.07 / 2)
                .as("no line of another square is touched")
                .isLessThan(1 / Math.sqrt(5));
    }

    @Test
    void leavesTheNumbersOutOnLargeBoards() {
        SvgDocument svg = draw(Tours.open(33).orElseThrow());
        assertThat(svg.texts()).hasSize(66);
        assertThat(svg.withClass("queens4j-start")).hasSize(1);
        assertThat(draw(Tours.open(60).orElseThrow()).texts()).isEmpty();
    }

    @Test
    void drawsWhatIsNoTourAsWell() {
        SvgDocument two = draw(Tour.of(new int[][] {{1, 2}}));
        assertThat(two.title()).isEqualTo("Path of the 1 x 2 board");
        assertThat(two.description()).isEqualTo("From row 0, column 0 to row 0, column 1 in 1 move.");
        SvgDocument one = draw(Tour.of(new int[][] {{1}}));
        assertThat(one.title()).isEqualTo("Open knight's tour of the 1 x 1 board");
        assertThat(one.description()).endsWith(" in 0 moves.");
        assertThat(one.withClass("queens4j-rim")).hasSize(1);
        assertThat(data(draw(Tour.of(new int[][] {{1, 3}, {4, 2}})), "queens4j-tour"))
                .as("steps of any length")
                .isEqualTo("M0.5 0.5l1 1l0 -1l-1 1");
    }
}
