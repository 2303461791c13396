package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import java.io.InvalidObjectException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class CountUnitTest {

    private static CountUnit unit(int n, int number) {
        CountPlan plan = CountPlan.of(n);
        return plan.units().get(number % plan.units().size());
    }

    @Property(tries = 100)
    void aUnitTravelsInLessThanTwoHundredBytes(@ForAll @IntRange(max = 28) int n, @ForAll @IntRange(max = 9999) int i) {
        CountUnit unit = unit(n, i);
        byte[] bytes = Serial.write(unit);
        assertThat(bytes).hasSizeLessThan(200);
        assertThat(Serial.read(bytes)).isEqualTo(unit).hasSameHashCodeAs(unit).hasToString(unit.toString());
    }

    @Property(tries = 20)
    void aUnitCountsTheSameWhereItArrives(@ForAll @IntRange(max = 14) int n, @ForAll @IntRange(max = 99) int i) {
        CountUnit unit = unit(n, i);
        CountResult result = Serial.copy(unit).call();
        assertThat(result).isEqualTo(unit.call()).isEqualTo(Serial.copy(result));
        assertThat(Serial.write(result)).hasSizeLessThan(200);
        assertThat(result.plan).isEqualTo(CountPlan.of(n).name);
        assertThat(result.index).isEqualTo(unit.index());
    }

    /** No plan is made for a unit of this JVM, and for those that arrive one for each count. */
    @Example
    void unitsShareAPlan() {
        CountPlan plan = CountPlan.of(20);
        assertThat(plan.units()).extracting(CountUnit::plan).containsOnly(plan);
        List<CountPlan> counts = List.of(
                plan,
                CountPlan.of(21),
                CountPlan.of(Puzzle.ofSize(21).withQueen(0, 0)),
                CountPlan.of(Puzzle.ofSize(21).withQueen(0, 1)));
        Set<CountPlan> made = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i < 50; i++) {
            for (CountPlan count : counts) {
                CountUnit arrived = Serial.copy(count.units().get(i));
                assertThat(arrived.plan().name).isEqualTo(count.name);
                assertThat(arrived.plan()).isSameAs(arrived.plan());
                made.add(arrived.plan());
            }
        }
        assertThat(made).hasSameSizeAs(counts).doesNotContainAnyElementsOf(counts);
    }

    /** What is kept for them does not grow with the number of counts. */
    @Example
    void plansOfFormerCountsAreForgotten() {
        CountUnit unit = unit(12, 0);
        CountPlan first = Serial.copy(unit).plan();
        for (int i = 0; i < 81; i++) {
            CountPlan other = CountPlan.of(Puzzle.ofSize(9).withBlocked(i / 9, i % 9));
            Serial.copy(other.units().get(0)).plan();
        }
        assertThat(Serial.copy(unit).plan()).isNotSameAs(first);
    }

    /** The fields come last in the stream: index, n, split, and one byte for a puzzle that is not there. */
    @Example
    void aUnitOfAnotherVersionIsNotCounted() {
        byte[] bytes = Serial.write(unit(9, 1));
        ByteBuffer fields = ByteBuffer.wrap(bytes, bytes.length - 13, 12);
        assertThat(fields.getInt()).isEqualTo(1);
        assertThat(fields.getInt()).isEqualTo(9);
        assertThat(fields.getInt(fields.position())).isEqualTo(CountPlan.SPLIT);
        fields.putInt(CountPlan.SPLIT + 1);
        CountUnit foreign = (CountUnit) Serial.read(bytes);
        assertThat(foreign).isNotEqualTo(unit(9, 1));
        assertThatThrownBy(foreign::call)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll("version " + (CountPlan.SPLIT + 1), "version " + CountPlan.SPLIT);
    }

    /** In the order of {@link #aUnitOfAnotherVersionIsNotCounted}. */
    @Example
    void aUnitWithABadFieldIsNotCounted() {
        assertNotCounted(changed(unit(9, 1), 0, -1), "there is no unit -1: n = 9 has \\d+");
        assertNotCounted(changed(unit(9, 1), 0, 99), "there is no unit 99: n = 9 has \\d+");
        assertNotCounted(changed(unit(9, 1), 4, -1), "n must be at least 0, but is -1");
        assertNotCounted(changed(unit(9, 1), 4, 29), "the count for n = 29 would not fit a long.*");
    }

    private static void assertNotCounted(byte[] bytes, String message) {
        CountUnit unit = (CountUnit) Serial.read(bytes);
        assertThatThrownBy(unit::call)
                .isInstanceOfAny(IllegalArgumentException.class, ArithmeticException.class)
                .hasMessageMatching(message);
    }

    private static byte[] changed(CountUnit unit, int at, int value) {
        byte[] bytes = Serial.write(unit);
        ByteBuffer.wrap(bytes).putInt(bytes.length - 13 + at, value);
        return bytes;
    }

    @Example
    void aUnitWhosePuzzleWasCutOffIsNotCounted() {
        // Its plan is kept, and is not that of a text of which nothing is left.
        assertThat(Serial.read(Serial.write(unit(5, 0)))).isInstanceOfSatisfying(CountUnit.class, CountUnit::call);
        Puzzle puzzle = Puzzle.ofSize(5).withQueen(0, 0).withBlocked(4, 4);
        for (Rule rule : List.of(Rule.QUEENS, Rule.TOROIDAL)) {
            byte[] bytes =
                    Serial.write(CountPlan.of(puzzle.withRule(rule)).units().get(0));
            byte[] name = rule.name().getBytes(StandardCharsets.US_ASCII);
            int length = name.length + 1 + 5 * 6 - 1; // The name, a line break, and five rows.
            for (int less = 1; less <= length; less++) {
                byte[] cut = Arrays.copyOf(bytes, bytes.length - less);
                ByteBuffer.wrap(cut).putShort(bytes.length - length - 2, (short) (length - less));
                assertNotCounted(cut, "(?s).*");
            }
        }
    }

    /** Results travel as lines, with a checksum: a changed byte of a digit is found. */
    @Example
    void aResultThatWasChangedOnItsWayIsRefused() {
        byte[] bytes = Serial.write(unit(9, 1).call());
        String line = unit(9, 1).call().format();
        int start = new String(bytes, StandardCharsets.ISO_8859_1).indexOf(line);
        for (int i = 0; i < line.length(); i++) {
            byte[] changed = bytes.clone();
            changed[start + i] ^= 1;
            assertThatThrownBy(() -> Serial.read(changed))
                    .hasCauseInstanceOf(InvalidObjectException.class)
                    .cause()
                    .hasMessageStartingWith("not the line of a result: ");
        }
    }

    @Example
    void unitsAreValues() {
        assertThat(unit(9, 1))
                .isNotEqualTo(unit(9, 2))
                .isNotEqualTo(unit(10, 1))
                .isNotEqualTo("unit");
        List<CountUnit> units = CountPlan.of(12).units();
        assertThat(units.stream().mapToInt(CountUnit::hashCode).distinct()).hasSameSizeAs(units);
        assertThat(unit(9, 1)).hasToString("CountUnit[n=9 split=8 units=5 unit=1]");
    }
}
