package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.contract.KnownCounts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The figures that courses print of these searches. */
class SeedFiguresTest {

    private static SearchReport search(String engine, int n) {
        return Solvers.engine(engine).solve(Puzzle.ofSize(n), solution -> Visit.CONTINUE);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "seed-moves.csv", useHeadersInDisplayName = true)
    void backtrackingMakesTheMovesOfTheCourse(int n, long placements, long attempts) {
        for (String engine : new String[] {"check", "array", "iterative", "bitmask", "treemask"}) {
            SearchReport report = search(engine, n);
            assertThat(report.solutions()).as(engine).isEqualTo(KnownCounts.of(n));
            assertThat(report.placements()).as(engine).isEqualTo(placements);
            assertThat(report.attempts()).as(engine).isEqualTo(attempts);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {13, 14})
    void largerBoardsAreCounted(int n) {
        assertThat(Solvers.count(n)).isEqualTo(KnownCounts.of(n));
        assertThat(search("bitmask", n).solutions()).isEqualTo(KnownCounts.of(n));
        assertThat(search("treemask", n).solutions()).isEqualTo(KnownCounts.of(n));
    }

    /** Table of the same course: 27358552 moves for n = 14. */
    @Test
    void setsMakeTheMovesOfTheCourseAtFourteen() {
        assertThat(search("bitmask", 14).placements()).isEqualTo(27_358_552);
        assertThat(search("treemask", 14).placements()).isEqualTo(27_358_552);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 6", "4, 24", "8, 40320"})
    void permutationsFillEveryRow(int n, long permutations) {
        SearchReport report = search("permutation", n);
        assertThat(report.attempts()).isEqualTo(n * permutations);
        assertThat(report.solutions()).isEqualTo(KnownCounts.of(n));
        assertThat(report.placements()).isBetween(permutations, n * permutations);
    }

    @Test
    void permutationPlacementsEndAtTheFirstConflict() {
        SearchReport report = search("permutation", 3);
        // 012 021 102 120 201 210: second queens on a diagonal in 012, 102, 120, 210; third in 021, 201.
        assertThat(report.placements()).isEqualTo(1 + 2 + 1 + 1 + 2 + 1);
    }
}
