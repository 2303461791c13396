package io.github.queens4j.count;

import io.github.queens4j.search.Interruption;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;

/**
 * What a count would take on one thread of this machine, measured on a sample of its units.
 *
 * <p>On a {@linkplain CountKernel#OPENCL device}, it is the time of the device and one thread that feeds it.
 *
 * <p>Units are drawn in proportion to their {@linkplain CountPlan#cost(int) cost}, evenly over the whole plan. The
 * total is that of the cost model times the mean ratio of measured to modelled time, so that the model may be wrong
 * about single units (W. G. Cochran, Sampling Techniques, 3rd edition, section 9A.3). A unit that the limit of time
 * cuts off counts if it has taken longer than the mean until then.
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

    /** Chances that are this far apart, around a circle, are spread evenly over it, however many there are. */
    private static final double GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

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
     * {@return the standard error of {@link #time}, from the draw of units, as if it were random; larger where they are
     * few, so that twice the error is Student's interval of 95 %; empty if fewer than three were measured} A machine
     * that is slower at other times, for what runs beside it or from heat, comes on top of it.
     */
    public Optional<Duration> error() {
        return error;
    }

    static CountEstimate of(CountPlan plan, Duration limit) {
        return of(plan, limit, 0);
    }

    /** With the chance, from 0 to less than 1, that chooses the first unit. */
    static CountEstimate of(CountPlan plan, Duration limit, double chance) {
        Sample sample = new Sample(plan, costs(plan), chance);
        Thread thread = ThreadRunner.daemon(sample, "queens4j-estimate-" + plan.n());
        boolean isWhole;
        thread.start();
        try {
            TimeUnit.NANOSECONDS.timedJoin(thread, TimeUnit.NANOSECONDS.convert(limit));
            isWhole = !thread.isAlive();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the estimate for n = " + plan.n() + " was interrupted");
        } finally {
            ThreadRunner.end(List.of(thread));
        }
        return sample.estimate(isWhole);
    }

    /** What a thread of its own measures: read by others when it has ended. */
    private static final class Sample implements Runnable {

        private final long start = System.nanoTime();
        private final CountPlan plan;
        private final double[] costs;
        private final List<Double> ratios = new ArrayList<>();
        private double chance;
        private double latest;
        private @Nullable Throwable failure;

        Sample(CountPlan plan, double[] costs, double chance) {
            this.plan = plan;
            this.costs = costs;
            this.chance = chance;
        }

        @Override
        public void run() {
            try {
                for (int calls = 0; !isWarm(calls); calls++) {
                    measure();
                }
                while (ratios.size() < MOST_UNITS) {
                    measure();
                    ratios.add(latest);
                }
            } catch (Throwable thrown) {
                failure = thrown;
            }
        }

        private boolean isWarm(int calls) {
            return calls == MOST_UNITS || (calls > 0 && System.nanoTime() - start >= WARM_UP.toNanos());
        }

        private void measure() throws Exception {
            int unit = unit(costs, chance);
            chance = next(chance);
            long begin = nanos(plan);
            try {
                plan.call(unit);
            } finally {
                latest = (nanos(plan) - begin) / cost(plan, unit);
            }
        }

        /** If it is not whole, the last unit was cut off. */
        CountEstimate estimate(boolean isWhole) {
            if (isWhole && failure != null) {
                throw Interruption.<RuntimeException>unchanged(failure);
            }
            double[] measured = ratios.stream().mapToDouble(r -> r).toArray();
            return of(costs[costs.length - 1] / 1e9, isWhole ? 0 : latest, measured);
        }
    }

    /** A device works while its thread sleeps. */
    private static long nanos(CountPlan plan) {
        return plan.device() == null ? THREADS.getCurrentThreadCpuTime() : System.nanoTime();
    }

    /**
     * From the model's total in seconds, and the ratios of measured to modelled time; a unit cut off that has taken
     * longer than the mean is one of them, as long units are cut off more often than short ones.
     */
    static CountEstimate of(double modelled, double cutOff, double... ratios) {
        int units = ratios.length;
        if (units < LEAST_UNITS) {
            return new CountEstimate(units, duration(modelled), Optional.empty());
        }
        double[] all = DoubleStream.concat(Arrays.stream(ratios), DoubleStream.of(cutOff))
                .limit(cutOff > mean(ratios) ? units + 1 : units)
                .toArray();
        double mean = mean(all);
        double squares = Arrays.stream(all).map(r -> (r - mean) * (r - mean)).sum();
        double error = Math.sqrt(squares / (all.length - 1) / all.length) * student(all.length);
        return new CountEstimate(units, duration(modelled * mean), Optional.of(duration(modelled * error)));
    }

    private static double mean(double... ratios) {
        return Arrays.stream(ratios).average().orElseThrow();
    }

    /** What an error from few units is too small by: half of Student's t for 95 %, to a twentieth from 3 units on. */
    private static double student(int units) {
        return 1 + 1.2 / (units - 2);
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

    /** The chance after one, for the next unit. */
    static double next(double chance) {
        return (chance + GOLDEN_RATIO) % 1;
    }

    /** The unit for a chance of 0 to less than 1. */
    static int unit(double[] costs, double chance) {
        int found = Arrays.binarySearch(costs, chance * costs[costs.length - 1]);
        return found < 0 ? -found - 1 : Math.min(found + 1, costs.length - 1);
    }
}
