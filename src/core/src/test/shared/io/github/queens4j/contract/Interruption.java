package io.github.queens4j.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;

/**
 * How an endless task ended when its thread was interrupted in the middle of it.
 *
 * @param thrown what it threw, null if it returned
 * @param flagSet whether the thread's interrupt flag was set then
 * @param ended whether it ended at all
 */
public record Interruption(@Nullable Throwable thrown, boolean flagSet, boolean ended) {

    /** Interrupts a task that has run for a moment. */
    public static Interruption of(Runnable endless) throws InterruptedException {
        return of(endless, new CountDownLatch(0));
    }

    /** Interrupts a task a moment after it has opened a latch. */
    public static Interruption of(Runnable endless, CountDownLatch begun) throws InterruptedException {
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
        assertThat(begun.await(1, TimeUnit.MINUTES)).as("begun").isTrue();
        thread.join(70);
        assertThat(thread.isAlive()).as("the task still runs after 70 ms").isTrue();
        thread.interrupt();
        thread.join(TimeUnit.MINUTES.toMillis(1));
        return new Interruption(thrown.get(), flagSet.get(), !thread.isAlive());
    }

    /** It was cancelled within a minute, which a busy machine may need, and the flag is still set. */
    public void assertPrompt() {
        assertThat(ended).as("the task ended within a minute of its interrupt").isTrue();
        assertThat(thrown).as("thrown after an interrupt").isInstanceOf(CancellationException.class);
        assertThat(flagSet).as("the interrupt flag is still set").isTrue();
    }

    /** A thread that is interrupted already does not begin. */
    public static void assertRefused(ThrowingCallable task) {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(task).as("thrown in an interrupted thread").isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted())
                    .as("the interrupt flag is still set")
                    .isTrue();
        }
    }
}
