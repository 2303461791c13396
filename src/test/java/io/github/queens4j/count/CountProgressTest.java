package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;

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

    /** What a checkpoint brought says nothing of this run's speed. */
    @Test
    void nothingIsForetoldBeforeAHundredthOfTheCost() {
        assertThat(new CountProgress(50, 50, 100, 0.5, 0.5, TEN).remaining()).isEmpty();
        assertThat(new CountProgress(51, 50, 100, 0.509, 0.5, TEN).remaining()).isEmpty();
        assertThat(new CountProgress(9, 0, 1000, 0.009, 0, TEN).remaining()).isEmpty();
        assertThat(new CountProgress(10, 0, 1000, 0.01, 0, TEN).remaining()).contains(TEN.multipliedBy(99));
    }

    @Test
    void nothingRemainsAtTheEnd() {
        assertThat(new CountProgress(100, 100, 100, 1, 1, Duration.ZERO).remaining())
                .contains(Duration.ZERO);
        assertThat(new CountProgress(100, 3, 100, 1, 0.1, TEN).remaining()).contains(Duration.ZERO);
    }
}
