package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** The arithmetic behind an estimate: figures worked out by hand, and a population that is sampled many times. */
class CountEstimateShareTest {

    private static final Offset<Double> ROUNDING = within(1e-12);

    private static CountEstimate.Share share(double[] costs, double[] seconds, double termCost, int units) {
        CountEstimate.Share share = CountEstimate.share(7, units, termCost, costs, seconds);
        assertThat(share.queens()).isEqualTo(7);
        assertThat(share.units()).isEqualTo(units);
        assertThat(share.sampled()).isEqualTo(costs.length);
        return share;
    }

    private static void assertShare(CountEstimate.Share share, double seconds, double error) {
        assertThat(share.seconds()).isEqualTo(Double.valueOf(seconds));
        assertThat(share.error()).isEqualTo(Double.valueOf(error));
    }

    @Test
    void timesInProportionToCostsLeaveNoError() {
        CountEstimate.Share estimate = share(new double[] {1, 3}, new double[] {2, 6}, 10, 7);
        assertThat(estimate.seconds()).isEqualTo(20, ROUNDING);
        assertThat(estimate.error()).isEqualTo(0, ROUNDING);
    }

    /**
     * Ratio 2, residuals -1 and 1: the variance of a residual is 2, of the sum of two of four 2 * 2 * (1 - 1/2), and
     * the whole is twice the sum.
     */
    @Test
    void residualsAreTheError() {
        CountEstimate.Share estimate = share(new double[] {1, 1}, new double[] {1, 3}, 4, 4);
        assertThat(estimate.seconds()).isEqualTo(8, ROUNDING);
        assertThat(estimate.error()).isEqualTo(2 * Math.sqrt(2), ROUNDING);
    }

    /** Ratio 2 again, residuals 1, -1, 1, -1. */
    @Test
    void costsWeighTheResiduals() {
        CountEstimate.Share estimate = share(new double[] {1, 3, 2, 4}, new double[] {3, 5, 5, 7}, 40, 16);
        assertThat(estimate.seconds()).isEqualTo(80, ROUNDING);
        assertThat(estimate.error()).isEqualTo(4 * Math.sqrt(4.0 / 3 * 4 * 0.75), ROUNDING);
    }

    @Test
    void allUnitsLeaveNoErrorAndOneHasNone() {
        assertShare(share(new double[] {1, 1}, new double[] {1, 3}, 2, 2), 4, 0);
        assertShare(share(new double[] {1}, new double[] {3}, 1, 1), 3, 0);
        assertShare(share(new double[] {1}, new double[] {3}, 2, 2), 6, Double.NaN);
    }

    @Test
    void whereThereIsNoCostTheMeanCounts() {
        assertShare(share(new double[] {0, 0}, new double[] {1, 3}, 0, 6), 12, 0);
        assertShare(share(new double[] {1, 3}, new double[] {0, 0}, 8, 6), 0, 0);
    }

    /** The error is as large as estimates differ from the truth, which is known here. */
    @Test
    void theErrorIsThatOfTheEstimates() {
        Random random = new Random(1);
        double[] costs = random.doubles(100, 1, 3).toArray();
        double[] seconds = Arrays.stream(costs)
                .map(cost -> cost * random.nextDouble(0.5, 1.5))
                .toArray();
        double truth = Arrays.stream(seconds).sum();
        double wholeCost = Arrays.stream(costs).sum();
        double squares = 0;
        double errors = 0;
        int times = 4000;
        for (int i = 0; i < times; i++) {
            int[] chosen = random.ints(0, 100).distinct().limit(20).toArray();
            CountEstimate.Share estimate = share(
                    Arrays.stream(chosen).mapToDouble(unit -> costs[unit]).toArray(),
                    Arrays.stream(chosen).mapToDouble(unit -> seconds[unit]).toArray(),
                    wholeCost,
                    100);
            squares += Math.pow(estimate.seconds() - truth, 2) / times;
            errors += estimate.error() * estimate.error() / times;
        }
        assertThat(Math.sqrt(errors)).isEqualTo(Math.sqrt(squares), within(0.05 * Math.sqrt(squares)));
    }
}
