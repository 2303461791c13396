package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.SolutionVisitor.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sets of squares, and trees of the last rows at once, beside a search that goes square by square. */
class BitmaskAgreementTest {

    @Provide
    Arbitrary<Puzzle> puzzles() {
        return RandomPuzzles.upTo(10);
    }

    private static SearchReport search(String engine, Puzzle puzzle, int stopAfter, List<Board> boards) {
        return Solvers.engine(engine).solve(puzzle, board -> {
            boards.add(board);
            return boards.size() == stopAfter ? Visit.STOP : Visit.CONTINUE;
        });
    }

    private static void assertSame(Puzzle puzzle, int stopAfter) {
        List<Board> expected = new ArrayList<>();
        SearchReport steps = search("array", puzzle, stopAfter, expected);
        for (String engine : List.of("bitmask", "treemask")) {
            if (Solvers.engine(engine).takes(puzzle)) {
                List<Board> boards = new ArrayList<>();
                SearchReport report = search(engine, puzzle, stopAfter, boards);
                assertThat(boards).as(engine).isEqualTo(expected);
                assertThat(report.outcome()).as(engine).isEqualTo(steps.outcome());
                assertThat(report.placements()).as(engine).isEqualTo(steps.placements());
                assertThat(report.attempts()).as(engine).isEqualTo(steps.attempts());
            }
        }
    }

    @Property(tries = 300)
    void puzzlesStoppedAnywhere(@ForAll("puzzles") Puzzle puzzle, @ForAll @IntRange(min = 1, max = 200) int stopAfter) {
        assertSame(puzzle, stopAfter);
        assertSame(puzzle, Integer.MAX_VALUE);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10, 11})
    void emptyBoardsStoppedAnywhere(int n) {
        assertSame(Puzzle.ofSize(n), Integer.MAX_VALUE);
        for (int stopAfter = 1; stopAfter < 2000; stopAfter = 2 * stopAfter + 1) {
            assertSame(Puzzle.ofSize(n), stopAfter);
        }
    }

    /**
     * Around the largest board of {@code treemask}, and the largest of {@code bitmask}: most queens given, the last
     * ones not.
     */
    @ParameterizedTest
    @ValueSource(ints = {31, 32, 33, 59, 60, 61, 63, 64})
    void largeBoards(int n) {
        for (int seed = 0; seed < 20; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Board board =
                    Solvers.engine("cover").random(Puzzle.ofSize(n), random).orElseThrow();
            Puzzle puzzle = Puzzle.ofSize(n).withPrefix(board, n - 12);
            assertSame(puzzle, Integer.MAX_VALUE);
            assertSame(puzzle.withBlocked(n - 3, board.column(n - 2)), Integer.MAX_VALUE);
        }
    }
}
