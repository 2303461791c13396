package io.github.queens4j.count;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link CountJob} was told.
 *
 * @param plan what to count
 * @param threads own threads; of no meaning with an executor
 * @param executor the executor, null for own threads
 * @param window units submitted to the executor at a time
 * @param retries further attempts for a unit that the executor failed
 * @param listener hears of progress
 * @param checkpoint the file, null for none
 * @param savePause least time between two saves
 * @param patience time without any result after which an executor's units may be taken as lost
 */
record JobOptions(
        CountPlan plan,
        int threads,
        @Nullable ExecutorService executor,
        int window,
        int retries,
        Consumer<? super CountProgress> listener,
        @Nullable Path checkpoint,
        Duration savePause,
        Duration patience) {

    private static final int DEFAULT_WINDOW = 256;
    private static final int DEFAULT_RETRIES = 3;
    private static final Duration DEFAULT_PAUSE = Duration.ofSeconds(1);
    private static final Duration DEFAULT_PATIENCE = Duration.ofMinutes(1);

    static JobOptions of(CountPlan plan) {
        return new JobOptions(
                plan,
                Runtime.getRuntime().availableProcessors(),
                null,
                DEFAULT_WINDOW,
                DEFAULT_RETRIES,
                progress -> {},
                null,
                DEFAULT_PAUSE,
                DEFAULT_PATIENCE);
    }

    int n() {
        return plan.n();
    }

    JobOptions withThreads(int value) {
        return new JobOptions(plan, value, null, window, retries, listener, checkpoint, savePause, patience);
    }

    JobOptions withExecutor(ExecutorService value) {
        return new JobOptions(plan, threads, value, window, retries, listener, checkpoint, savePause, patience);
    }

    JobOptions withWindow(int value) {
        return new JobOptions(plan, threads, executor, value, retries, listener, checkpoint, savePause, patience);
    }

    JobOptions withRetries(int value) {
        return new JobOptions(plan, threads, executor, window, value, listener, checkpoint, savePause, patience);
    }

    JobOptions withListener(Consumer<? super CountProgress> value) {
        return new JobOptions(plan, threads, executor, window, retries, value, checkpoint, savePause, patience);
    }

    JobOptions withCheckpoint(Path value) {
        return new JobOptions(plan, threads, executor, window, retries, listener, value, savePause, patience);
    }

    JobOptions withSavePause(Duration value) {
        return new JobOptions(plan, threads, executor, window, retries, listener, checkpoint, value, patience);
    }

    JobOptions withPatience(Duration value) {
        return new JobOptions(plan, threads, executor, window, retries, listener, checkpoint, savePause, value);
    }
}
