package io.github.queens4j.region;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Symmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;

class DifficultyTest {

    /** Of steps that are as easy as each other, the one that is taken decides how many follow: in one map of ten. */
    @Property(tries = 100, shrinking = ShrinkingMode.OFF)
    void aGradeDependsOnTheMapHoweverItIsTurnedOrMirrored(
            @ForAll @IntRange(min = 6, max = 11) int n, @ForAll long seed) {
        RegionGenerator generator =
                RegionGenerator.ofSize(n).connected(seed % 2 == 0).seed(seed);
        RegionPuzzle puzzle = Examples.puzzles(generator, 1).get(0);
        for (Symmetry symmetry : Symmetry.values()) {
            int[][] image = new int[n][n];
            for (int i = 0; i < n * n; i++) {
                image[symmetry.imageRow(n, i / n, i % n)][symmetry.imageColumn(n, i / n, i % n)] =
                        puzzle.regions().region(i / n, i % n);
            }
            RegionPuzzle turned = RegionPuzzle.of(Regions.of(image));
            assertThat(turned.solution()).isEqualTo(puzzle.solution().transform(symmetry));
            assertThat(turned.difficulty()).isEqualTo(puzzle.difficulty());
            assertThat(Difficulty.of(turned.deductions())).isEqualTo(puzzle.difficulty());
        }
    }

    @Property(tries = 200, shrinking = ShrinkingMode.OFF)
    void aGradeDependsOnTheMapHoweverItsRegionsAreNumbered(
            @ForAll @IntRange(min = 6, max = 10) int n, @ForAll Difficulty difficulty, @ForAll long seed) {
        RegionGenerator generator = RegionGenerator.ofSize(n)
                .difficulty(difficulty)
                .connected(seed % 2 == 0)
                .seed(seed);
        RegionPuzzle puzzle = Examples.puzzles(generator, 1).get(0);
        List<Integer> numbers = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        Collections.shuffle(numbers, new Random(seed));
        int[][] map = puzzle.regions().map();
        for (int[] row : map) {
            Arrays.setAll(row, column -> numbers.get(row[column]));
        }
        RegionPuzzle renumbered = RegionPuzzle.of(Regions.of(map));
        assertThat(puzzle.difficulty()).isEqualTo(difficulty);
        assertThat(renumbered.difficulty()).isEqualTo(difficulty);
        assertThat(renumbered.deductions()).isEqualTo(puzzle.deductions());
        assertThat(renumbered.solution()).isEqualTo(puzzle.solution());
    }
}
