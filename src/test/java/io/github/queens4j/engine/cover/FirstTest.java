package io.github.queens4j.engine.cover;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.contract.Interruption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The first solution by proofs that no other begins with less. */
class FirstTest {

    /** The rows of A141843, with columns counted from 1. */
    private static final int[][] PUBLISHED = {
        {1},
        {},
        {},
        {2, 4, 1, 3},
        {1, 3, 5, 2, 4},
        {2, 4, 6, 1, 3, 5},
        {1, 3, 5, 7, 2, 4, 6},
        {1, 5, 8, 6, 3, 7, 2, 4},
        {1, 3, 6, 8, 2, 4, 9, 7, 5},
        {1, 3, 6, 8, 10, 5, 9, 2, 4, 7},
        {1, 3, 5, 7, 9, 11, 2, 4, 6, 8, 10},
        {1, 3, 5, 8, 10, 12, 6, 11, 2, 7, 9, 4}
    };

    @Test
    void theFirstBoardsAreThoseOfTheOeis() {
        for (int n = 1; n <= PUBLISHED.length; n++) {
            int[] columns =
                    IntStream.of(PUBLISHED[n - 1]).map(column -> column - 1).toArray();
            Optional<Board> expected = columns.length == 0 ? Optional.empty() : Optional.of(Board.of(columns));
            assertThat(Solvers.first(n)).isEqualTo(expected);
            assertThat(Solvers.engine("cover").first(n)).isEqualTo(expected);
            assertThat(new Cover(Puzzle.ofSize(n)).firstByProof(rows -> {})).isEqualTo(expected);
        }
        assertThat(Solvers.first(0)).contains(Board.of());
    }

    @Property(tries = 500)
    void proofsFindWhatComparingFinds(@ForAll @IntRange(min = 1, max = 9) int n, @ForAll long seed) {
        Puzzle puzzle = CoverBoardTest.puzzle(n, new Random(seed));
        assertProven(puzzle, Solvers.engine("check"));
    }

    @Property(tries = 100)
    void proofsFindWhatASearchFromRowToRowFinds(@ForAll @IntRange(min = 10, max = 16) int n, @ForAll long seed) {
        Random random = new Random(seed);
        Puzzle puzzle = Puzzle.ofSize(n);
        for (int blocked = random.nextInt(n * n / 2); blocked > 0; blocked--) {
            puzzle = puzzle.withBlocked(random.nextInt(n), random.nextInt(n));
        }
        assertProven(puzzle, Solvers.engine("treemask"));
    }

    private static void assertProven(Puzzle puzzle, Solver oracle) {
        Optional<Board> expected = oracle.first(puzzle);
        List<Integer> rows = new ArrayList<>();
        assertThat(new Cover(puzzle).firstByProof(rows::add)).isEqualTo(expected);
        assertThat(rows)
                .isEqualTo(IntStream.range(0, expected.isEmpty() ? 0 : puzzle.size())
                        .boxed()
                        .toList());
        assertThat(Solvers.first(puzzle)).isEqualTo(expected);
        assertThat(Solvers.engine("cover").first(puzzle)).isEqualTo(expected);
    }

    /** Queens that are begun with leave the solutions that begin with them, and can be taken back. */
    @Property(tries = 300)
    void whatIsBegunIsCompleted(@ForAll @IntRange(min = 1, max = 7) int n, @ForAll long seed) {
        Random random = new Random(seed);
        Puzzle puzzle = CoverBoardTest.puzzle(n, random);
        List<Board> all = Solvers.stream(puzzle).toList();
        int depth = random.nextInt(n) + 1;
        for (CoverBoard board : CoverBoardTest.boards(puzzle)) {
            List<Board> left = new ArrayList<>(all);
            int begun = 0;
            for (int row = 0; row < depth && begun == row; row++) {
                int at = row;
                int column = left.isEmpty() || random.nextInt(4) == 0
                        ? random.nextInt(n)
                        : left.get(random.nextInt(left.size())).column(row);
                List<Board> next =
                        left.stream().filter(each -> each.column(at) == column).toList();
                boolean goesOn = board.begin(row, column);
                assertThat(goesOn || next.isEmpty()).isTrue();
                left = goesOn ? next : left;
                begun += goesOn ? 1 : 0;
                assertThat(CoverBoardTest.found(board, n)).isEqualTo(left);
            }
            while (begun-- > 0) {
                board.takeBack();
            }
            assertThat(CoverBoardTest.found(board, n)).isEqualTo(all);
        }
    }

    /** Found from row to row by {@code treemask}, in seconds, for n = 35 in minutes. */
    @ParameterizedTest
    @MethodSource
    void largerBoards(Board board) {
        assertThat(Solvers.first(board.size())).contains(board);
    }

    static List<Board> largerBoards() {
        return List.of(
                Board.of(
                        0, 2, 4, 1, 3, 8, 10, 12, 14, 5, 7, 18, 23, 25, 30, 28, 31, 34, 32, 27, 29, 16, 6, 33, 9, 17,
                        15, 13, 11, 19, 24, 22, 20, 26, 21),
                Board.of(0, 2, 4, 1, 3, 9, 13, 16, 19, 12, 18, 21, 17, 7, 20, 11, 8, 5, 15, 6, 10, 14),
                Board.of(0, 2, 4, 1, 3, 8, 10, 12, 17, 19, 21, 18, 20, 9, 7, 5, 22, 6, 15, 11, 14, 16, 13),
                Board.of(0, 2, 4, 1, 3, 8, 10, 13, 17, 21, 18, 22, 19, 23, 9, 20, 5, 7, 11, 15, 12, 6, 16, 14),
                Board.of(0, 2, 4, 1, 3, 8, 10, 12, 14, 18, 20, 23, 19, 24, 22, 5, 7, 9, 6, 13, 15, 17, 11, 16, 21),
                Board.of(0, 2, 4, 1, 3, 8, 10, 12, 14, 20, 22, 24, 19, 21, 23, 25, 9, 6, 15, 11, 7, 5, 17, 13, 18, 16),
                Board.of(
                        0, 2, 4, 1, 3, 8, 10, 12, 14, 16, 18, 22, 24, 26, 23, 25, 5, 9, 6, 15, 7, 11, 13, 20, 17, 19,
                        21),
                Board.of(
                        0, 2, 4, 1, 3, 8, 10, 12, 14, 16, 22, 24, 21, 27, 25, 23, 26, 6, 11, 15, 17, 7, 9, 13, 19, 5,
                        20, 18),
                Board.of(
                        0, 2, 4, 1, 3, 8, 10, 12, 14, 5, 19, 23, 25, 20, 28, 26, 24, 27, 7, 11, 6, 15, 9, 16, 21, 13,
                        17, 22, 18),
                Board.of(
                        0, 2, 4, 1, 3, 8, 10, 12, 14, 6, 22, 25, 27, 24, 21, 23, 29, 26, 28, 15, 11, 9, 7, 5, 17, 19,
                        16, 13, 20, 18),
                Board.of(
                        0, 2, 4, 1, 3, 8, 10, 12, 14, 5, 17, 22, 25, 27, 30, 24, 26, 29, 6, 16, 28, 13, 9, 7, 19, 11,
                        15, 18, 21, 23, 20),
                Board.of(
                        0, 2, 4, 1, 3, 8, 10, 12, 14, 5, 17, 23, 25, 29, 24, 30, 27, 31, 26, 28, 15, 18, 9, 7, 16, 11,
                        20, 6, 13, 22, 19, 21),
                Board.of(
                        0, 2, 4, 1, 3, 8, 10, 12, 14, 5, 7, 24, 26, 32, 30, 22, 27, 25, 28, 31, 29, 15, 17, 11, 9, 16,
                        6, 13, 20, 18, 23, 21, 19));
    }

    /** No other solution begins alike and has its queen further left in any row. */
    @ParameterizedTest
    @CsvSource({"toroidal, 23", "toroidal, 25", "amazons, 24", "non-touching, 40", "queens, 35", "non-touching, 70"})
    void noOtherRuleHasAnEarlierOne(String rule, int n) {
        Puzzle puzzle = Puzzle.ofSize(n).withRule(Rule.named(rule));
        Board first = Solvers.first(puzzle).orElseThrow();
        assertThat(puzzle.isSolution(first)).isTrue();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < first.column(row); column++) {
                if (puzzle.isOpen(row, column) && !puzzle.isAttacked(row, column)) {
                    assertThat(Solvers.any(puzzle.withQueen(row, column))).isEmpty();
                }
            }
            puzzle = puzzle.queen(row).isPresent() ? puzzle : puzzle.withQueen(row, first.column(row));
        }
    }

    @ParameterizedTest
    @CsvSource({"queens, 46", "queens, 100", "toroidal, 101"})
    void anInterruptEndsIt(String rule, int n) throws Exception {
        Puzzle puzzle = Puzzle.ofSize(n).withRule(Rule.named(rule));
        Interruption.of(() -> Solvers.first(puzzle)).assertPrompt(Duration.ofSeconds(1));
        Interruption.assertRefused(() -> Solvers.first(puzzle));
    }
}
