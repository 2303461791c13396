package io.github.queens4j.region;

import static io.github.queens4j.Refusals.assertOutOfBounds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIndexOutOfBoundsException;

import io.github.queens4j.Square;
import io.github.queens4j.contract.Interruption;
import io.github.queens4j.notation.SvgText;
import io.github.queens4j.picture.SvgDocument;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RegionPictureTest {

    private static final Regions PUZZLE = Regions.parse(Examples.PUZZ_LINK);
    private static final Marks MARKS =
            Marks.none().withQueen(0, 1).withCross(0, 0).withCross(5, 5);

    @Test
    void everyRegionIsDrawnWithBordersAndALetter() {
        String svg = PUZZLE.format(RegionFormat.SVG);
        SvgDocument picture = SvgDocument.of(svg);
        assertThat(picture.title()).isEqualTo("Queens in 6 coloured regions");
        assertThat(Pattern.compile("<path class=\"queens4j-region-\\d+\"")
                        .matcher(svg)
                        .results())
                .hasSize(6);
        assertThat(Pattern.compile("h1v1h-1z").matcher(svg).results()).hasSize(36);
        assertThat(svg).contains("queens4j-border").doesNotContain("<use", "queens4j-cross\"", "queens4j-reason\"");
    }

    @Test
    void marksAndADeductionAreDrawnByShapes() {
        Deduction attacked = Hints.next(PUZZLE, Marks.none().withQueen(0, 1)).orElseThrow();
        String svg = RegionPicture.of(PUZZLE).marks(MARKS).deduction(attacked).svg();
        SvgDocument.of(svg);
        assertThat(svg)
                .contains(
                        "<path class=\"queens4j-cross\" d=\"M0 0m.36",
                        "M5 5m.36",
                        "class=\"queens4j-reason\" d=\"M1 0m")
                .contains("class=\"queens4j-out\"", attacked.explain())
                .containsOnlyOnce("<use")
                .doesNotContain("class=\"queens4j-placed\"");
        Matcher use = Pattern.compile("<use href=\"#([^\"]+)\"").matcher(svg);
        assertThat(use.find()).isTrue();
        assertThat(svg).contains("id=\"" + use.group(1) + "\"");
        Deduction placed = new Deduction(
                Technique.ONLY_SQUARE,
                List.of(new Square(2, 5)),
                List.of(),
                List.of(new Square(2, 5)),
                "One square is left.");
        assertThat(RegionPicture.of(PUZZLE).deduction(placed).svg())
                .contains("class=\"queens4j-placed\" d=\"M5 2m")
                .containsOnlyOnce("<use");
    }

    /** A picture that went over the board for each region took 17 s, and one of 2000 rows two minutes. */
    @Test
    void aPictureTakesTimeInProportionToTheSquares() throws InterruptedException {
        int n = 1000;
        Regions rows = RegionFormatTest.rows(n);
        assertThat(rows.parts()).hasSize(n).allSatisfy(part -> assertThat(part).hasSize(n));
        RegionPicture picture = RegionPicture.of(rows)
                .marks(new Marks(
                        IntStream.range(0, n)
                                .mapToObj(row -> new Square(row, 0))
                                .toList(),
                        List.of()));
        for (Runnable task : List.<Runnable>of(picture::svg, picture::text)) {
            Interruption.of(() -> {
                        while (true) {
                            task.run();
                        }
                    })
                    .assertPrompt();
            Interruption.assertRefused(task::run);
        }
    }

    /** In the square of a region's letter, rings and frames are open where it stands. */
    @Test
    void noRingAndNoFrameRunsThroughALetter() {
        Square lettered = PUZZLE.squares(3).get(0);
        Square other = PUZZLE.squares(3).get(1);
        List<Square> both = List.of(lettered, other);
        for (Deduction step : List.of(
                new Deduction(Technique.ONLY_SQUARE, both, List.of(), List.of(), "placed"),
                new Deduction(Technique.ATTACKED, List.of(), List.of(), both, "because of"))) {
            String svg = RegionPicture.of(PUZZLE).deduction(step).svg();
            String[] shapes = Pattern.compile("class=\"queens4j-(?:placed|reason)\" d=\"M([^\"]*)\"")
                    .matcher(svg)
                    .results()
                    .map(path -> path.group(1))
                    .findFirst()
                    .orElseThrow()
                    .split("M", -1);
            assertThat(shapes[0])
                    .startsWith(lettered.column() + " " + lettered.row())
                    .doesNotEndWith("z");
            assertThat(shapes[1]).startsWith(other.column() + " " + other.row()).endsWith("z");
        }
    }

    @Test
    void largeAndSmallBoards() {
        SvgDocument.of(Regions.parse("A").format(RegionFormat.SVG));
        SvgDocument.of(RegionFormatTest.connected(30, new Random(1)).format(RegionFormat.SVG));
    }

    @Test
    void textShowsRegionsAndMarks() {
        RegionPicture picture = RegionPicture.of(PUZZLE).marks(MARKS);
        assertThat(picture.text()).isEqualTo("""
                A× A♛ A  B  B  B \s
                A  B  B  B  C  C \s
                A  D  D  E  E  C \s
                F  F  D  D  E  C \s
                F  E  E  E  E  C \s
                F  C  C  C  C  C×\s""");
        assertThat(picture.colouredText())
                .startsWith("\033[30;48;2;")
                .contains("A♛")
                .endsWith("\033[0m");
        assertThat(picture.colouredText().replaceAll("\033\\[[0-9;]*m", "")).isEqualTo(picture.text());
    }

    private static Set<String> segments(String svg, String style) {
        Matcher path =
                Pattern.compile("<path class=\"" + style + "\" d=\"([^\"]*)\"").matcher(svg);
        return path.find()
                ? Pattern.compile("M\\d+ \\d+[hv]1")
                        .matcher(path.group(1))
                        .results()
                        .map(MatchResult::group)
                        .collect(Collectors.toSet())
                : Set.of();
    }

    /** Thick between two regions, thin within one. */
    @Test
    void bordersLieBetweenRegions() {
        int n = 9;
        Regions regions = RegionFormatTest.connected(n, new Random(4));
        Set<String> thick = new HashSet<>();
        Set<String> thin = new HashSet<>();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int region = regions.region(row, column);
                if (column > 0) {
                    (region == regions.region(row, column - 1) ? thin : thick).add("M" + column + " " + row + "v1");
                }
                if (row > 0) {
                    (region == regions.region(row - 1, column) ? thin : thick).add("M" + column + " " + row + "h1");
                }
            }
        }
        String svg = regions.format(RegionFormat.SVG);
        assertThat(segments(svg, "queens4j-border")).isEqualTo(thick);
        assertThat(segments(svg, "queens4j-thin")).isEqualTo(thin);
    }

    /** Letters in the first square of their region; numbers of columns above the board, of rows to its left. */
    @Test
    void lettersAndNumbersStandWhereTheyBelong() {
        String svg = PUZZLE.format(RegionFormat.SVG);
        for (int region = 0; region < 6; region++) {
            Square first = PUZZLE.squares(region).get(0);
            assertThat(svg)
                    .contains("x=\"" + SvgText.number(first.column() + 0.08) + "\" y=\""
                            + SvgText.number(first.row() + 0.26) + "\">" + PUZZLE.name(region) + "</text>");
        }
        for (int i = 0; i < 6; i++) {
            assertThat(svg)
                    .contains("x=\"" + SvgText.number(i + 0.5) + "\" y=\"-0.19\">" + i + "</text>")
                    .contains("x=\"-0.3\" y=\"" + SvgText.number(i + 0.61) + "\">" + i + "</text>");
        }
    }

    /** Each square on the colour of its region, as a picture has it. */
    @Test
    void colouredTextHasTheColoursOfThePicture() {
        List<Integer> colours = RegionColours.of(PUZZLE);
        List<String> expected = new ArrayList<>();
        for (int square = 0; square < 36; square++) {
            expected.add(RegionColours.LIGHT.get(colours.get(PUZZLE.region(square / 6, square % 6))));
        }
        List<String> grounds = Pattern.compile("30;48;2;(\\d+);(\\d+);(\\d+)m")
                .matcher(RegionPicture.of(PUZZLE).colouredText())
                .results()
                .map(ground -> String.format(
                        "#%02x%02x%02x",
                        Integer.parseInt(ground.group(1)),
                        Integer.parseInt(ground.group(2)),
                        Integer.parseInt(ground.group(3))))
                .toList();
        assertThat(grounds).isEqualTo(expected);
    }

    /**
     * Twelve colours serve twelve regions, one each; of more regions those that touch, be it at a corner, have
     * different ones.
     */
    @Test
    void regionsThatTouchDifferInColour() {
        assertThat(RegionColours.LIGHT).hasSize(12).doesNotHaveDuplicates();
        assertThat(RegionColours.DARK).hasSize(12).doesNotHaveDuplicates();
        assertThat(RegionColours.of(RegionFormatTest.connected(12, new Random(2))))
                .doesNotHaveDuplicates();
        Regions many = RegionFormatTest.connected(20, new Random(3));
        List<Integer> colours = RegionColours.of(many);
        for (int square = 0; square < 400; square++) {
            for (int other = 0; other < 400; other++) {
                boolean touch = Math.abs(square / 20 - other / 20) <= 1 && Math.abs(square % 20 - other % 20) <= 1;
                int region = many.region(square / 20, square % 20);
                int otherRegion = many.region(other / 20, other % 20);
                assertThat(touch && region != otherRegion && colours.get(region).equals(colours.get(otherRegion)))
                        .as("squares %d and %d", square, other)
                        .isFalse();
            }
        }
    }

    @Test
    void refusesSquaresOffTheBoard() {
        RegionPicture picture = RegionPicture.of(PUZZLE);
        List<Square> off = List.of(new Square(0, 6));
        List<Square> none = List.of();
        for (Deduction step : List.of(
                new Deduction(Technique.ONLY_SQUARE, off, none, none, "placed"),
                new Deduction(Technique.ATTACKED, none, off, none, "crossed out"),
                new Deduction(Technique.ATTACKED, none, none, off, "because of"))) {
            assertThatIndexOutOfBoundsException()
                    .as(step.explain())
                    .isThrownBy(() -> picture.deduction(step))
                    .withMessage("row 0, column 6 must be on the board of 6 rows and columns");
        }
        assertOutOfBounds(
                () -> picture.marks(Marks.none().withCross(6, 0)),
                "row 6, column 0 must be on the board of 6 rows and columns");
    }
}
