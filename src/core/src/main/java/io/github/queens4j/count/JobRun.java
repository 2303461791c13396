package io.github.queens4j.count;

import io.github.queens4j.search.Memory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** One run of a {@link CountJob}: the calling thread collects results, saves them and notifies the listener. */
final class JobRun {

    private final CountPlan plan;
    private final CountJob.Settings settings;
    private final Tally tally;
    private final long start = System.nanoTime();
    private @Nullable Checkpoint checkpoint;

    /** Why the checkpoint does not have everything: after a failure nothing more is written. */
    private @Nullable UncheckedIOException unsaved;

    JobRun(CountJob job) {
        this.plan = job.plan;
        this.settings = job.settings;
        this.tally = new Tally(plan);
    }

    /** Runs on a separate thread, which is interrupted when another one completes the future. */
    static CompletableFuture<Long> inBackground(CountJob job) {
        CompletableFuture<Long> total = new CompletableFuture<>();
        Thread thread = ExecutorRunner.daemon(() -> new JobRun(job).complete(total), "queens4j-run-" + job.plan.n());
        CompletableFuture<Long> unused = total.whenComplete((count, failure) -> {
            if (Thread.currentThread() != thread) {
                thread.interrupt();
            }
        });
        thread.start();
        return total;
    }

    private void complete(CompletableFuture<Long> total) {
        try {
            total.complete(run());
        } catch (Throwable failure) {
            boolean inOrder = failure instanceof CancellationException && failure.getSuppressed().length == 0;
            if (!total.completeExceptionally(failure) && !inOrder) {
                CountJob.LOG.warn("the count for n = {} was stopped, and failed", plan.n(), failure);
            }
        }
    }

    /** Counts the units of a range; saves nothing and adds nothing up. */
    void runUnits(int from, int to, Consumer<? super CountResult> action) {
        Supplier<String> work = () -> {
            try {
                runner(IntStream.range(from, to), to - from).run(to - from, action, late -> {});
                return "units " + from + " to " + (to - 1);
            } catch (InterruptedException interrupt) {
                throw cancelled();
            }
        };
        String unused = CountJob.logged(plan.n(), work, this::elapsed);
    }

    long run() {
        return CountJob.logged(plan.n(), this::count, this::progress);
    }

    long count() {
        if (Thread.interrupted()) {
            throw cancelled();
        }
        try (Checkpoint opened = settings.checkpoint == null ? null : Checkpoint.open(settings.checkpoint, tally)) {
            checkpoint = opened;
            settings.listener.accept(progress());
            countRest();
            if (unsaved != null) {
                CountJob.LOG.warn("the count for n = {} is complete, but: {}", plan.n(), unsaved.getMessage());
            }
            return tally.total();
        } catch (InterruptedException interrupt) {
            throw cancelled();
        }
    }

    private CancellationException cancelled() {
        Thread.currentThread().interrupt();
        CancellationException cancelled =
                new CancellationException("the count for n = " + plan.n() + " was interrupted");
        if (unsaved != null) {
            cancelled.addSuppressed(unsaved);
        }
        return cancelled;
    }

    private void countRest() throws InterruptedException {
        int left = tally.unitsLeft();
        Consumer<CountResult> action = result -> {
            add(result);
            if (unsaved != null && !tally.isComplete()) {
                throw unsaved;
            }
            settings.listener.accept(progress());
        };
        runner(tally.open(), left).run(left, action, this::add);
    }

    private void add(CountResult result) {
        tally.add(result);
        if (checkpoint != null && unsaved == null) {
            try {
                checkpoint.append(result);
            } catch (IOException cause) {
                unsaved = Checkpoint.failure("write", Objects.requireNonNull(settings.checkpoint), cause);
            }
        }
    }

    private ExecutorRunner runner(IntStream indexes, int size) {
        Iterator<CountUnit> units =
                indexes.mapToObj(plan.with(settings.kernel).units()::get).iterator();
        int threads = Math.max(1, Math.min(settings.threads, size));
        if (settings.executor == null && size > 0) {
            Memory.require("the count on " + threads + " threads", plan.n(), (long) (threads * plan.bytes()));
        }
        return settings.executor == null
                ? ExecutorRunner.onThreads(threads, "queens4j-count-" + plan.n() + "-", units)
                : new ExecutorRunner(settings.executor, units, ExecutorRunner.WINDOW, settings.retries, List.of());
    }

    private CountProgress progress() {
        return tally.progress(elapsed());
    }

    private Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - start);
    }
}
