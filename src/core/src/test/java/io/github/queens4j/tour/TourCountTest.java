package io.github.queens4j.tour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.contract.Interruption;
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
    @Test
    @Tag("long")
    void directedOpenToursOfSixRows() {
        assertThat(Tours.countOpen(6, 6)).isEqualTo(6_637_920);
    }

    /** OEIS A001230 for even squares, A070030 for three rows, A383661 for five; four rows and odd boards have none. */
    @ParameterizedTest
    @CsvSource({
        "2, 2, 0", "4, 4, 0", "5, 5, 0", "6, 6, 9862",
        "7, 7, 0", "9, 9, 0", "3, 8, 0", "3, 9, 0",
        "3, 10, 16", "3, 12, 176", "3, 16, 15424", "3, 20, 1448416",
        "5, 4, 0", "5, 6, 8", "5, 8, 44202", "5, 9, 0"
    })
    void undirectedClosedTours(int rows, int columns, long tours) {
        assertThat(Tours.countClosed(rows, columns)).isEqualTo(tours);
        assertThat(Tours.countClosed(columns, rows)).isEqualTo(tours);
    }

    @Property(tries = 60)
    void countsAsManyOpenToursAsTheReferenceFinds(
            @ForAll @IntRange(min = 1, max = 5) int rows, @ForAll @IntRange(min = 1, max = 8) int columns) {
        Assume.that(rows * columns <= 24);
        assertThat(Tours.countOpen(rows, columns)).isEqualTo(Reference.open(rows, columns));
    }

    /** OEIS A165134 for 5 x 5; the others {@link Reference} finds in 97 seconds. */
    @ParameterizedTest
    @CsvSource({"5, 5, 1728", "3, 10, 6096", "4, 7, 12756", "5, 6, 37568"})
    void countsTheOpenToursOfLargerBoards(int rows, int columns, long tours) {
        assertThat(Tours.countOpen(rows, columns)).isEqualTo(tours);
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
        int columns = 25;
        try {
            while (true) {
                long count = Tours.countOpen(4, columns++);
                assertThat(count).isGreaterThan(last);
                last = count;
            }
        } catch (ArithmeticException e) {
            assertThat(e).hasMessageMatching(".*does not fit a long|long overflow");
        }
        assertThat(last).isGreaterThan(Long.MAX_VALUE / 100);
        assertThatThrownBy(() -> Tours.countOpen(4, 60)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Tours.countClosed(200, 3)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void endsPromptlyWhenInterrupted() throws InterruptedException {
        Interruption.of(() -> Tours.countOpen(6, 7)).assertPrompt();
        Interruption.assertRefused(() -> Tours.countClosed(6, 6));
    }
}
