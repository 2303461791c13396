package io.github.queens4j.count;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * What a count would cost on one thread of this machine, measured on a random sample of its units.
 *
 * <p>Units differ most between terms, that is, by the number of white queens on even rows and columns; so each term is
 * sampled by itself. Within a term the time of a unit is taken to be proportional to its {@link CountUnit#cost()}; the
 * error is that of this ratio.
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
     * @param error standard error of that, in seconds; 0 where every unit was measured, NaN where only one of several
     *     was
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
     * Measures on one thread. Takes the time of the units sampled; where these are short, of half a second more for
     * each term, to warm up.
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
        return of(CountPlan.of(n), samples, random, 1, progress -> {});
    }

    /**
     * Measures on some threads at once, as a {@link CountJob} on as many would find the machine.
     *
     * @param plan of a board size or a puzzle
     * @param samples units to be measured for each term, at least 1; fewer where a term has fewer
     * @param random chooses the units
     * @param threads at least 1; with more than there are processors the time of each unit comes out too long
     * @param listener is told on the calling thread how far the measurement is, after each unit
     * @return the estimate
     * @throws IllegalArgumentException if samples or threads is less than 1
     * @throws java.util.concurrent.CancellationException if the thread is interrupted; the flag stays set, and no
     *     thread stays behind
     */
    public static CountEstimate of(
            CountPlan plan,
            int samples,
            RandomGenerator random,
            int threads,
            Consumer<? super CountProgress> listener) {
        Objects.requireNonNull(random, "random");
        Objects.requireNonNull(listener, "listener");
        requireAtLeastOne("samples", samples);
        requireAtLeastOne("threads", threads);
        List<int[]> chosen = new ArrayList<>();
        for (int term = 0; term < plan.terms(); term++) {
            int from = plan.firstUnit(term);
            int to = plan.firstUnit(term + 1);
            chosen.add(random.ints(from, to)
                    .distinct()
                    .limit(Math.min(samples, to - from))
                    .toArray());
        }
        UnitTimes times = UnitTimes.measure(plan, chosen, threads, listener);
        List<Share> shares = new ArrayList<>();
        for (int term = 0; term < plan.terms(); term++) {
            shares.add(share(plan, term, chosen.get(term), times));
        }
        return new CountEstimate(plan.n(), shares);
    }

    private static void requireAtLeastOne(String name, int value) {
        if (value < 1) {
            throw new IllegalArgumentException(name + " must be at least 1, but is " + value);
        }
    }

    private static Share share(CountPlan plan, int term, int[] chosen, UnitTimes measured) {
        int units = plan.firstUnit(term + 1) - plan.firstUnit(term);
        double[] costs = Arrays.stream(chosen).mapToDouble(plan::cost).toArray();
        double[] times = Arrays.stream(chosen).mapToDouble(measured::seconds).toArray();
        RatioEstimate whole = RatioEstimate.of(costs, times, plan.termCost(term), units);
        return new Share(plan.queens(term), units, chosen.length, whole.seconds(), whole.error());
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
