package io.github.queens4j.cover;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Board;
import io.github.queens4j.GivenSquares;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.contract.Interruption;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The first solution by proofs that no other begins with less. */
class FirstTest {

    static List<Board> knownBoards() throws IOException {
        try (InputStream in = FirstTest.class.getResourceAsStream("first-boards.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith("["))
                    .map(Board::parse)
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("knownBoards")
    void theFirstBoardIsTheKnownOne(Board board) {
        int n = board.size();
        assertThat(Solvers.first(n)).contains(board);
        if (n <= 12) {
            assertThat(Solvers.engine("cover").first(n)).contains(board);
            assertThat(new Cover(Puzzle.ofSize(n)).firstByProof(rows -> {})).contains(board);
        }
    }

    @Property(tries = 500)
    void proofsFindWhatComparingFinds(@ForAll @IntRange(min = 1, max = 9) int n, @ForAll long seed) {
        Puzzle puzzle = CoverBoardTest.puzzle(n, new Random(seed));
        assertProven(puzzle, Solvers.engine("check"));
    }

    @Property(tries = 100)
    void proofsFindWhatASearchFromRowToRowFinds(@ForAll @IntRange(min = 10, max = 16) int n, @ForAll long seed) {
        Puzzle puzzle = GivenSquares.random(Puzzle.ofSize(n), 0, n * n / 2, new Random(seed));
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
                assertThat(CoverBoardTest.found(board, n, null)).isEqualTo(left);
            }
            while (begun-- > 0) {
                board.takeBack();
            }
            assertThat(CoverBoardTest.found(board, n, null)).isEqualTo(all);
        }
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
        Interruption.of(() -> Solvers.first(puzzle)).assertPrompt();
        Interruption.assertRefused(() -> Solvers.first(puzzle));
    }
}
