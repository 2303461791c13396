package io.github.queens4j.tour;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Square;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The facade's answers, which are the construction's, over all kinds of boards; Warnsdorff's rule beside it. */
class ConstructiveTest {

    @ParameterizedTest
    @EnumSource(names = {"AUTO", "WARNSDORFF"})
    void someStartsOfSquareBoardsUpToSixty(TourMethod method) {
        assertSquareBoards(method, 29);
    }

    @ParameterizedTest
    @EnumSource(names = {"AUTO", "WARNSDORFF"})
    @Tag("long")
    void everyStartOfSquareBoardsUpToSixty(TourMethod method) {
        assertSquareBoards(method, 1);
    }

    /** Every start of small boards, of larger ones one in each step. */
    private static void assertSquareBoards(TourMethod method, int step) {
        for (int n = 5; n <= 60; n++) {
            for (int square = 0; square < n * n; square += n <= 16 ? 1 : step) {
                assertOpen(method, n, n, square / n, square % n);
            }
        }
    }

    /** Where there is a tour, Warnsdorff's rule does not fail. */
    @Property(tries = 150)
    void warnsdorffsRuleAgreesWithTheConstruction(
            @ForAll @IntRange(min = 1, max = 20) int rows,
            @ForAll @IntRange(min = 1, max = 20) int columns,
            @ForAll @IntRange(min = 0, max = 19) int row,
            @ForAll @IntRange(min = 0, max = 19) int column,
            @ForAll boolean isClosed) {
        TourProblem board = isClosed ? TourProblem.closed(rows, columns) : TourProblem.open(rows, columns);
        TourProblem problem = board.startingAt(row % rows, column % columns);
        Optional<Tour> tour = TourMethod.WARNSDORFF.solve(problem).tour();
        Optional<Tour> other = TourMethod.CONSTRUCTIVE.solve(problem).tour();
        assertThat(tour.isPresent()).isEqualTo(other.isPresent());
        assertThat(tour.stream()).allMatch(found -> isClosed ? found.isClosed() : found.isValid());
    }

    /** Up to 35 squares all block shapes meet, and the odd block lies anywhere: larger boards only repeat these. */
    @Test
    void everyWayToCutABoardIntoBlocks() {
        assertBoards(31, 40);
    }

    @Test
    @Tag("long")
    void everyWayToCutABoardIntoBlocksFromEveryStart() {
        assertBoards(35, Integer.MAX_VALUE);
    }

    private static void assertBoards(int longest, int starts) {
        for (int rows = 5; rows <= longest; rows++) {
            for (int columns = 5; columns <= longest; columns++) {
                boolean isOdd = rows * columns % 2 == 1;
                int step = isOdd ? 2 * (1 + rows * columns / starts) : rows * columns;
                for (int square = 0; square < rows * columns; square += step) {
                    assertOpen(rows, columns, square / columns, square % columns);
                }
            }
        }
    }

    @Property(tries = 300)
    void anyStartOfAnyBoardOfFiveRowsAndMore(
            @ForAll @IntRange(min = 5, max = 120) int rows,
            @ForAll @IntRange(min = 5, max = 120) int columns,
            @ForAll @IntRange(min = 0, max = 119) int row,
            @ForAll @IntRange(min = 0, max = 119) int column) {
        assertOpen(rows, columns, row % rows, column % columns);
    }

    private static void assertOpen(int rows, int columns, int row, int column) {
        assertOpen(TourMethod.AUTO, rows, columns, row, column);
    }

    private static void assertOpen(TourMethod method, int rows, int columns, int row, int column) {
        Optional<Tour> tour = method.solve(TourProblem.open(rows, columns).startingAt(row, column))
                .tour();
        boolean hasTour = rows * columns % 2 == 0 || (row + column) % 2 == 0;
        assertThat(tour.isPresent())
                .as("%d x %d from %d, %d", rows, columns, row, column)
                .isEqualTo(hasTour);
        tour.ifPresent(found -> {
            assertThat(found.isValid()).as("%s", found).isTrue();
            assertThat(found.square(1)).isEqualTo(new Square(row, column));
        });
    }

    /** Schwenk's theorem, the construction against the statement. */
    @Test
    void closedToursOfAllRectanglesUpToTwenty() {
        for (int rows = 1; rows <= 20; rows++) {
            for (int columns = 1; columns <= 20; columns++) {
                int m = Math.min(rows, columns);
                int n = Math.max(rows, columns);
                boolean isExcluded = (m * n) % 2 == 1 || m == 1 || m == 2 || m == 4 || (m == 3 && n <= 8);
                Optional<Tour> tour = Tours.closed(rows, columns);
                assertThat(tour.isPresent()).as("%d x %d", rows, columns).isEqualTo(!isExcluded);
                assertThat(tour.stream().allMatch(Tour::isClosed)).isTrue();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"AUTO, 100", "WARNSDORFF, 30"})
    void closedToursOfEvenSquareBoards(TourMethod method, int largestHalf) {
        assertThat(IntStream.rangeClosed(3, largestHalf).mapToObj(half -> TourProblem.closed(2 * half, 2 * half)))
                .allMatch(problem -> method.solve(problem).tour().orElseThrow().isClosed());
    }

    @ParameterizedTest
    @CsvSource({
        "1000, 1000, 999, 0",
        "1001, 1001, 500, 500",
        "2000, 2000, 7, 7",
        "5, 100001, 4, 99998",
        "37, 53, 36, 52"
    })
    void largeBoards(int rows, int columns, int row, int column) {
        assertOpen(rows, columns, row, column);
    }

    /** Every start of boards three squares wide: from 3 x 10 on, all that parity allows. */
    @Test
    void startsOfBoardsThreeSquaresWide() {
        for (int columns = 9; columns <= 16; columns++) {
            for (int square = 0; square < 3 * columns; square++) {
                assertOpen(3, columns, square / columns, square % columns);
                assertOpen(columns, 3, square / 3, square % 3);
            }
        }
        assertOpen(3, 40, 1, 19);
        assertOpen(3, 41, 1, 20);
        assertOpen(3, 100_001, 2, 60_000);
    }

    /** Every start of boards four squares wide: the outer rows, and nothing else. */
    @Test
    void startsOfBoardsFourSquaresWide() {
        for (int columns : new int[] {5, 6, 7, 8, 9, 50}) {
            for (int square = 0; square < 4 * columns; square += columns == 50 ? 17 : 1) {
                int row = square / columns;
                Optional<Tour> tour = Tours.open(4, columns, row, square % columns);
                assertThat(tour.isPresent())
                        .as("4 x %d from %d", columns, square)
                        .isEqualTo(row == 0 || row == 3);
                assertThat(tour.stream().allMatch(Tour::isValid)).isTrue();
            }
        }
    }
}
