package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.contract.Interruption;
import io.github.queens4j.contract.KnownCounts;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Any board, one at random, none at all, the only one: of puzzles that a search from row to row does not end on. */
class FindingTest {

    private static final Solver COVER = Solvers.engine("cover");

    @Test
    void smallBoardsAreTheFirstOnes() {
        assertThat(Solvers.any(8)).contains(Board.of(0, 4, 7, 5, 2, 6, 1, 3));
        for (int n = 0; n <= 13; n++) {
            assertThat(Solvers.any(n)).isEqualTo(Solvers.first(n));
            assertThat(COVER.any(Puzzle.ofSize(n))).isEqualTo(Solvers.first(n));
        }
    }

    @Test
    void everySizeHasABoardAtOnce() {
        assertThat(IntStream.rangeClosed(4, 300))
                .allMatch(n -> Solvers.any(n).orElseThrow().isSolution());
        assertThat(Solvers.any(5000).orElseThrow().isSolution()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 64, 65, 128, 500})
    void theSearchFindsOneByItself(int n) {
        assertThat(COVER.any(Puzzle.ofSize(n)).orElseThrow().isSolution()).isTrue();
    }

    private static Puzzle withRandomQueens(int n, int queens, Random random) {
        Puzzle puzzle = Puzzle.ofSize(n);
        for (int given = 0; given < queens; ) {
            int row = random.nextInt(n);
            int column = random.nextInt(n);
            if (puzzle.queen(row).isEmpty() && !puzzle.isAttacked(row, column)) {
                puzzle = puzzle.withQueen(row, column);
                given++;
            }
        }
        return puzzle;
    }

    @ParameterizedTest
    @CsvSource({"40, 5", "40, 15", "64, 20", "200, 100", "1000, 20", "1000, 500"})
    void givenQueensAreCompleted(int n, int queens) {
        Puzzle puzzle = withRandomQueens(n, queens, new Random(n + queens));
        assertThat(Solvers.any(puzzle).map(puzzle::isSolution)).contains(true);
        assertThat(Solvers.random(puzzle, new Random(1)).map(puzzle::isSolution))
                .contains(true);
    }

    private static Puzzle withRowsLeft(int n, int[] rows, int columns) {
        Puzzle puzzle = Puzzle.ofSize(n);
        for (int row : rows) {
            for (int column = 0; column < n; column++) {
                if (column / 10 >= columns || column % 10 != 3) {
                    puzzle = puzzle.withBlocked(row, column);
                }
            }
        }
        return puzzle;
    }

    /** Rows that share too few columns, far down, so that a search that begins with other rows never ends. */
    @ParameterizedTest
    @CsvSource({"60, 1, 0", "200, 1, 0", "60, 3, 2", "200, 3, 2", "64, 6, 5", "200, 12, 11"})
    void tooFewColumnsAreSeenAtOnce(int n, int rows, int columns) {
        int[] at = new int[rows];
        for (int i = 0; i < rows; i++) {
            at[i] = n - 1 - 4 * i;
        }
        Puzzle puzzle = withRowsLeft(n, at, columns);
        assertNone(puzzle);
        assertNone(puzzle.transform(Symmetry.TRANSPOSE));
    }

    private static void assertNone(Puzzle puzzle) {
        assertThat(Solvers.any(puzzle)).isEmpty();
        assertThat(Solvers.first(puzzle)).isEmpty();
        assertThat(Solvers.count(puzzle)).isZero();
        assertThat(Solvers.isUnique(puzzle)).isFalse();
        assertThat(Solvers.random(puzzle, new Random(1))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "toroidal, 25", "toroidal, 35", "toroidal, 65", "toroidal, 1001",
        "amazons, 20", "amazons, 300", "non-touching, 300", "semi-queens, 300"
    })
    void otherRulesHaveBoardsToo(String name, int n) {
        Puzzle puzzle = Puzzle.ofSize(n).withRule(Rule.named(name));
        assertThat(Solvers.any(puzzle).map(puzzle::isSolution)).contains(true);
    }

    /** G. Pólya: there is a board if and only if n is divisible neither by 2 nor by 3. */
    @Test
    void aTorusHasABoardForEverySizeThatAllowsOne() {
        for (int n = 1; n <= 80; n++) {
            Puzzle puzzle = Puzzle.ofSize(n).withRule(Rule.TOROIDAL);
            assertThat(Solvers.any(puzzle).map(puzzle::isSolution).orElse(false))
                    .as("n = %s", n)
                    .isEqualTo(n % 2 != 0 && n % 3 != 0);
        }
    }

    @Test
    void randomBoardsAreTheSameOnEveryMachine() {
        assertThat(Solvers.random(8, new Random(1))).contains(Board.of(2, 4, 7, 3, 0, 6, 1, 5));
        assertThat(Solvers.random(30, new Random(1))).contains(Board.of(THIRTY));
        assertThat(Solvers.random(Puzzle.ofSize(20).withRule(Rule.AMAZONS), new Random(1)))
                .contains(Board.of(AMAZONS));
    }

    private static final int[] THIRTY = {
        5, 19, 14, 16, 4, 21, 25, 0, 7, 13, 2, 17, 23, 10, 3, 6, 11, 24, 27, 29, 18, 22, 12, 26, 20, 8, 28, 15, 9, 1
    };
    private static final int[] AMAZONS = {10, 14, 4, 19, 8, 3, 15, 6, 11, 0, 16, 5, 12, 18, 9, 2, 17, 13, 7, 1};

    @ParameterizedTest
    @CsvSource({"8, 2000", "10, 1500", "12, 2500"})
    void boardsUpToTwelveAreEquallyLikely(int n, int draws) {
        RandomGenerator random = new Random(n);
        Draws.assertUniform(() -> Solvers.random(n, random).orElseThrow(), Puzzle.ofSize(n), KnownCounts.of(n), draws);
    }

    /** As {@link Solver} does it for engines that know no better way. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void anEngineDrawsEachSolutionEquallyOften(long seed) {
        RandomGenerator random = new Random(seed);
        Puzzle puzzle = Puzzle.ofSize(7);
        Draws.assertUniform(() -> new MinimalSolver().random(puzzle, random).orElseThrow(), puzzle, 40, 2000);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 12, 13, 14, 15, 16, 50, 1000, 100_000})
    void randomBoardsOfQueensAreSolutions(int n) {
        Random random = new Random(n);
        Board one = Solvers.random(n, random).orElseThrow();
        assertThat(one.isSolution()).isTrue();
        if (n > 12) {
            assertThat(Solvers.random(n, random)).isNotEmpty().get().isNotEqualTo(one);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1, 1, Long.MIN_VALUE, 0x5555_5555_5555_5555L})
    void aSourceThatNeverChangesEnds(long always) {
        RandomGenerator stuck = () -> always;
        for (int n : new int[] {4, 5, 8, 11, 12, 13, 20, 100, 40_000}) {
            assertThat(Solvers.random(n, stuck))
                    .as("n = %d", n)
                    .hasValueSatisfying(board -> assertThat(board.isSolution()).isTrue());
        }
        for (Solver engine : List.of(new MinimalSolver(), Solvers.engine("array"), COVER)) {
            assertThat(engine.random(Puzzle.ofSize(8), stuck)).as(engine.name()).isPresent();
        }
    }

    /** A torus of 32 has no board by a theorem, which is not applied to the same lines under another name. */
    private static Puzzle endless() {
        Rule torus = Rule.of(
                "another torus",
                LineFamily.ROWS,
                LineFamily.COLUMNS,
                LineFamily.TOROIDAL_DIAGONALS,
                LineFamily.TOROIDAL_ANTI_DIAGONALS);
        return Puzzle.ofSize(32).withRule(torus);
    }

    @Test
    void everySearchEndsSoonWhenInterrupted() throws Exception {
        Puzzle large = Puzzle.ofSize(100).withRule(endless().rule());
        for (Runnable search : List.<Runnable>of(
                () -> COVER.any(endless()),
                () -> COVER.any(large),
                () -> COVER.count(endless(), 1000),
                () -> COVER.count(large, 2),
                () -> COVER.random(endless(), new Random(1)),
                () -> Solvers.random(5_000_000, new Random(1)))) {
            Interruption.of(search).assertPrompt();
        }
    }
}
