package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.contract.Interruption;
import io.github.queens4j.contract.KnownCounts;
import io.github.queens4j.contract.Oracle;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolversTest {

    /** OEIS A002562, n = 1 to 12; the empty board is one solution. */
    private static final long[] FUNDAMENTAL = {1, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787};

    private static final Puzzle PUZZLE = Puzzle.ofSize(8).withQueen(0, 3).withBlocked(4, 4);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void countsAsPublished(int n) {
        assertThat(Solvers.count(n)).isEqualTo(KnownCounts.of(n));
    }

    @Test
    void allWaysGiveTheSameSolutions() {
        List<Board> expected = new Oracle(Puzzle.ofSize(8)).solutions();
        List<Board> boards = new ArrayList<>();
        Solvers.forEach(8, boards::add);
        assertThat(boards).isEqualTo(expected);
        assertThat(Solvers.stream(8)).isEqualTo(expected);
        assertThat(Solvers.first(8)).contains(expected.get(0));
        List<Board> visited = new ArrayList<>();
        SearchReport report = Solvers.visit(8, solution -> {
            visited.add(solution);
            return visited.size() < 5 ? Visit.CONTINUE : Visit.STOP;
        });
        assertThat(visited).isEqualTo(expected.subList(0, 5));
        assertThat(report.outcome()).isEqualTo(Outcome.STOPPED);
        assertThat(report.solutions()).isEqualTo(5);
    }

    @Test
    void allWaysTakePuzzles() {
        List<Board> expected = new Oracle(PUZZLE).solutions();
        List<Board> boards = new ArrayList<>();
        Solvers.forEach(PUZZLE, boards::add);
        assertThat(boards).isEqualTo(expected).isNotEmpty();
        assertThat(Solvers.stream(PUZZLE)).isEqualTo(expected);
        assertThat(Solvers.first(PUZZLE)).contains(expected.get(0));
        assertThat(Solvers.count(PUZZLE)).isEqualTo(expected.size());
        assertThat(Solvers.visit(PUZZLE, solution -> Visit.CONTINUE).solutions())
                .isEqualTo(expected.size());
    }

    @Test
    @Timeout(10)
    void firstAnswersAtTwentyEight() {
        assertThat(Solvers.first(28).orElseThrow().isSolution()).isTrue();
    }

    @Test
    void countsWithGivenQueensOnAWholeWord() {
        Puzzle puzzle = Puzzle.ofSize(64);
        Board diagonalFree = knightMoves(64);
        for (int row = 0; row < 60; row++) {
            puzzle = puzzle.withQueen(row, diagonalFree.column(row));
        }
        long expected = Solvers.engine("iterative").count(puzzle);
        assertThat(expected).isPositive();
        assertThat(Solvers.count(puzzle)).isEqualTo(expected);
        assertThat(Solvers.stream(puzzle))
                .isEqualTo(Solvers.engine("check").stream(puzzle).toList());
    }

    /** For n = 0 or 4 mod 6: odd columns, then even ones. */
    private static Board knightMoves(int n) {
        int[] columns = new int[n];
        for (int row = 0; row < n; row++) {
            columns[row] = (2 * row + 1) % (n + 1);
        }
        return Board.of(columns);
    }

    @Test
    @Timeout(10)
    void largerThanAWordIsSearchedToo() {
        int n = 1000;
        Board solution = knightMoves(n);
        Puzzle puzzle = Puzzle.ofSize(n);
        for (int row = 0; row < n; row += 2) {
            puzzle = puzzle.withQueen(row, solution.column(row));
        }
        for (int row = 1; row < n - 8; row += 2) {
            puzzle = puzzle.withQueen(row, solution.column(row));
        }
        assertThat(Solvers.first(puzzle).orElseThrow().size()).isEqualTo(n);
        assertThat(Solvers.count(puzzle))
                .isEqualTo(Solvers.stream(puzzle).count())
                .isPositive();
    }

    @Test
    void countsUpToALimit() {
        assertThat(Solvers.count(8, 0)).isZero();
        assertThat(Solvers.count(8, 91)).isEqualTo(91);
        assertThat(Solvers.count(8, 93)).isEqualTo(92);
        assertThat(Solvers.count(200, 2)).isEqualTo(2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.count(8, -1))
                .withMessage("limit must be at least 0, but is -1");
    }

    @Test
    void fundamentalSolutionsAreCounted() {
        for (int n = 0; n < FUNDAMENTAL.length; n++) {
            assertThat(Solvers.countFundamental(n)).as("n = %s", n).isEqualTo(FUNDAMENTAL[n]);
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.countFundamental(1000))
                .withMessageStartingWith("n must be at most 32")
                .withMessageEndingWith("but is 1000");
    }

    @Test
    void anInterruptedThreadGetsNoFundamentalCount() {
        Interruption.assertRefused(() -> Solvers.countFundamental(16));
    }

    @Test
    void negativeSizesAreRefused() {
        String message = "n must be at least 0, but is -1";
        assertThatIllegalArgumentException().isThrownBy(() -> Solvers.count(-1)).withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.countFundamental(-1))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.construct(-1))
                .withMessage(message);
        assertThatIllegalArgumentException().isThrownBy(() -> Solvers.first(-1)).withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.stream(-1))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.visit(-1, solution -> Visit.CONTINUE))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.forEach(-1, solution -> {}))
                .withMessage(message);
    }
}
