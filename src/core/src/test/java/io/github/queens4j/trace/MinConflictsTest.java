package io.github.queens4j.trace;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.RandomPuzzles;
import io.github.queens4j.Square;
import io.github.queens4j.Visit;
import io.github.queens4j.contract.Interruption;
import io.github.queens4j.trace.MinConflicts.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class MinConflictsTest {

    @Provide
    Arbitrary<Puzzle> puzzles() {
        return RandomPuzzles.underAnyRuleUpTo(7);
    }

    private static List<Step> steps(MinConflicts repair) {
        List<Step> steps = new ArrayList<>();
        repair.search(step -> {
            steps.add(step);
            return Visit.CONTINUE;
        });
        return steps;
    }

    private static int conflicts(Puzzle puzzle, Board board, Square square) {
        return (int) board.squares().stream()
                .filter(queen -> queen.row() != square.row() && puzzle.rule().attacks(queen, square, puzzle.size()))
                .count();
    }

    /** Of each move: an attacked queen, the conflicts of her row, and a square with the fewest. */
    @Property(tries = 200)
    void everyStepIsOneOfTheRule(
            @ForAll("puzzles") Puzzle puzzle, @ForAll long seed, @ForAll @IntRange(max = 3) int restarts) {
        List<Step> steps = steps(new MinConflicts(puzzle, seed, restarts));
        Board before = Board.of();
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            assertThat(step.number()).isEqualTo(i + 1);
            assertThat(step.board().squares()).allMatch(puzzle::isOpen);
            if (step.from().isPresent()) {
                Square from = step.from().get();
                int row = from.row();
                assertThat(before.column(row)).isEqualTo(from.column());
                assertThat(conflicts(puzzle, before, from)).isPositive();
                Board old = before;
                List<Integer> conflicts = IntStream.range(0, puzzle.size())
                        .filter(column -> puzzle.isOpen(row, column))
                        .mapToObj(column -> conflicts(puzzle, old, new Square(row, column)))
                        .toList();
                assertThat(step.conflicts()).isEqualTo(conflicts);
                Square to = step.board().squares().get(row);
                assertThat(conflicts(puzzle, before, to))
                        .isEqualTo(conflicts.stream().mapToInt(c -> c).min().orElseThrow());
                assertThat(step.board()).isEqualTo(moved(before, to));
            }
            before = step.board();
        }
        Optional<Board> found = new MinConflicts(puzzle, seed, restarts).search(step -> Visit.CONTINUE);
        assertThat(found.stream()).allMatch(puzzle::isSolution);
        long starts = steps.stream().filter(step -> step.from().isEmpty()).count();
        if (found.isPresent()) {
            assertThat(steps.get(steps.size() - 1).board()).isEqualTo(found.get());
            assertThat(starts).isBetween(1L, restarts + 1L);
        } else if (!steps.isEmpty()) {
            assertThat(starts).isEqualTo(restarts + 1);
            assertThat(steps).hasSize((restarts + 1) * (10 * puzzle.size() + 1));
        }
    }

    private static Board moved(Board board, Square to) {
        int[] columns = board.columns();
        columns[to.row()] = to.column();
        return Board.of(columns);
    }

    /** A promise of seeds: written down when they were first made. */
    @Test
    void aSeedMakesTheSameStepsEverywhere() {
        assertThat(steps(new MinConflicts(Puzzle.ofSize(5), 1, 0)).stream()
                        .map(step -> step.number() + ". " + step.text() + " " + step.board()))
                .containsExactly(
                        "1. random board [2, 3, 4, 2, 2]",
                        "2. row 3 has conflicts 0 2 2 3 1: from column 2 to 0 [2, 3, 4, 0, 2]",
                        "3. row 2 has conflicts 3 1 3 1 3: from column 4 to 1 [2, 3, 1, 0, 2]",
                        "4. row 3 has conflicts 1 3 3 2 0: from column 0 to 4 [2, 3, 1, 4, 2]",
                        "5. row 1 has conflicts 1 2 4 1 1: from column 3 to 3 [2, 3, 1, 4, 2]",
                        "6. row 1 has conflicts 1 2 4 1 1: from column 3 to 3 [2, 3, 1, 4, 2]",
                        "7. row 0 has conflicts 0 2 2 2 2: from column 2 to 0 [0, 3, 1, 4, 2]");
    }

    @Test
    void restartsAreNumberedAndCounted() {
        List<Step> steps = steps(new MinConflicts(Puzzle.ofSize(3), 7, 2));
        assertThat(steps.stream().filter(step -> step.from().isEmpty()).map(Step::number))
                .containsExactly(1L, 32L, 63L);
        assertIllegal(() -> new MinConflicts(Puzzle.ofSize(3), 7, -1), "restarts must be at least 0, but is -1");
    }

    @Test
    void boardsWithoutRowsAndRowsWithoutSquares() {
        assertThat(new MinConflicts(Puzzle.ofSize(0), 1, 0).search(step -> Visit.CONTINUE))
                .contains(Board.of());
        Puzzle puzzle = Puzzle.ofSize(2).withBlocked(1, 0).withBlocked(1, 1);
        assertThat(steps(new MinConflicts(puzzle, 1, 5))).isEmpty();
    }

    @Test
    void endsAtAStopAndAtAnInterrupt() {
        MinConflicts repair = new MinConflicts(Puzzle.ofSize(20), 3, 9);
        List<Step> heard = new ArrayList<>();
        assertThat(repair.search(step -> heard.add(step) && heard.size() == 3 ? Visit.STOP : Visit.CONTINUE))
                .isEmpty();
        assertThat(heard).hasSize(3);
        Interruption.assertRefused(() -> repair.search(step -> Visit.CONTINUE));
    }
}
