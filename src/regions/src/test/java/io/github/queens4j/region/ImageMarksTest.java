package io.github.queens4j.region;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Square;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Marks of many shapes, painted pixel by pixel: what each is depends on where those like it stand. */
class ImageMarksTest {

    private static final Regions PUZZLE = Regions.parse("AAABBC\nAAACCC\nDDAAEC\nFDAAEE\nFFFAEE\nFFEEEE");
    private static final List<Square> SOLUTION = squares("03 15 20 32 44 51");
    private static final int[] COLOURS = {0xBBA3E2, 0xFFC992, 0x96BEFF, 0xB3DFA0, 0xDFDFDF, 0xFF7B60};
    private static final int SIDE = 24;
    private static final int MARGIN = 20;
    private static final int WIDTH = 6 * SIDE + 2 * MARGIN;

    /** Shapes row by row, each character two by two pixels. */
    private enum Shape {
        CROWN("#...#...#/##.###.##/#########/#########/#########/#########"),
        Q("..####../.#....#./#......#/#......#/#..#...#/#...#..#/.#...##./..####.#"),
        TIMES("#....#/.#..#./..##../..##../.#..#./#....#"),
        DOT(".##./####/####/.##."),
        DASH("######/######"),
        RING(".####./#....#/#....#/#....#/#....#/.####."),
        LETTER(
                "#.........../............/............/............/............/............/............/#..........."),
        FRAME("############/#..........#/#..........#/#..........#/#..........#/#..........#/#..........#/"
                + "#..........#/#..........#/#..........#/#..........#/############"),
        POINTER(".......#..../.......##.../.......###../.......####./.......###../........##..");

        private final String text;

        Shape(String text) {
            this.text = text;
        }

        List<String> rows() {
            return List.of(text.split("/"));
        }
    }

    private final int[] pixels = new int[WIDTH * WIDTH];

    /** Squares as a row and a column each. */
    private static List<Square> squares(String text) {
        return Stream.of(text.split(" "))
                .filter(square -> !square.isEmpty())
                .map(square -> new Square(square.charAt(0) - '0', square.charAt(1) - '0'))
                .toList();
    }

    private ImageMarksTest on(Regions regions) {
        Arrays.fill(pixels, 0xFFFFFFFF);
        for (int i = 0; i < 36 * SIDE * SIDE; i++) {
            int x = i % (6 * SIDE);
            int y = i / (6 * SIDE);
            boolean isLine = x % SIDE == 0 || y % SIDE == 0;
            int colour = isLine ? 0 : COLOURS[regions.region(y / SIDE, x / SIDE)];
            pixels[(MARGIN + y) * WIDTH + MARGIN + x] = 0xFF000000 | colour;
        }
        return this;
    }

    /** Paints a shape on squares, in black that covers a percentage of their colour. */
    private ImageMarksTest with(Shape shape, int percent, List<Square> squares) {
        int rest = 100 - percent;
        int height = 2 * shape.rows().size();
        int width = 2 * shape.rows().get(0).length();
        for (Square square : squares) {
            for (int i = 0; i < height * width; i++) {
                int x = i % width;
                int y = i / width;
                if (shape.rows().get(y / 2).charAt(x / 2) == '#') {
                    int left = MARGIN + square.column() * SIDE + (SIDE - width) / 2 + x;
                    int top = MARGIN + square.row() * SIDE + (SIDE - height) / 2 + y;
                    int old = pixels[top * WIDTH + left];
                    IntStream channels =
                            IntStream.of(0, 8, 16).map(shift -> ((old >> shift & 255) * rest / 100) << shift);
                    pixels[top * WIDTH + left] = 0xFF000000 | channels.sum();
                }
            }
        }
        return this;
    }

    private RegionReading read() {
        return RegionImage.read(WIDTH, WIDTH, pixels);
    }

    private void assertMarks(List<Square> queens, List<Square> crosses) {
        assertThat(read().marks()).isEqualTo(new Marks(queens, crosses));
        assertThat(read().unclear()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "CROWN, TIMES, TIMES, 30",
        "CROWN, DOT, RING, 100",
        "CROWN, DASH, DASH, 40",
        "Q, TIMES, DOT, 100",
        "Q, DOT, DOT, 30",
        "Q, DASH, TIMES, 50",
        "CROWN, RING, RING, 50",
        "RING, DASH, DOT, 100"
    })
    void marksOfOneShapeAreOfOneKind(Shape queen, Shape cross, Shape automatic, int percent) {
        List<Square> queens = SOLUTION.subList(0, 2);
        List<Square> attacked = squares("00 01 02 04 05 11 12 13 14 23 24 25 33 35 43 55");
        List<Square> crosses = squares("10 21 31 40 53");
        on(PUZZLE).with(queen, 100, queens).with(cross, 80, crosses).with(automatic, percent, attacked);
        assertMarks(queens, Stream.of(attacked, crosses).flatMap(List::stream).toList());
        Deduction next = Hints.of(read()).next(read().marks()).orElseThrow();
        assertThat(next.crossedOut()).doesNotContainAnyElementsOf(attacked).doesNotContainAnyElementsOf(crosses);
    }

    @Test
    void aPlayerMayBeWrong() {
        List<Square> wrong = squares("00 12");
        on(PUZZLE).with(Shape.CROWN, 100, wrong).assertMarks(wrong, List.of());
        on(PUZZLE).with(Shape.TIMES, 100, SOLUTION.subList(0, 1)).assertMarks(List.of(), SOLUTION.subList(0, 1));
        List<Square> lone = squares("00");
        on(PUZZLE).with(Shape.CROWN, 100, lone).assertMarks(lone, List.of());
        assertThat(on(PUZZLE).with(Shape.Q, 100, lone).read().unclear()).isEqualTo(lone);
        List<Square> four = squares("03 20 44 00");
        on(PUZZLE).with(Shape.Q, 100, four).assertMarks(four, List.of());
    }

    @Test
    void placeDecidesWhereShapesAreUnusual() {
        on(PUZZLE).with(Shape.TIMES, 100, SOLUTION).assertMarks(SOLUTION, List.of());
        List<Square> beside = squares("00 01 02 10 11 12 21 22 23 30 31 33");
        on(PUZZLE).with(Shape.CROWN, 100, beside).assertMarks(List.of(), beside);
    }

    @Test
    void withoutOneSolutionQueensAreWhatAttacksNobody() {
        Regions stripes = Regions.parse("AAAAAA\nBBBBBB\nCCCCCC\nDDDDDD\nEEEEEE\nFFFFFF");
        List<Square> peaceful = squares("00 12 24 31");
        List<Square> others = squares("01 02 11 13 40 41 42 45");
        on(stripes)
                .with(Shape.RING, 100, peaceful)
                .with(Shape.DASH, 100, others)
                .assertMarks(peaceful, others);
        on(stripes).with(Shape.RING, 100, others).assertMarks(List.of(), others);
    }

    @Test
    void whatAPointerCoversInPartIsLikeOthersOfItsRegion() {
        List<Square> crosses = squares("00 01 02 11 42 43 52");
        on(PUZZLE).with(Shape.TIMES, 100, crosses).with(Shape.POINTER, 60, squares("01"));
        assertMarks(List.of(), crosses);
    }

    @Test
    void whatIsNotInTheMiddleIsNoMark() {
        on(PUZZLE).with(Shape.LETTER, 100, squares("00 10 20 30 40 50")).assertMarks(List.of(), List.of());
        on(PUZZLE).with(Shape.FRAME, 100, squares("11 12 33")).assertMarks(List.of(), List.of());
        on(PUZZLE).with(Shape.POINTER, 100, squares("22"));
        assertThat(read().unclear()).containsExactly(new Square(2, 2));
        assertThat(read().marks()).isEqualTo(Marks.none());
    }

    @Test
    void faintMarksAreApartFromNoise() {
        List<Square> faint = squares("00 05 13 22 23 41");
        on(PUZZLE).with(Shape.CROWN, 3, squares("01 30 35")).with(Shape.TIMES, 16, faint);
        assertMarks(List.of(), faint);
        on(PUZZLE).with(Shape.CROWN, 3, SOLUTION).assertMarks(List.of(), List.of());
    }
}
