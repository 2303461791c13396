package io.github.queens4j.count;

import io.github.queens4j.search.Memory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** One run of a {@link CountJob}: the calling thread collects results, saves them and notifies the listener. */
final class JobRun {

    private final int n;
    private final CountJob job;
    private final Tally tally;
    private final long start = System.nanoTime();
    private @Nullable Checkpoint checkpoint;

    /** Why the checkpoint does not have everything: after a failure nothing more is written. */
    private @Nullable UncheckedIOException unsaved;

    private interface Work<T> {
        T result() throws InterruptedException;
    }

    /** As the job says, of its own plan or of others, all in one. */
    JobRun(CountJob job, CountPlan... plans) {
        this.n = job.plan.n();
        this.job = job;
        this.tally = new Tally(Arrays.stream(plans).map(plan -> plan.with(job)).toArray(CountPlan[]::new));
    }

    /** Runs on a separate thread, which is interrupted when another one completes the future. */
    static CompletableFuture<Long> inBackground(CountJob job) {
        CompletableFuture<Long> total = new CompletableFuture<>();
        Thread thread = ThreadRunner.daemon(() -> complete(total, job), "queens4j-run-" + job.plan.n());
        CompletableFuture<Long> unused = total.whenComplete((count, failure) -> {
            if (Thread.currentThread() != thread) {
                thread.interrupt();
            }
        });
        thread.start();
        return total;
    }

    private static void complete(CompletableFuture<Long> total, CountJob job) {
        try {
            total.complete(job.run());
        } catch (Throwable failure) {
            boolean inOrder = failure instanceof CancellationException && failure.getSuppressed().length == 0;
            if (!total.completeExceptionally(failure) && !inOrder) {
                CountJob.LOG.warn("the count for n = {} was stopped, and failed", job.plan.n(), failure);
            }
        }
    }

    /** Counts the units of a range; saves nothing. */
    void runUnits(int from, int to, Consumer<? super CountResult> action) {
        Consumer<CountResult> adding = result -> {
            tally.add(result);
            action.accept(result);
        };
        String unused = logged(() -> {
            count(IntStream.range(from, to), to - from, adding, late -> {});
            return "units " + from + " to " + (to - 1);
        });
    }

    /** Counts all units, and takes the result from the tally then. */
    <T> T run(Function<Tally, T> result) {
        return logged(() -> {
            countAndKeep();
            return result.apply(tally);
        });
    }

    private <T> T logged(Work<T> work) {
        try {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            T result = work.result();
            CountJob.LOG.debug("n = {}, complete, {}: {}", n, result, progress());
            return result;
        } catch (InterruptedException interrupt) {
            CountJob.LOG.debug("n = {}, ended by an interrupt: {}", n, progress());
            Thread.currentThread().interrupt();
            CancellationException cancelled = new CancellationException("the count for n = " + n + " was interrupted");
            if (unsaved != null) {
                cancelled.addSuppressed(unsaved);
            }
            throw cancelled;
        } catch (Throwable failure) {
            CountJob.LOG.debug("n = {}, ended by {}: {}", n, failure, progress());
            throw failure;
        }
    }

    private void countAndKeep() throws InterruptedException {
        try (Checkpoint opened = job.checkpoint == null ? null : Checkpoint.open(job.checkpoint, tally)) {
            checkpoint = opened;
            job.listener.accept(progress());
            Consumer<CountResult> action = result -> {
                add(result);
                if (unsaved != null && !tally.isComplete()) {
                    throw unsaved;
                }
                job.listener.accept(progress());
            };
            count(tally.open(), tally.unitsLeft(), action, this::add);
            if (unsaved != null) {
                CountJob.LOG.warn("the count for n = {} is complete, but: {}", n, unsaved.getMessage());
            }
        }
    }

    private void add(CountResult result) {
        tally.add(result);
        if (checkpoint != null && unsaved == null) {
            try {
                checkpoint.append(result);
            } catch (IOException cause) {
                unsaved = Checkpoint.failure("write", Objects.requireNonNull(job.checkpoint), cause);
            }
        }
    }

    /** Counts units by their places in the tally; results that come in when the run ends early are late. */
    private void count(IntStream places, int size, Consumer<CountResult> action, Consumer<CountResult> late)
            throws InterruptedException {
        Iterator<CountUnit> units = places.mapToObj(tally::unit).iterator();
        if (job.executor != null) {
            new ExecutorRunner(job.executor, units, ExecutorRunner.WINDOW, job.retries).run(size, action, late);
        } else if (size > 0) {
            int threads = Math.min(job.threads, size);
            Memory.require("the count on " + threads + " threads", n, (long) (threads * tally.bytes()));
            new ThreadRunner(threads, "queens4j-count-" + n + "-", units).run(size, action, late);
        }
    }

    private CountProgress progress() {
        return tally.progress(Duration.ofNanos(System.nanoTime() - start));
    }
}
