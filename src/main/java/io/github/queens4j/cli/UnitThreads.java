package io.github.queens4j.cli;

import io.github.queens4j.count.CountResult;
import io.github.queens4j.count.CountUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Counts units on some threads; the calling thread receives the results as they come. */
final class UnitThreads {

    private final List<CountUnit> units;
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicInteger next = new AtomicInteger();
    private final BlockingQueue<Ended> ended;

    /** How a unit has ended: with a result or a failure. */
    private record Ended(
            @Nullable CountResult result, @Nullable Throwable failure) {}

    UnitThreads(List<CountUnit> units, int threads) {
        this.units = units;
        ended = new ArrayBlockingQueue<>(Math.max(1, threads));
        for (int i = 0; i < Math.min(threads, units.size()); i++) {
            Thread thread = new Thread(this::work, "queens4j-unit-" + i);
            thread.setDaemon(true);
            this.threads.add(thread);
        }
    }

    /** Counts all; the first failure ends that, and is thrown as it is. */
    void run(Consumer<CountResult> action) {
        threads.forEach(Thread::start);
        try {
            for (int left = units.size(); left > 0; left--) {
                Ended unit = ended.take();
                if (unit.failure() instanceof Error error) {
                    throw error;
                }
                if (unit.failure() instanceof RuntimeException failure) {
                    throw failure;
                }
                action.accept(Objects.requireNonNull(unit.result()));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw (CancellationException) new CancellationException("interrupted").initCause(e);
        } finally {
            threads.forEach(Thread::interrupt);
        }
    }

    private void work() {
        try {
            for (int i = next.getAndIncrement(); i < units.size(); i = next.getAndIncrement()) {
                ended.put(counted(units.get(i)));
            }
        } catch (InterruptedException e) {
            // The results are no longer wanted.
        }
    }

    private static Ended counted(CountUnit unit) {
        try {
            return new Ended(unit.call(), null);
        } catch (RuntimeException | Error failure) {
            return new Ended(null, failure);
        }
    }
}
