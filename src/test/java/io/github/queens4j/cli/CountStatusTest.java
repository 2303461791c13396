package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.count.CountProgress;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CountStatusTest {

    private static String text(int columns, double fraction, double resumed, int seconds) {
        CountStatus status = new CountStatus("counting n = 20:", () -> Duration.ofSeconds(seconds));
        int done = (int) (1000 * fraction);
        status.accept(
                new CountProgress(done, (int) (1000 * resumed), 1000, fraction, resumed, Duration.ofSeconds(seconds)));
        return status.apply(columns);
    }

    private static String words(double fraction, double resumed, int seconds) {
        return text(80, fraction, resumed, seconds).replaceFirst(" \\[.*]", "");
    }

    @Test
    void theBarTakesTheRoomThereIs() {
        assertThat(text(77, 0.25, 0, 30))
                .isEqualTo("counting n = 20: [======                     ] 25.0 %, about 1 min 30 s left");
        assertThat(text(300, 0.5, 0, 30)).contains("[" + "=".repeat(30) + " ".repeat(30) + "]");
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 45, 46, 47, 55, 60, 70, 77, 120})
    void itIsNoWiderThanTheRoom(int columns) {
        assertThat(text(columns, 0.99, 0, 100_000).length()).isLessThanOrEqualTo(columns);
    }

    @Test
    void aNarrowWindowHasNoBar() {
        assertThat(text(50, 0.25, 0, 30)).isEqualTo("counting n = 20: 25.0 %, about 1 min 30 s left");
        assertThat(text(40, 0.25, 0, 30)).isEqualTo("counting n = 20: 25.0 %");
    }

    @Test
    void beforeAHundredthIsDoneTheTimeIsThatOfNow() {
        assertThat(words(0.009, 0, 3)).isEqualTo("counting n = 20:  0.9 %, 3 s");
        assertThat(words(0.06, 0, 3)).isEqualTo("counting n = 20:  6.0 %, about 47 s left");
    }

    @Test
    void theTimeLeftGoesDownBetweenUnits() {
        Duration[] now = {Duration.ofSeconds(30)};
        CountStatus status = new CountStatus("counting n = 24:", () -> now[0]);
        status.accept(new CountProgress(500, 0, 1000, 0.5, 0, Duration.ofSeconds(30)));
        assertThat(status.apply(80)).endsWith("about 30 s left");
        now[0] = Duration.ofSeconds(50);
        assertThat(status.apply(80)).endsWith("about 10 s left");
        now[0] = Duration.ofSeconds(90);
        assertThat(status.apply(80)).endsWith("about 0 s left");
    }

    @Test
    void beforeTheFirstUnitThereIsNoMoreToSay() {
        assertThat(CountStatus.of("counting n = 20:").apply(80)).isEqualTo("counting n = 20:");
    }
}
