package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.count.CountProgress;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class CountStatusTest {

    private static String text(double fraction, int seconds, int now) {
        CountStatus status = new CountStatus();
        int done = (int) (1000 * fraction);
        status.accept(new CountProgress(done, 0, 1000, fraction, 0, Duration.ofSeconds(seconds)));
        return status.text(Duration.ofSeconds(now));
    }

    @Test
    void beforeAHundredthIsDoneNoTimeIsEstimated() {
        assertThat(new CountStatus().get()).isEmpty();
        assertThat(text(0.009, 3, 3)).isEqualTo("0.9 %, 3 s elapsed");
        assertThat(text(0.06, 3, 3)).isEqualTo("6.0 %, 3 s elapsed, about 47 s left");
    }

    @Test
    void theTimeLeftGoesDownBetweenUnits() {
        assertThat(text(0.5, 30, 30)).endsWith("about 30 s left");
        assertThat(text(0.5, 30, 50)).endsWith("about 10 s left");
        assertThat(text(0.5, 30, 90)).endsWith("about 0 s left");
    }
}
