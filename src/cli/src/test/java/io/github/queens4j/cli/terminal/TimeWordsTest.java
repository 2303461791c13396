package io.github.queens4j.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeWordsTest {

    @ParameterizedTest
    @CsvSource({
        "PT0S, 0 s", "PT9.9S, 9 s", "PT59S, 59 s", "PT2M10S, 2 min 10 s",
        "PT60M, 1 h 0 min", "PT3H12M59S, 3 h 12 min", "P2DT5H40M, 2 d 5 h", "P365000D, a thousand years or more"
    })
    void twoUnitsAreEnough(Duration time, String words) {
        assertThat(TimeWords.of(time)).isEqualTo(words);
    }
}
