package io.github.queens4j.tour;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Outcome;
import io.github.queens4j.Square;
import io.github.queens4j.contract.Interruption;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TourMethodTest {

    @ParameterizedTest
    @EnumSource
    void decidesEveryStartAsAnExhaustedSearchDoes(TourMethod method) {
        for (int rows = 1; rows <= 5; rows++) {
            for (int columns = 1; rows * columns <= 21; columns++) {
                for (int square = 0; square < rows * columns; square++) {
                    int row = square / columns;
                    int column = square % columns;
                    TourProblem problem = TourProblem.open(rows, columns).startingAt(row, column);
                    TourReport report = method.solve(problem);
                    assertSolves(problem, report);
                    assertThat(report.tour().isPresent())
                            .as("%s", problem)
                            .isEqualTo(Reference.open(rows, columns, row, column) > 0);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void decidesClosedToursOfSmallBoards(TourMethod method) {
        for (int rows = 1; rows <= 5; rows++) {
            for (int columns = 1; rows * columns <= 20; columns++) {
                TourReport report = method.solve(TourProblem.closed(rows, columns));
                assertThat(report.tour()).as("%d x %d", rows, columns).isEmpty();
                assertThat(report.outcome()).isEqualTo(Outcome.COMPLETE);
            }
        }
        for (int[] board : new int[][] {{5, 6}, {6, 5}}) {
            TourProblem problem = TourProblem.closed(board[0], board[1]).startingAt(2, 3);
            TourReport report = method.solve(problem);
            assertThat(report.tour()).isPresent();
            assertSolves(problem, report);
        }
    }

    @ParameterizedTest
    @EnumSource
    void withoutAStartTakesTheFirstSquareWithATour(TourMethod method) {
        for (int rows = 1; rows <= 5; rows++) {
            for (int columns = 1; rows * columns <= 20; columns++) {
                TourReport report = method.solve(TourProblem.open(rows, columns));
                assertThat(report.tour().map(tour -> tour.square(1)))
                        .as("%d x %d", rows, columns)
                        .isEqualTo(firstStart(rows, columns).findFirst());
                assertThat(report.outcome()).isEqualTo(Outcome.COMPLETE);
            }
        }
    }

    private static Stream<Square> firstStart(int rows, int columns) {
        return IntStream.range(0, rows * columns)
                .mapToObj(square -> new Square(square / columns, square % columns))
                .filter(square -> Reference.open(rows, columns, square.row(), square.column()) > 0);
    }

    @ParameterizedTest
    @EnumSource
    void givesTheSameAnswerAgain(TourMethod method) {
        TourProblem problem = TourProblem.open(5, 6).startingAt(1, 2);
        TourReport first = method.solve(problem);
        TourReport second = method.solve(problem);
        assertThat(second.tour()).isEqualTo(first.tour());
        assertThat(second.movesTried()).isEqualTo(first.movesTried()).isPositive();
    }

    @ParameterizedTest
    @EnumSource
    void aLimitEndsTheSearchAndIsNotTakenForNone(TourMethod method) {
        TourProblem problem = TourProblem.open(5, 6);
        long needed = method.solve(problem).movesTried();
        TourReport limited = method.solve(problem.moveLimit(needed - 1));
        assertThat(limited.outcome()).isEqualTo(Outcome.STOPPED);
        assertThat(limited.tour()).isEmpty();
        assertThat(limited.movesTried()).isEqualTo(needed - 1);
        assertThat(method.solve(problem.moveLimit(needed)).tour()).isPresent();
        assertThat(method.solve(problem.moveLimit(0)).outcome()).isEqualTo(Outcome.STOPPED);
    }

    @ParameterizedTest
    @EnumSource
    void endsPromptlyWhenInterrupted(TourMethod method) throws InterruptedException {
        Interruption.assertRefused(() -> method.solve(TourProblem.open(5, 5)));
        Interruption.of(() -> {
                    while (true) {
                        method.solve(TourProblem.closed(300, 300));
                    }
                })
                .assertPrompt();
    }

    /** The figures of the textbook's loop, run from the corner with its move table. */
    @ParameterizedTest
    @CsvSource({"1, 0, 1", "2, 1, 0", "3, 29, 0", "4, 4445, 0", "5, 27992, 1", "6, 117347, 1", "7, 37586, 1"})
    void backtrackingTriesAsManyMovesAsTheTextbook(int n, long moves, int tours) {
        TourReport report = TourMethod.BACKTRACKING.solve(TourProblem.open(n, n).startingAt(0, 0));
        assertThat(report.movesTried()).isEqualTo(moves);
        assertThat(report.tour().stream().filter(Tour::isValid)).hasSize(tours);
        if (n == 5) {
            assertThat(report.tour()).hasValue(Tour.of(TourTest.TEXTBOOK));
        }
    }

    private static void assertSolves(TourProblem problem, TourReport report) {
        assertThat(report.outcome()).isEqualTo(Outcome.COMPLETE);
        assertThat(report.elapsed().isNegative()).isFalse();
        report.tour().ifPresent(tour -> {
            assertThat(tour.isValid()).as("%s", problem).isTrue();
            assertThat(tour.rows()).isEqualTo(problem.rows());
            assertThat(tour.columns()).isEqualTo(problem.columns());
            assertThat(tour.square(1)).isEqualTo(problem.start().orElseThrow());
            assertThat(tour.isClosed() || !problem.isClosed()).isTrue();
        });
    }
}
