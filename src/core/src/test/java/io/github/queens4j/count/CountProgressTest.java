package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountProgressTest {

    /** After ten seconds. */
    @ParameterizedTest(name = "{6}")
    @CsvSource({
        "10, 0, 100, 0.25, 0, 30, the rest takes as long as its cost says",
        "60, 50, 100, 0.75, 0.5, 10, resumed units do not make a run look fast",
        "50, 50, 100, 0.5, 0.5, , what a checkpoint brought says nothing of the speed",
        "51, 50, 100, 0.509, 0.5, , nor does less than a hundredth after it",
        "9, 0, 1000, 0.009, 0, , nothing is foretold before a hundredth of the cost",
        "10, 0, 1000, 0.01, 0, 990, from then on it is",
        "100, 100, 100, 1, 1, 0, nothing remains where all was resumed",
        "100, 3, 100, 1, 0.1, 0, nothing remains at the end"
    })
    void theTimeThatRemains(
            int done, int resumed, int total, double fraction, double before, @Nullable Long seconds, String why) {
        CountProgress progress = new CountProgress(done, resumed, total, fraction, before, Duration.ofSeconds(10));
        assertThat(progress.remaining())
                .as(why)
                .isEqualTo(Optional.ofNullable(seconds).map(Duration::ofSeconds));
    }
}
