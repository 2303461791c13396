package io.github.queens4j.count;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.queens4j.Puzzle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.function.IntToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CountEstimateTest {

    private static final Duration MINUTE = Duration.ofMinutes(1);

    private static double seconds(Duration time) {
        return time.toNanos() / 1e9;
    }

    /** Mean 3, standard deviation 2, and 1.6 for Student's t of four units. */
    @Test
    void theTotalIsThatOfTheModelTimesTheMeanRatio() {
        CountEstimate estimate = CountEstimate.of(100, 0, 1, 3, 5, 3);
        assertThat(estimate.unitsMeasured()).isEqualTo(4);
        assertThat(estimate.time()).hasSeconds(300);
        assertThat(seconds(estimate.error().orElseThrow())).isCloseTo(160 * Math.sqrt(8 / 3.0 / 4), within(1e-9));
    }

    /** Left out, long units would be missed more often than short ones. */
    @Test
    void aUnitThatIsCutOffCountsIfItTookLongerThanTheMean() {
        assertThat(CountEstimate.of(100, 2.9, 1, 3, 5, 3))
                .usingRecursiveComparison()
                .isEqualTo(CountEstimate.of(100, 0, 1, 3, 5, 3));
        CountEstimate cut = CountEstimate.of(100, 8, 1, 3, 5, 3);
        assertThat(cut.unitsMeasured()).isEqualTo(4);
        assertThat(cut.time()).hasSeconds(400);
        assertThat(cut.error())
                .isEqualTo(CountEstimate.of(100, 0, 1, 3, 5, 3, 8).error());
    }

    /** Units of about one second, in a time for 3 to 30 of them. */
    @ParameterizedTest
    @ValueSource(doubles = {4.5, 6.2, 12.8, 30})
    void whereTimeEndsNothingIsAddedOrLost(double seconds) {
        Random random = new Random(1);
        int draws = 4000;
        int within = 0;
        double sum = 0;
        for (int i = 0; i < draws; i++) {
            List<Double> units = new ArrayList<>();
            double left = seconds;
            double next = 1 + 0.13 * random.nextGaussian();
            while (next <= left) {
                left -= next;
                units.add(next);
                next = 1 + 0.13 * random.nextGaussian();
            }
            CountEstimate estimate = CountEstimate.of(
                    1, left, units.stream().mapToDouble(unit -> unit).toArray());
            double away = seconds(estimate.time()) - 1;
            sum += away;
            within += Math.abs(away) <= 2 * seconds(estimate.error().orElseThrow()) ? 1 : 0;
        }
        assertThat(sum / draws).isCloseTo(0, within(0.01));
        assertThat((double) within / draws).isBetween(0.93, 0.97);
    }

    @Test
    void twoUnitsSayNothing() {
        CountEstimate estimate = CountEstimate.of(100, 7, 1, 3);
        assertThat(estimate.time()).hasSeconds(100);
        assertThat(estimate.error()).isEmpty();
        assertThat(CountEstimate.of(100, 7, 1, 3, 5).error()).isPresent();
    }

    /** Each of 127 units of a draw by equal stretches of chance is drawn as often as its cost says, rounded. */
    @Test
    void unitsAreDrawnInProportionToTheirCost() {
        CountPlan plan = CountPlan.of(20);
        double[] costs = CountEstimate.costs(plan);
        int draws = 100_000;
        int[] drawn = new int[costs.length];
        for (int i = 0; i < draws; i++) {
            drawn[CountEstimate.unit(costs, (double) i / draws)]++;
        }
        for (int unit = 0; unit < drawn.length; unit++) {
            assertThat((double) drawn[unit]).isCloseTo(draws * plan.cost(unit) / plan.cost(), within(1.5));
        }
        double[] three = {1, 2, 4};
        assertThat(DoubleStream.of(0, 0.2, 0.25, 0.4, 0.5, 1).mapToInt(chance -> CountEstimate.unit(three, chance)))
                .containsExactly(0, 0, 1, 1, 2, 2);
    }

    /** Times that are 1 to 9 times those of the model, by the unit; and up to twice them, the later the longer. */
    @Test
    void theTotalIsWithinTwiceTheErrorWhereverTheModelIsWrong() {
        CountPlan plan = CountPlan.of(21);
        int units = plan.units().size();
        for (IntToDoubleFunction ratio : List.<IntToDoubleFunction>of(u -> 1 + u % 9, u -> 1.0 + (double) u / units)) {
            double total = IntStream.range(0, units)
                    .mapToDouble(unit -> plan.cost(unit) / 1e9 * ratio.applyAsDouble(unit))
                    .sum();
            double[] errors = new double[1000];
            long within = IntStream.range(0, errors.length)
                    .filter(i -> {
                        CountEstimate estimate = estimate(plan, ratio, (double) i / errors.length);
                        errors[i] = seconds(estimate.time()) - total;
                        return Math.abs(errors[i])
                                <= 2 * seconds(estimate.error().orElseThrow());
                    })
                    .count();
            assertThat(within).isGreaterThan(950);
            assertThat(DoubleStream.of(errors).average().orElseThrow()).isCloseTo(0, within(total / 100));
        }
    }

    private static CountEstimate estimate(CountPlan plan, IntToDoubleFunction ratio, double start) {
        double[] costs = CountEstimate.costs(plan);
        double[] ratios = DoubleStream.iterate(start, CountEstimate::next)
                .limit(30)
                .map(chance -> ratio.applyAsDouble(CountEstimate.unit(costs, chance)))
                .toArray();
        return CountEstimate.of(plan.cost() / 1e9, 0, ratios);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 8, 12})
    void smallBoardsHaveEstimates(int n) {
        CountEstimate estimate = CountJob.of(Puzzle.ofSize(n)).estimate(MINUTE);
        assertThat(estimate.unitsMeasured()).isEqualTo(30);
        assertThat(estimate.time()).isPositive();
        assertThat(estimate.error().orElseThrow().isNegative()).isFalse();
        Threads.assertNoneLeft();
    }

    /** The first unit alone takes longer: it is stopped. */
    @Test
    void withoutTimeOnlyTheModelSpeaks() {
        CountPlan plan = CountPlan.of(28);
        CountEstimate estimate = new CountJob(plan).estimate(Duration.ofNanos(1));
        assertThat(estimate.unitsMeasured()).isZero();
        assertThat(seconds(estimate.time())).isCloseTo(plan.cost() / 1e9, within(1.0));
        assertThat(estimate.error()).isEmpty();
        Threads.assertNoneLeft();
    }

    @Test
    void anInterruptEndsItAndItsThread() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> CountJob.of(20).estimate(MINUTE))
                .isInstanceOf(CancellationException.class)
                .hasMessage("the estimate for n = 20 was interrupted");
        assertThat(Thread.interrupted()).isTrue();
        Threads.assertNoneLeft();
    }

    @Test
    void aLimitIsMoreThanZero() {
        assertIllegal(() -> CountJob.of(8).estimate(Duration.ZERO), "limit must be more than zero, but is PT0S");
    }
}
