package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.CapturedLog;
import io.github.queens4j.count.FakeExecutor.Fault;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts on executors, good ones and bad ones; src/it/cluster meets some of the troubles on a real cluster. */
class CountJobExecutorTest {

    private static final int N = 15;
    private static final long COUNT = 2_279_184; // A000170
    private static final int UNITS = CountPlan.of(N).units().size();

    private final AtomicInteger troubles = new AtomicInteger();

    @RegisterExtension
    final CapturedLog log = new CapturedLog(CountJob.class);

    static Stream<Named<Supplier<ExecutorService>>> executors() {
        return Stream.of(
                Named.of("pool", () -> Executors.newFixedThreadPool(3)),
                Named.of("single thread", Executors::newSingleThreadExecutor),
                Named.of("as many threads as tasks", Executors::newCachedThreadPool),
                Named.of("work stealing", () -> new ForkJoinPool(2)),
                Named.of("remote", () -> new FakeExecutor(Collections.emptyMap())),
                Named.of(
                        "queue shorter than the window",
                        () -> new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1))),
                Named.of("no queue", () -> new ThreadPoolExecutor(2, 2, 1, TimeUnit.SECONDS, new SynchronousQueue<>())),
                Named.of("caller", ScriptedExecutor::ofTheCaller));
    }

    @ParameterizedTest
    @MethodSource("executors")
    void theCountDoesNotDependOnTheExecutor(Supplier<ExecutorService> kind) {
        log.allowRetries(".*RejectedExecutionException.*"); // where there is no queue
        ExecutorService executor = kind.get();
        List<Integer> heard = new ArrayList<>();
        CountJob job = CountJob.of(N).executor(executor).onProgress(progress -> heard.add(progress.unitsDone()));
        assertThat(job.run()).isEqualTo(COUNT);
        assertThat(heard).hasSize(UNITS + 1).isSorted().doesNotHaveDuplicates();
        assertThat(executor.isShutdown()).isFalse();
        executor.shutdownNow();
    }

    private static void run(ExecutorService executor, int window, int retries) throws InterruptedException {
        new ExecutorRunner(executor, CountPlan.of(N).units().iterator(), window, retries)
                .run(UNITS, result -> {}, late -> {});
    }

    @Test
    void eachUnitIsSubmittedOnceWithinTheWindow() throws Exception {
        try (FakeExecutor executor = new FakeExecutor(Collections.emptyMap())) {
            run(executor, 2, 0);
            assertThat(executor.submitted())
                    .containsExactlyElementsOf(CountPlan.of(N).units());
            assertThat(executor.mostAtATime()).isBetween(1, 2);
        }
    }

    @ParameterizedTest
    @EnumSource(Fault.class)
    void aFailedUnitIsTriedAgain(Fault fault) {
        log.expectRetries(fault.logged);
        Map<Integer, List<Fault>> faults =
                Map.of(0, List.of(fault), 3, List.of(fault, fault, fault), UNITS - 1, List.of(fault, fault));
        try (FakeExecutor executor = new FakeExecutor(faults)) {
            assertThat(CountJob.of(N).executor(executor).run()).isEqualTo(COUNT);
            for (CountUnit unit : CountPlan.of(N).units()) {
                int again = faults.getOrDefault(unit.index(), List.of()).size();
                assertThat(Collections.frequency(executor.submitted(), unit))
                        .as("%s", unit)
                        .isGreaterThanOrEqualTo(1 + (fault == Fault.REJECTED ? 0 : again));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Fault.class)
    void anExecutorThatKeepsFailingEndsTheRun(Fault fault) {
        log.expectRetries(fault.logged);
        try (FakeExecutor executor = new FakeExecutor(Map.of(4, Collections.nCopies(100, fault)))) {
            assertThatThrownBy(() -> run(executor, 1, 2))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("unit 4 of the count for n = " + N)
                    .hasMessageContaining("attempt 3")
                    .satisfies(thrown -> assertThat(thrown.getCause()).isNotNull());
            assertThat(executor.submitted()).hasSize(4 + 3);
            assertThat(executor.futures()).allMatch(Future::isDone);
        }
    }

    @Test
    void anExecutorThatGivesNoFutureIsRefusedInWords() {
        String message = "in attempt 1: java.lang.NullPointerException: the executor's submit returned null";
        assertThatThrownBy(() -> run(new ScriptedExecutor(unit -> null), 1, 0)).hasMessageEndingWith(message);
    }

    /** Its one thread waits for units that stand in its own queue. */
    @Test
    void aJobMayRunOnAThreadOfItsOwnPool() throws Exception {
        for (ExecutorService pool :
                List.of(Executors.newFixedThreadPool(1), Executors.newSingleThreadExecutor(), new ForkJoinPool(1))) {
            long count = pool.submit(() -> CountJob.of(12).executor(pool).run()).get();
            assertThat(count).as("%s", pool).isEqualTo(14_200);
            pool.shutdownNow();
        }
    }

    @Test
    void theLastFailureIsTheCause() {
        log.expectRetries(Fault.CANCELLED.logged);
        try (FakeExecutor executor = new FakeExecutor(Map.of(1, List.of(Fault.CANCELLED, Fault.FAILED)))) {
            assertThatThrownBy(
                            () -> CountJob.of(N).executor(executor).retries(1).run())
                    .isInstanceOf(IllegalStateException.class)
                    .cause()
                    .hasMessage("member left");
        }
    }

    @Test
    void unitsUnderWayAreCancelledWhenTheRunFails() {
        List<CompletableFuture<CountResult>> futures = new ArrayList<>();
        List<Boolean> interrupts = new ArrayList<>();
        ExecutorService executor = new ScriptedExecutor(unit -> {
            if (unit.index() == 5) {
                return CompletableFuture.failedFuture(new IllegalStateException("member left"));
            }
            futures.add(new CompletableFuture<>() {
                @Override
                public boolean cancel(boolean mayInterruptIfRunning) {
                    interrupts.add(mayInterruptIfRunning);
                    return super.cancel(mayInterruptIfRunning);
                }
            });
            return futures.get(futures.size() - 1);
        });
        CountJob job = CountJob.of(N).executor(executor).retries(0);
        assertThatThrownBy(job::run).isInstanceOf(IllegalStateException.class);
        assertThat(futures).hasSizeGreaterThanOrEqualTo(5).allMatch(Future::isCancelled);
        assertThat(interrupts).hasSameSizeAs(futures).containsOnly(true);
    }

    @Test
    void whatTheListenerThrowsReachesTheCaller() {
        RuntimeException tired = new RuntimeException("tired");
        try (FakeExecutor executor = new FakeExecutor(Collections.emptyMap())) {
            CountJob job = CountJob.of(N).executor(executor).onProgress(progress -> {
                if (progress.unitsDone() == 2) {
                    throw tired;
                }
            });
            assertThatThrownBy(job::run).isSameAs(tired);
            assertThat(executor.futures()).allMatch(Future::isDone);
        }
    }

    @Test
    void anExecutorThatIsShutDownEndsTheRun() {
        log.allowRetries("java.util.concurrent.CancellationException: .*");
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CountJob job = CountJob.of(18).executor(pool).onProgress(progress -> {
            if (progress.unitsDone() == 2) {
                pool.shutdownNow();
            }
        });
        assertThatThrownBy(job::run)
                .isInstanceOf(IllegalStateException.class)
                .hasCauseInstanceOf(RejectedExecutionException.class);
    }

    /** Its last units never end, and nothing is submitted any more that it could reject. */
    @Test
    void anExecutorThatHasTerminatedEndsTheRun() {
        ExecutorService terminated = new ScriptedExecutor(unit -> new CompletableFuture<>()) {
            @Override
            public boolean isTerminated() {
                return true;
            }
        };
        assertThatThrownBy(CountJob.of(N).executor(terminated)::run)
                .hasMessage("the executor failed unit 0 of the count for n = 15, at last in attempt 1: "
                        + "java.util.concurrent.RejectedExecutionException: the executor has terminated");
    }

    @Test
    void anInterruptEndsTheRunAndCancelsItsUnits() throws Exception {
        try (FakeExecutor executor = new FakeExecutor(Collections.emptyMap())) {
            Threads.assertStopped(CountJob.of(22).executor(executor), 1);
            assertThat(executor.futures()).isNotEmpty().allMatch(Future::isDone);
        }
        assertThat(Thread.interrupted()).isFalse();
    }

    /** The interrupt ends a unit too, which is no failure of the executor then. */
    @Test
    void anInterruptOfACountingCallerEndsTheRun() throws Exception {
        Threads.assertStopped(
                CountJob.of(22).executor(ScriptedExecutor.ofTheCaller()).retries(0), 1);
    }

    /** The queue is elsewhere, and only the future reports that it is full. */
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

    /** Runs with a clock of its own, on which some milliseconds pass between two looks. */
    private List<CountResult> runByClock(AtomicLong clock, int step, int retries, ScriptedExecutor executor)
            throws InterruptedException {
        List<CountResult> results = new ArrayList<>();
        new ExecutorRunner(executor, CountPlan.of(N).units().iterator(), 2, retries) {
            @Override
            long now() {
                return TimeUnit.MILLISECONDS.toNanos(clock.addAndGet(step));
            }
        }.run(UNITS, results::add, late -> {});
        return results;
    }

    /** A member dies with all that it had, and for a while the others fail what they take over. */
    @Test
    void anOutageDoesNotUseUpTheAttempts() throws Exception {
        log.expectRetries(Fault.FAILED.logged);
        AtomicLong clock = new AtomicLong();
        ScriptedExecutor executor = new ScriptedExecutor(unit -> {
            boolean over = clock.get() > 60;
            troubles.addAndGet(over ? 0 : 1);
            return over ? ScriptedExecutor.counting(unit) : FakeExecutor.failing(unit, Fault.FAILED);
        });
        assertThat(CountPlan.of(N).total(runByClock(clock, 1, 3, executor))).isEqualTo(COUNT);
        assertThat(troubles).hasValueBetween(4, 2 * 3);
    }

    @Test
    void pausesDoubleUpToTwoThirdsOfASecond() {
        log.expectRetries(Fault.FAILED.logged);
        AtomicLong clock = new AtomicLong();
        List<Long> times = new ArrayList<>();
        int step = 10;
        ScriptedExecutor executor = new ScriptedExecutor(unit -> {
            if (unit.index() > 0) {
                return new CompletableFuture<>();
            }
            times.add(clock.get());
            return FakeExecutor.failing(unit, Fault.FAILED);
        });
        assertThatThrownBy(() -> runByClock(clock, step, 8, executor)).hasMessageContaining("attempt 9");
        for (int retry = 1; retry <= 8; retry++) {
            long pause = Math.min(640, 10L << (retry - 1));
            assertThat(times.get(retry) - times.get(retry - 1))
                    .as("before retry %s", retry)
                    .isBetween(pause, pause + 3L * step);
        }
    }

    @Test
    void anExecutorThatFailsGetsNoMoreThanTheWindow() {
        log.expectRetries(Fault.NO_RESULT.logged);
        Set<CountUnit> seen = new HashSet<>();
        ExecutorService executor = new ScriptedExecutor(unit -> {
            seen.add(unit);
            CompletableFuture<CountResult> future = new CompletableFuture<>();
            return future.completeOnTimeout(null, 1, TimeUnit.MILLISECONDS);
        });
        assertThatThrownBy(() -> run(executor, 5, 3)).hasMessageContaining("attempt 4");
        assertThat(seen).hasSize(5);
    }
}
