package io.github.queens4j.tour;

import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Square;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What tours look like as text, what is read back, and where the rest is refused. */
class TourParseTest {

    private static final Tour SMALL = Tour.of(new int[][] {{1, 4, 7, 10}, {8, 11, 2, 5}, {3, 6, 9, 12}});

    @Test
    void writesNumbers() {
        assertThat(SMALL.format(TourFormat.NUMBERS)).isEqualTo(" 1  4  7 10\n 8 11  2  5\n 3  6  9 12");
    }

    @Test
    void writesTheGridOfTheTextbook() {
        assertThat(SMALL.format(TourFormat.GRID)).isEqualTo("""
                  +----+----+----+----+
                1 |  1 |  4 |  7 | 10 |
                  +----+----+----+----+
                2 |  8 | 11 |  2 |  5 |
                  +----+----+----+----+
                3 |  3 |  6 |  9 | 12 |
                  +----+----+----+----+
                     1    2    3    4""");
    }

    /** The boards that the textbook shows for 5 x 5, 6 x 6 and 7 x 7, and the one on its title page. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 10 19 4 25 / 18 5 2 9 14 / 11 20 15 24 3 / 6 17 22 13 8 / 21 12 7 16 23",
                "1 14 11 28 7 4 / 12 27 2 5 10 29 / 15 20 13 8 3 6 / 26 33 24 19 30 9 / 21 16 35 32 23 18 / 34 25 22 17 36 31",
                "1 18 27 6 11 16 13 / 28 7 2 17 14 5 10 / 19 26 29 8 3 12 15 / 40 45 20 25 30 9 4 / 37 34 39 44 21 24 31 / 46 41 36 33 48 43 22 / 35 38 47 42 23 32 49",
                "1 30 47 52 5 28 43 54 / 48 51 2 29 44 53 6 27 / 31 46 49 4 25 8 55 42 / 50 3 32 45 56 41 26 7 / 33 62 15 20 9 24 39 58 / 16 19 34 61 40 57 10 23 / 63 14 17 36 21 12 59 38 / 18 35 64 13 60 37 22 11"
            })
    void readsTheBoardsOfTheTextbook(String board) {
        Tour tour = Tour.parse(board.replace(" / ", "\n"));
        assertThat(tour.isValid()).isTrue();
        assertThat(tour.square(1)).isEqualTo(new Square(0, 0));
    }

    @Property(tries = 80)
    void readsBackWhatItWrites(
            @ForAll @IntRange(min = 1, max = 13) int rows, @ForAll @IntRange(min = 1, max = 13) int columns) {
        int[][] numbers = new int[rows][columns];
        for (int square = 0; square < rows * columns; square++) {
            numbers[square / columns][square % columns] = rows * columns - square;
        }
        Tour tour = Tours.open(rows, columns).orElse(Tour.of(numbers));
        assertThat(Tour.parse(tour.format(TourFormat.NUMBERS))).isEqualTo(tour);
        assertThat(Tour.parse(tour.format(TourFormat.GRID))).isEqualTo(tour);
    }

    @Test
    void readsOtherLineEndsAndBlanks() {
        for (TourFormat format : List.of(TourFormat.NUMBERS, TourFormat.GRID)) {
            String text = "\n" + SMALL.format(format).replace("\n", "  \r\n") + "\r\n \n";
            assertThat(Tour.parse(text)).isEqualTo(SMALL);
        }
        assertThat(Tour.parse("\t\n 1\t4  7 10 \n\n8 11 2\t5\r\n \r\n  3 6 9 12"))
                .isEqualTo(SMALL);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|0 (line 1, column 1): expected a move number, but found the end of the text",
                "1 2/3 x/|6 (line 2, column 3): expected a move number, but found 'x'",
                "1 2/3 4 x|8 (line 2, column 5): expected a line break, as row 0 has 2 move numbers, but found 'x'",
                "1 -2/|2 (line 1, column 3): expected a move number, but found '-'",
                "1 2/3/|5 (line 2, column 2): expected another move number, as row 0 has 2, but found a line break",
                "1 2/3 4 5/|8 (line 2, column 5): expected a line break, as row 0 has 2 move numbers, but found '5'",
                "1 2/3 5/|6 (line 2, column 3): expected a number from 1 to 4, but found '5'",
                "1 2/1 3/|4 (line 2, column 1): expected a number other than 1, which is there already, but found '1'",
                "1 0/|2 (line 1, column 3): expected a number from 1 to 2",
                "1 02/|2 (line 1, column 3): expected a move number without leading zeros",
                "1 99999999999/|2 (line 1, column 3): expected a number from 1 to 2",
                "1 \u0662/|2 (line 1, column 3): expected a move number, but found U+0662",
                "1 \u0007/|2 (line 1, column 3): expected a move number, but found U+0007",
                "1 \u202e/|2 (line 1, column 3): expected a move number, but found U+202E"
            })
    void tellsWhereNumbersAreWrong(String text, String message) {
        assertNoTour(text.replace('/', '\n'), message);
    }

    @Test
    void tellsWhereAGridIsWrong() {
        String grid = SMALL.format(TourFormat.GRID);
        assertWrongAt(grid, grid.indexOf("----"), '=');
        assertNoTour(grid.replace("| 11", "  11"), "expected '|', but found '1'");
        assertNoTour(grid.replace("11 |", "11 5 |"), "expected '|', but found '5'");
        assertNoTour(grid.replace("|  7 ", "|    "), "expected a move number, but found '|'");
        assertNoTour(grid.replace("3 |", "x |"), "expected the label of a row, but found 'x'");
        assertNoTour(grid + "\nand more\n", "position " + (grid.length() + 1));
        assertNoTour("+----+\n", "7 (line 2, column 1): expected a move number, but found the end of the text");
        assertNoTour("+--+x", "expected the label of a row, but found 'x'");
    }

    /** A reader that looks through the rest of the text for each line would take an hour for these. */
    @Test
    void longTextsThatAreNoTourAreRefusedInOneGo() {
        assertNoTour("+\n".repeat(400_000), "position 800000 (line 400001, column 1): expected a move number");
        assertNoTour("+--+\n1|1|\n".repeat(200_000), "expected a number other than 1");
        assertNoTour("+-".repeat(1_000_000), "expected a move number");
        assertNoTour("1\n".repeat(1_000_000), "expected a number other than 1");
        assertNoTour("1 ".repeat(1_000_000), "expected a number other than 1");
        assertNoTour("\n".repeat(2_000_000) + "x", "position 2000000 (line 2000001, column 1)");
    }

    private static void assertWrongAt(String text, int position, char wrong) {
        String changed = text.substring(0, position) + wrong + text.substring(position + 1);
        assertNoTour(changed, "text is not a tour at position " + position + " (");
    }

    private static void assertNoTour(String text, String message) {
        assertIllegalNaming(() -> Tour.parse(text), message);
    }
}
