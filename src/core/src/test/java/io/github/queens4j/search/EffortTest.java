package io.github.queens4j.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.contract.Interruption;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EffortTest {

    @Test
    void isSpentAfterItsNodes() {
        Effort effort = Effort.of(3, 8);
        for (int node = 0; node < 3; node++) {
            assertThat(effort.spend()).isTrue();
        }
        assertThat(effort.isSpent()).isFalse();
        assertThat(effort.spend()).isFalse();
        assertThat(effort.isSpent()).isTrue();
        assertThat(effort.spent()).isEqualTo(3);
    }

    @Test
    void servesOneSearchAfterAnother() {
        Effort effort = Effort.of(0);
        assertThat(effort.spend()).isFalse();
        effort.allow(2);
        assertThat(effort.isSpent()).isFalse();
        assertThat(effort.spent()).isZero();
        effort.spendOrThrow();
        assertThat(effort.spent()).isEqualTo(1);
    }

    /** At once, then each 512 steps, of which a node on a large board takes n / 16. */
    @ParameterizedTest
    @CsvSource({"1, 512", "31, 512", "32, 256", "160, 52", "100000, 1"})
    void looksAtTheInterruptFlagNowAndThen(int n, int period) {
        Effort effort = Effort.unlimited(n);
        effort.spend();
        Thread.currentThread().interrupt();
        try {
            for (int i = 1; i < period; i++) {
                assertThat(effort.spend()).isTrue();
            }
            assertThatThrownBy(effort::spend).isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        Interruption.assertRefused(() -> Effort.unlimited(n).spend());
    }
}
