package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A job's own threads, also where units fail in ways that true ones do not. */
@Timeout(60)
class ThreadRunnerTest {

    @AfterEach
    void noThreadIsLeft() {
        Threads.assertNoneLeft();
    }

    private static ThreadRunner<String> started(List<Callable<String>> units) {
        ThreadRunner<String> runner = new ThreadRunner<>(units.iterator(), 1, "queens4j-test-", () -> false);
        runner.start();
        return runner;
    }

    @Test
    void whatAUnitThrowsArrivesBeforeResults() throws Exception {
        OutOfMemoryError full = new OutOfMemoryError("full");
        ThreadRunner<String> runner = started(List.of(() -> "first", () -> {
            throw full;
        }));
        Threads.awaitNone();
        assertThatThrownBy(runner::next).isSameAs(full);
        assertThat(runner.stop()).containsExactly("first");
    }

    @Test
    void resultsThatNobodyAskedForComeAtTheEnd() throws Exception {
        ThreadRunner<String> runner = started(List.of(() -> "first", () -> "second", () -> "third"));
        assertThat(runner.next()).isEqualTo("first");
        Threads.awaitNone();
        assertThat(runner.stop()).as("each once").containsExactly("second", "third");
    }

    /** The end waits for the threads whatever happens, and the interrupt is not forgotten. */
    @Test
    void anInterruptDoesNotLeaveThreadsBehind() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        ThreadRunner<String> runner = started(List.of(() -> {
            begun.countDown();
            awaitForSure(end);
            return "late";
        }));
        begun.await();
        CompletableFuture.delayedExecutor(50, TimeUnit.MILLISECONDS).execute(end::countDown);
        Thread.currentThread().interrupt();
        assertThat(runner.stop()).as("stop has waited").containsExactly("late");
        assertThat(Thread.interrupted()).isTrue();
    }

    /** Waits like a unit that takes no notice of interrupts. */
    private static void awaitForSure(CountDownLatch latch) {
        boolean open = false;
        while (!open) {
            try {
                latch.await();
                open = true;
            } catch (InterruptedException ignored) {
                open = false;
            }
        }
    }
}
