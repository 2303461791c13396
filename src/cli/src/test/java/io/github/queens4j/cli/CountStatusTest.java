package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.count.CountJob;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CountStatusTest {

    private static String text(double fraction, int seconds, @Nullable Integer left, int now) {
        return CountStatus.text(
                fraction,
                Duration.ofSeconds(seconds),
                Optional.ofNullable(left).map(Duration::ofSeconds),
                Duration.ofSeconds(now));
    }

    @Test
    void noTimeIsNamedBeforeItIsEstimated() {
        CountStatus status = new CountStatus();
        assertThat(status.get()).isEmpty();
        CountJob.of(4).onProgress(status).run();
        assertThat(status.get()).isEqualTo("100.0 %, 0 s elapsed, about 0 s left");
        assertThat(text(0.009, 3, null, 3)).isEqualTo("0.9 %, 3 s elapsed");
        assertThat(text(0.06, 3, 47, 3)).isEqualTo("6.0 %, 3 s elapsed, about 47 s left");
    }

    @Test
    void theTimeLeftGoesDownBetweenUnits() {
        assertThat(text(0.5, 30, 30, 30)).endsWith("about 30 s left");
        assertThat(text(0.5, 30, 30, 50)).endsWith("about 10 s left");
        assertThat(text(0.5, 30, 30, 90)).endsWith("about 0 s left");
    }
}
