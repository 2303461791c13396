package io.github.queens4j.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solvers;
import io.github.queens4j.search.Chance;
import org.junit.jupiter.api.Test;

/** The mean over many walks is the number of placements of a whole search. */
class SearchSizeTest {

    private static double estimate(Puzzle puzzle) {
        return SearchSize.nodes(BitmaskCounter.openAndUnattacked(puzzle), 200_000, new Chance(1));
    }

    private static double placements(Puzzle puzzle) {
        SearchReport report = Solvers.engine("array").solve(puzzle, board -> Visit.CONTINUE);
        return report.placements();
    }

    @Test
    void manyWalksAreAsGoodAsTheWholeTree() {
        for (int n = 4; n <= 10; n++) {
            Puzzle puzzle = Puzzle.ofSize(n);
            assertThat(estimate(puzzle)).as("n = %d", n).isCloseTo(placements(puzzle), withinPercentage(3));
        }
        Puzzle blocked = Puzzle.ofSize(9).withBlocked(0, 4).withBlocked(3, 3).withBlocked(8, 0);
        assertThat(estimate(blocked)).isCloseTo(placements(blocked), withinPercentage(3));
    }

    @Test
    void aRowWithoutAnOpenSquareEndsTheTree() {
        assertThat(estimate(Puzzle.ofSize(2))).isEqualTo(2);
        assertThat(estimate(Puzzle.ofSize(0))).isZero();
        // Row 1 has no square left: one queen, and no more.
        assertThat(estimate(Puzzle.ofSize(3).withQueen(0, 1))).isEqualTo(1);
    }
}
