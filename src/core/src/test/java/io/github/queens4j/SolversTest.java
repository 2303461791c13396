package io.github.queens4j;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.contract.Interruption;
import io.github.queens4j.contract.Oracle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SolversTest {

    @Test
    void allWaysGiveTheSameSolutions() {
        List<Board> expected = Oracle.allSolutions(8);
        List<Board> boards = new ArrayList<>();
        Solvers.forEach(8, boards::add);
        assertThat(boards).isEqualTo(expected).isEqualTo(Solvers.stream(8).toList());
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
        Puzzle puzzle = Puzzle.ofSize(8).withQueen(0, 3).withBlocked(4, 4);
        List<Board> expected = new Oracle(puzzle).solutions();
        List<Board> boards = new ArrayList<>();
        Solvers.forEach(puzzle, boards::add);
        assertThat(boards).isEqualTo(expected).isNotEmpty();
        assertThat(Solvers.stream(puzzle)).isEqualTo(expected);
        assertThat(Solvers.first(puzzle)).contains(expected.get(0));
        assertThat(Solvers.count(puzzle)).isEqualTo(expected.size());
        assertThat(Solvers.visit(puzzle, solution -> Visit.CONTINUE).solutions())
                .isEqualTo(expected.size());
    }

    @Test
    void largerThanAWordIsSearchedToo() {
        int n = 1000;
        int[] given =
                IntStream.range(0, n).filter(row -> row % 2 == 0 || row < n - 8).toArray();
        Puzzle puzzle = Puzzle.keeping(Solvers.construct(n).orElseThrow(), given);
        assertThat(Solvers.first(puzzle).orElseThrow().size()).isEqualTo(n);
        assertThat(Solvers.count(puzzle))
                .isEqualTo(Solvers.stream(puzzle).count())
                .isPositive();
    }

    @Test
    void countsUpToALimit() {
        assertThat(Solvers.count(200, 2)).isEqualTo(2);
        assertThat(Solvers.count(9, Rule.SEMI_QUEENS)).isEqualTo(12657);
        assertIllegal(() -> Solvers.count(8, -1), "limit must be at least 0, but is -1");
        assertIllegal(() -> Solvers.construct(-1), "n must be at least 0, but is -1");
    }

    @Test
    void fundamentalSolutionsAreCounted() {
        assertThat(Solvers.countFundamental(12)).isEqualTo(1787); // OEIS A002562
        assertThatThrownBy(() -> Solvers.countFundamental(1000)).isInstanceOf(ArithmeticException.class);
        Interruption.assertRefused(() -> Solvers.countFundamental(16));
    }

    @Test
    void aReportOfNothingOrLessIsRefused() {
        for (long[] wrong : new long[][] {{-1, 0, 0}, {0, -1, 0}, {0, 0, -1}}) {
            assertThatThrownBy(() -> new SearchReport(wrong[0], wrong[1], wrong[2], Duration.ZERO, Outcome.COMPLETE))
                    .hasMessageEndingWith(" must be at least 0, but is -1");
        }
        assertIllegal(
                () -> new SearchReport(0, 0, 0, Duration.ofNanos(-1), Outcome.COMPLETE),
                "elapsed must be at least zero, but is PT-0.000000001S");
        assertThat(new SearchReport(1, 2, 3, Duration.ofSeconds(4), Outcome.STOPPED))
                .hasToString("SearchReport[solutions=1, placements=2, attempts=3, elapsed=PT4S, outcome=STOPPED]");
    }
}
