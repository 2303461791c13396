package io.github.queens4j.count;

import io.github.queens4j.search.Require;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntToDoubleFunction;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

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
 * 3rd edition, chapter 6), whose standard error is given. Units come from equal stretches of the term, one from each,
 * since neighbours are alike; the error is reckoned as if they came from the whole term. Where there was no time for a
 * term, the larger ones of all measured units give the ratio, and where there are none, it is that of the machine that
 * the cost was fitted on.
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

    /**
     * A measurement that can be run. Immutable and safe for concurrent use: each method returns another one, or throws
     * an {@link IllegalArgumentException} for a value out of range.
     */
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
            return new Run(
                            this,
                            System::nanoTime,
                            unit -> plan.units().get(unit).call())
                    .run();
        }
    }

    /** One run of a {@link Job}: counts units as far as there is time, and notes how long each takes. */
    static final class Run {

        /** Units of less cost, in nanoseconds, spend much of their time on code that is not compiled yet. */
        private static final double WARM = 4e9;

        /** So the first of each term is counted for so long before anything is measured, but not so often. */
        private static final double WARM_UP_SECONDS = 0.5;

        private static final int WARM_UPS = 100;

        /** The part of the limit that a unit may cost at most. */
        private static final double LARGEST = 0.4;

        /** Units of a term that together cost less than this part of the limit come before all others. */
        private static final double CHEAP = 0.01;

        private final Job job;
        private final CountPlan plan;
        private final LongSupplier clock;
        private final IntConsumer counter;
        private final long start;
        private final Map<Integer, Double> seconds = new HashMap<>();
        private double costMeasured;

        /** With a clock in nanoseconds, and what counts a unit by its index. */
        Run(Job job, LongSupplier clock, IntConsumer counter) {
            this.job = job;
            this.plan = job.plan;
            this.clock = clock;
            this.counter = counter;
            this.start = clock.getAsLong();
        }

        CountEstimate run() {
            RandomGenerator random = new SplittableRandom(job.seed);
            int[][] chosen = new int[plan.terms()][];
            Arrays.setAll(chosen, term -> choose(term, random));
            try {
                int[] cold = Arrays.stream(chosen)
                        .flatMapToInt(term -> Arrays.stream(term).limit(1))
                        .filter(unit -> plan.cost(unit) < Math.min(WARM, CHEAP * job.limit))
                        .toArray();
                run(cold, this::warmUp, warm -> {});
                measure(inOrder(chosen));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new CancellationException("the estimate for n = " + plan.n() + " was interrupted");
            }
            return new CountEstimate(plan.n(), List.copyOf(shares(chosen)));
        }

        /** A unit out of each of as many equal stretches; in any order, as there may not be time for all. */
        private int[] choose(int term, RandomGenerator random) {
            int[] units = IntStream.range(plan.firstUnit(term), plan.firstUnit(term + 1))
                    .filter(unit -> plan.cost(unit) <= LARGEST * job.limit)
                    .toArray();
            int parts = Math.min(job.samples, units.length);
            return random.ints(0, Math.max(1, parts))
                    .distinct()
                    .limit(parts)
                    .map(i -> units[random.nextInt(stretch(i, parts, units), stretch(i + 1, parts, units))])
                    .toArray();
        }

        /** Where one of the stretches begins. */
        private static int stretch(int part, int parts, int[] units) {
            return (int) ((long) units.length * part / parts);
        }

        /** Cheap units first; then in turn one of the term with the most cost for each of its units. */
        private int[] inOrder(int[][] chosen) {
            Map<Integer, Double> urgency = new LinkedHashMap<>();
            for (int term = 0; term < chosen.length; term++) {
                double termCost = plan.termCost(term);
                double cost = 0;
                for (int i = 0; i < chosen[term].length; i++) {
                    cost += plan.cost(chosen[term][i]);
                    urgency.put(chosen[term][i], cost < CHEAP * job.limit ? Double.MAX_VALUE : termCost / (i + 1));
                }
            }
            return urgency.entrySet().stream()
                    .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                    .mapToInt(Map.Entry::getKey)
                    .toArray();
        }

        private void measure(int[] units) throws InterruptedException {
            double cost = Arrays.stream(units).mapToDouble(plan::cost).sum();
            run(units, this::seconds, measured -> {
                seconds.put(measured.unit(), measured.seconds());
                costMeasured += plan.cost(measured.unit());
                long nanos = clock.getAsLong() - start;
                double part = Math.max(costMeasured, cost * nanos / job.limit);
                double fraction = CountProgress.fraction(part, cost, seconds.size() == units.length);
                job.listener.accept(
                        new CountProgress(seconds.size(), 0, units.length, fraction, 0, Duration.ofNanos(nanos)));
            });
        }

        private record Measured(int unit, double seconds) {}

        private void run(int[] units, IntToDoubleFunction time, Consumer<Measured> action) throws InterruptedException {
            List<Callable<Measured>> tasks = new ArrayList<>();
            for (int unit : units) {
                tasks.add(() -> new Measured(unit, time.applyAsDouble(unit)));
            }
            int threads = Math.min(job.threads, units.length);
            String name = "queens4j-estimate-" + plan.n() + "-";
            new ThreadRunner<>(tasks.iterator(), threads, name, () -> clock.getAsLong() - start >= job.limit)
                    .run(units.length, action, late -> {});
        }

        private double warmUp(int unit) {
            double spent = 0;
            for (int i = 0; i < WARM_UPS && spent < WARM_UP_SECONDS; i++) {
                spent += seconds(unit);
            }
            return spent;
        }

        private double seconds(int unit) {
            long begin = clock.getAsLong();
            counter.accept(unit);
            return (clock.getAsLong() - begin) / 1e9;
        }

        /** Seconds for a nanosecond of cost, by units that are not cheap: those are modelled badly. */
        private double pace() {
            int[] large = seconds.keySet().stream()
                    .mapToInt(unit -> unit)
                    .filter(unit -> plan.cost(unit) >= CHEAP * job.limit)
                    .toArray();
            double time = Arrays.stream(large).mapToDouble(seconds::get).sum();
            return large.length == 0
                    ? 1e-9
                    : time / Arrays.stream(large).mapToDouble(plan::cost).sum();
        }

        private List<Share> shares(int[][] chosen) {
            double pace = pace();
            List<Share> shares = new ArrayList<>();
            for (int term = 0; term < chosen.length; term++) {
                int units = plan.firstUnit(term + 1) - plan.firstUnit(term);
                int[] measured =
                        Arrays.stream(chosen[term]).filter(seconds::containsKey).toArray();
                double[] costs = Arrays.stream(measured).mapToDouble(plan::cost).toArray();
                double[] times =
                        Arrays.stream(measured).mapToDouble(seconds::get).toArray();
                shares.add(
                        measured.length == 0
                                ? new Share(plan.queens(term), units, 0, pace * plan.termCost(term), Double.NaN)
                                : share(plan.queens(term), units, plan.termCost(term), costs, times));
            }
            return shares;
        }
    }

    /** The share of a term of such a cost, from the costs and times of the sampled units. */
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
