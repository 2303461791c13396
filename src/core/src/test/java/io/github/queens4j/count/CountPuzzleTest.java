package io.github.queens4j.count;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.GivenSquares;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Solvers;
import io.github.queens4j.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Counts of puzzles by the colour split, against searches and against themselves. */
class CountPuzzleTest {

    private static long count(Puzzle puzzle) {
        CountPlan plan = CountPlan.of(puzzle);
        return plan.total(plan.units().stream().map(CountUnit::call).toList());
    }

    private static long search(Puzzle puzzle) {
        return Solvers.engine("bitmask").count(puzzle);
    }

    @Property(tries = 80)
    void countsAgreeWithSearches(
            @ForAll @IntRange(min = 8, max = 13) int n,
            @ForAll @IntRange(max = 3) int queens,
            @ForAll @IntRange(max = 20) int blocked,
            @ForAll long seed) {
        Puzzle puzzle = GivenSquares.random(Puzzle.ofSize(n), queens, blocked, new Random(seed));
        assertThat(count(puzzle)).as(puzzle.toString()).isEqualTo(search(puzzle));
    }

    @Property(tries = 150)
    void smallAndCrowdedPuzzlesToo(@ForAll @IntRange(max = 9) int n, @ForAll long seed) {
        Puzzle puzzle = GivenSquares.random(Puzzle.ofSize(n), Math.min(n, 4), n * n, new Random(seed));
        assertThat(count(puzzle)).as(puzzle.toString()).isEqualTo(search(puzzle));
    }

    @Property(tries = 150)
    void symmetricPuzzlesToo(
            @ForAll @IntRange(min = 5, max = 11) int n,
            @ForAll @Size(min = 1, max = 4) List<Symmetry> generators,
            @ForAll @IntRange(max = 5) int blocked,
            @ForAll long seed) {
        List<Symmetry> group = new ArrayList<>(List.of(Symmetry.IDENTITY));
        for (int i = 0; i < group.size(); i++) {
            for (Symmetry generator : generators) {
                Symmetry product = group.get(i).then(generator);
                if (!group.contains(product)) {
                    group.add(product);
                }
            }
        }
        Puzzle puzzle =
                GivenSquares.random(Puzzle.ofSize(n), 0, blocked, new Random(seed), group.toArray(Symmetry[]::new));
        assertThat(count(puzzle)).as(puzzle.toString()).isEqualTo(search(puzzle));
    }

    @Example
    void queensOnTheAxesOfSymmetry() {
        for (int n = 5; n <= 11; n++) {
            for (int i = 0; i < n; i++) {
                for (int row : new int[] {i, n - 1 - i, n / 2}) {
                    Puzzle puzzle = Puzzle.ofSize(n).withQueen(row, i);
                    assertThat(count(puzzle)).as(puzzle.toString()).isEqualTo(search(puzzle));
                }
            }
        }
    }

    @Example
    void puzzlesWithoutASolutionHaveAPlanToo() {
        Puzzle puzzle = Puzzle.ofSize(9);
        for (int column = 0; column < 9; column++) {
            puzzle = puzzle.withBlocked(4, column);
        }
        assertThat(CountPlan.of(puzzle).units()).isNotEmpty();
        assertThat(count(puzzle)).isZero();
        List<Double> fractions = new ArrayList<>();
        CountJob job = CountJob.of(puzzle).onProgress(progress -> fractions.add(progress.fraction()));
        assertThat(job.run()).isZero();
        assertThat(fractions).startsWith(0.0).endsWith(1.0);
    }

    @Example
    void whatCannotBeCountedIsRefused() {
        Puzzle toroidal = Puzzle.ofSize(20_001).withRule(Rule.TOROIDAL);
        assertIllegal(() -> CountPlan.of(toroidal), "n must be between 0 and 20000, but is 20001");
        assertThatThrownBy(() -> CountJob.of(Puzzle.ofSize(29)))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContainingAll("29", "28");
    }
}
