package io.github.queens4j.tour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Theory against searches that know none. */
class TourTheoryTest {

    @Test
    void neverContradictsAnExhaustedSearch() {
        for (int rows = 1; rows <= 5; rows++) {
            for (int columns = 1; rows * columns <= 24; columns++) {
                boolean any = false;
                for (int square = 0; square < rows * columns; square++) {
                    int row = square / columns;
                    int column = square % columns;
                    boolean exists = Reference.open(rows, columns, row, column) > 0;
                    any |= exists;
                    boolean excluded = TourTheory.whyNone(
                                    TourProblem.open(rows, columns).startingAt(row, column))
                            .isPresent();
                    assertThat(exists && excluded)
                            .as("%d x %d from %d, %d", rows, columns, row, column)
                            .isFalse();
                }
                assertThat(TourTheory.whyNone(TourProblem.open(rows, columns)).isPresent())
                        .isEqualTo(!any);
                assertThat(TourTheory.whyNone(TourProblem.closed(rows, columns)).isPresent())
                        .as("closed %d x %d", rows, columns)
                        .isEqualTo(Reference.closed(rows, columns) == 0);
            }
        }
    }

    @Test
    void leavesThinBoardsToASearch() {
        assertThat(TourTheory.whyNone(TourProblem.open(3, 8).startingAt(1, 2))).isEmpty();
        assertThat(TourTheory.whyNone(TourProblem.open(9, 4).startingAt(1, 3))).isEmpty();
        assertThat(TourTheory.whyNone(TourProblem.open(9, 4).startingAt(1, 2))).isPresent();
        assertThat(TourTheory.whyNone(TourProblem.open(7, 3).startingAt(0, 1))).isPresent();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "closed|1 x 1|0|0|a knight has no move on a single square",
                "closed|1 x 9|0|0|a knight has no move on a board one square wide",
                "closed|9 x 2|0|0|on a board two squares wide a knight gets to at most every fourth square",
                "closed|11 x 3|0|0|a knight changes colour with every move, so a closed tour visits as many dark squares as"
                        + " light ones, but the 11 x 3 board has 33 squares, an odd number",
                "closed|4 x 9|0|0|on a board four squares wide every move from an outer line leads to an inner one",
                "closed|8 x 3|0|0|a board three squares wide and of an even number of squares has a closed tour only from"
                        + " 3 x 10 on (Schwenk's theorem)",
                "open|3 x 3|0|0|no knight's move leads to the middle of a 3 x 3 board",
                "open|6 x 3|0|0|every path of a knight on the 6 x 3 board ends before it has visited all squares",
                "open|4 x 4|0|0|every path of a knight on the 4 x 4 board ends before it has visited all squares",
                "open|5 x 5|0|1|a tour of the 5 x 5 board begins and ends on the colour of the corners, which has one square"
                        + " more, but row 0, column 1 has the other colour",
                "open|4 x 8|2|7|a tour of the 4 x 8 board begins and ends in row 0 or row 3, but not in row 2",
                "open|8 x 4|7|1|a tour of the 8 x 4 board begins and ends in column 0 or column 3, but not in column 1"
            })
    void saysWhyThereIsNoTour(String kind, String board, int row, int column, String reason) {
        int[] sides =
                Stream.of(board.split(" x ", -1)).mapToInt(Integer::parseInt).toArray();
        TourProblem problem =
                kind.equals("open") ? TourProblem.open(sides[0], sides[1]) : TourProblem.closed(sides[0], sides[1]);
        assertThat(Tours.whyNone(problem.startingAt(row, column)))
                .hasValueSatisfying(why -> assertThat(why).startsWith(reason));
    }
}
