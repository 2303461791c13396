package io.github.queens4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The limit of what is read; the rest is tested through tours. */
class NumberTableTest {

    private static final int[][] TABLE = {{1, 2}, {4, 3}};

    @Test
    void asManyNumbersAsAllowedAreRead() {
        assertThat(NumberTable.read("a tour", NumberTable.plain(TABLE), 4)).isDeepEqualTo(TABLE);
        assertThat(NumberTable.read("a tour", NumberTable.grid(TABLE), 4)).isDeepEqualTo(TABLE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"1 2/4 3|3|6", "1 2 3/|2|4", "+-+/1!1!/ +-+/2!2!/ +-+/1|1|16"})
    void moreAreRefusedWhereTheyBegin(String text, int most, int position) {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> NumberTable.read("a tour", text.replace('/', '\n').replace('!', '|'), most))
                .withMessageStartingWith("text is not a tour at position " + position + " (")
                .withMessageContaining("expected no more than " + most + " squares");
    }
}
