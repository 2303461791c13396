package io.github.queens4j.tour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;

class TourTextTest {

    private static final Tour SMALL = Tour.of(new int[][] {{1, 4, 7, 10}, {8, 11, 2, 5}, {3, 6, 9, 12}});

    @Test
    void writesNumbers() {
        assertThat(SMALL.format(TourFormat.NUMBERS)).isEqualTo("""
                 1  4  7 10
                 8 11  2  5
                 3  6  9 12
                """);
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
                     1    2    3    4
                """);
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

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "SVG")
    void readsOtherLineEndsAndBlankLinesAround(TourFormat format) {
        String text = "\n" + SMALL.format(format).replace("\n", "  \r\n") + "\r\n\n";
        assertThat(Tour.parse(text)).isEqualTo(SMALL);
        assertThat(Tour.parse(SMALL.format(format).stripTrailing())).isEqualTo(SMALL);
    }

    @Test
    void tellsWhereNumbersAreWrong() {
        assertRefused(
                "", "position 0 (line 1, column 1): a move number was expected, but there is the end of the text");
        assertRefused("1 2\n3 x\n", "position 6 (line 2, column 3): a move number was expected, but there is 'x'");
        assertRefused("1 -2\n", "position 2 (line 1, column 3): a move number was expected, but there is '-'");
        assertRefused("1 2\n3\n", "position 5 (line 2, column 2): 2 move numbers in each row");
        assertRefused("1 2\n3 4 5\n", "position 8 (line 2, column 5): 2 move numbers in each row");
        assertRefused("1 2\n3 5\n", "position 6 (line 2, column 3): a number from 1 to 4 was expected");
        assertRefused("1 2\n1 3\n", "position 4 (line 2, column 1): the number 1 was there before");
        assertRefused("1 0\n", "position 2 (line 1, column 3): a number from 1 to 2");
        assertRefused("1 99999999999\n", "position 2 (line 1, column 3): the number is too large");
        assertRefused("1 \u0662\n", "position 2 (line 1, column 3)");
        assertRefused("1 \u0007\n", "there is '\\u0007'");
    }

    @Test
    void tellsWhereAGridIsWrong() {
        String grid = SMALL.format(TourFormat.GRID);
        assertWrongAt(grid, grid.indexOf("----"), '=');
        assertWrongAt(grid, grid.indexOf("2 |"), '3');
        assertWrongAt(grid, grid.indexOf(" 8 |"), '1');
        assertWrongAt(grid, grid.lastIndexOf('4'), '5');
        assertWrongAt(grid, grid.lastIndexOf('+'), '-');
        assertRefused(grid.replace("11 |", "11 5 |"), "one move number between bars");
        assertRefused(grid.replace("|  7 ", "|    "), "one move number between bars");
        assertRefused(grid + "and more\n", "position " + grid.length());
        String cut = grid.substring(0, grid.lastIndexOf('+') + 1);
        assertRefused(cut, "position " + cut.length() + " (line 7, column 24): the grid goes on");
        assertRefused("+----+\n", "a move number was expected");
    }

    private static void assertWrongAt(String text, int position, char wrong) {
        String changed = text.substring(0, position) + wrong + text.substring(position + 1);
        assertRefused(changed, "position " + position + " ");
    }

    private static void assertRefused(String text, String message) {
        assertThatThrownBy(() -> Tour.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }
}
