package io.github.queens4j.engine;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Board;
import io.github.queens4j.LineFamily;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Solvers;
import io.github.queens4j.Symmetry;
import io.github.queens4j.contract.Interruption;
import io.github.queens4j.contract.Oracle;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SymmetricSolutionsTest {

    /** OEIS A032522, n = 1 to 21: solutions that equal their half turn. */
    private static final long[] HALF_TURN = {
        1, 0, 0, 2, 2, 4, 8, 4, 16, 12, 48, 80, 136, 420, 1240, 3000, 8152, 18104, 44184, 144620, 375664
    };

    /** OEIS A033148, n = 1 to 29: solutions that equal their quarter turn. */
    private static final long[] QUARTER_TURN = {
        1, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 64, 128, 0, 0, 480, 704, 0, 0, 3328, 3264, 0, 0, 32896, 43776
    };

    /** The known rules; some of one's own: one without columns, one for a torus, one of regions; and some puzzles. */
    static Stream<Puzzle> puzzles() {
        Rule rows =
                Rule.of("rows", LineFamily.of("pairs of rows", (square, n) -> square.row() / 2 * n + square.column()));
        Rule torus = Rule.of("torus", LineFamily.COLUMNS, LineFamily.TOROIDAL_DIAGONALS);
        Rule regions = Rule.regions(new int[][] {
            {0, 0, 0, 1, 1, 1},
            {0, 0, 0, 1, 1, 1},
            {2, 2, 2, 3, 3, 3},
            {2, 2, 2, 3, 3, 3},
            {4, 4, 4, 5, 5, 5},
            {4, 4, 4, 5, 5, 5}
        });
        return Stream.of(
                        Stream.concat(Rule.known().stream(), Stream.of(torus))
                                .flatMap(rule -> IntStream.rangeClosed(0, 8)
                                        .mapToObj(n -> Puzzle.ofSize(n).withRule(rule))),
                        Stream.of(2, 4, 5).map(n -> Puzzle.ofSize(n).withRule(rows)),
                        Stream.of(
                                Puzzle.ofSize(6).withRule(regions),
                                Puzzle.ofSize(8).withQueen(0, 3).withQueen(7, 4),
                                Puzzle.ofSize(9).withQueen(4, 4),
                                Puzzle.ofSize(7)
                                        .withRule(Rule.NON_TOUCHING)
                                        .withBlocked(0, 2)
                                        .withBlocked(2, 0)))
                .flatMap(all -> all);
    }

    /** By the definitions: the boards that equal their images, and the sets of boards that are images. */
    @ParameterizedTest
    @MethodSource("puzzles")
    void countsAgreeWithASearchThroughAllSolutions(Puzzle puzzle) {
        List<Board> all = new Oracle(puzzle).solutions();
        List<Symmetry> kept = puzzle.symmetries();
        for (Symmetry one : Symmetry.values()) {
            for (Symmetry two : List.of(Symmetry.IDENTITY, Symmetry.TRANSPOSE, Symmetry.FLIP_ROWS)) {
                if (!kept.containsAll(List.of(one, two))) {
                    continue;
                }
                long fixed = all.stream()
                        .filter(board -> board.equals(board.transform(one)) && board.equals(board.transform(two)))
                        .count();
                assertThat(Solvers.countSymmetric(puzzle, one, two))
                        .as("%s, %s", one, two)
                        .isEqualTo(fixed);
            }
        }
        Set<Set<Board>> classes = all.stream()
                .map(board -> kept.stream().map(board::transform).collect(Collectors.toSet()))
                .collect(Collectors.toSet());
        Set<Board> solutions = new HashSet<>(all);
        assertThat(classes).allMatch(solutions::containsAll);
        assertThat(kept).as("symmetries").hasSizeGreaterThan(1);
        assertThat(Solvers.countFundamental(puzzle)).isEqualTo(classes.size());
        assertThat(Solvers.engine("check").countFundamental(puzzle)).isEqualTo(classes.size());
        assertThat(Solvers.streamFundamental(puzzle))
                .containsExactlyElementsOf(
                        classes.stream().map(Collections::min).sorted().toList());
    }

    @Test
    void whatHasNoSymmetryIsRefused() {
        Puzzle puzzle = Puzzle.ofSize(8).withQueen(0, 3);
        String reason = "fundamental solutions are those of a puzzle that a turn or a reflection takes to itself, but "
                + "none does so with this one of the rule \"queens\"";
        assertIllegal(() -> Solvers.countFundamental(puzzle), reason);
        assertIllegal(() -> Solvers.streamFundamental(puzzle), reason);
        String wanted = "symmetry must take the puzzle to itself, but is ROTATE_90";
        assertIllegal(() -> Solvers.countSymmetric(puzzle, Symmetry.ROTATE_90), wanted);
        Puzzle semi = Puzzle.ofSize(8).withRule(Rule.SEMI_QUEENS);
        assertIllegal(() -> Solvers.countSymmetric(semi, Symmetry.ROTATE_90), wanted);
    }

    @Test
    void turnsHaveTheirPublishedCounts() {
        assertCounts(Symmetry.ROTATE_180, HALF_TURN);
        assertCounts(Symmetry.ROTATE_90, QUARTER_TURN);
        assertCounts(Symmetry.ROTATE_270, QUARTER_TURN);
    }

    private static void assertCounts(Symmetry symmetry, long... counts) {
        for (int n = 1; n <= counts.length; n++) {
            assertThat(Solvers.countSymmetric(n, symmetry)).as("n = %s", n).isEqualTo(counts[n - 1]);
        }
    }

    /** From A033148, beyond words of diagonals; and a theorem for sizes 2 or 3 above a multiple of 4. */
    @ParameterizedTest
    @CsvSource({"32, 406784", "33, 667904", "36, 5845504", "62, 0", "63, 0"})
    void quarterTurnsOfLargeBoards(int n, long count) {
        assertThat(Solvers.countSymmetric(n, Symmetry.ROTATE_90)).isEqualTo(count);
    }

    @Test
    void sizesOutOfRangeAreRefused() {
        assertThat(Solvers.countSymmetric(64, Symmetry.FLIP_COLUMNS)).isZero();
        assertIllegal(
                () -> Solvers.countSymmetric(65, Symmetry.ROTATE_180),
                "n must be at most 64 for a count of symmetric solutions, but is 65");
        // Before it counts for as long as the universe stands.
        assertIllegal(
                () -> Solvers.countFundamental(Puzzle.ofSize(65).withRule(Rule.TOROIDAL)),
                "n must be at most 64 for a count of symmetric solutions, but is 65");
        assertIllegal(() -> Solvers.countSymmetric(-1, Symmetry.ROTATE_90), "n must be at least 0, but is -1");
    }

    @Test
    void anInterruptStopsIt() throws InterruptedException {
        Runnable count = () -> SymmetricSolutions.count(Puzzle.ofSize(32), List.of(Symmetry.ROTATE_180));
        Interruption.of(count).assertPrompt();
        Interruption.assertRefused(count::run);
    }
}
