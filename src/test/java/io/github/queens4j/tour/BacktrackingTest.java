package io.github.queens4j.tour;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The figures of the textbook's loop, run from the corner with its move table. */
class BacktrackingTest {

    private final TourMethod method = TourMethod.BACKTRACKING;

    @ParameterizedTest
    @CsvSource({"1, 0, 1", "2, 1, 0", "3, 29, 0", "4, 4445, 0", "5, 27992, 1", "6, 117347, 1", "7, 37586, 1"})
    void triesAsManyMovesAsTheTextbook(int n, long moves, int tours) {
        TourReport report = method.solve(TourProblem.open(n, n).startingAt(0, 0));
        assertThat(report.movesTried()).isEqualTo(moves);
        assertThat(report.tour().stream().filter(Tour::isValid)).hasSize(tours);
    }

    @Test
    void findsTheTourOfTheTextbook() {
        Tour tour = method.solve(TourProblem.open(5, 5).startingAt(0, 0)).tour().orElseThrow();
        assertThat(tour.moveNumbers()).isDeepEqualTo(TourTest.TEXTBOOK);
    }
}
