package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.CapturedLog;
import io.github.queens4j.count.FakeExecutor.Fault;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Troubles that the executor of a cluster has and a pool has not; src/it/cluster meets some of them on a real one. */
@Timeout(60)
class ClusterTroubleTest {

    private static final int N = 15;
    private static final long COUNT = 2_279_184; // A000170
    private static final int UNITS = CountPlan.of(N).units().size();

    @RegisterExtension
    final CapturedLog log = new CapturedLog(CountJob.class);

    private final AtomicInteger troubles = new AtomicInteger();

    @AfterEach
    void noThreadIsLeft() {
        Threads.assertNoneLeft();
    }

    /** The queue is elsewhere, and only the future can tell that it is full. */
    @Test
    void aFullQueueElsewhereIsNoFailure() {
        AtomicInteger queued = new AtomicInteger();
        ExecutorService executor = new ScriptedExecutor(unit -> {
            if (queued.incrementAndGet() > 2) {
                queued.decrementAndGet();
                troubles.incrementAndGet();
                return CompletableFuture.failedFuture(new RejectedExecutionException("no room there"));
            }
            return ScriptedExecutor.counting(unit).whenComplete((result, failure) -> queued.decrementAndGet());
        });
        assertThat(CountJob.of(N).executor(executor).retries(0).run()).isEqualTo(COUNT);
        assertThat(troubles)
                .as("at most all that are left, again for each that ended")
                .hasValueBetween(1, UNITS * UNITS);
    }

    /** A member dies with all that it had, and for a moment the others fail what they take over. */
    @Test
    void anOutageDoesNotUseUpTheAttempts() {
        log.expectRetries(Fault.FAILED.logged);
        AtomicLong begin = new AtomicLong();
        ExecutorService executor = new ScriptedExecutor(unit -> {
            if (troubles.get() == 0) {
                begin.set(System.nanoTime());
            }
            if (System.nanoTime() - begin.get() < 25_000_000) {
                troubles.incrementAndGet();
                return memberLeft();
            }
            return ScriptedExecutor.counting(unit);
        });
        assertThat(CountJob.of(N).executor(executor).run()).isEqualTo(COUNT);
        assertThat(troubles).hasValueGreaterThanOrEqualTo(UNITS);
    }

    private static Future<CountResult> memberLeft() {
        return CompletableFuture.supplyAsync(
                () -> {
                    throw new IllegalStateException("member left");
                },
                CompletableFuture.delayedExecutor(1, TimeUnit.MILLISECONDS));
    }

    @Test
    void anExecutorThatFailsGetsNoMoreThanTheWindow() {
        log.expectRetries(Fault.FAILED.logged);
        Set<CountUnit> seen = new HashSet<>();
        ExecutorService executor = new ScriptedExecutor(unit -> {
            seen.add(unit);
            return memberLeft();
        });
        CountJob job = CountJob.of(N).executor(executor).window(5);
        assertThatThrownBy(job::run).isInstanceOf(IllegalStateException.class).hasMessageContaining("attempt 4");
        assertThat(seen).hasSize(5);
    }
}
