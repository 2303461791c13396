package io.github.queens4j.tour;

import static io.github.queens4j.Refusals.assertIllegalNaming;
import static io.github.queens4j.Refusals.assertNullNamed;
import static io.github.queens4j.Refusals.assertOutOfBounds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Square;
import io.github.queens4j.contract.Interruption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ToursTest {

    @Test
    void oneSquareIsAnOpenTourButNoClosedOne() {
        assertThat(Tours.open(1, 1, 0, 0).orElseThrow().moveNumbers()).isDeepEqualTo(new int[][] {{1}});
        assertThat(Tours.closed(1)).isEmpty();
        assertThat(Tours.countOpen(1, 1)).isEqualTo(1);
        assertThat(Tours.countClosed(1, 1)).isZero();
    }

    @Test
    void boardsOneAndTwoSquaresWideHaveNoTour() {
        assertThat(Tours.open(1, 1_000_000)).isEmpty();
        assertThat(Tours.open(1_000_000, 2)).isEmpty();
        assertThat(Tours.open(2, 5, 1, 4)).isEmpty();
        assertThat(Tours.closed(2, 1_000_000)).isEmpty();
        assertThat(Tours.countOpen(2, 1_000_000)).isZero();
    }

    @Test
    void namesWhatIsWrong() {
        assertIllegalNaming(() -> Tours.open(0), "n must be at least 1, but is 0");
        assertIllegalNaming(() -> Tours.closed(-3), "n must be at least 1, but is -3");
        assertIllegalNaming(() -> Tours.open(0, 5), "rows must be at least 1, but is 0");
        assertIllegalNaming(() -> Tours.closed(5, -1), "columns must be at least 1, but is -1");
        assertIllegalNaming(() -> Tours.open(1 << 20, 1 << 20), "rows * columns must be at most 134217728");
        assertIllegalNaming(() -> Tours.countOpen(-1, 4), "rows must be at least 1, but is -1");
        assertIllegalNaming(() -> Tours.countClosed(4, 0), "columns must be at least 1, but is 0");
        assertIllegalNaming(() -> Tours.countOpen(8, 9), "at most 7", "8 x 9");
        assertIllegalNaming(() -> TourProblem.open(5, 5).moveLimit(-1), "moveLimit must be at least 0, but is -1");
    }

    @Test
    void aStartOutsideOfTheBoardIsAPositionOutOfRange() {
        assertOutOfBounds(() -> Tours.open(5, 6, 5, 0), "startRow must be between 0 and 4, but is 5");
        assertOutOfBounds(() -> Tours.open(5, 6, 0, -1), "startColumn must be between 0 and 5, but is -1");
        assertOutOfBounds(() -> Tours.open(5, 6, 0, 6), "startColumn must be between 0 and 5, but is 6");
        assertOutOfBounds(
                () -> Tours.visit(from(3, 4, 3, 0), tour -> Visit.STOP), "startRow must be between 0 and 2, but is 3");
        assertOutOfBounds(
                () -> new TourProblem(5, 6, false, Optional.of(new Square(5, 0)), 1),
                "startRow must be between 0 and 4, but is 5");
    }

    @Test
    void visitsAllToursInOrderOnce() {
        List<Tour> tours = new ArrayList<>();
        TourReport report = Tours.visit(from(5, 5, 0, 0), tour -> {
            tours.add(tour);
            return Visit.CONTINUE;
        });
        assertThat(report.outcome()).isEqualTo(Outcome.COMPLETE);
        assertThat(report.tours()).isEqualTo(304).isEqualTo(tours.size());
        assertThat(tours)
                .doesNotHaveDuplicates()
                .allMatch(Tour::isValid)
                .isSortedAccordingTo((a, b) -> Arrays.compare(moves(a), moves(b)));
        Tour textbook =
                TourMethod.BACKTRACKING.solve(TourProblem.open(5, 5)).tour().orElseThrow();
        assertThat(tours.get(0)).isEqualTo(textbook);
        assertThat(report.tour()).hasValue(textbook);
    }

    private static TourProblem from(int rows, int columns, int startRow, int startColumn) {
        return TourProblem.open(rows, columns).startingAt(startRow, startColumn);
    }

    /** The place of each move in the textbook's table. */
    private static int[] moves(Tour tour) {
        List<String> table = List.of("-1 2", "-2 1", "-2 -1", "-1 -2", "1 -2", "2 -1", "2 1", "1 2");
        return IntStream.range(1, tour.size())
                .map(at -> {
                    Square from = tour.square(at);
                    Square to = tour.square(at + 1);
                    return table.indexOf((to.row() - from.row()) + " " + (to.column() - from.column()));
                })
                .toArray();
    }

    @Test
    void visitsEachClosedTourInBothDirections() {
        TourReport report = Tours.visit(TourProblem.closed(5, 6), tour -> {
            assertThat(tour.isClosed()).isTrue();
            return Visit.CONTINUE;
        });
        assertThat(report.tours()).isEqualTo(2 * Tours.countClosed(5, 6)).isEqualTo(16);
    }

    @Test
    void aVisitorStopsTheVisit() {
        TourReport report = Tours.visit(from(8, 8, 0, 0), tour -> Visit.STOP);
        assertThat(report.tours()).isEqualTo(1);
        assertThat(report.tour()).isPresent();
        assertThat(report.outcome()).isEqualTo(Outcome.STOPPED);
    }

    @Test
    void aLimitEndsTheVisit() {
        TourReport report =
                Tours.visit(TourProblem.open(6, 6).startingAt(0, 0).moveLimit(1000), tour -> Visit.CONTINUE);
        assertThat(report.outcome()).isEqualTo(Outcome.STOPPED);
        assertThat(report.movesTried()).isEqualTo(1000);
    }

    @Test
    void anExceptionOfTheVisitorReachesTheCaller() {
        IllegalStateException mine = new IllegalStateException("mine");
        assertThatThrownBy(() -> Tours.visit(from(5, 5, 0, 0), tour -> {
                    throw mine;
                }))
                .isSameAs(mine);
    }

    @Test
    void aVisitorThatReturnsNullIsNamed() {
        List<Tour> seen = new ArrayList<>();
        assertNullNamed(
                () -> Tours.visit(from(5, 5, 0, 0), tour -> {
                    seen.add(tour);
                    return nothing();
                }),
                "the visitor returned null instead of CONTINUE or STOP");
        assertThat(seen).hasSize(1);
    }

    @SuppressWarnings("NullAway") // what a visitor must not do
    private static Visit nothing() {
        return null;
    }

    /** Small boards show the textbook's tour, and where theory knows that there is none, nothing is tried. */
    @Test
    void theDefaultMethodGoesByTheBoard() {
        TourMethod auto = TourMethod.AUTO;
        TourProblem small = TourProblem.open(5, 5);
        assertThat(auto.solve(small).movesTried()).isEqualTo(27992);
        assertThat(Tours.open(5)).isEqualTo(auto.solve(small).tour());
        TourProblem large = TourProblem.open(5, 6);
        assertThat(auto.solve(large).tour())
                .isEqualTo(TourMethod.CONSTRUCTIVE.solve(large).tour())
                .isEqualTo(Tours.open(5, 6));
        assertThat(auto.solve(TourProblem.open(4, 4)).movesTried()).isZero();
    }

    @Test
    void aVisitEndsPromptlyWhenInterrupted() throws InterruptedException {
        Interruption.of(() -> Tours.visit(from(7, 7, 0, 0), tour -> Visit.CONTINUE))
                .assertPrompt();
        Interruption.assertRefused(() -> Tours.visit(from(3, 4, 0, 0), tour -> Visit.CONTINUE));
    }
}
