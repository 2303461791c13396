package io.github.queens4j.tour;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.tour.TourTheory.Verdict;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

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
                    Verdict verdict =
                            TourTheory.of(TourProblem.open(rows, columns).startingAt(row, column));
                    assertThat(verdict)
                            .as("%d x %d from %d, %d", rows, columns, row, column)
                            .isNotEqualTo(exists ? Verdict.NONE : Verdict.SOME);
                }
                assertThat(TourTheory.of(TourProblem.open(rows, columns))).isEqualTo(any ? Verdict.SOME : Verdict.NONE);
                assertThat(TourTheory.of(TourProblem.closed(rows, columns)))
                        .as("closed %d x %d", rows, columns)
                        .isEqualTo(Reference.closed(rows, columns) > 0 ? Verdict.SOME : Verdict.NONE);
            }
        }
    }

    /** From five rows and columns on, theory knows every start. */
    @Property(tries = 100)
    void decidesAllLargerBoards(
            @ForAll @IntRange(min = 5, max = 1000) int rows,
            @ForAll @IntRange(min = 5, max = 1000) int columns,
            @ForAll @IntRange(min = 0, max = 999) int row,
            @ForAll @IntRange(min = 0, max = 999) int column) {
        Assume.that(row < rows && column < columns);
        Verdict verdict = TourTheory.of(TourProblem.open(rows, columns).startingAt(row, column));
        boolean fits = rows * columns % 2 == 0 || (row + column) % 2 == 0;
        assertThat(verdict).isEqualTo(fits ? Verdict.SOME : Verdict.NONE);
    }

    @Test
    void leavesThinBoardsToASearch() {
        assertThat(TourTheory.of(TourProblem.open(3, 8).startingAt(1, 2))).isEqualTo(Verdict.UNDECIDED);
        assertThat(TourTheory.of(TourProblem.open(9, 4).startingAt(1, 3))).isEqualTo(Verdict.UNDECIDED);
        assertThat(TourTheory.of(TourProblem.open(9, 4).startingAt(1, 2))).isEqualTo(Verdict.NONE);
        assertThat(TourTheory.of(TourProblem.open(7, 3).startingAt(0, 1))).isEqualTo(Verdict.NONE);
    }
}
