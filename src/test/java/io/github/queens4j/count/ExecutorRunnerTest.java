package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How the work of an executor ends. */
@Timeout(60)
class ExecutorRunnerTest {

    private static final List<CountUnit> UNITS = CountPlan.of(15).units().subList(0, 5);

    private final Map<Integer, CompletableFuture<CountResult>> futures = new TreeMap<>();

    @AfterEach
    void noThreadIsLeft() throws InterruptedException {
        Threads.awaitNone();
        assertThat(Thread.interrupted()).as("every test clears it").isFalse();
    }

    private ExecutorRunner started(ExecutorService executor) throws InterruptedException {
        OpenUnits<CountUnit> open = new OpenUnits<>(UNITS, new BitSet());
        ExecutorRunner runner = new ExecutorRunner(executor, open, 10, 0, Long.MAX_VALUE);
        runner.start();
        assertThat(runner.next()).as("the last one, when all are submitted").isEqualTo(result(4));
        return runner;
    }

    private ExecutorService waiting() {
        return new ScriptedExecutor(unit -> {
            if (unit.index() == 4) {
                return CompletableFuture.completedFuture(result(4));
            }
            futures.put(unit.index(), new CompletableFuture<>());
            return futures.get(unit.index());
        });
    }

    private static CountResult result(int index) {
        return new CountResult(15, index, CountPlan.SPLIT, 3);
    }

    @Test
    void resultsThatNobodyAskedForComeAtTheEnd() throws Exception {
        ExecutorRunner runner = started(waiting());
        futures.get(0).complete(result(0));
        futures.get(2).complete(result(2));
        futures.get(3).completeExceptionally(new IllegalStateException("member left"));
        assertThat(runner.stop()).containsExactly(result(0), result(2));
        assertThat(futures.values()).allMatch(Future::isDone);
        assertThat(futures.get(1)).isCancelled();
        assertThat(runner.stop()).as("each once").isEmpty();
    }

    /** A set flag must not keep results from being fetched. */
    @Test
    void anInterruptedThreadGetsThemToo() throws Exception {
        ExecutorRunner runner = started(waiting());
        futures.get(1).complete(result(1));
        Thread.currentThread().interrupt();
        assertThat(runner.stop()).containsExactly(result(1));
        assertThat(Thread.interrupted()).isTrue();
    }

    /** While the end waits for an executor that is slow to cancel. */
    @Test
    void anInterruptAtTheEndIsNotForgotten() throws Exception {
        CountDownLatch cancelling = new CountDownLatch(1);
        CountDownLatch answer = new CountDownLatch(1);
        ExecutorRunner runner = started(new ScriptedExecutor(unit -> unit.index() == 4
                ? CompletableFuture.completedFuture(result(4))
                : new CompletableFuture<>() {
                    @Override
                    public boolean cancel(boolean mayInterrupt) {
                        cancelling.countDown();
                        await(answer);
                        return super.cancel(mayInterrupt);
                    }
                }));
        Thread caller = Thread.currentThread();
        Thread interrupter = new Thread(() -> {
            await(cancelling);
            caller.interrupt();
            answer.countDown();
        });
        interrupter.start();
        assertThat(runner.stop()).isEmpty();
        // The flag first: with it set, nobody can wait for a thread that has not ended yet.
        assertThat(Thread.interrupted()).isTrue();
        interrupter.join();
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
