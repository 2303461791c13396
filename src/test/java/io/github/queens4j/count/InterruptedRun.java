package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * How a run ended whose thread was interrupted.
 *
 * @param thrown what run threw, null if it returned
 * @param flagSet whether the thread's interrupt flag was set then
 * @param ended whether it ended at all
 * @param delay from the interrupt to the end
 * @param unitsDone as the listener heard last
 */
record InterruptedRun(Throwable thrown, boolean flagSet, boolean ended, Duration delay, int unitsDone) {

    /** Promptly means well under a second; on a machine that does other work too it may look longer. */
    private static final Duration PROMPTLY = Duration.ofSeconds(5);

    /** Interrupts a run after its first unit, while the next ones are under way. */
    static InterruptedRun of(CountJob job) throws InterruptedException {
        return of(job, 1);
    }

    static InterruptedRun of(CountJob job, int afterUnits) throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        AtomicInteger unitsDone = new AtomicInteger();
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        AtomicReference<Boolean> flag = new AtomicReference<>(false);
        CountJob heard = job.onProgress(progress -> {
            unitsDone.set(progress.unitsDone());
            if (progress.unitsDone() >= afterUnits) {
                begun.countDown();
            }
        });
        Thread thread = new Thread(() -> {
            try {
                heard.run();
            } catch (Throwable failure) {
                thrown.set(failure);
            }
            flag.set(Thread.currentThread().isInterrupted());
        });
        thread.setDaemon(true);
        thread.start();
        assertThat(begun.await(60, TimeUnit.SECONDS)).isTrue();
        Thread.sleep(100);
        long start = System.nanoTime();
        thread.interrupt();
        thread.join(20_000);
        Duration delay = Duration.ofNanos(System.nanoTime() - start);
        return new InterruptedRun(thrown.get(), flag.get(), !thread.isAlive(), delay, unitsDone.get());
    }

    void assertCancelledPromptly() {
        assertThat(ended).isTrue();
        assertThat(thrown).isInstanceOf(CancellationException.class).hasMessageContaining("interrupted");
        assertThat(flagSet).isTrue();
        assertThat(delay).isLessThan(PROMPTLY);
        Threads.assertNoneLeft();
    }
}
