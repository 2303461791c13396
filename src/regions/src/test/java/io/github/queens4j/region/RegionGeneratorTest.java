package io.github.queens4j.region;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Board;
import io.github.queens4j.Solvers;
import io.github.queens4j.Square;
import io.github.queens4j.region.generate.Generator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RegionGeneratorTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void puzzlesHaveOneSolutionAndCanBeDeduced(int n) {
        RegionGenerator.ofSize(n).seed(n).stream().limit(20).forEach(puzzle -> {
            Regions regions = puzzle.regions();
            assertThat(regions.size()).isEqualTo(n);
            assertThat(regions.isConnected()).isTrue();
            assertThat(Solvers.isUnique(regions.puzzle()))
                    .as(regions.toString())
                    .isTrue();
            assertThat(regions.puzzle().isSolution(puzzle.solution())).isTrue();
            List<Square> queens = puzzle.solution().squares();
            for (List<Deduction> steps :
                    List.of(puzzle.deductions(), Hints.of(regions).solve(Marks.none()))) {
                assertThat(steps.stream().flatMap(step -> step.placed().stream()))
                        .containsExactlyInAnyOrderElementsOf(queens);
                assertThat(steps.stream().flatMap(step -> step.crossedOut().stream()))
                        .doesNotHaveDuplicates()
                        .doesNotContainAnyElementsOf(queens);
            }
        });
    }

    @ParameterizedTest
    @EnumSource(Difficulty.class)
    void everyDifficultyOnEveryBoardFrom6To14(Difficulty difficulty) {
        for (int n = 6; n <= 14; n++) {
            RegionPuzzle puzzle =
                    RegionGenerator.ofSize(n).difficulty(difficulty).seed(n).generate();
            assertThat(puzzle.difficulty()).isEqualTo(difficulty);
        }
    }

    /** Fifty seeds, on boards of 6 to 12 rows, of each difficulty and of any, connected or not. */
    @Test
    void aSeedIsAPromise() throws IOException {
        List<String> made =
                IntStream.range(0, 50).mapToObj(RegionGeneratorTest::made).toList();
        Examples.assertWritten(
                "this changes what seeds make, which a release says in its changelog",
                Path.of("src/regions/src/test/resources/io/github/queens4j/region/seeds.txt"),
                String.join("\n", made) + "\n");
    }

    private static String made(int seed) {
        List<Difficulty> levels = List.of(Difficulty.values());
        int level = seed % (1 + levels.size()) - 1;
        RegionGenerator any =
                RegionGenerator.ofSize(6 + seed % 7).connected(seed % 3 > 0).seed(seed);
        RegionGenerator generator = level < 0 ? any : any.difficulty(levels.get(level));
        return 6 + seed % 7 + " " + (level < 0 ? "any" : levels.get(level)) + " "
                + (seed % 3 > 0 ? "connected" : "scattered") + " " + seed + " "
                + generator.generate().regions().toString().replace('\n', '/');
    }

    /** Who has solved the easy puzzle of the day knew the hard one, but for its regions. */
    @Test
    void noPuzzleGivesTheSolutionOfAnotherAway() {
        for (long seed = 0; seed < 8; seed++) {
            List<Board> solutions = new ArrayList<>();
            for (int n = 7; n <= 8; n++) {
                RegionGenerator any = RegionGenerator.ofSize(n).seed(seed);
                any.stream().limit(2).forEach(puzzle -> solutions.add(puzzle.solution()));
                for (Difficulty difficulty : Difficulty.values()) {
                    solutions.add(any.difficulty(difficulty).generate().solution());
                }
            }
            assertThat(solutions).as("seed %d", seed).doesNotHaveDuplicates();
        }
    }

    @Test
    void aPuzzleOfAStreamDependsOnItsPlaceAlone() {
        RegionGenerator generator = RegionGenerator.ofSize(7).seed(3);
        List<RegionPuzzle> puzzles = generator.stream().limit(50).toList();
        assertThat(generator.stream().parallel().limit(50).toList()).isEqualTo(puzzles);
        assertThat(puzzles.get(0)).isEqualTo(generator.generate()).hasSameHashCodeAs(generator.generate());
        assertThat(puzzles).doesNotHaveDuplicates();
        assertThat(puzzles.stream().map(RegionPuzzle::hashCode)).doesNotHaveDuplicates();
        assertThat(RegionGenerator.ofSize(9).generate())
                .isNotEqualTo(RegionGenerator.ofSize(9).generate());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void noneOfAThousandHasTwoSolutionsOrTwoGrades(boolean connected) {
        RegionGenerator generator =
                RegionGenerator.ofSize(8).connected(connected).seed(5);
        List<RegionPuzzle> puzzles = Examples.puzzles(generator, 1000);
        assertThat(puzzles.stream().allMatch(puzzle -> puzzle.regions().isConnected()))
                .isEqualTo(connected);
        for (RegionPuzzle puzzle : puzzles) {
            assertThat(RegionOracle.solutions(puzzle.regions())).hasSize(1);
            assertThat(RegionPuzzle.of(puzzle.regions()).difficulty()).isEqualTo(puzzle.difficulty());
        }
    }

    /** Regions look like a person's if none is a giant, few are single squares, and all sizes between are in use. */
    @ParameterizedTest
    @ValueSource(ints = {8, 10, 13})
    void regionsComeInAllSizes(int n) {
        int boards = 60;
        List<Integer> sizes = new ArrayList<>();
        RegionGenerator.ofSize(n).seed(n).stream()
                .limit(boards)
                .forEach(puzzle -> IntStream.range(0, n)
                        .forEach(region ->
                                sizes.add(puzzle.regions().squares(region).size())));
        long singles = sizes.stream().filter(size -> size == 1).count();
        long middle =
                sizes.stream().filter(size -> size >= n / 2 && size <= 2 * n).count();
        assertThat(sizes).allMatch(size -> size <= 3 * n);
        assertThat(singles).isLessThan((long) boards * n / 6);
        assertThat(middle).isGreaterThan((long) boards * n * 2 / 5);
    }

    @Test
    void reportsProgress() {
        List<RegionProgress> seen = new ArrayList<>();
        RegionGenerator generator = RegionGenerator.ofSize(12).seed(7);
        RegionPuzzle puzzle = generator.onProgress(seen::add).generate();
        assertThat(puzzle).isEqualTo(generator.generate());
        assertThat(seen)
                .isNotEmpty()
                .allMatch(progress -> progress.attempt() >= 1
                        && progress.coloured() >= 12
                        && progress.coloured() < 144
                        && progress.squares() == 144
                        && !progress.elapsed().isNegative());
    }

    @Test
    void whatAListenerThrowsReachesTheCaller() {
        IllegalStateException enough = new IllegalStateException("enough");
        RegionGenerator generator = RegionGenerator.ofSize(14).seed(1).onProgress(progress -> {
            throw enough;
        });
        assertThatThrownBy(generator::generate).isSameAs(enough);
    }

    /** Counted, not timed: 8 million nodes are about a second, and a grader that takes a million has eight calls. */
    @ParameterizedTest
    @CsvSource({"0, 0, 1", "0, 1000000, 1", "1, 1000000, 9", "2, 1000000, 9", "3, 1000000, 9", "3, 0, 60000"})
    void gradesOfWhatIsDrawnAreBounded(int open, long nodesEach, int most) {
        Regions regions = RegionGenerator.ofSize(6).seed(1).generate().regions();
        int[] drawn = IntStream.range(0, 36)
                .map(i -> i < 5 * open && i % 5 == 0 ? -1 : regions.region(i / 6, i % 6))
                .toArray();
        int[] calls = {0};
        Generator generator =
                new Generator(6, 1, 36, new Generator.Task(true, drawn, 0, new int[0]), (attempts, coloured) -> {});
        assertThat(generator.next((board, nodes) -> {
                    calls[0]++;
                    nodes.accept(nodesEach);
                    return 1;
                }))
                .isNull();
        assertThat(calls[0]).isBetween(1, most);
    }

    @Test
    void refusesSizesAndSaysWhy() {
        for (int n : new int[] {-1, 0, 2, 3, 33}) {
            assertIllegal(() -> RegionGenerator.ofSize(n), "n must be 1, or from 4 to 32, but is " + n);
        }
        assertIllegal(
                () -> RegionGenerator.ofSize(5).difficulty(Difficulty.EASY),
                "n with a difficulty must be at least 6, but is 5");
    }

    @Test
    void anyRegionsWithOneSolutionAreAPuzzle() {
        RegionPuzzle puzzle = RegionPuzzle.of(Regions.parse(Examples.PUZZ_LINK));
        assertThat(puzzle).hasToString("RegionPuzzle[n = 6, EASY]\n" + puzzle.regions());
        assertThat(puzzle.solution().columns()).containsExactly(1, 3, 5, 2, 4, 0);
        assertThat(Regions.parse(puzzle.format(RegionFormat.JSON))).isEqualTo(puzzle.regions());
        assertThat(puzzle.format(RegionFormat.JSON)).endsWith("\"difficulty\": \"easy\"}");
        assertThat(puzzle.format(RegionFormat.PUZZ_LINK)).isEqualTo(Examples.PUZZ_LINK);
        assertIllegal(
                () -> RegionPuzzle.of(Regions.parse("AAAA\nBBBB\nCCCC\nDDDD")),
                "regions must have one solution, but these have more");
        assertIllegal(
                () -> RegionPuzzle.of(Regions.parse("AAB\nABB\nCCC")),
                "regions must have one solution, but these have none");
    }
}
