package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class RemainingTimeTest {

    @Test
    void timesAreReadable() {
        assertThat(CountCommand.text(Duration.ZERO)).isEqualTo("0:00 min");
        assertThat(CountCommand.text(Duration.ofMillis(61_900))).isEqualTo("1:01 min");
        assertThat(CountCommand.text(Duration.ofHours(50).plusSeconds(83))).isEqualTo("50:01:23 h");
    }
}
