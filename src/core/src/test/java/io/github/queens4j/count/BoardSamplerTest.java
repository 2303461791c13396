package io.github.queens4j.count;

import static io.github.queens4j.Refusals.assertIllegal;
import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Board;
import io.github.queens4j.Draws;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Solvers;
import io.github.queens4j.contract.Interruption;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards at random: all of them, and all alike. */
class BoardSamplerTest {

    private static BoardSampler sampler(int n) {
        return BoardSampler.of(n).orElseThrow();
    }

    private static BoardSampler sampler(Puzzle puzzle) {
        return BoardSampler.of(puzzle).orElseThrow();
    }

    @ParameterizedTest(name = "n = {0}, seed {3}")
    @CsvSource({
        "4, 2, 500, 11", "5, 10, 200, 12", "6, 4, 300, 13", "7, 40, 100, 14",
        "8, 92, 100, 15", "9, 352, 20, 16", "10, 724, 10, 17", "11, 2680, 2, 18"
    })
    void allBoardsComeEquallyOften(int n, int boards, int mean, long seed) {
        assertUniform(sampler(n), Puzzle.ofSize(n), boards, mean, seed);
    }

    private static void assertUniform(BoardSampler sampler, Puzzle puzzle, int boards, int mean, long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        Draws.assertUniform(() -> sampler.next(random), puzzle, boards, boards * mean);
    }

    /** Under each rule, with images and without, and where one half of the board has more solutions. */
    @ParameterizedTest
    @CsvSource({
        "toroidal, 7, 28, 1",
        "toroidal, 11, 88, 2",
        "amazons, 12, 156, 3",
        "non-touching, 6, 90, 5",
        "non-touching, 7, 646, 6"
    })
    void allSolutionsOfAPuzzleComeEquallyOften(String rule, int n, int solutions, long seed) {
        Puzzle empty = Puzzle.ofSize(n).withRule(Rule.named(rule));
        assertUniform(sampler(empty), empty, solutions, 20, seed);
        Puzzle puzzle = empty.withBlocked(0, 0).withBlocked(0, 3).withBlocked(n - 1, 2);
        assertUniform(sampler(puzzle), puzzle, (int) Solvers.engine("cover").count(puzzle), 20, seed);
    }

    @Test
    void queensThatAreGivenAreOnEveryBoard() {
        Puzzle puzzle = Puzzle.ofSize(9).withQueen(0, 2).withBlocked(4, 4);
        assertUniform(sampler(puzzle), puzzle, (int) Solvers.engine("check").count(puzzle), 100, 8);
    }

    @Test
    void puzzlesThatCannotBeCountedAreRefused() {
        assertThatThrownBy(() -> BoardSampler.of(Puzzle.ofSize(20).withRule(Rule.AMAZONS)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("puzzle must have solutions that are counted in ten minutes, but by an estimate its"
                        + " \\d+ units take 1\\d minutes: Solvers.random draws with variety, but not uniformly");
        for (int n : new int[] {50, 66}) {
            assertIllegalNaming(
                    () -> BoardSampler.of(Puzzle.ofSize(n).withRule(Rule.AMAZONS)), "units take years: Solvers.random");
        }
        assertThat(BoardSampler.of(Puzzle.ofSize(9).withRule(Rule.TOROIDAL))).isEmpty();
        Interruption.assertRefused(() -> BoardSampler.of(Puzzle.ofSize(17).withRule(Rule.TOROIDAL)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 13, 17})
    void boardsAreSolutions(int n) {
        BoardSampler sampler = sampler(n);
        Random random = new Random(n);
        assertThat(Stream.generate(() -> sampler.next(random)).limit(3)).allMatch(Puzzle.ofSize(n)::isSolution);
    }

    /** As drawn when the test was written: a generator's numbers give the same board for ever. */
    @Test
    void aSeedGivesTheSameBoardEverywhere() {
        assertThat(sampler(8).next(new Random(1)))
                .isEqualTo(sampler(Puzzle.ofSize(8)).next(new Random(1)))
                .isEqualTo(Board.of(2, 4, 7, 3, 0, 6, 1, 5));
        assertThat(sampler(13).next(new SplittableRandom(1)))
                .isEqualTo(Board.of(8, 5, 3, 0, 10, 12, 6, 9, 2, 4, 1, 7, 11));
    }

    /** How other methods of a generator make numbers is for each JDK to say. */
    @Test
    void onlyTheBitsOfAGeneratorCount() {
        SplittableRandom bits = new SplittableRandom(5);
        RandomGenerator bare = new RandomGenerator() {
            @Override
            public long nextLong() {
                return bits.nextLong();
            }

            @Override
            public long nextLong(long bound) {
                throw new AssertionError("nextLong(long)");
            }

            @Override
            public int nextInt() {
                throw new AssertionError("nextInt()");
            }
        };
        BoardSampler sampler = sampler(9);
        assertThat(sampler.next(bare)).isEqualTo(sampler(9).next(new SplittableRandom(5)));
    }

    /** With the bits that all numbers of 0 to 2^k - 1 need, and none if there is one board only. */
    @ParameterizedTest
    @CsvSource({"0, 1, 1, 0", "0, 0, 2, 100"})
    void noNumberIsDrawnInVainWhereTheCountIsAPowerOfTwo(int row, int column, int boards, int numbers) {
        AtomicInteger drawn = new AtomicInteger();
        RandomGenerator random = () -> drawn.incrementAndGet() * 0x9E3779B97F4A7C15L;
        BoardSampler sampler = sampler(Puzzle.ofSize(4).withBlocked(row, column));
        Set<Board> found =
                IntStream.range(0, 100).mapToObj(i -> sampler.next(random)).collect(Collectors.toSet());
        assertThat(found).hasSize(boards);
        assertThat(drawn).hasValue(numbers);
    }

    @Test
    void manyThreadsCanDraw() {
        BoardSampler sampler = sampler(11);
        IntFunction<Board> draw = seed -> sampler.next(new Random(seed));
        List<Board> alone = IntStream.range(0, 200).mapToObj(draw).toList();
        assertThat(IntStream.range(0, 200).parallel().mapToObj(draw).toList()).isEqualTo(alone);
    }

    @Test
    void sizesWithoutASamplerAreRefused() {
        assertThat(BoardSampler.of(2)).isEmpty();
        assertThat(BoardSampler.of(Puzzle.ofSize(3))).isEmpty();
        assertIllegal(() -> BoardSampler.of(-1), "n must be at least 0, but is -1");
        assertIllegalNaming(() -> BoardSampler.of(24), "23", "24", "Solvers.random");
    }

    @Test
    void anInterruptEndsADraw() {
        BoardSampler sampler = sampler(8);
        Interruption.assertRefused(() -> sampler.next(() -> -1L));
    }
}
