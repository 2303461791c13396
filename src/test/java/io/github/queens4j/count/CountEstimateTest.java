package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** An estimate covers all units of all terms, and says how many it measured. */
class CountEstimateTest {

    @Test
    void coversAllUnits() {
        CountEstimate estimate = CountEstimate.of(16, 2, new Random(1));
        assertThat(estimate.n()).isEqualTo(16);
        assertThat(estimate.terms().stream()
                        .mapToInt(CountEstimate.Share::units)
                        .sum())
                .isEqualTo(CountPlan.of(16).units().size());
        assertThat(estimate.terms()).extracting(CountEstimate.Share::queens).containsExactly(0, 1, 2, 3, 4);
        assertThat(estimate.terms()).allSatisfy(share -> {
            assertThat(share.sampled()).isEqualTo(Math.min(2, share.units()));
            assertThat(share.seconds()).isNotNegative();
        });
        assertThat(estimate.seconds()).isPositive();
        assertThat(estimate.error()).isNotNegative();
    }

    @Test
    void allUnitsMeasuredLeaveNoError() {
        assertThat(CountEstimate.of(8, 1000, new Random(2)).error()).isZero();
    }

    @Test
    void refusesWhatItCannotMeasure() {
        Random random = new Random(3);
        assertThatThrownBy(() -> CountEstimate.of(8, 0, random))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("samples must be at least 1, but is 0");
        assertThatThrownBy(() -> CountEstimate.of(-1, 1, random)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> CountEstimate.of(29, 1, random)).isInstanceOf(ArithmeticException.class);
    }
}
