package io.github.queens4j.region;

import static org.assertj.core.api.Assertions.assertThat;

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
