package io.github.queens4j.tour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;

/** Runs something long in a thread and interrupts it. */
final class Interrupts {

    private Interrupts() {}

    static void assertEndsPromptly(Runnable search) throws InterruptedException {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        AtomicReference<Boolean> flag = new AtomicReference<>(false);
        Thread thread = new Thread(() -> {
            try {
                search.run();
            } catch (Throwable t) {
                thrown.set(t);
            }
            flag.set(Thread.currentThread().isInterrupted());
        });
        thread.start();
        Thread.sleep(200);
        assertThat(thread.isAlive()).as("still searching").isTrue();
        long begin = System.nanoTime();
        thread.interrupt();
        thread.join(10_000);
        assertThat(thread.isAlive()).isFalse();
        assertThat(System.nanoTime() - begin).isLessThan(2_000_000_000L);
        assertThat(thrown.get()).isInstanceOf(CancellationException.class);
        assertThat(flag.get()).as("interrupt flag").isTrue();
    }

    static void assertRefuses(Runnable search) {
        Thread.currentThread().interrupt();
        try {
            search.run();
            throw new AssertionError("an interrupted thread went on");
        } catch (CancellationException expected) {
            assertThat(Thread.currentThread().isInterrupted()).isTrue();
        } finally {
            Thread.interrupted();
        }
    }
}
