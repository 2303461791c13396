package io.github.queens4j.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.queens4j.picture.SvgDocument;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
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
        for (String letter : List.of("A", "B", "C", "D", "E", "F")) {
            assertThat(svg).contains(">" + letter + "</text>");
        }
        assertThat(svg).contains("queens4j-border").doesNotContain("<use", "queens4j-cross\"", "queens4j-reason\"");
    }

    @Test
    void marksAndADeductionAreDrawnByShapes() {
        Deduction attacked = Hints.next(PUZZLE, Marks.none().withQueen(0, 1)).orElseThrow();
        String svg = RegionPicture.of(PUZZLE)
                .withMarks(MARKS)
                .withDeduction(attacked)
                .svg();
        SvgDocument.of(svg);
        assertThat(svg)
                .contains(
                        "<path class=\"queens4j-cross\" d=\"M0 0m.36",
                        "M5 5m.36",
                        "class=\"queens4j-reason\" d=\"M1 0m")
                .contains("class=\"queens4j-out\"", attacked.explain())
                .containsOnlyOnce("<use")
                .doesNotContain("class=\"queens4j-placed\"");
        Deduction placed = new Deduction(
                Technique.ONLY_SQUARE,
                List.of(new Square(2, 5)),
                List.of(),
                List.of(new Square(2, 5)),
                "One square is left.");
        assertThat(RegionPicture.of(PUZZLE).withDeduction(placed).svg())
                .contains("class=\"queens4j-placed\" d=\"M5 2m")
                .containsOnlyOnce("<use");
    }

    @Test
    void largeAndSmallBoards() {
        SvgDocument.of(Regions.parse("A").format(RegionFormat.SVG));
        SvgDocument.of(RegionFormatTest.connected(30, new Random(1)).format(RegionFormat.SVG));
    }

    @Test
    void textTellsRegionsAndMarks() {
        RegionPicture picture = RegionPicture.of(PUZZLE).withMarks(MARKS);
        assertThat(picture.text()).isEqualTo("""
                A× A♛ A  B  B  B \s
                A  B  B  B  C  C \s
                A  D  D  E  E  C \s
                F  F  D  D  E  C \s
                F  E  E  E  E  C \s
                F  C  C  C  C  C×\s
                """);
        assertThat(picture.colouredText())
                .startsWith("\033[30;48;2;")
                .contains("A♛")
                .endsWith("\033[0m\n");
        assertThat(picture.colouredText().replaceAll("\033\\[[0-9;]*m", "")).isEqualTo(picture.text());
    }

    @Test
    void refusesMarksOffTheBoard() {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> RegionPicture.of(PUZZLE).withMarks(Marks.none().withCross(6, 0)))
                .withMessage("row 7, column 1 must be on the board of 6 rows and columns");
    }
}
