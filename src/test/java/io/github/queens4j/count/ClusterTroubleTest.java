package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.CapturedLog;
import io.github.queens4j.count.FakeExecutor.Fault;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
                .as("at most all at first, then about one for each that ended")
                .hasValueBetween(1, 3 * UNITS);
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

    /**
     * Its cancel waits for an answer that never comes, unless it is interrupted: that of Hazelcast 5.7 does for
     * minutes.
     */
    private Future<CountResult> lostForever() {
        return new CompletableFuture<>() {
            @Override
            public boolean cancel(boolean mayInterrupt) {
                troubles.incrementAndGet();
                try {
                    new CountDownLatch(1).await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                return super.cancel(mayInterrupt);
            }
        };
    }

    @Test
    void aSilentMemberDoesNotHoldUpTheEnd() throws Exception {
        ExecutorService executor =
                new ScriptedExecutor(unit -> unit.index() == 0 ? ScriptedExecutor.counting(unit) : lostForever());
        Threads.assertStopped(CountJob.of(N).executor(executor), 1);
        assertThat(troubles).as("all were tried").hasValue(UNITS - 1);
    }

    @Test
    void unitsOfASilentMemberAreCountedElsewhere() {
        log.expectRetries(Fault.LOST.logged);
        Set<CountUnit> lost = new HashSet<>();
        ExecutorService executor =
                new ScriptedExecutor(unit -> lost.add(unit) ? lostForever() : ScriptedExecutor.counting(unit));
        CountJob job = CountJob.of(N).executor(executor).patience(Duration.ofMillis(50));
        assertThat(job.run()).isEqualTo(COUNT);
        assertThat(lost).hasSize(UNITS);
    }

    /** One thread and a short queue: a few units are accepted each time, and the others dropped without a word. */
    private static ExecutorService dropping(int queue) {
        return new ThreadPoolExecutor(
                1, 1, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(queue), new ThreadPoolExecutor.DiscardPolicy());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void anExecutorThatDropsUnitsEndsTheRun(int retries) {
        if (retries > 0) {
            log.expectRetries(Fault.LOST.logged);
        }
        ExecutorService pool = dropping(1);
        CountJob job = CountJob.of(N).executor(pool).retries(retries).patience(Duration.ofMillis(50));
        assertThatThrownBy(job::run)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("attempt " + (retries + 1) + ": no unit ended for 0 s")
                .hasCauseInstanceOf(TimeoutException.class);
        pool.shutdownNow();
    }

    @Test
    void whatAnExecutorDropsIsTriedAgain() {
        log.expectRetries(Fault.LOST.logged);
        ExecutorService pool = dropping(UNITS / 2);
        CountJob job = CountJob.of(N).executor(pool).retries(UNITS).patience(Duration.ofMillis(500));
        assertThat(job.run()).isEqualTo(COUNT);
        pool.shutdownNow();
    }

    /** The only thread that could count waits for the count. */
    @Test
    void aRunInsideItsOwnPoolOfOneThreadEnds() {
        log.expectRetries(Fault.LOST.logged);
        ExecutorService pool = Executors.newSingleThreadExecutor();
        CountJob job = CountJob.of(N).executor(pool).retries(1).patience(Duration.ofMillis(50));
        assertThatThrownBy(() -> pool.submit(job::run).get())
                .cause()
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("attempt 2: no unit ended");
        pool.shutdownNow();
    }

    /** Futures that lie, or cannot even do that. */
    @Test
    void aFutureThatContradictsItselfIsAFailure() {
        log.expectRetries("java.lang.IllegalStateException: no connection");
        log.expectRetries("java.lang.IllegalStateException: its future says that it is done, but has no result");
        Set<CountUnit> seen = new HashSet<>();
        ExecutorService executor = new ScriptedExecutor(unit -> {
            if (seen.add(unit)) {
                return unit.index() % 2 == 0 ? ChaosExecutor.contradicting() : ChaosExecutor.broken();
            }
            return ScriptedExecutor.counting(unit);
        });
        assertThat(CountJob.of(N).executor(executor).run()).isEqualTo(COUNT);
        CountJob once = CountJob.of(N)
                .executor(new ScriptedExecutor(unit -> ChaosExecutor.contradicting()))
                .retries(0);
        assertThatThrownBy(once::run)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageEndingWith("attempt 1: its future says that it is done, but has no result");
    }
}
