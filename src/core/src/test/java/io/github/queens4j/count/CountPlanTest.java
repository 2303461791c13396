package io.github.queens4j.count;

import static io.github.queens4j.Refusals.assertIllegal;
import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.RandomAccess;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The cut into units, and what may be added up. */
class CountPlanTest {

    private static final CountPlan PLAN = CountPlan.of(15);
    private static final List<CountResult> RESULTS =
            PLAN.units().stream().map(CountUnit::call).toList();
    private static final long COUNT = 2_279_184; // A000170

    private static void assertRefused(Collection<CountResult> results, String... parts) {
        assertIllegalNaming(() -> PLAN.total(results), parts);
    }

    private static List<CountResult> resultsAnd(CountResult... more) {
        List<CountResult> results = new ArrayList<>(RESULTS);
        Collections.addAll(results, more);
        return results;
    }

    @Property(tries = 50)
    void theSumDoesNotDependOnTheOrder(@ForAll long seed) {
        List<CountResult> shuffled = new ArrayList<>(RESULTS);
        Collections.shuffle(shuffled, new Random(seed));
        assertThat(PLAN.total(shuffled)).isEqualTo(COUNT);
        assertThat(shuffled.stream().map(CountResult::hashCode)).doesNotHaveDuplicates();
    }

    @Example
    void missingResultsAreRefused() {
        assertRefused(List.of(), RESULTS.size() + " of " + RESULTS.size(), "missing: 0-" + (RESULTS.size() - 1));
        for (CountResult missing : RESULTS) {
            List<CountResult> others = new ArrayList<>(RESULTS);
            others.remove(missing);
            assertRefused(others, "1 of " + RESULTS.size(), "missing: " + missing.index);
        }
    }

    @Example
    void doubledResultsAreRefused() {
        assertRefused(resultsAnd(RESULTS.get(3)), "unit 3 is given twice");
        List<CountResult> oneForAnother = new ArrayList<>(RESULTS);
        oneForAnother.set(2, RESULTS.get(3));
        assertRefused(oneForAnother, "unit 3 is given twice");
    }

    @Example
    void foreignResultsAreRefused() {
        int size = RESULTS.size();
        assertRefused(resultsAnd(new CountResult(PLAN.name, size, 0)), "no unit " + size);
        String name = "n=15 split=" + CountPlan.SPLIT + " units=" + size;
        for (String other : List.of(
                "n=14 split=" + CountPlan.SPLIT + " units=" + size,
                "n=15 split=" + (CountPlan.SPLIT - 1) + " units=" + size,
                "n=15 split=" + (CountPlan.SPLIT + 1) + " units=" + size,
                "n=15 split=" + CountPlan.SPLIT + " units=" + (size + 1))) {
            assertRefused(
                    resultsAnd(new CountResult(other, 3, 0)),
                    "the result of unit 3 belongs to another count or version: it is of \"" + other + "\", not of \""
                            + name + "\"");
        }
        assertThatThrownBy(() -> PLAN.total(resultsAnd((CountResult) null))).isInstanceOf(NullPointerException.class);
    }

    @Example
    void sumsThatCannotBeAreRefused() {
        List<CountResult> tampered = new ArrayList<>(RESULTS);
        CountResult last = RESULTS.get(RESULTS.size() - 1);
        for (long thirds : new long[] {last.thirds + 1, Long.MAX_VALUE}) {
            tampered.set(last.index, new CountResult(PLAN.name, last.index, thirds));
            assertThatThrownBy(() -> PLAN.total(tampered)).isInstanceOf(ArithmeticException.class);
        }
    }

    @Property(tries = 29)
    void plansAreStableAndTheirUnitsNumbered(@ForAll @IntRange(min = 0, max = 28) int n) {
        CountPlan plan = CountPlan.of(n);
        List<CountUnit> units = plan.units();
        assertThat(plan.n()).isEqualTo(n);
        assertThat(units).isInstanceOf(RandomAccess.class).isNotEmpty();
        assertThat(CountPlan.of(n).units()).hasSameSizeAs(units);
        for (int index : new int[] {0, units.size() / 2, units.size() - 1}) {
            CountUnit unit = units.get(index);
            assertThat(unit.n()).isEqualTo(n);
            assertThat(unit.index()).isEqualTo(index);
            assertThat(plan.cost(index)).isPositive();
            assertThat(unit).isEqualTo(CountPlan.of(n).units().get(index)).hasSameHashCodeAs(units.get(index));
        }
        for (int outside : new int[] {-1, units.size()}) {
            assertThatThrownBy(() -> units.get(outside)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> plan.cost(outside)).isInstanceOf(IndexOutOfBoundsException.class);
        }
        assertThatThrownBy(() -> units.remove(0)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Property(tries = 10)
    void costsAddUp(@ForAll @IntRange(min = 0, max = 24) int n) {
        CountPlan plan = CountPlan.of(n);
        double sum =
                IntStream.range(0, plan.units().size()).mapToDouble(plan::cost).sum();
        assertThat(plan.cost()).isCloseTo(sum, within(sum * 1e-9));
    }

    @Example
    void sizesOutOfRangeAreRefused() {
        assertIllegal(() -> CountPlan.of(-1), "n must be at least 0, but is -1");
        assertThatThrownBy(() -> CountPlan.of(29))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("n = 29")
                .hasMessageContaining("28");
    }

    /** What a kill takes of each thread's work, as the documents say: seconds by the cost model. */
    @Example
    void unitsAreNoLargerThanTheDocumentsSay() {
        for (int n = 22; n <= 28; n++) {
            CountPlan plan = CountPlan.of(n);
            assertThat(IntStream.range(0, plan.units().size()).mapToDouble(plan::cost))
                    .as("n = %d", n)
                    .allMatch(cost -> cost < (plan.n() <= 26 ? 8.1e9 : 20.1e9));
        }
    }
}
