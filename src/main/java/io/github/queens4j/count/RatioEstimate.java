package io.github.queens4j.count;

import java.util.Arrays;

/**
 * What a whole takes, by the time that some of its units took: as much for each unit of cost as they did (the ratio
 * estimator of sampling theory; W. G. Cochran, Sampling Techniques, 3rd edition, chapter 6).
 *
 * @param seconds estimated time of all units
 * @param error its standard error; 0 where every unit was measured, NaN where only one of several was
 */
record RatioEstimate(double seconds, double error) {

    /**
     * Estimates from a random sample.
     *
     * @param costs of the units that were measured, at least one
     * @param seconds that they took
     * @param wholeCost of all units
     * @param units number of all units
     */
    static RatioEstimate of(double[] costs, double[] seconds, double wholeCost, int units) {
        int sampled = costs.length;
        double cost = Arrays.stream(costs).sum();
        double time = Arrays.stream(seconds).sum();
        if (cost <= 0 || time <= 0) {
            // Too small for the model, or for the clock.
            return new RatioEstimate(time / sampled * units, 0);
        }
        double ratio = time / cost;
        double whole = ratio * wholeCost;
        return new RatioEstimate(whole, error(costs, seconds, ratio, units) * whole / time);
    }

    /** The standard error of the sum of the sampled times, with the finite population correction. */
    private static double error(double[] costs, double[] seconds, double ratio, int units) {
        int sampled = costs.length;
        if (sampled == units) {
            return 0;
        }
        if (sampled == 1) {
            return Double.NaN;
        }
        double squares = 0;
        for (int i = 0; i < sampled; i++) {
            double residual = seconds[i] - ratio * costs[i];
            squares += residual * residual;
        }
        return Math.sqrt(squares / (sampled - 1) * sampled * (1 - (double) sampled / units));
    }
}
