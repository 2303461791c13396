package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BoardTest {

    @Test
    void boardsAreValues() {
        assertThat(Board.of(1, 3, 0, 2)).isEqualTo(Board.of(1, 3, 0, 2)).isNotEqualTo(Board.of(2, 0, 3, 1));
    }
}
