package io.github.queens4j.count;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.contract.Interruption;
import io.github.queens4j.contract.KnownCounts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CountJobTest extends CheckpointCase {

    @Test
    void countsUpToEighteen() {
        for (int n = 0; n <= 18; n++) {
            assertThat(CountJob.of(n).threads(2).run()).as("n = %s", n).isEqualTo(KnownCounts.of(n));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 1000})
    void theCountDoesNotDependOnTheNumberOfThreads(int threads) {
        assertThat(CountJob.of(15).threads(threads).run()).isEqualTo(2_279_184);
    }

    @Test
    void aJobCanBeRunTwiceAndByManyThreads() throws Exception {
        CountJob job = CountJob.of(12).threads(2);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Long>> counts = pool.invokeAll(Collections.nCopies(8, job::run));
        pool.shutdown();
        for (Future<Long> count : counts) {
            assertThat(count.get()).isEqualTo(14_200);
        }
    }

    @Test
    void aJobIsNotChangedByTheJobsMadeOfIt() {
        AtomicInteger calls = new AtomicInteger();
        CountJob job = CountJob.of(8);
        CountJob loud = job.onProgress(progress -> calls.incrementAndGet());
        assertThat(job.run()).isEqualTo(92);
        assertThat(calls).hasValue(0);
        assertThat(loud.threads(1).retries(0).run()).isEqualTo(92);
        assertThat(calls.get()).isPositive();
    }

    @Test
    void progressGoesFromNothingToAllUnitByUnit() {
        List<CountProgress> heard = new ArrayList<>();
        Set<Thread> listening = ConcurrentHashMap.newKeySet();
        CountJob job = CountJob.of(16).threads(2).onProgress(progress -> {
            heard.add(progress);
            listening.add(Thread.currentThread());
        });
        job.run();
        int units = CountPlan.of(16).units().size();
        assertThat(listening).containsExactly(Thread.currentThread());
        assertThat(heard).hasSize(units + 1);
        for (int i = 0; i <= units; i++) {
            CountProgress progress = heard.get(i);
            assertThat(progress.unitsDone()).isEqualTo(i);
            assertThat(progress.unitsTotal()).isEqualTo(units);
            assertThat(progress.unitsResumed()).isZero();
            assertThat(progress.remaining().isPresent()).isEqualTo(progress.fraction() >= 0.01);
        }
        List<Double> fractions = heard.stream().map(CountProgress::fraction).toList();
        assertThat(fractions).isSorted().doesNotHaveDuplicates().startsWith(0.0).endsWith(1.0);
        List<Duration> times = heard.stream().map(CountProgress::elapsed).toList();
        assertThat(times).isSorted().noneMatch(Duration::isNegative);
        assertThat(heard.get(units).remaining()).contains(Duration.ZERO);
    }

    @Test
    void itsThreadsAreNamedDaemonsAndNotTooMany() {
        Set<String> names = ConcurrentHashMap.newKeySet();
        Set<Boolean> daemon = ConcurrentHashMap.newKeySet();
        int units = CountPlan.of(16).units().size();
        CountJob.of(16)
                .threads(1000)
                .onProgress(progress -> Thread.getAllStackTraces().keySet().stream()
                        .filter(thread -> thread.getName().startsWith("queens4j-count"))
                        .forEach(thread -> {
                            names.add(thread.getName());
                            daemon.add(thread.isDaemon());
                        }))
                .run();
        assertThat(names)
                .isNotEmpty()
                .isSubsetOf(IntStream.rangeClosed(1, units)
                        .mapToObj(number -> "queens4j-count-16-" + number)
                        .toList());
        assertThat(daemon).containsExactly(true);
    }

    /** In the middle of units of seconds, and of minutes that begin with long lists of placements. */
    @ParameterizedTest
    @ValueSource(ints = {22, 25, 27, 28})
    void anInterruptEndsTheRunAndItsThreads(int n) throws Exception {
        Threads.assertStopped(CountJob.of(n).threads(2), 0);
    }

    @Test
    void anInterruptedThreadDoesNotBegin() {
        CountJob job = CountJob.of(8).checkpoint(file).onProgress(progress -> {
            throw new AssertionError("the run began");
        });
        Interruption.assertRefused(job::run);
        assertThat(file).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5})
    void whatAListenerThrowsReachesTheCallerUnchanged(int unitsDone) {
        for (Throwable thrown : new Throwable[] {new IllegalStateException("tired"), new StackOverflowError("deep")}) {
            CountJob job = CountJob.of(16).threads(2).onProgress(progress -> {
                if (progress.unitsDone() == unitsDone) {
                    CountJobTest.<RuntimeException>sneak(thrown);
                }
            });
            assertThatThrownBy(job::run).isSameAs(thrown);
            Threads.assertNoneLeft();
        }
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> void sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @Test
    void someUnitsAreCountedAlone() {
        CountPlan plan = CountPlan.of(16);
        int units = plan.units().size();
        List<CountResult> results = new ArrayList<>();
        CountJob job = CountJob.of(16).threads(2).onProgress(progress -> {
            throw new AssertionError("a part of a count has no progress");
        });
        job.runUnits(2, units, results::add);
        assertThat(results).hasSize(units - 2).doesNotHaveDuplicates();
        job.runUnits(0, 0, results::add);
        job.runUnits(0, 2, result -> {
            assertThat(result).isEqualTo(plan.units().get(result.index).call());
            results.add(result);
        });
        assertThat(plan.total(results)).isEqualTo(14_772_512);
        List<CountResult> again = new ArrayList<>();
        try (FakeExecutor executor = new FakeExecutor(Collections.emptyMap())) {
            job.executor(executor).runUnits(1, 3, again::add);
        }
        assertThat(again).hasSize(2).isSubsetOf(results);
        assertThatThrownBy(() -> job.runUnits(2, units + 1, results::add))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void whatTheTakerOfAResultThrowsReachesTheCaller() {
        RuntimeException tired = new RuntimeException("tired");
        assertThatThrownBy(() -> CountJob.of(16).threads(2).runUnits(0, 3, result -> {
                    throw tired;
                }))
                .isSameAs(tired);
        CountJob job = CountJob.of(22).threads(2);
        assertThatThrownBy(() ->
                        job.runUnits(0, 9, result -> Thread.currentThread().interrupt()))
                .isInstanceOf(CancellationException.class)
                .hasMessage("the count for n = 22 was interrupted");
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void argumentsOutOfRangeAreRefusedAtOnce() {
        CountJob job = CountJob.of(8);
        assertIllegal(() -> job.threads(0), "threads must be at least 1, but is 0");
        assertIllegal(() -> job.retries(-1), "retries must be at least 0, but is -1");
    }

    @Test
    void ownThreadsAndAnExecutorReplaceEachOther() {
        try (FakeExecutor executor = new FakeExecutor(Collections.emptyMap())) {
            assertThat(CountJob.of(8).executor(executor).threads(1).run()).isEqualTo(92);
            assertThat(executor.submitted()).isEmpty();
            assertThat(CountJob.of(8).threads(1).executor(executor).run()).isEqualTo(92);
            assertThat(executor.submitted()).hasSize(CountPlan.of(8).units().size());
        }
    }
}
