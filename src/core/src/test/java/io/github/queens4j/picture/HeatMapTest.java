package io.github.queens4j.picture;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class HeatMapTest {

    /** The boards of 6 queens: four, images of one. */
    private static final long[][] SIX = {
        {0, 1, 1, 1, 1, 0},
        {1, 0, 1, 1, 0, 1},
        {1, 1, 0, 0, 1, 1},
        {1, 1, 0, 0, 1, 1},
        {1, 0, 1, 1, 0, 1},
        {0, 1, 1, 1, 1, 0}
    };

    @Test
    void textIsTheNumbersInColumns() {
        assertThat(HeatMap.of(Puzzle.ofSize(2), new long[][] {{9, 100}, {100, 9}})
                        .format())
                .isEqualTo("  9 100\n100   9");
        assertThat(HeatMap.of(Puzzle.ofSize(6), SIX).format()).startsWith("0 1 1 1 1 0\n1 0");
        assertThat(HeatMap.of(Puzzle.ofSize(0), new long[0][0]).format()).isEmpty();
    }

    @Test
    void everySquareHasAShadeANumberAndATitle() {
        String svg = HeatMap.of(Puzzle.ofSize(6), SIX).svg();
        SvgDocument picture = SvgDocument.of(svg);
        assertThat(picture.title()).isEqualTo("Boards by square, n = 6");
        assertThat(svg)
                .contains("Percentage of the 4 boards of 6 queens with")
                .contains("(0, 0): 0 boards, 0.00 %")
                .contains("(5, 4): 1 boards, 25.0 %");
        assertThat(svg.split("class=\"queens4j-heat-0\"", -1)).hasSize(12 + 1);
        assertThat(svg.split("class=\"queens4j-heat-8\"", -1)).hasSize(24 + 1);
    }

    @Test
    void everyNumberStandsInItsSquareAndEachSquareInThePicture() {
        SvgDocument picture = SvgDocument.of(HeatMap.of(Puzzle.ofSize(6), SIX).svg());
        double[] place = SvgDocument.place(picture.all("g").get(0));
        List<Element> squares = picture.all("rect").stream()
                .filter(rect -> rect.getAttribute("class").startsWith("queens4j-heat"))
                .toList();
        List<Element> numbers = picture.all("text").stream()
                .filter(text -> text.getAttribute("class").startsWith("queens4j-percent"))
                .toList();
        assertThat(numbers).hasSameSizeAs(squares).hasSize(36);
        for (int i = 0; i < 36; i++) {
            double side = number(squares.get(i), "width");
            double left = number(squares.get(i), "x");
            double top = number(squares.get(i), "y");
            int row = i / 6;
            assertThat(new double[] {left, top}).containsExactly(i % 6 * (side + 1), row * (side + 1));
            assertThat(number(numbers.get(i), "x")).isEqualTo(left + (side + 1) / 2);
            assertThat(number(numbers.get(i), "y")).isBetween(top + side / 2, top + side * 0.75);
            assertThat(place[0] + left + side).isLessThan(picture.width());
            assertThat(place[1] + top + side).isLessThan(picture.height());
        }
    }

    private static double number(Element element, String name) {
        return Double.parseDouble(element.getAttribute(name));
    }

    /** As WCAG 2 asks for, on each of the nine shades in both schemes. */
    @Test
    void percentagesHaveContrast() {
        String svg = HeatMap.of(Puzzle.ofSize(3), new long[][] {{7, 0, 5}, {2, 4, 6}, {3, 8, 1}})
                .svg();
        String[] schemes = svg.split("@media|</style>", 3);
        List<MatchResult> squares = Pattern.compile(
                        "class=\"(queens4j-heat-\\d)\".*?class=\"(queens4j-percent[a-z-]*)\"", Pattern.DOTALL)
                .matcher(svg)
                .results()
                .toList();
        assertThat(squares)
                .extracting(square -> square.group(1))
                .doesNotHaveDuplicates()
                .hasSize(9);
        for (MatchResult square : squares) {
            for (String scheme : List.of(schemes[0], schemes[1])) {
                assertThat(Contrast.of(fill(scheme, square.group(1)), fill(scheme, square.group(2))))
                        .as("%s in %s", square.group(1), scheme)
                        .isGreaterThanOrEqualTo(4.5);
            }
        }
    }

    private static String fill(String style, String name) {
        Matcher fill = Pattern.compile("\\." + name + "\\{[^}]*fill:(#\\w+)").matcher(style);
        assertThat(fill.find()).as(name).isTrue();
        return fill.group(1);
    }

    @Test
    void thePuzzleIsNamed() {
        assertThat(HeatMap.of(Puzzle.ofSize(6), SIX).svg()).doesNotContain("Rule:", "Given", "Blocked");
        Puzzle puzzle = Puzzle.ofSize(2).withRule(Rule.TOROIDAL).withQueen(1, 0).withBlocked(0, 1);
        assertThat(SvgDocument.of(HeatMap.of(puzzle, new long[2][2]).svg()).description())
                .contains(" rule: toroidal, queens: (1, 0), blocked: (0, 1)]. From 0 to 0 ");
    }

    @Test
    void smallAndLargeBoardsToo() {
        for (long[][] boards : new long[][][] {{}, {{1}}, {{0, 0}, {0, 0}}, {{Long.MAX_VALUE / 2}}}) {
            SvgDocument.of(HeatMap.of(Puzzle.ofSize(boards.length), boards).svg());
        }
        assertThat(HeatMap.of(Puzzle.ofSize(0), new long[0][0]).svg())
                .contains("Percentage of the 1 board of 0 queens with");
        assertThat(HeatMap.of(Puzzle.ofSize(1), new long[][] {{1}}).svg())
                .contains("Percentage of the 1 board of 1 queen with")
                .contains("100.0");
    }

    @Test
    void whatIsNoMapIsRefused() {
        assertIllegal(() -> HeatMap.of(Puzzle.ofSize(3), SIX), "boards must have 3 rows, as the puzzle, but has 6");
        assertRowRefused("3, but row 1 has [3]", new long[][] {{1, 2}, {3}});
        assertRowRefused("-1, but row 0 has [0, -1]", new long[][] {{0, -1}, {-1, 0}});
        assertRowRefused("3, but row 1 has [3, 1]", new long[][] {{1, 2}, {3, 1}});
    }

    private static void assertRowRefused(String end, long[][] boards) {
        String rule = "each row of boards must have 2 numbers of at least 0, with the same sum as row 0, ";
        assertIllegal(() -> HeatMap.of(Puzzle.ofSize(2), boards), rule + end);
    }

    @Test
    void mapsDoNotChange() {
        long[][] boards = {{3}};
        HeatMap map = HeatMap.of(Puzzle.ofSize(1), boards);
        boards[0][0] = 4;
        assertThat(map.format()).isEqualTo("3");
    }
}
