package io.github.queens4j.count;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One run of a {@link CountJob}: the calling thread collects results, saves them and tells the listener; others count. */
final class JobRun {

    private static final Logger LOG = LoggerFactory.getLogger(CountJob.class);

    /** A unit may take this many times its estimated cost before an executor is suspected of having lost it. */
    private static final int SLOWNESS = 20;

    private final JobOptions options;
    private final CountPlan plan;
    private final Tally tally;
    private final long start = System.nanoTime();
    private String runner = "nobody";

    JobRun(JobOptions options) {
        this.options = options;
        this.plan = options.plan();
        this.tally = new Tally(plan);
    }

    /**
     * Counts.
     *
     * @return the number of solutions
     */
    long run() {
        try {
            if (Thread.currentThread().isInterrupted()) {
                throw interrupted();
            }
            long total = countAndKeep();
            log("complete, total", total);
            return total;
        } catch (CancellationException cancelled) {
            log("cancelled", null);
            throw cancelled;
        } catch (Throwable failure) {
            log("failed by", failure);
            throw failure;
        }
    }

    private CancellationException interrupted() {
        return new CancellationException("the count for n = " + options.n() + " was interrupted");
    }

    private long countAndKeep() {
        try (CheckpointKeeper keeper = CheckpointKeeper.open(options.checkpoint(), tally, options.savePause())) {
            try {
                report();
                countRest(keeper);
            } catch (InterruptedException interrupt) {
                Thread.currentThread().interrupt();
                CancellationException cancelled = interrupted();
                saveAfter(cancelled, keeper);
                throw cancelled;
            } catch (Throwable failure) {
                saveAfter(failure, keeper);
                throw failure;
            }
            keeper.save();
            return tally.total();
        }
    }

    private void report() {
        options.listener().accept(tally.progress(elapsed()));
    }

    private void countRest(CheckpointKeeper keeper) throws InterruptedException {
        if (tally.isComplete()) {
            return;
        }
        UnitRunner units = runner();
        runner = units.name();
        try {
            units.start();
            while (!tally.isComplete()) {
                CountResult result = units.next(keeper.nanosUntilDue());
                if (result != null) {
                    add(result, keeper);
                    report();
                }
                keeper.saveIfDue();
            }
        } finally {
            for (CountResult rest : units.stop()) {
                add(rest, keeper);
            }
        }
    }

    private void add(CountResult result, CheckpointKeeper keeper) {
        tally.add(result);
        keeper.resultAdded();
    }

    private UnitRunner runner() {
        OpenUnits open = tally.open();
        if (options.executor() == null) {
            return new ThreadRunner(open, options.threads(), options.n());
        }
        double meanCost = plan.cost() / plan.units().size();
        long patience = Math.max(options.patience().toNanos(), (long) (SLOWNESS * meanCost));
        return new ExecutorRunner(
                options.executor(), open, options.window(), options.retries(), new LossDetector(patience));
    }

    private static void saveAfter(Throwable failure, CheckpointKeeper keeper) {
        try {
            keeper.save();
        } catch (Throwable second) {
            failure.addSuppressed(second);
        }
    }

    private Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    /** Makes no text if nobody reads it: memory may have run out. */
    private void log(String outcome, @Nullable Object detail) {
        if (LOG.isDebugEnabled()) {
            CountProgress progress = tally.progress(elapsed());
            LOG.debug(
                    "n = {}, {}, {} of {} units ({} resumed), {}, {} ms",
                    options.n(),
                    detail == null ? outcome : outcome + " " + detail,
                    progress.unitsDone(),
                    progress.unitsTotal(),
                    progress.unitsResumed(),
                    runner,
                    progress.elapsed().toMillis());
        }
    }
}
