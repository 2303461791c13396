package io.github.queens4j;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** How an endless task ended when its thread was interrupted in the middle of it. */
record Interruption(@Nullable Throwable thrown, boolean flagSet, Duration delay) {

    static Interruption of(Runnable endless) throws InterruptedException {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        AtomicBoolean flagSet = new AtomicBoolean();
        Thread thread = new Thread(() -> {
            try {
                endless.run();
            } catch (Throwable failure) {
                thrown.set(failure);
            }
            flagSet.set(Thread.currentThread().isInterrupted());
        });
        thread.setDaemon(true);
        thread.start();
        thread.join(150);
        long start = System.nanoTime();
        thread.interrupt();
        thread.join(10_000);
        return new Interruption(thrown.get(), flagSet.get(), Duration.ofNanos(System.nanoTime() - start));
    }
}
