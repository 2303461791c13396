package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.contract.KnownCounts;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The figures that courses print of these searches. */
class SeedFiguresTest {

    private static SearchReport search(String engine, int n) {
        return Solvers.engine(engine).solve(Puzzle.ofSize(n), solution -> Visit.CONTINUE);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "seed-moves.csv", useHeadersInDisplayName = true)
    void backtrackingMakesTheMovesOfTheCourse(int n, long placements, long attempts) {
        for (String engine : EngineAgreementTest.BACKTRACKING) {
            SearchReport report = search(engine, n);
            assertThat(report.solutions()).as(engine).isEqualTo(KnownCounts.of(n));
            assertThat(report.placements()).as(engine).isEqualTo(placements);
            assertThat(report.attempts()).as(engine).isEqualTo(attempts);
        }
    }

    /** The table of the same course has 27358552 moves for n = 14. */
    @ParameterizedTest
    @ValueSource(ints = {10, 11, 12, 13, 14})
    void largerBoardsAreCounted(int n) {
        assertThat(Solvers.count(n)).isEqualTo(KnownCounts.of(n));
        for (String engine : List.of("bitmask", "treemask")) {
            SearchReport report = search(engine, n);
            assertThat(report.solutions()).isEqualTo(KnownCounts.of(n));
            if (n == 14) {
                assertThat(report.placements()).as(engine).isEqualTo(27_358_552);
            }
        }
    }
}
