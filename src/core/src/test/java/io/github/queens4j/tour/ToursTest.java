package io.github.queens4j.tour;

import static io.github.queens4j.Refusals.assertIllegal;
import static io.github.queens4j.Refusals.assertIllegalNaming;
import static io.github.queens4j.Refusals.assertNullNamed;
import static io.github.queens4j.Refusals.assertOutOfBounds;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Square;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ToursTest {

    @Test
    void oneSquareIsAnOpenTourButNoClosedOne() {
        assertThat(Tours.open(1, 1, 0, 0).orElseThrow().moveNumbers()).isDeepEqualTo(new int[][] {{1}});
        assertThat(Tours.closed(1, 1)).isEmpty();
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
                () -> new TourProblem(5, 6, false, Optional.of(new Square(5, 0)), Optional.empty(), 1),
                "startRow must be between 0 and 4, but is 5");
        assertOutOfBounds(() -> Tours.open(5, 6, new Square(4, 6)), "startColumn must be between 0 and 5, but is 6");
        assertThat(Tours.open(5, 6, new Square(1, 2)))
                .isEqualTo(Tours.open(5, 6, 1, 2))
                .isPresent();
    }

    @Test
    void nullIsRefusedByName() {
        assertNullNamed(() -> Tour.of(null), "moveNumbers");
        assertNullNamed(() -> Tours.open(5, 5).orElseThrow().format(null), "format");
        assertNullNamed(() -> Tours.open(5, 5, null), "square");
        assertNullNamed(() -> Tours.whyNone(null), "problem");
        assertNullNamed(() -> TourPage.of(null), "problem");
        assertNullNamed(() -> TourMethod.AUTO.solve(null), "problem");
    }

    @Test
    void waysAndFormatsHaveNames() {
        assertThat(TourMethod.named("warnsdorff")).isEqualTo(TourMethod.WARNSDORFF);
        assertThat(TourFormat.named("grid")).isEqualTo(TourFormat.GRID);
        assertIllegal(
                () -> TourFormat.named("html"), "format must be one of numbers, grid, algebraic, svg, but is \"html\"");
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
}
