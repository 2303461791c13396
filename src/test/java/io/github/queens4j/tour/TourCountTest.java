package io.github.queens4j.tour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.contract.Interruption;
import java.time.Duration;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TourCountTest {

    /** OEIS A165134. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 0", "3, 0", "4, 0", "5, 1728"})
    void directedOpenToursOfSquareBoards(int n, long tours) {
        assertThat(Tours.countOpen(n, n)).isEqualTo(tours);
    }

    /** OEIS A165134. */
    @Test
    @Tag("slow")
    void directedOpenToursOfSixRows() {
        assertThat(Tours.countOpen(6, 6)).isEqualTo(6_637_920);
    }

    /** OEIS A001230, for even n; on an odd number of squares there is none. */
    @ParameterizedTest
    @CsvSource({"2, 0", "4, 0", "5, 0", "6, 9862", "7, 0", "9, 0"})
    void undirectedClosedToursOfSquareBoards(int n, long tours) {
        assertThat(Tours.countClosed(n, n)).isEqualTo(tours);
    }

    /** OEIS A070030. */
    @ParameterizedTest
    @CsvSource({"8, 0", "9, 0", "10, 16", "12, 176", "14, 1536", "16, 15424", "18, 147728", "20, 1448416"})
    void undirectedClosedToursOfThreeRows(int columns, long tours) {
        assertThat(Tours.countClosed(3, columns)).isEqualTo(tours);
        assertThat(Tours.countClosed(columns, 3)).isEqualTo(tours);
    }

    @Property(tries = 60)
    void countsAsManyOpenToursAsTheReferenceFinds(
            @ForAll @IntRange(min = 1, max = 5) int rows, @ForAll @IntRange(min = 1, max = 8) int columns) {
        Assume.that(rows * columns <= 24);
        assertThat(Tours.countOpen(rows, columns)).isEqualTo(Reference.open(rows, columns));
    }

    /** OEIS A383661, at 15 and 20; an odd number of squares has none, nor have four rows. */
    @ParameterizedTest
    @CsvSource({"4, 0", "6, 8", "8, 44202", "9, 0"})
    void undirectedClosedToursOfFiveRows(int columns, long tours) {
        assertThat(Tours.countClosed(5, columns)).isEqualTo(tours);
        assertThat(Tours.countClosed(columns, 5)).isEqualTo(tours);
    }

    @Test
    void countsAsManyClosedToursAsTheReferenceFinds() {
        assertThat(Tours.countClosed(3, 10)).isEqualTo(Reference.closed(3, 10));
    }

    /** Two ways to the same number: states of a frontier, and a search that visits each tour. */
    @ParameterizedTest
    @CsvSource({"4, 7", "5, 6", "3, 11"})
    void countsAsManyOpenToursAsAVisitFinds(int rows, int columns) {
        long visited = 0;
        for (int square = 0; square < rows * columns; square++) {
            TourProblem from = TourProblem.open(rows, columns).startingAt(square / columns, square % columns);
            visited += Tours.visit(from, tour -> Visit.CONTINUE).tours();
        }
        assertThat(Tours.countOpen(rows, columns)).isEqualTo(visited);
    }

    /** Starts and counts come from different code: a board has tours if and only if its count says so. */
    @Test
    void aCountIsPositiveWhereThereIsATour() {
        for (int rows = 1; rows <= 4; rows++) {
            for (int columns = 1; columns <= 14; columns++) {
                assertThat(Tours.countOpen(rows, columns) > 0)
                        .isEqualTo(Tours.open(rows, columns).isPresent());
                assertThat(Tours.countClosed(rows, columns) > 0)
                        .isEqualTo(Tours.closed(rows, columns).isPresent());
            }
        }
    }

    @Test
    void neverGivesAWrongNumberWhereLongEnds() {
        long last = 0;
        int columns = 5;
        while (true) {
            try {
                long count = Tours.countOpen(4, columns);
                assertThat(count).isGreaterThan(last);
                last = count;
                columns++;
            } catch (ArithmeticException e) {
                assertThat(e).hasMessageMatching(".*does not fit a long|long overflow");
                break;
            }
        }
        assertThat(columns).isGreaterThan(20);
        assertThat(last).isGreaterThan(Long.MAX_VALUE / 100);
        assertThatThrownBy(() -> Tours.countOpen(4, 60)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Tours.countClosed(200, 3)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void refusesBoardsThatAreTooWide() {
        assertThatThrownBy(() -> Tours.countOpen(8, 9))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at most 7")
                .hasMessageContaining("8 x 9");
    }

    @Test
    void endsPromptlyWhenInterrupted() throws InterruptedException {
        Interruption.of(() -> Tours.countOpen(6, 7)).assertPrompt(Duration.ofSeconds(2));
        Interruption.assertRefused(() -> Tours.countClosed(6, 6));
    }

    /** From the same tables as A165134 and A001230; minutes. */
    @Test
    @Tag("long")
    void largerBoards() {
        assertThat(Tours.countClosed(6, 7)).isEqualTo(1_067_638);
        assertThat(Tours.countClosed(6, 8)).isEqualTo(55_488_142);
    }
}
