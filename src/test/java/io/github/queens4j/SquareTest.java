package io.github.queens4j;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SquareTest {

    @Test
    void isCalledAsPeopleCount() {
        assertThat(new Square(0, 0)).hasToString("row 0, column 0");
        assertThat(new Square(2, 4)).hasToString("row 2, column 4");
    }

    @Test
    void isNotNegative() {
        assertIllegal(() -> new Square(-1, 0), "row must be at least 0, but is -1");
        assertIllegal(() -> new Square(0, -2), "column must be at least 0, but is -2");
    }
}
