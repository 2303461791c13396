package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.count.CountJob;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountStatusTest {

    private static String text(double fraction, int seconds, @Nullable Integer left, int now) {
        return SplitOptions.CountStatus.text(
                fraction,
                Duration.ofSeconds(seconds),
                Optional.ofNullable(left).map(Duration::ofSeconds),
                Duration.ofSeconds(now));
    }

    @Test
    void noTimeIsNamedBeforeItIsEstimated() {
        SplitOptions.CountStatus status = new SplitOptions.CountStatus();
        assertThat(status.get()).isEmpty();
        CountJob.of(4).onProgress(status).run();
        assertThat(status.get()).isEqualTo("100.0 %, about 0 s left");
        assertThat(text(0.009, 3, null, 3)).isEqualTo("0.9 %");
        assertThat(text(0.06, 3, 47, 3)).isEqualTo("6.0 %, about 47 s left");
    }

    @Test
    void theTimeLeftGoesDownBetweenUnits() {
        assertThat(text(0.5, 30, 30, 30)).endsWith("about 30 s left");
        assertThat(text(0.5, 30, 30, 50)).endsWith("about 10 s left");
        assertThat(text(0.5, 30, 30, 90)).endsWith("about 0 s left");
    }

    @ParameterizedTest
    @CsvSource({
        "PT0S, 0 s", "PT9.9S, 9 s", "PT59S, 59 s", "PT2M10S, 2 min 10 s",
        "PT60M, 1 h 0 min", "PT3H12M59S, 3 h 12 min", "P2DT5H40M, 2 d 5 h", "P365000D, a thousand years or more"
    })
    void twoUnitsOfTimeAreEnough(Duration time, String words) {
        assertThat(Action.text(time)).isEqualTo(words);
    }
}
