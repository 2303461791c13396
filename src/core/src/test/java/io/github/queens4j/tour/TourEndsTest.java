package io.github.queens4j.tour;

import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Outcome;
import io.github.queens4j.Square;
import io.github.queens4j.search.Effort;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tours from a square to another. */
class TourEndsTest {

    private static void assertTour(Tour tour, Square start, Square end) {
        assertThat(tour.isValid()).isTrue();
        assertThat(tour.square(1)).isEqualTo(start);
        assertThat(tour.square(tour.squareCount())).isEqualTo(end);
    }

    /** Against a search that tries every path. */
    @ParameterizedTest
    @CsvSource({"1, 1", "1, 2", "2, 3", "3, 3", "3, 4", "4, 3", "3, 5", "4, 4", "3, 6", "4, 5", "5, 4", "3, 7", "5, 5"})
    void thereIsATourExactlyWhereEveryPathIsTried(int rows, int columns) {
        Grid grid = new Grid(rows, columns);
        for (int from = 0; from < grid.size(); from++) {
            Square start = new Square(grid.row(from), grid.column(from));
            boolean[][] ends = Reference.ends(rows, columns, start.row(), start.column());
            for (int to = 0; to < grid.size(); to++) {
                Square end = new Square(grid.row(to), grid.column(to));
                Optional<Tour> tour = Tours.open(rows, columns, start, end);
                String ask = rows + " x " + columns + " from " + start + " to " + end;
                assertThat(tour.isPresent()).as(ask).isEqualTo(ends[end.row()][end.column()]);
                tour.ifPresent(found -> assertTour(found, start, end));
                if (tour.isPresent()) {
                    TourProblem problem =
                            TourProblem.open(rows, columns).startingAt(start).endingAt(end);
                    assertThat(Tours.whyNone(problem)).as(ask).isEmpty();
                }
                if (from != to && Math.min(rows, columns) >= 3 && Math.min(rows, columns) <= 4) {
                    Optional<int[]> thin = new ThinBoard(grid, Effort.unlimited()).find(from, to, false);
                    assertThat(thin.isPresent()).as(ask).isEqualTo(tour.isPresent());
                    thin.ifPresent(order -> assertTour(new Tour(grid, order), start, end));
                }
            }
        }
    }

    @Test
    void allMethodsAgreeButTheOneThatBuilds() {
        for (int to = 0; to < 20; to++) {
            TourProblem problem = TourProblem.open(4, 5).startingAt(0, 0).endingAt(new Square(to / 5, to % 5));
            assertThat(TourMethod.BACKTRACKING.solve(problem).tour().isPresent())
                    .isEqualTo(TourMethod.WARNSDORFF.solve(problem).tour().isPresent());
            assertIllegalNaming(
                    () -> TourMethod.CONSTRUCTIVE.solve(problem),
                    "method must be AUTO, WARNSDORFF or BACKTRACKING",
                    "is CONSTRUCTIVE");
        }
    }

    @ParameterizedTest
    @CsvSource({"6, 6", "8, 8", "7, 9", "5, 12", "30, 31", "3, 60", "50, 4"})
    void boardsOfAnySizeHaveThem(int rows, int columns) {
        SplittableRandom random = new SplittableRandom(rows);
        int found = 0;
        for (int i = 0; i < 40; i++) {
            Square start = new Square(random.nextInt(rows), random.nextInt(columns));
            Square end = new Square(random.nextInt(rows), random.nextInt(columns));
            Optional<Tour> tour = Tours.open(rows, columns, start, end);
            tour.ifPresent(way -> assertTour(way, start, end));
            found += tour.isPresent() ? 1 : 0;
            boolean isExcluded = Tours.whyNone(
                            TourProblem.open(rows, columns).startingAt(start).endingAt(end))
                    .isPresent();
            assertThat(tour.isPresent() || isExcluded || Math.min(rows, columns) < 5)
                    .as("%s to %s", start, end)
                    .isTrue();
        }
        assertThat(found).isPositive();
    }

    @Test
    void theEndAloneMayBeGiven() {
        for (TourMethod method : TourMethod.values()) {
            TourProblem problem = TourProblem.open(5, 6).endingAt(new Square(2, 3));
            Tour tour = method.solve(problem).tour().orElseThrow();
            assertTour(tour, tour.square(1), new Square(2, 3));
        }
        assertThat(TourMethod.AUTO
                        .solve(TourProblem.open(5, 5).endingAt(new Square(0, 1)))
                        .tour())
                .isEmpty();
    }

    @Test
    void saysWhyThereIsNone() {
        Square corner = new Square(0, 0);
        TourProblem eight = TourProblem.open(8, 8).startingAt(corner);
        assertThat(Tours.whyNone(eight.endingAt(new Square(7, 7))))
                .hasValue(
                        "a knight changes colour with every move, so a tour of the 64 squares of the 8 x 8 board ends on"
                                + " another colour than it begins, but row 0, column 0 and row 7, column 7 have the same");
        assertThat(Tours.whyNone(eight.endingAt(corner)))
                .hasValue("a tour of more than one square does not end where it begins, in row 0, column 0");
        assertThat(Tours.whyNone(TourProblem.open(5, 5).startingAt(corner).endingAt(new Square(0, 1))))
                .hasValueSatisfying(why -> assertThat(why).contains("begins and ends on the colour of the corners"));
        assertThat(Tours.whyNone(eight.endingAt(new Square(0, 1)))).isEmpty();
    }

    @Test
    void theLimitEndsTheSearch() {
        TourProblem problem = TourProblem.open(8, 8).startingAt(0, 0).endingAt(new Square(0, 1));
        for (TourMethod method : List.of(TourMethod.AUTO, TourMethod.BACKTRACKING)) {
            assertThat(method.solve(problem.moveLimit(20)).outcome()).isEqualTo(Outcome.STOPPED);
        }
        assertIllegalNaming(
                () -> TourProblem.closed(8, 8).endingAt(new Square(0, 1)), "end must be empty for a closed tour");
    }
}
