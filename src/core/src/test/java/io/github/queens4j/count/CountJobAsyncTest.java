package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.CapturedLog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts in the background, which whoever completes their future stops. */
class CountJobAsyncTest extends CheckpointCase {

    @RegisterExtension
    final CapturedLog log = new CapturedLog(CountJob.class);

    /** All threads end by themselves; nobody waits for them but this. */
    @AfterEach
    void threadsEnd() throws InterruptedException {
        Threads.awaitNone();
    }

    @Test
    void theFutureBringsTheCount() {
        CompletableFuture<Boolean> interrupted = CountJob.of(12).runAsync().thenApply(count -> {
            assertThat(count).isEqualTo(14_200);
            return Thread.currentThread().isInterrupted();
        });
        assertThat(interrupted.join()).isFalse();
    }

    @Test
    void theFutureBringsTheFailureUnchanged() {
        RuntimeException tired = new RuntimeException("tired");
        CountJob job = CountJob.of(12).onProgress(progress -> {
            throw tired;
        });
        assertThatThrownBy(job.runAsync()::join)
                .isInstanceOf(CompletionException.class)
                .hasCause(tired);
    }

    static Stream<Named<Consumer<CompletableFuture<Long>>>> ends() {
        return Stream.of(
                Named.of("cancel", future -> future.cancel(true)),
                Named.of("cancel without interrupt", future -> future.cancel(false)),
                Named.of("time-out", future -> future.orTimeout(1, TimeUnit.MILLISECONDS)),
                Named.of("value at time-out", future -> future.completeOnTimeout(0L, 1, TimeUnit.MILLISECONDS)),
                Named.of("value", future -> future.complete(0L)),
                Named.of("failure", future -> future.completeExceptionally(new IllegalStateException())));
    }

    @ParameterizedTest
    @MethodSource("ends")
    void whoeverCompletesTheFutureStopsTheWork(Consumer<CompletableFuture<Long>> end) throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountJob job = CountJob.of(26).threads(2).onProgress(progress -> begun.countDown());
        CompletableFuture<Long> future = job.runAsync();
        begun.await();
        assertThat(Threads.ofCounts()).contains("queens4j-run-26");
        end.accept(future);
        Threads.awaitNone();
    }

    @Test
    void unitsOfAnExecutorAreCancelled() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        try (FakeExecutor executor = new FakeExecutor(Collections.emptyMap())) {
            CountJob job = CountJob.of(24).executor(executor).onProgress(progress -> begun.countDown());
            CompletableFuture<Long> future = job.runAsync();
            begun.await();
            future.cancel(true);
            Threads.awaitNone();
            assertThat(executor.futures()).allMatch(Future::isDone);
        }
    }

    private CompletableFuture<Long> cancelledAfter(int units, Path file, Runnable before) throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(units + 1);
        CountDownLatch cancelled = new CountDownLatch(1);
        CountJob job = CountJob.of(16).threads(2).checkpoint(file).onProgress(progress -> {
            begun.countDown();
            if (begun.getCount() == 0) {
                awaitForSure(cancelled);
            }
        });
        CompletableFuture<Long> future = job.runAsync();
        begun.await();
        before.run();
        future.cancel(true);
        cancelled.countDown();
        Threads.awaitNone();
        return future;
    }

    private static void awaitForSure(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void whatIsDoneIsSaved() throws Exception {
        assertThatThrownBy(cancelledAfter(3, file, () -> {})::join).isInstanceOf(CancellationException.class);
        AtomicInteger resumed = new AtomicInteger();
        CountJob next = CountJob.of(16).checkpoint(file).onProgress(progress -> resumed.set(progress.unitsResumed()));
        assertThat(next.run()).isEqualTo(14_772_512); // A000170
        assertThat(resumed.get()).isGreaterThanOrEqualTo(3);
    }

    /** The run that was cancelled is still about to end. */
    @Test
    void theNextRunWaitsForTheFile() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch waiting = new CountDownLatch(1);
        CountJob job = CountJob.of(16).checkpoint(file).onProgress(progress -> {
            begun.countDown();
            while (waiting.getCount() > 0) {
                Thread.onSpinWait();
            }
        });
        CompletableFuture<Long> first = job.runAsync();
        begun.await();
        first.cancel(true);
        CompletableFuture<Long> second = CountJob.of(16).checkpoint(file).runAsync();
        awaitWait(second);
        waiting.countDown();
        assertThat(second.join()).isEqualTo(14_772_512); // A000170
    }

    private static void awaitWait(CompletableFuture<Long> run) {
        while (!run.isDone() && !Threads.isAny(Thread.State.TIMED_WAITING, "queens4j-run-16")) {
            Thread.onSpinWait();
        }
    }

    @Test
    @SuppressWarnings("try") // the file is held, not used
    void whoWaitsForTheFileCanBeInterrupted() throws Exception {
        try (Checkpoint held = Checkpoint.open(file, new Tally(CountPlan.of(16)))) {
            assertThat(held).isNotNull();
            CompletableFuture<Long> waiting = CountJob.of(16).checkpoint(file).runAsync();
            awaitWait(waiting);
            waiting.cancel(true);
            Threads.awaitNone();
        }
    }

    /** Nobody asks the future any more. */
    @Test
    void whatCannotBeSavedIsLogged() throws Exception {
        log.expectWarnings("the count for n = 16 was stopped, and failed");
        log.allowTraces();
        Path folder = Files.createDirectory(directory.resolve("folder"));
        CompletableFuture<Long> cancelled = cancelledAfter(3, folder.resolve("checkpoint.txt"), () -> {
            try {
                while (Threads.ofCounts().size() > 1) {
                    Thread.onSpinWait(); // Until all its units are done, which then cannot be saved.
                }
                Files.move(folder, directory.resolve("other"));
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        assertThat(cancelled).isCancelled();
    }
}
