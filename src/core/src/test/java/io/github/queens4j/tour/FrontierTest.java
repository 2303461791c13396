package io.github.queens4j.tour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.search.Effort;
import io.github.queens4j.tour.FrontierCounter.StateCounts;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class FrontierTest {

    /** The states after some columns of a board, folded or not. */
    private static Set<Long> statesAfter(int rows, int columns, int of, EndRule rule) {
        Set<Long> states = Set.of(Window.allDone(rows));
        for (int column = 0; column < columns; column++) {
            for (int row = 0; row < rows; row++) {
                int after = Math.min(SquareStep.OUT_OF_SIGHT, of - 1 - column);
                SquareStep step = new SquareStep(rows, row, (row + column) % 2, after, rule);
                Set<Long> next = new HashSet<>();
                states.forEach(state -> step.extend(state, (extended, moves) -> next.add(extended)));
                states = next;
            }
        }
        return states;
    }

    @Test
    void unpackingAndPackingGivesTheSameState() {
        for (int rows = 3; rows <= 5; rows++) {
            Window window = new Window(rows);
            Window shifted = new Window(rows);
            for (long state : statesAfter(rows, 3, 9, EndRule.open(rows, 8))) {
                window.unpack(state);
                for (int at = 0; at < window.length; at++) {
                    shifted.mate[at + 1] = window.mate[at] < 0 ? window.mate[at] : window.mate[at] + 1;
                }
                assertThat(shifted.packShifted()).isEqualTo(state);
            }
        }
    }

    @Test
    void theMirrorImageOfAStateIsAStateOfTheSameBoard() {
        for (int rows = 3; rows <= 5; rows++) {
            Set<Long> states = statesAfter(rows, 3, 8, EndRule.open(rows, 8));
            FrontierCounter.Mirror mirror = new FrontierCounter.Mirror(rows);
            assertThat(states).hasSizeGreaterThan(20);
            for (long state : states) {
                assertThat(mirror.of(mirror.of(state))).isEqualTo(state);
                assertThat(states).contains(mirror.of(state));
            }
        }
    }

    @Property(tries = 50)
    void countsAreThoseOfAMap(@ForAll long seed, @ForAll @IntRange(min = 1, max = 5000) int additions) {
        Random random = new Random(seed);
        StateCounts counts = new StateCounts(0);
        Map<Long, Long> expected = new HashMap<>();
        for (int at = 0; at < additions; at++) {
            long state = random.nextInt(2000);
            long ways = random.nextInt(100);
            counts.add(state, ways);
            expected.merge(state, ways, Long::sum);
        }
        assertThat(counts.size()).isEqualTo(expected.size());
        Map<Long, Long> actual = new HashMap<>();
        counts.forEach(actual::put);
        assertThat(actual).isEqualTo(expected);
        assertThat(counts.get(2001)).isZero();
    }

    @Property(tries = 50)
    void sumsSaturate(@ForAll @LongRange(min = 1) long a, @ForAll @LongRange(min = 1) long b) {
        StateCounts counts = new StateCounts(1);
        counts.add(5, a);
        counts.add(5, b);
        boolean fits = a <= Long.MAX_VALUE - b;
        assertThat(counts.get(5)).isEqualTo(fits ? a + b : StateCounts.TOO_MANY);
    }

    /** The finder is exact for wider boards as well; 13 starts of 5 x 5 have a tour. */
    @Test
    void findsToursOfFiveByFive() {
        Grid grid = new Grid(5, 5);
        for (int start = 0; start < 25; start++) {
            assertThat(new ThinBoard(grid, Effort.unlimited())
                            .find(start, false)
                            .isPresent())
                    .isEqualTo(start % 2 == 0);
        }
        assertThat(new ThinBoard(grid, Effort.unlimited()).find(0, true)).isEmpty();
        assertThat(new ThinBoard(new Grid(6, 5), Effort.unlimited()).find(7, true))
                .isPresent();
    }

    /** The columns in the middle repeat, so that a board ten times as long takes hardly more states. */
    @Test
    void longBoardsNeedNoMoreStates() {
        Effort shorter = Effort.unlimited();
        assertThat(new ThinBoard(new Grid(4, 300), shorter).find(0, false)).isPresent();
        Effort longer = Effort.unlimited();
        assertThat(new ThinBoard(new Grid(4, 3000), longer).find(0, false)).isPresent();
        assertThat(longer.spent()).isEqualTo(shorter.spent());
    }

    @Test
    void countsUpToSevenRows() {
        assertThat(FrontierCounter.count(new Grid(7, 5), EndRule.CLOSED)).isZero();
        assertThatThrownBy(() -> FrontierCounter.count(new Grid(8, 8), EndRule.CLOSED))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
