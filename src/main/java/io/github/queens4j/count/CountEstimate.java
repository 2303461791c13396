package io.github.queens4j.count;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.IntToDoubleFunction;
import java.util.random.RandomGenerator;

/**
 * What a count would cost on one thread of this machine, measured on a random sample of its units.
 *
 * <p>Units differ most between terms, that is, by the number of white queens on even rows and columns; so each term is
 * sampled separately. Within a term the time of a unit is taken to be proportional to its {@link CountUnit#cost()}: the
 * ratio estimator of sampling theory (W. G. Cochran, Sampling Techniques, 3rd edition, chapter 6), whose standard error
 * is given.
 *
 * <p>Immutable and safe for concurrent use.
 *
 * @param n board size
 * @param terms the shares of the terms, by their number of queens
 */
public record CountEstimate(int n, List<Share> terms) {

    /**
     * Units of at least this cost, in nanoseconds, spend little of their time on code that is not compiled yet: none is
     * counted to warm up.
     */
    private static final double WARM = 4e9;

    /** Of shorter ones the first of each term is counted for so long before anything is measured, but not so often. */
    private static final long WARM_UP_NANOS = 500_000_000;

    private static final int WARM_UPS = 100;

    /**
     * The share of one term.
     *
     * @param queens white queens on even rows and columns
     * @param units units of the term
     * @param sampled units measured
     * @param seconds estimated time of all units on one thread, in seconds
     * @param error standard error of that, in seconds; 0 where every unit was measured, NaN where only one of several
     *     was
     */
    public record Share(int queens, int units, int sampled, double seconds, double error) {}

    /** How long a unit took. */
    private record Measured(int unit, double seconds) {}

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
     * Measures on one thread. Takes the time of the units sampled; where these are short, up to half a second more for
     * each term, to warm up.
     *
     * @param n board size, 0 to {@link CountPlan#LARGEST_N}
     * @param samples units to be measured for each term, at least 1; fewer where a term has fewer
     * @param random chooses the units
     * @return the estimate
     * @throws IllegalArgumentException if n is negative or samples less than 1
     * @throws ArithmeticException if n is too large
     * @throws CancellationException if the thread is interrupted; the flag stays set
     */
    public static CountEstimate of(int n, int samples, RandomGenerator random) {
        return of(CountPlan.of(n), samples, random, 1, progress -> {});
    }

    /**
     * Measures on several threads at once, under the conditions that a {@link CountJob} with as many threads meets.
     *
     * @param plan of a board size or a puzzle
     * @param samples units to be measured for each term, at least 1; fewer where a term has fewer
     * @param random chooses the units
     * @param threads at least 1; with more than there are processors the time of each unit comes out too long
     * @param listener is told on the calling thread how far the measurement is, after each unit
     * @return the estimate
     * @throws IllegalArgumentException if samples or threads is less than 1
     * @throws CancellationException if the thread is interrupted; the flag stays set, and no thread is left running
     */
    public static CountEstimate of(
            CountPlan plan,
            int samples,
            RandomGenerator random,
            int threads,
            Consumer<? super CountProgress> listener) {
        Objects.requireNonNull(random, "random");
        Objects.requireNonNull(listener, "listener");
        CountJob.requireAtLeast(1, "samples", samples);
        CountJob.requireAtLeast(1, "threads", threads);
        int[][] chosen = new int[plan.terms()][];
        for (int term = 0; term < chosen.length; term++) {
            int from = plan.firstUnit(term);
            int to = plan.firstUnit(term + 1);
            chosen[term] = random.ints(from, to)
                    .distinct()
                    .limit(Math.min(samples, to - from))
                    .toArray();
        }
        Map<Integer, Double> seconds;
        try {
            seconds = measure(plan, chosen, threads, listener);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            String message = "the estimate for n = " + plan.n() + " was interrupted";
            throw (CancellationException) new CancellationException(message).initCause(e);
        }
        List<Share> shares = new ArrayList<>();
        for (int term = 0; term < chosen.length; term++) {
            double[] costs = Arrays.stream(chosen[term]).mapToDouble(plan::cost).toArray();
            double[] times =
                    Arrays.stream(chosen[term]).mapToDouble(seconds::get).toArray();
            int units = plan.firstUnit(term + 1) - plan.firstUnit(term);
            shares.add(share(plan.queens(term), units, plan.termCost(term), costs, times));
        }
        return new CountEstimate(plan.n(), shares);
    }

    /** The seconds that each of the chosen units took, by its index. */
    private static Map<Integer, Double> measure(
            CountPlan plan, int[][] chosen, int threads, Consumer<? super CountProgress> listener)
            throws InterruptedException {
        int[] cold = Arrays.stream(chosen)
                .mapToInt(term -> term[0])
                .filter(unit -> plan.cost(unit) < WARM)
                .toArray();
        run(plan, cold, unit -> warmUp(plan, unit), threads, warm -> {});
        int[] all = Arrays.stream(chosen).flatMapToInt(Arrays::stream).toArray();
        double cost = Arrays.stream(all).mapToDouble(plan::cost).sum();
        double[] costs = new double[1];
        Map<Integer, Double> seconds = new HashMap<>();
        long start = System.nanoTime();
        run(plan, all, unit -> seconds(plan, unit), threads, measured -> {
            seconds.put(measured.unit(), measured.seconds());
            costs[0] += plan.cost(measured.unit());
            double fraction = CountProgress.fraction(costs[0], cost, seconds.size() == all.length);
            Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
            listener.accept(new CountProgress(seconds.size(), 0, all.length, fraction, 0, elapsed));
        });
        return seconds;
    }

    private static void run(
            CountPlan plan, int[] units, IntToDoubleFunction time, int threads, Consumer<Measured> action)
            throws InterruptedException {
        List<Callable<Measured>> tasks = new ArrayList<>();
        for (int unit : units) {
            tasks.add(() -> new Measured(unit, time.applyAsDouble(unit)));
        }
        new ThreadRunner<>(new OpenUnits<>(tasks, new BitSet()), threads, "queens4j-estimate-" + plan.n() + "-")
                .run(units.length, action);
    }

    private static double warmUp(CountPlan plan, int unit) {
        long start = System.nanoTime();
        double last = seconds(plan, unit);
        for (int i = 1; i < WARM_UPS && System.nanoTime() - start < WARM_UP_NANOS; i++) {
            last = seconds(plan, unit);
        }
        return last;
    }

    private static double seconds(CountPlan plan, int index) {
        CountUnit unit = plan.units().get(index);
        long start = System.nanoTime();
        unit.call();
        return (System.nanoTime() - start) / 1e9;
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
