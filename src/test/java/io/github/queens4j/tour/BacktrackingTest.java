package io.github.queens4j.tour;

import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Square;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The figures of the textbook's loop, run from the corner with its move table. */
class BacktrackingTest {

    private final TourSolver engine = Tours.engine("backtracking");

    @ParameterizedTest
    @CsvSource({"1, 0, 1", "2, 1, 0", "3, 29, 0", "4, 4445, 0", "5, 27992, 1", "6, 117347, 1", "7, 37586, 1"})
    void triesAsManyMovesAsTheTextbook(int n, long moves, int tours) {
        TourReport report = engine.solve(TourProblem.open(n, n).startingAt(0, 0));
        assertThat(report.movesTried()).isEqualTo(moves);
        assertThat(report.tour().stream().filter(Tour::isValid)).hasSize(tours);
    }

    @Test
    void findsTheTourOfTheTextbook() {
        Tour tour = engine.solve(TourProblem.open(5, 5).startingAt(0, 0)).tour().orElseThrow();
        assertThat(tour.moveNumbers()).isDeepEqualTo(TourTest.TEXTBOOK);
    }

    @Test
    void anotherOrderOfMovesTriesOthers() {
        List<KnightMove> order = new ArrayList<>(List.of(KnightMove.values()));
        Collections.rotate(order, 1);
        TourReport report =
                Tours.backtracking(order).solve(TourProblem.open(5, 5).startingAt(0, 0));
        Tour tour = report.tour().orElseThrow();
        assertThat(tour.isValid()).isTrue();
        assertThat(tour.square(2)).isEqualTo(new Square(1, 2));
    }

    @Test
    void refusesAnOrderThatIsNoPermutation() {
        List<KnightMove> twice = new ArrayList<>(List.of(KnightMove.values()));
        twice.set(0, KnightMove.EAST_SOUTH_EAST);
        assertIllegalNaming(() -> Tours.backtracking(twice), "order must hold each of the eight moves once");
        assertThatThrownBy(() -> Tours.backtracking(List.of())).isInstanceOf(IllegalArgumentException.class);
    }
}
