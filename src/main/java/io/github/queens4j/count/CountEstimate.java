package io.github.queens4j.count;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;

/**
 * What a count would cost on one thread of this machine, measured on a random sample of its units.
 *
 * <p>Units differ most between terms, that is, by the number of white queens on even rows and columns; so each term is sampled by
 * itself. Within a term the time of a unit is taken to be proportional to its {@link CountUnit#cost()}; the error is that
 * of this ratio.
 *
 * <p>Immutable and safe for concurrent use.
 *
 * @param n board size
 * @param terms the shares of the terms, by their number of queens
 */
public record CountEstimate(int n, List<Share> terms) {

    /**
     * The share of one term.
     *
     * @param queens white queens on even rows and columns
     * @param units units of the term
     * @param sampled units measured
     * @param seconds estimated time of all units on one thread, in seconds
     * @param error standard error of that, in seconds; 0 where every unit was measured, NaN where only one of several was
     */
    public record Share(int queens, int units, int sampled, double seconds, double error) {}

    /**
     * Copies the list.
     *
     * @param n board size
     * @param terms the shares of the terms
     */
    public CountEstimate {
        terms = List.copyOf(terms);
    }

    /**
     * Measures. Takes the time of the units sampled, and of one more for each term, to warm up.
     *
     * @param n board size, 0 to {@link CountPlan#LARGEST_N}
     * @param samples units to be measured for each term, at least 1; fewer where a term has fewer
     * @param random chooses the units
     * @return the estimate
     * @throws IllegalArgumentException if n is negative or samples less than 1
     * @throws ArithmeticException if n is too large
     * @throws java.util.concurrent.CancellationException if the thread is interrupted; the flag stays set
     */
    public static CountEstimate of(int n, int samples, RandomGenerator random) {
        Objects.requireNonNull(random, "random");
        if (samples < 1) {
            throw new IllegalArgumentException("samples must be at least 1, but is " + samples);
        }
        CountPlan plan = CountPlan.of(n);
        List<Share> shares = new ArrayList<>();
        for (int term = 0; term < plan.terms(); term++) {
            shares.add(share(plan, term, samples, random));
        }
        return new CountEstimate(n, shares);
    }

    private static Share share(CountPlan plan, int term, int samples, RandomGenerator random) {
        int from = plan.firstUnit(term);
        int units = plan.firstUnit(term + 1) - from;
        int[] chosen = random.ints(from, from + units)
                .distinct()
                .limit(Math.min(samples, units))
                .toArray();
        CountUnit warm = plan.units().get(chosen[0]);
        warm.call();
        double[] costs = new double[chosen.length];
        double[] times = new double[chosen.length];
        double cost = 0;
        double time = 0;
        for (int i = 0; i < chosen.length; i++) {
            costs[i] = plan.cost(chosen[i]);
            times[i] = seconds(plan.units().get(chosen[i]));
            cost += costs[i];
            time += times[i];
        }
        double ratio = time / cost;
        double whole = ratio * plan.termCost(term);
        return new Share(
                plan.queens(term), units, chosen.length, whole, error(costs, times, ratio, units) * whole / time);
    }

    private static double seconds(CountUnit unit) {
        long before = System.nanoTime();
        unit.call();
        return (System.nanoTime() - before) / 1e9;
    }

    /** The standard error of the sum of the sampled times, with the finite population correction. */
    private static double error(double[] costs, double[] times, double ratio, int units) {
        int sampled = costs.length;
        if (sampled == units) {
            return 0;
        }
        double squares = 0;
        for (int i = 0; i < sampled; i++) {
            double residual = times[i] - ratio * costs[i];
            squares += residual * residual;
        }
        return sampled == 1
                ? Double.NaN
                : Math.sqrt(squares / (sampled - 1) * sampled * (1 - (double) sampled / units));
    }

    /**
     * The estimated time of the whole count on one thread, on a machine as busy as during the measurement.
     *
     * @return seconds of one thread
     */
    public double seconds() {
        return terms.stream().mapToDouble(Share::seconds).sum();
    }

    /**
     * The standard error of {@link #seconds}.
     *
     * @return seconds
     */
    public double error() {
        return Math.sqrt(terms.stream()
                .mapToDouble(share -> share.error() * share.error())
                .sum());
    }
}
