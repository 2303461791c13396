package io.github.queens4j.region;

import static io.github.queens4j.Refusals.assertOutOfBounds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIndexOutOfBoundsException;

import io.github.queens4j.Square;
import io.github.queens4j.contract.Interruption;
import io.github.queens4j.picture.SvgDocument;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RegionPictureTest {

    private static final Regions PUZZLE = Regions.parse(Examples.PUZZ_LINK);
    private static final Marks MARKS =
            Marks.none().withQueen(0, 1).withCross(0, 0).withCross(5, 5);

    /** One of everything: with the letter of its region in the square, where rings and frames are open, and without. */
    private static Deduction step() {
        List<Square> none = List.of();
        List<Square> placed = List.of(PUZZLE.squares(3).get(0), new Square(4, 4));
        List<Square> reasons = List.of(PUZZLE.squares(5).get(0), new Square(1, 3));
        List<Square> crossed = List.of(new Square(2, 0), new Square(2, 2));
        List<Deduction> way = List.of(
                new Deduction(Technique.ONLY_SQUARE, List.of(new Square(3, 5)), none, none, List.of(), "Forced."),
                new Deduction(
                        Technique.COMMON_NEIGHBOURS, none, List.of(new Square(1, 5)), none, List.of(), "Forced off."));
        return new Deduction(Technique.SETS, placed, crossed, reasons, way, "One & all.");
    }

    @Test
    void regionsMarksAndADeductionAreDrawn() throws IOException {
        String svg = RegionPicture.of(PUZZLE).marks(MARKS).deduction(step()).svg();
        assertThat(SvgDocument.of(svg).title()).isEqualTo("Queens in 6 coloured regions");
        Examples.assertWritten(
                "a picture is drawn otherwise",
                Path.of("src/regions/src/test/resources/io/github/queens4j/region/picture.svg"),
                svg);
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
        for (Runnable task : List.<Runnable>of(picture::svg, picture::format)) {
            Interruption.of(() -> {
                        while (true) {
                            task.run();
                        }
                    })
                    .assertPrompt();
            Interruption.assertRefused(task::run);
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
        assertThat(picture.format()).isEqualTo("""
                A× A♛ A  B  B  B
                A  B  B  B  C  C
                A  D  D  E  E  C
                F  F  D  D  E  C
                F  E  E  E  E  C
                F  C  C  C  C  C×""");
        assertThat(picture.deduction(step()).format()).isEqualTo("""
                 A×  A♛  A   B   B   B
                 A   B   B  (B ) C   C
                [A×][D♛][D×] E   E   C
                (F ) F   D   D   E   C♕
                 F   E   E   E  [E♛] C
                 F   C   C   C   C   C×""");
        assertThat(picture.deduction(step())
                        .formatInColour()
                        .replaceAll("\033\\[[0-9;]*m", "")
                        .lines()
                        .map(String::stripTrailing))
                .isEqualTo(picture.deduction(step()).format().lines().toList());
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
                .matcher(RegionPicture.of(PUZZLE).formatInColour())
                .results()
                .map(ground -> String.format(
                        "#%02x%02x%02x",
                        Integer.parseInt(ground.group(1)),
                        Integer.parseInt(ground.group(2)),
                        Integer.parseInt(ground.group(3))))
                .toList();
        assertThat(grounds).isEqualTo(expected);
        RegionReading own = RegionReading.of(PUZZLE).coloured();
        assertThat(own.picture().formatInColour())
                .isEqualTo(RegionPicture.of(PUZZLE).formatInColour());
    }

    /** Twelve colours serve twelve regions; of more, those that touch, be it at a corner, have different ones. */
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
                new Deduction(Technique.ONLY_SQUARE, off, none, none, List.of(), "placed"),
                new Deduction(Technique.ATTACKED, none, off, none, List.of(), "crossed out"),
                new Deduction(Technique.ATTACKED, none, none, off, List.of(), "because of"))) {
            assertThatIndexOutOfBoundsException()
                    .as(step.explain())
                    .isThrownBy(() -> picture.deduction(step))
                    .withMessage("the square at row 1, column 7 must be on the board of 6 rows and columns");
        }
        assertOutOfBounds(
                () -> picture.marks(Marks.none().withCross(6, 0)),
                "the cross at row 7, column 1 must be on the board of 6 rows and columns");
    }
}
