package io.github.queens4j.count;

import io.github.queens4j.count.join.SquareSums;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionService;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** Has the units of {@link SquareCounts} counted by threads of its own, which end with it. */
final class SquareRun {

    private SquareRun() {}

    /**
     * Counts units in any order.
     *
     * @param result hears of each unit's sums, on the calling thread
     * @throws CancellationException if the thread is interrupted; the flag stays set
     */
    static void run(List<SquareUnit> units, int threads, Consumer<SquareSums> result) {
        List<Thread> workers = new CopyOnWriteArrayList<>();
        ExecutorService pool = Executors.newFixedThreadPool(Math.min(threads, units.size()), work -> {
            Thread thread = new Thread(work, "queens4j-squares");
            thread.setDaemon(true);
            workers.add(thread);
            return thread;
        });
        try {
            CompletionService<SquareSums> done = new ExecutorCompletionService<>(pool);
            for (SquareUnit unit : units) {
                done.submit(unit);
            }
            for (int i = 0; i < units.size(); i++) {
                result.accept(done.take().get());
            }
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the thread was interrupted while it waited for counts");
        } catch (ExecutionException failure) {
            throw unchecked(failure);
        } finally {
            pool.shutdownNow();
            join(workers);
        }
    }

    /** What a unit threw, which declares no checked exception. */
    private static RuntimeException unchecked(ExecutionException failure) {
        if (failure.getCause() instanceof Error error) {
            throw error;
        }
        return failure.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(failure);
    }

    /** Waits until no thread is left: interrupted, they end within milliseconds. */
    private static void join(List<Thread> workers) {
        boolean interrupted = false;
        for (Thread worker : workers) {
            while (worker.isAlive()) {
                try {
                    worker.join();
                } catch (InterruptedException again) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
