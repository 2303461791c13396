package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What follows from the figures. */
class CountProgressTest {

    private static final Duration TEN = Duration.ofSeconds(10);

    @Test
    void theRestTakesAsLongAsItsCostSays() {
        CountProgress quarter = new CountProgress(10, 0, 100, 0.25, 0, TEN);
        assertThat(quarter.remaining()).contains(Duration.ofSeconds(30));
    }

    @Test
    void resumedUnitsDoNotMakeARunLookFast() {
        CountProgress resumed = new CountProgress(60, 50, 100, 0.75, 0.5, TEN);
        assertThat(resumed.remaining()).contains(TEN);
    }

    @Test
    void nothingIsForetoldBeforeTheFirstUnit() {
        CountProgress begun = new CountProgress(50, 50, 100, 0.5, 0.5, TEN);
        assertThat(begun.remaining()).isEmpty();
        assertThat(new CountProgress(1, 0, 2, 0, 0, TEN).remaining()).isEmpty();
    }

    @Test
    void nothingRemainsAtTheEnd() {
        assertThat(new CountProgress(100, 100, 100, 1, 1, Duration.ZERO).remaining())
                .contains(Duration.ZERO);
        assertThat(new CountProgress(100, 3, 100, 1, 0.1, TEN).remaining()).contains(Duration.ZERO);
    }

    @Test
    void figuresOutOfRangeAreRefused() {
        assertThatThrownBy(() -> new CountProgress(0, 0, 0, 0, 0, TEN))
                .hasMessageContaining("unitsTotal must be at least 1");
        assertThatThrownBy(() -> new CountProgress(4, 0, 3, 0, 0, TEN))
                .hasMessageContaining("unitsDone must be between 0 and 3");
        assertThatThrownBy(() -> new CountProgress(2, 3, 3, 0, 0, TEN)).hasMessageContaining("unitsResumed");
        assertThatThrownBy(() -> new CountProgress(0, 0, 1, Double.NaN, 0, TEN))
                .hasMessage("fraction must be between 0 and 1.0, but is NaN");
        assertThatThrownBy(() -> new CountProgress(0, 0, 1, 0.5, 0.6, TEN))
                .hasMessage("fractionResumed must be between 0 and 0.5, but is 0.6");
        assertThatThrownBy(() -> new CountProgress(0, 0, 1, 0, 0, null)).isInstanceOf(NullPointerException.class);
    }
}
