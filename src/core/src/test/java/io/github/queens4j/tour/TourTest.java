package io.github.queens4j.tour;

import static io.github.queens4j.Refusals.assertIllegal;
import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Square;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class TourTest {

    static final int[][] TEXTBOOK = {
        {1, 4, 9, 18, 21}, {10, 17, 20, 3, 8}, {5, 2, 13, 22, 19}, {16, 11, 24, 7, 14}, {25, 6, 15, 12, 23}
    };

    @Test
    void knowsItsSquaresAndNumbers() {
        Tour tour = Tour.of(TEXTBOOK);
        assertThat(tour.rows()).isEqualTo(5);
        assertThat(tour.columns()).isEqualTo(5);
        assertThat(tour.squareCount()).isEqualTo(25);
        assertThat(tour.square(1)).isEqualTo(new Square(0, 0));
        assertThat(tour.square(25)).isEqualTo(new Square(4, 0));
        assertThat(tour.squares()).hasSize(25).startsWith(new Square(0, 0), new Square(2, 1), new Square(1, 3));
        assertThat(tour.moveNumbers()).isDeepEqualTo(TEXTBOOK);
        assertThat(tour.isValid()).isTrue();
        assertThat(tour.isClosed()).isFalse();
        assertThat(tour).hasToString("Tour[5 x 5, from row 0, column 0 to row 4, column 0]");
    }

    @Test
    void isWrittenAsNumbersOrAsTheGridOfTheTextbook() {
        Tour tour = Tour.of(new int[][] {{1, 4, 7, 10}, {8, 11, 2, 5}, {3, 6, 9, 12}});
        assertThat(tour.format(TourFormat.NUMBERS)).isEqualTo(" 1  4  7 10\n 8 11  2  5\n 3  6  9 12");
        assertThat(tour.format(TourFormat.GRID)).isEqualTo("""
                  +----+----+----+----+
                1 |  1 |  4 |  7 | 10 |
                  +----+----+----+----+
                2 |  8 | 11 |  2 |  5 |
                  +----+----+----+----+
                3 |  3 |  6 |  9 | 12 |
                  +----+----+----+----+
                     1    2    3    4""");
        String squares = "a3 c2 a1 b3 d2 b1 c3 a2 c1 d3 b2 d1";
        assertThat(tour.format(TourFormat.ALGEBRAIC)).isEqualTo(squares);
        assertThat(Tour.parse(squares)).isEqualTo(tour);
        assertThat(Tour.parse(squares.replaceAll(" (.. ..)", "-$1,\n"))).isEqualTo(tour);
    }

    @Test
    void isImmutable() {
        int[][] numbers = {{1, 2}, {3, 4}};
        Tour tour = Tour.of(numbers);
        numbers[0][0] = 9;
        tour.moveNumbers()[1][1] = 9;
        assertThat(tour.moveNumbers()).isDeepEqualTo(new int[][] {{1, 2}, {3, 4}});
        assertThatThrownBy(() -> tour.squares().set(0, new Square(1, 1)))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void isValidOnlyIfEveryStepIsAKnightsMove() {
        assertThat(Tour.of(new int[][] {{1}}).isValid()).isTrue();
        assertThat(Tour.of(new int[][] {{1}}).isClosed()).isFalse();
        assertThat(Tour.of(new int[][] {{1, 2}, {3, 4}}).isValid()).isFalse();
        int[][] swapped = Tour.of(TEXTBOOK).moveNumbers();
        swapped[0][0] = 3;
        swapped[1][3] = 1;
        assertThat(Tour.of(swapped).isValid()).isFalse();
    }

    @Test
    void aRingThatIsNoTourIsNotClosed() {
        int[][] ring = Tours.closed(6, 6).orElseThrow().moveNumbers();
        for (int[] row : ring) {
            Arrays.setAll(row, column -> row[column] == 10 ? 12 : row[column] == 12 ? 10 : row[column]);
        }
        assertThat(Tour.of(ring).isClosed()).isFalse();
    }

    @Test
    void isAValue() {
        Tour tour = Tour.of(TEXTBOOK);
        assertThat(tour).isEqualTo(Tour.of(TEXTBOOK)).hasSameHashCodeAs(Tour.of(TEXTBOOK));
        Tour other = Tours.open(5, 5, 4, 4).orElseThrow();
        assertThat(tour.hashCode()).isNotEqualTo(other.hashCode());
        assertThat(tour).isNotEqualTo(other).isNotEqualTo(null).isNotEqualTo("tour");
        assertThat(Tour.of(new int[][] {{1, 2}})).isNotEqualTo(Tour.of(new int[][] {{1}, {2}}));
    }

    @Test
    void refusesNumbersThatAreNoBoard() {
        assertIllegalNaming(() -> Tour.of(new int[0][0]), "rows must be at least 1, but is 0");
        assertIllegalNaming(() -> Tour.of(new int[][] {{}}), "columns must be at least 1, but is 0");
        assertIllegalNaming(
                () -> Tour.of(new int[][] {{1, 2}, {3}}), "row 1 must have 2 move numbers as row 0 has, but has 1");
        assertIllegalNaming(
                () -> Tour.of(new int[][] {{1, 5}, {2, 3}}), "each of 1 to 4 once, but row 0, column 1 holds 5");
        assertIllegalNaming(() -> Tour.of(new int[][] {{1, 2}, {2, 3}}), "row 1, column 0 holds 2 again");
        assertIllegalNaming(() -> Tour.of(new int[][] {{0, 1}}), "row 0, column 0 holds 0");
        assertIllegalNaming(
                () -> Tour.parse("a2 b1 a1"), "position 8 ", "another square, as the board has 2 rows and 2");
        assertIllegalNaming(() -> Tour.parse("a2 b1 a1 a2"), "position 9 ", "a square that the tour does not have yet");
        assertIllegalNaming(() -> Tour.parse("a2 b1 ab"), "position 6 ", "a square such as b3, but found 'a'");
        assertIllegalNaming(() -> Tour.parse("a2 b0"), "position 4 ", "a row from 1");
        assertIllegalNaming(
                () -> Tours.open(5, 27).orElseThrow().format(TourFormat.ALGEBRAIC), "26 columns, but the board has 27");
        assertIllegal(() -> Tour.of(TEXTBOOK).square(26), "moveNumber must be between 1 and 25, but is 26");
    }
}
