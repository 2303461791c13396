package io.github.queens4j.tour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Warnsdorff's rule does not fail where there is a tour. */
class WarnsdorffTest {

    private final TourMethod method = TourMethod.WARNSDORFF;

    @Test
    void everyStartOfSquareBoardsUpToSixteenAndSomeUpToSixty() {
        for (int n = 5; n <= 60; n++) {
            assertEveryStart(n, n <= 16 ? 1 : 37);
        }
    }

    @Test
    @Tag("long")
    void everyStartOfSquareBoardsUpToSixty() {
        for (int n = 5; n <= 60; n++) {
            assertEveryStart(n, 1);
        }
    }

    private void assertEveryStart(int n, int step) {
        for (int square = 0; square < n * n; square += step) {
            int row = square / n;
            int column = square % n;
            Optional<Tour> tour =
                    method.solve(TourProblem.open(n, n).startingAt(row, column)).tour();
            assertThat(tour.isPresent())
                    .as("%d x %d from %d, %d", n, n, row, column)
                    .isEqualTo(n % 2 == 0 || (row + column) % 2 == 0);
            tour.ifPresent(found -> assertThat(found.isValid()).isTrue());
        }
    }

    @Test
    void closedToursOfEvenSquareBoards() {
        for (int n = 6; n <= 60; n += 2) {
            Optional<Tour> tour = method.solve(TourProblem.closed(n, n)).tour();
            assertThat(tour.map(Tour::isClosed)).as("%d x %d", n, n).contains(true);
        }
    }

    @Property(tries = 150)
    void agreesWithTheConstruction(
            @ForAll @IntRange(min = 1, max = 20) int rows,
            @ForAll @IntRange(min = 1, max = 20) int columns,
            @ForAll @IntRange(min = 0, max = 19) int row,
            @ForAll @IntRange(min = 0, max = 19) int column,
            @ForAll boolean isClosed) {
        TourProblem board = isClosed ? TourProblem.closed(rows, columns) : TourProblem.open(rows, columns);
        TourProblem problem = board.startingAt(row % rows, column % columns);
        Optional<Tour> tour = method.solve(problem).tour();
        Optional<Tour> other = TourMethod.CONSTRUCTIVE.solve(problem).tour();
        assertThat(tour.isPresent()).isEqualTo(other.isPresent());
        assertThat(tour.stream()).allMatch(found -> isClosed ? found.isClosed() : found.isValid());
    }
}
