package io.github.queens4j.cover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CoverTest {

    /** Twelve short attempts, for which chance breaks ties, then ever longer ones. */
    @Test
    void attemptsGrowAfterTheShortOnes() {
        for (int attempt = 1; attempt <= 12; attempt++) {
            assertThat(Cover.nodes(attempt, 10)).isEqualTo(520);
        }
        assertThat(Cover.nodes(13, 10)).isEqualTo(520 * 128);
        assertThat(Cover.nodes(14, 10)).isEqualTo(520 * 128 * 128);
    }
}
