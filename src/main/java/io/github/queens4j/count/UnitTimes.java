package io.github.queens4j.count;

import java.time.Duration;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/** How long some units of a plan take, measured by counting them. */
final class UnitTimes {

    /**
     * Units of at least this cost, in nanoseconds, spend little of their time on code that is not compiled yet: none is
     * counted to warm up.
     */
    private static final double WARM = 4e9;

    /** Of shorter ones the first of each term is counted for so long before anything is measured, but not so often. */
    private static final long WARM_UP_NANOS = 500_000_000;

    private static final int WARM_UPS = 100;

    private final Map<Integer, Double> seconds = new HashMap<>();

    private UnitTimes() {}

    /** The time that a unit took. */
    private record Timed(int index, double seconds) {}

    /**
     * Counts units.
     *
     * @param plan whose units they are
     * @param chosen the indices of the units for each term
     * @param threads on how many threads at a time
     * @param listener is told how far the measurement is
     * @return the times
     * @throws CancellationException if the thread is interrupted; the flag stays set
     */
    static UnitTimes measure(
            CountPlan plan, List<int[]> chosen, int threads, Consumer<? super CountProgress> listener) {
        UnitTimes times = new UnitTimes();
        try {
            int[] cold = chosen.stream()
                    .mapToInt(term -> term[0])
                    .filter(index -> plan.cost(index) < WARM)
                    .toArray();
            run(plan, tasks(cold, index -> warmUp(plan, index)), threads, ready -> {});
            int[] all = chosen.stream().flatMapToInt(Arrays::stream).toArray();
            Report report = times.new Report(plan, all, listener);
            run(plan, tasks(all, index -> timed(plan, index)), threads, report::add);
            return times;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            String message = "the estimate for n = " + plan.n() + " was interrupted";
            throw (CancellationException) new CancellationException(message).initCause(e);
        }
    }

    private static List<Callable<Timed>> tasks(int[] indices, IntFunction<Timed> task) {
        return Arrays.stream(indices)
                .mapToObj(index -> (Callable<Timed>) () -> task.apply(index))
                .toList();
    }

    private static Timed warmUp(CountPlan plan, int index) {
        long start = System.nanoTime();
        Timed last = timed(plan, index);
        for (int i = 1; i < WARM_UPS && System.nanoTime() - start < WARM_UP_NANOS; i++) {
            last = timed(plan, index);
        }
        return last;
    }

    private static Timed timed(CountPlan plan, int index) {
        CountUnit unit = plan.units().get(index);
        long before = System.nanoTime();
        unit.call();
        return new Timed(index, (System.nanoTime() - before) / 1e9);
    }

    private static void run(CountPlan plan, List<Callable<Timed>> tasks, int threads, Consumer<Timed> action)
            throws InterruptedException {
        ThreadRunner<Timed> runner = new ThreadRunner<>(
                new OpenUnits<>(tasks, new BitSet()), threads, "queens4j-estimate-" + plan.n() + "-");
        try {
            runner.start();
            for (int left = tasks.size(); left > 0; left--) {
                Timed timed = runner.next(Long.MAX_VALUE);
                if (timed == null) {
                    throw new IllegalStateException("a result was waited for, and none came");
                }
                action.accept(timed);
            }
        } finally {
            runner.stop();
        }
    }

    /** The time that a unit took. */
    double seconds(int index) {
        return Objects.requireNonNull(seconds.get(index));
    }

    /** Keeps times and tells of the progress. */
    private final class Report {

        private final CountPlan plan;
        private final int units;
        private final double cost;
        private final Consumer<? super CountProgress> listener;
        private final long start = System.nanoTime();
        private double done;

        Report(CountPlan plan, int[] chosen, Consumer<? super CountProgress> listener) {
            this.plan = plan;
            this.units = chosen.length;
            this.cost = Arrays.stream(chosen).mapToDouble(plan::cost).sum();
            this.listener = listener;
        }

        void add(Timed timed) {
            seconds.put(timed.index(), timed.seconds());
            done += plan.cost(timed.index());
            listener.accept(new CountProgress(
                    seconds.size(), 0, units, fraction(), 0, Duration.ofNanos(System.nanoTime() - start)));
        }

        private double fraction() {
            if (seconds.size() == units) {
                return 1;
            }
            return cost > 0 ? Math.min(done / cost, Math.nextDown(1.0)) : 0;
        }
    }
}
