package io.github.queens4j.count;

import io.github.queens4j.search.Require;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * What a count would cost on one thread of this machine, measured on a random sample of its units.
 *
 * <pre>{@code
 * CountEstimate estimate = CountEstimate.of(CountPlan.of(24)).limit(Duration.ofMinutes(1)).run();
 * double hours = estimate.seconds() / 3600;
 * }</pre>
 *
 * <p>Units differ most between terms, that is, by the number of white queens on even rows and columns; so each term is
 * sampled separately. Within a term the time of a unit is taken to be proportional to its
 * {@linkplain CountPlan#cost(int) cost}: the ratio estimator of sampling theory (W. G. Cochran, Sampling Techniques,
 * 3rd edition, chapter 6), whose standard error is given. Where there was no time for a term, the larger ones of all
 * measured units give the ratio, and where there are none, it is that of the machine that the cost was fitted on.
 *
 * <p>An immutable value.
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
     * @param sampled units measured; 0 if there was no time for any
     * @param seconds estimated time of all units on one thread, in seconds
     * @param error standard error of that, in seconds; 0 where every unit was measured, NaN where only one of several
     *     was, or none
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
     * A measurement of five units of each term, chosen by the seed 1, on one thread, without a limit of time and
     * without listener.
     *
     * @param plan of a board size or a puzzle
     * @return the measurement, not yet running
     */
    public static Job of(CountPlan plan) {
        Objects.requireNonNull(plan, "plan");
        return new Job(plan, 5, Long.MAX_VALUE, 1, 1, progress -> {});
    }

    /** A measurement that can be run. Immutable and safe for concurrent use: each method returns another one. */
    public static final class Job {

        final CountPlan plan;
        final int samples;

        /** Nanoseconds. */
        final long limit;

        final long seed;
        final int threads;
        final Consumer<? super CountProgress> listener;

        private Job(
                CountPlan plan,
                int samples,
                long limit,
                long seed,
                int threads,
                Consumer<? super CountProgress> listener) {
            this.plan = plan;
            this.samples = samples;
            this.limit = limit;
            this.seed = seed;
            this.threads = threads;
            this.listener = listener;
        }

        /**
         * Measures another number of units.
         *
         * @param samples units of each term, at least 1; fewer where a term has fewer
         * @return a measurement of so many units
         * @throws IllegalArgumentException if the number is less than 1
         */
        public Job samples(int samples) {
            Require.atLeast(1, "samples", samples);
            return new Job(plan, samples, limit, seed, threads, listener);
        }

        /**
         * Measures within a time: cheap units first, then units of each term in proportion to its cost. A unit that is
         * not done by then is stopped and left out, and none is tried whose estimated cost is more than two fifths of
         * that time; {@link Share#sampled} says what was measured.
         *
         * @param limit the wall-clock time, more than zero; the estimate is there within a second after it
         * @return a measurement with that limit
         * @throws IllegalArgumentException if the limit is not more than zero
         */
        public Job limit(Duration limit) {
            if (limit.compareTo(Duration.ZERO) <= 0) {
                throw new IllegalArgumentException("limit must be more than zero, but is " + limit);
            }
            return new Job(plan, samples, TimeUnit.NANOSECONDS.convert(limit), seed, threads, listener);
        }

        /**
         * Chooses other units.
         *
         * @param seed any number; the same one chooses the same units
         * @return a measurement of these
         */
        public Job seed(long seed) {
            return new Job(plan, samples, limit, seed, threads, listener);
        }

        /**
         * Measures on several threads at once, under the conditions that a {@link CountJob} with as many threads meets.
         *
         * @param threads at least 1; with more than there are processors the time of each unit comes out too long
         * @return a measurement with that number of threads
         * @throws IllegalArgumentException if the number is less than 1
         */
        public Job threads(int threads) {
            Require.atLeast(1, "threads", threads);
            return new Job(plan, samples, limit, seed, threads, listener);
        }

        /**
         * Notifies a listener, on the thread that called {@link #run}, of the progress after each unit.
         *
         * @param listener the listener; replaces an earlier one. What it throws ends the measurement and reaches the
         *     caller unchanged
         * @return a measurement with that listener
         */
        public Job onProgress(Consumer<? super CountProgress> listener) {
            Objects.requireNonNull(listener, "listener");
            return new Job(plan, samples, limit, seed, threads, listener);
        }

        /**
         * Measures. Takes the time of the units sampled; where these are short, up to half a second more for each term,
         * to warm up.
         *
         * @return the estimate
         * @throws CancellationException if the thread is interrupted; the flag stays set, and no thread is left running
         */
        public CountEstimate run() {
            return new EstimateRun(
                            this,
                            System::nanoTime,
                            unit -> plan.units().get(unit).call())
                    .run();
        }
    }

    /**
     * The share of a term, from the costs and times of the sampled units.
     *
     * @param termCost of all units
     */
    static Share share(int queens, int units, double termCost, double[] costs, double[] seconds) {
        int sampled = costs.length;
        double cost = Arrays.stream(costs).sum();
        double time = Arrays.stream(seconds).sum();
        if (cost <= 0 || time <= 0) {
            // Too small for the model, or for the clock.
            return new Share(queens, units, sampled, time / sampled * units, 0);
        }
        double ratio = time / cost;
        double whole = ratio * termCost;
        return new Share(queens, units, sampled, whole, error(costs, seconds, ratio, units) * whole / time);
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

    /** {@return the estimated time of the whole count on one thread, as busy as it was then, in seconds} */
    public double seconds() {
        return terms.stream().mapToDouble(Share::seconds).sum();
    }

    /** {@return the standard error of {@link #seconds}, in seconds; NaN if that of a term is} */
    public double error() {
        return Math.sqrt(terms.stream()
                .mapToDouble(share -> share.error() * share.error())
                .sum());
    }
}
