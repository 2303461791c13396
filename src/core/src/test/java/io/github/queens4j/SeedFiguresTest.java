package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.contract.KnownCounts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The figures that courses print of these searches. */
class SeedFiguresTest {

    private static SearchReport search(Solver engine, int n) {
        return engine.visit(Puzzle.ofSize(n), solution -> Visit.CONTINUE);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "seed-moves.csv", useHeadersInDisplayName = true)
    void backtrackingMakesTheMovesOfTheCourse(int n, long placements, long attempts) {
        for (Solver engine : Engines.backtracking()) {
            SearchReport report = search(engine, n);
            assertThat(report.solutions()).as(engine.name()).isEqualTo(KnownCounts.of(n));
            assertThat(report.placements()).as(engine.name()).isEqualTo(placements);
            assertThat(report.attempts()).as(engine.name()).isEqualTo(attempts);
        }
    }

    /** Up to some board: the open squares of the rows that it enters, and of their last ones up to the queens. */
    @ParameterizedTest
    @CsvSource({"8, 0, 1, 155", "8, 0, 90, 3814", "64, 55, 1, 549", "65, 56, 1, 568", "65, 56, 90, 640"})
    void coverLooksAtTheSquaresOfItsRows(int n, int given, int boards, long attempts) {
        Puzzle puzzle = Puzzle.ofSize(n)
                .withPrefix(Solvers.construct(n).orElseThrow(), given)
                .withBlocked(n - 1, 3);
        int[] seen = new int[1];
        SearchReport report =
                Solvers.engine("cover").visit(puzzle, board -> ++seen[0] < boards ? Visit.CONTINUE : Visit.STOP);
        assertThat(report.attempts()).isEqualTo(attempts);
    }

    /** The table of the same course has 27358552 moves for n = 14. */
    @ParameterizedTest
    @ValueSource(ints = {10, 11, 12, 13, 14})
    void largerBoardsAreCounted(int n) {
        assertThat(Solvers.count(n)).isEqualTo(KnownCounts.of(n));
        for (Solver engine : Engines.backtracking()) {
            if (!Engines.rejects(engine)) {
                SearchReport report = search(engine, n);
                assertThat(report.solutions()).as(engine.name()).isEqualTo(KnownCounts.of(n));
                assertThat(n < 14 || report.placements() == 27_358_552).isTrue();
            }
        }
    }
}
