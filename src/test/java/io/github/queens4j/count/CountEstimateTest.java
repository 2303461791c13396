package io.github.queens4j.count;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import io.github.queens4j.Puzzle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An estimate covers all units of all terms, and says how many it measured. */
class CountEstimateTest {

    private static CountEstimate estimate(int n, int samples) {
        return CountEstimate.of(CountPlan.of(n)).samples(samples).run();
    }

    @Test
    void coversAllUnits() {
        CountEstimate estimate = estimate(16, 2);
        assertThat(estimate.n()).isEqualTo(16);
        assertThat(estimate.terms().stream()
                        .mapToInt(CountEstimate.Share::units)
                        .sum())
                .isEqualTo(CountPlan.of(16).units().size());
        assertThat(estimate.terms()).extracting(CountEstimate.Share::queens).containsExactly(0, 1, 2, 3, 4);
        assertThat(estimate.terms()).allSatisfy(share -> {
            assertThat(share.sampled()).isEqualTo(Math.min(2, share.units()));
            assertThat(share.seconds()).isNotNegative();
        });
        assertThat(estimate.seconds()).isPositive();
        assertThat(estimate.error()).isNotNegative();
    }

    @Test
    void sharesAddUpAndTheirErrorsAsIndependentOnesDo() {
        CountEstimate estimate = new CountEstimate(
                20, List.of(new CountEstimate.Share(0, 9, 2, 10, 3), new CountEstimate.Share(1, 9, 2, 20, 4)));
        assertThat(estimate.seconds()).isEqualTo(30);
        assertThat(estimate.error()).isEqualTo(5);
    }

    @Test
    void allUnitsMeasuredLeaveNoError() {
        assertThat(estimate(8, 1000).error()).isZero();
    }

    /** Where the model has no cost and the clock no time, there is a number all the same. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void theSmallestBoardsHaveEstimates(int n) {
        CountEstimate estimate = estimate(n, 2);
        assertThat(estimate.seconds()).isNotNaN().isBetween(0.0, 10.0);
        assertThat(estimate.error()).isZero();
    }

    @Test
    void theListenerHearsOfEachUnit() {
        List<CountProgress> heard = new ArrayList<>();
        CountPlan plan = CountPlan.of(12);
        long start = System.nanoTime();
        CountEstimate estimate = CountEstimate.of(plan)
                .samples(3)
                .threads(2)
                .onProgress(heard::add)
                .run();
        Duration all = Duration.ofNanos(System.nanoTime() - start);
        int measured =
                estimate.terms().stream().mapToInt(CountEstimate.Share::sampled).sum();
        assertThat(heard).hasSize(measured);
        assertThat(heard)
                .extracting(CountProgress::fraction)
                .isSorted()
                .doesNotHaveDuplicates()
                .endsWith(1.0);
        assertThat(heard)
                .extracting(CountProgress::elapsed)
                .isSorted()
                .allMatch(elapsed -> elapsed.compareTo(all) <= 0);
        assertThat(heard.get(measured - 1).unitsTotal()).isEqualTo(measured);
    }

    @Test
    void puzzlesHaveEstimates() {
        Puzzle puzzle = Puzzle.ofSize(10).withQueen(0, 3);
        CountPlan plan = CountPlan.of(puzzle);
        CountEstimate estimate = CountEstimate.of(plan).samples(2).run();
        assertThat(estimate.n()).isEqualTo(10);
        assertThat(estimate.terms().stream()
                        .mapToInt(CountEstimate.Share::units)
                        .sum())
                .isEqualTo(plan.units().size());
    }

    @Test
    void anInterruptEndsItAndItsThreads() {
        CountEstimate.Job job = CountEstimate.of(CountPlan.of(20)).threads(2);
        assertThatThrownBy(job.onProgress(progress -> Thread.currentThread().interrupt())::run)
                .isInstanceOf(CancellationException.class)
                .hasMessage("the estimate for n = 20 was interrupted");
        assertThat(Thread.interrupted()).isTrue();
        Threads.assertNoneLeft();
    }

    /** Counts nothing: a unit takes twice its cost by a clock of its own, and what would end too late is stopped. */
    private static final class FakeUnits {

        private final CountPlan plan;
        private final long limit;
        private final List<Integer> begun = new ArrayList<>();
        private volatile long now;

        FakeUnits(int n, Duration limit) {
            this.plan = CountPlan.of(n);
            this.limit = limit.toNanos();
        }

        private void count(int unit) {
            begun.add(unit);
            long end = now + (long) (2 * plan.cost(unit));
            now = Math.min(end, limit);
            if (end >= limit) {
                assertThatThrownBy(() -> Thread.sleep(60_000)).isInstanceOf(InterruptedException.class);
                throw new CancellationException("the unit was stopped");
            }
        }

        CountEstimate estimate(int samples) {
            CountEstimate.Job job = CountEstimate.of(plan).samples(samples).seed(8);
            return new CountEstimate.Run(job.limit(Duration.ofNanos(limit)), () -> now, this::count).run();
        }
    }

    @Test
    void whatFitsTheTimeIsMeasuredAndTheRestTakenFromTheModel() {
        FakeUnits units = new FakeUnits(24, Duration.ofMinutes(1));
        CountEstimate estimate = units.estimate(5);
        assertThat(estimate.terms())
                .extracting(CountEstimate.Share::queens, CountEstimate.Share::sampled)
                .containsExactly(
                        tuple(0, 1), tuple(1, 2), tuple(2, 1), tuple(3, 1), tuple(4, 0), tuple(5, 2), tuple(6, 1));
        assertThat(estimate.seconds()).isCloseTo(2 * units.plan.cost() / 1e9, withinPercentage(1e-6));
        assertThat(estimate.terms().get(5).error()).isCloseTo(0, within(1e-3));
        assertThat(estimate.terms().get(4).error()).isNaN();
        assertThat(estimate.error()).isNaN();
        Threads.assertNoneLeft();
    }

    /** Single units take up to a minute there. */
    @Test
    void unitsThatCannotFitAreNotTried() {
        FakeUnits units = new FakeUnits(27, Duration.ofMinutes(1));
        assertThat(units.estimate(5).seconds()).isCloseTo(2 * units.plan.cost() / 1e9, withinPercentage(1e-6));
        assertThat(units.begun).hasSizeGreaterThan(5).allMatch(unit -> units.plan.cost(unit) <= 24e9);
        FakeUnits none = new FakeUnits(27, Duration.ofNanos(1));
        CountEstimate estimate = none.estimate(5);
        assertThat(estimate.terms()).extracting(CountEstimate.Share::sampled).containsOnly(0);
        assertThat(estimate.seconds()).isCloseTo(none.plan.cost() / 1e9, withinPercentage(1e-6));
    }

    @Test
    void whereThereIsTimeForAllItIsAsWithoutALimit() {
        CountEstimate.Job job = CountEstimate.of(CountPlan.of(14)).samples(2).threads(2);
        assertThat(job.limit(Duration.ofDays(1)).run().terms())
                .extracting(CountEstimate.Share::sampled)
                .isEqualTo(estimate(14, 2).terms().stream()
                        .map(CountEstimate.Share::sampled)
                        .toList());
    }

    @Test
    void refusesWhatItCannotMeasure() {
        CountEstimate.Job job = CountEstimate.of(CountPlan.of(8));
        assertIllegal(() -> job.samples(0), "samples must be at least 1, but is 0");
        assertIllegal(() -> job.threads(0), "threads must be at least 1, but is 0");
        assertIllegal(() -> job.limit(Duration.ZERO), "limit must be more than zero, but is PT0S");
    }
}
