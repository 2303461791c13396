package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ProgressDisplayTest {

    @Test
    void timesAreReadable() {
        assertThat(ProgressDisplay.text(Duration.ZERO)).isEqualTo("0:00 min");
        assertThat(ProgressDisplay.text(Duration.ofMillis(61_900))).isEqualTo("1:01 min");
        assertThat(ProgressDisplay.text(Duration.ofHours(50).plusSeconds(83))).isEqualTo("50:01:23 h");
    }
}
