package io.github.queens4j.count;

import io.github.queens4j.search.Interruption;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * What a count would take on one thread of this machine, measured on a random sample of its units.
 *
 * <p>On a {@linkplain CountKernel#OPENCL device}, it is the time of the device and one thread that feeds it.
 *
 * <p>Units are drawn with probabilities proportional to their {@linkplain CountPlan#cost(int) cost}. The total is that
 * of the cost model times the mean ratio of measured to modelled time: an estimate without bias, however wrong the
 * model is about single units (W. G. Cochran, Sampling Techniques, 3rd edition, section 9A.3). A unit that the limit of
 * time cuts off adds what it has taken until then, and does not count as one more.
 *
 * <p>Immutable.
 *
 * @since 0.1.0
 */
public final class CountEstimate {

    private static final int LEAST_UNITS = 3;
    private static final int MOST_UNITS = 30;

    /** Before that, code is compiled, and nothing is measured. */
    static final Duration WARM_UP = Duration.ofSeconds(3);

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final int unitsMeasured;
    private final Duration time;
    private final Optional<Duration> error;

    private CountEstimate(int unitsMeasured, Duration time, Optional<Duration> error) {
        this.unitsMeasured = unitsMeasured;
        this.time = time;
        this.error = error;
    }

    /** {@return how many units were drawn and measured, up to 30; a unit may be drawn again} */
    public int unitsMeasured() {
        return unitsMeasured;
    }

    /**
     * {@return the CPU time of one thread for the whole count; by the cost model alone, calibrated on another machine,
     * if fewer than three units were measured}
     */
    public Duration time() {
        return time;
    }

    /**
     * {@return the standard error of {@link #time}, from the choice of units; empty if fewer than three were measured}
     */
    public Optional<Duration> error() {
        return error;
    }

    static CountEstimate of(CountPlan plan, Duration limit) {
        long start = System.nanoTime();
        long nanos = TimeUnit.NANOSECONDS.convert(limit);
        double[] costs = costs(plan);
        SplittableRandom random = new SplittableRandom(1);
        List<Double> ratios = Collections.synchronizedList(new ArrayList<>());
        double[] latest = new double[1];
        FutureTask<?> sample = new FutureTask<>(() -> {
            boolean isWarm = false;
            for (int calls = 1; ratios.size() < MOST_UNITS; calls++) {
                int unit = unit(costs, random.nextDouble());
                long begin = nanos(plan);
                try {
                    plan.call(unit);
                } finally {
                    latest[0] = (nanos(plan) - begin) / cost(plan, unit);
                }
                if (isWarm) {
                    ratios.add(latest[0]);
                }
                isWarm |= calls == MOST_UNITS || System.nanoTime() - start >= WARM_UP.toNanos();
            }
            return ratios;
        });
        Thread thread = ThreadRunner.daemon(sample, "queens4j-estimate-" + plan.n());
        thread.start();
        try {
            sample.get(nanos, TimeUnit.NANOSECONDS);
        } catch (TimeoutException limitReached) {
            // What is measured counts.
        } catch (ExecutionException failure) {
            throw Interruption.<RuntimeException>unchanged(Objects.requireNonNull(failure.getCause()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the estimate for n = " + plan.n() + " was interrupted");
        } finally {
            ThreadRunner.end(List.of(thread));
        }
        double cutOff = ratios.size() < MOST_UNITS ? latest[0] : 0;
        double[] measured = ratios.stream().mapToDouble(r -> r).toArray();
        return of(costs[costs.length - 1] / 1e9, cutOff, measured);
    }

    /** A device works while its thread sleeps. */
    private static long nanos(CountPlan plan) {
        return plan.device() == null ? THREADS.getCurrentThreadCpuTime() : System.nanoTime();
    }

    /** From the model's total in seconds, and the ratios of measured to modelled time, also of a unit cut off. */
    static CountEstimate of(double modelled, double cutOff, double... ratios) {
        int units = ratios.length;
        if (units < LEAST_UNITS) {
            return new CountEstimate(units, duration(modelled), Optional.empty());
        }
        double mean = Arrays.stream(ratios).average().orElseThrow();
        double total = modelled * (mean + cutOff / units);
        double squares = Arrays.stream(ratios).map(r -> (r - mean) * (r - mean)).sum();
        double error = Math.sqrt(squares / (units - 1) / units);
        return new CountEstimate(units, duration(total), Optional.of(duration(modelled * error)));
    }

    /** At most the longest one, of searches that nobody waits for. */
    private static Duration duration(double seconds) {
        return Duration.ofSeconds((long) seconds, (long) (seconds % 1 * 1e9));
    }

    /** For each unit the cost of all units up to it, in nanoseconds. */
    static double[] costs(CountPlan plan) {
        double[] costs = new double[plan.units().size()];
        Arrays.setAll(costs, unit -> cost(plan, unit));
        Arrays.parallelPrefix(costs, Double::sum);
        return costs;
    }

    /** The model has no cost for the smallest boards. */
    private static double cost(CountPlan plan, int unit) {
        return Math.max(1, plan.cost(unit));
    }

    /** The unit for a chance of 0 to less than 1. */
    static int unit(double[] costs, double chance) {
        int found = Arrays.binarySearch(costs, chance * costs[costs.length - 1]);
        return found < 0 ? -found - 1 : Math.min(found + 1, costs.length - 1);
    }
}
