package io.github.queens4j.count;

import io.github.queens4j.count.CountEstimate.Share;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntToDoubleFunction;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** One run of a {@link CountEstimate.Job}: counts units as far as there is time, and notes how long each takes. */
final class EstimateRun {

    /** Units of less cost, in nanoseconds, spend much of their time on code that is not compiled yet. */
    private static final double WARM = 4e9;

    /** So the first of each term is counted for so long before anything is measured, but not so often. */
    private static final long WARM_UP_NANOS = 500_000_000;

    private static final int WARM_UPS = 100;

    /** The part of the limit that a unit may cost at most. */
    private static final double LARGEST = 0.4;

    /** Units of a term that together cost less than this part of the limit come before all others. */
    private static final double CHEAP = 0.01;

    private final CountEstimate.Job job;
    private final CountPlan plan;
    private final LongSupplier clock;
    private final IntConsumer counter;
    private final long start;
    private final Map<Integer, Double> seconds = new HashMap<>();
    private double costMeasured;

    /** With a clock in nanoseconds, and what counts a unit by its index. */
    EstimateRun(CountEstimate.Job job, LongSupplier clock, IntConsumer counter) {
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
        return new CountEstimate(plan.n(), shares(chosen));
    }

    private int[] choose(int term, RandomGenerator random) {
        int[] units = IntStream.range(plan.firstUnit(term), plan.firstUnit(term + 1))
                .filter(unit -> plan.cost(unit) <= LARGEST * job.limit)
                .toArray();
        return units.length == 0
                ? units
                : random.ints(0, units.length)
                        .distinct()
                        .limit(Math.min(job.samples, units.length))
                        .map(i -> units[i])
                        .toArray();
    }

    /** Cheap units first; then in turn one of the term with the most cost for each of its units, this one included. */
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
        long begin = clock.getAsLong();
        double last = seconds(unit);
        for (int i = 1; i < WARM_UPS && clock.getAsLong() - begin < WARM_UP_NANOS; i++) {
            last = seconds(unit);
        }
        return last;
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
            double[] times = Arrays.stream(measured).mapToDouble(seconds::get).toArray();
            shares.add(
                    measured.length == 0
                            ? new Share(plan.queens(term), units, 0, pace * plan.termCost(term), Double.NaN)
                            : CountEstimate.share(plan.queens(term), units, plan.termCost(term), costs, times));
        }
        return shares;
    }
}
