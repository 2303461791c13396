package io.github.queens4j.trace;

import static io.github.queens4j.Refusals.assertIllegal;
import static io.github.queens4j.Refusals.assertIllegalNaming;
import static io.github.queens4j.trace.RecordedSteps.steps;
import static io.github.queens4j.trace.RecordedSteps.trace;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Square;
import io.github.queens4j.Visit;
import io.github.queens4j.trace.Step.Attack;
import io.github.queens4j.trace.Step.Kind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class StepsTest {

    private static final SolutionVisitor GO_ON = solution -> Visit.CONTINUE;

    /** By hand. */
    @Test
    void showsTheBoardAfterEachStep() {
        assertThat(trace("check", Puzzle.ofSize(4))).startsWith("""
                1. place row 0, column 0
                ♕ · · ·
                · · · ·
                · · · ·
                · · · ·

                2. reject row 1, column 0: attacked by the queen in row 0 (column)
                ♛ · · ·
                × · · ·
                · · · ·
                · · · ·

                3. reject row 1, column 1: attacked by the queen in row 0 (diagonal)
                ♛ · · ·
                · × · ·
                · · · ·
                · · · ·

                """);
    }

    @Test
    void endsWithTheLastQueenTakenAway() {
        assertThat(trace("check", Puzzle.ofSize(2))).endsWith("""
                7. reject row 1, column 1: attacked by the queen in row 0 (column)
                · ♛
                · ×

                8. remove row 0, column 1
                · ·
                · ·

                """);
        assertThat(trace("iterative", Puzzle.ofSize(0))).isEqualTo("1. solution 1\n\n");
    }

    @Test
    void marksSquaresThatAreNotOpen() {
        Puzzle puzzle = Puzzle.ofSize(4).withQueen(1, 3).withBlocked(0, 0).withBlocked(3, 1);
        assertThat(trace("bitmask", puzzle)).startsWith("""
                1. place row 0, column 1
                # ♕ · ·
                # # # ·
                · · · ·
                · # · ·
                """);
    }

    /** By hand: the queen of row 0 takes six squares, that of row 1 two more, all that row 2 has left. */
    @Test
    void squaresTakenFromTheRowsBelowAreDrawn() {
        assertThat(trace("forward", Puzzle.ofSize(4))).startsWith("""
                1. place row 0, column 0
                ♕ · · ·
                - - · ·
                - · - ·
                - · · -

                2. place row 1, column 2
                ♕ · · ·
                - - ♕ ·
                - - - -
                - · - -

                3. remove row 1, column 2
                ♕ · · ·
                - - · ·
                - · - ·
                - · · -

                """);
        List<Step> steps = steps("forward", Puzzle.ofSize(4));
        assertThat(steps.get(1).taken())
                .extracting(List::toString)
                .containsExactly(
                        "[row 1, column 0, row 1, column 1, row 2, column 0, row 2, column 2, row 3, column 0, row 3, column 3]",
                        "[row 2, column 1, row 2, column 3, row 3, column 2]");
        assertThat(steps.get(2).taken()).hasSize(1);
        assertThat(steps("check", Puzzle.ofSize(4)))
                .allMatch(step -> step.taken().isEmpty());
    }

    /** By hand: a whole permutation, and the first pair of queens, row by row, that shares a diagonal. */
    @Test
    void aCandidateIsAWholeBoardAndStandsWhileItIsChecked() {
        assertThat(trace("permutation", Puzzle.ofSize(4))).startsWith("""
                1. candidate 0, 1, 2, 3
                ♕ · · ·
                · ♕ · ·
                · · ♕ ·
                · · · ♕

                2. reject row 1, column 1: attacked by the queen in row 0 (diagonal)
                ♛ · · ·
                · × · ·
                · · ♕ ·
                · · · ♕

                """);
    }

    /** Figures of seed 003 for n = 4: 16 moves and 60 squares tried; each queen placed is taken away; 2 solutions. */
    @Test
    void fourQueensTakeSeventyEightSteps() {
        List<Step> steps = steps("check", Puzzle.ofSize(4));
        assertThat(steps).hasSize(16 + 44 + 16 + 2);
        assertThat(steps).extracting(Step::number).startsWith(1L, 2L, 3L).endsWith(78L);
        Step solution =
                steps.stream().filter(step -> step.solutions() == 2).findFirst().orElseThrow();
        assertThat(solution)
                .usingRecursiveComparison()
                .isEqualTo(new Step(
                        solution.number(),
                        Kind.SOLUTION,
                        Optional.empty(),
                        Optional.empty(),
                        List.of(2, 0, 3, 1),
                        List.of(),
                        2));
    }

    @Test
    void stepsAreValuesThatStayAsTheyAre() {
        List<Step> steps = steps("array", Puzzle.ofSize(4));
        assertThatThrownBy(() -> steps.get(0).queens().add(1)).isInstanceOf(UnsupportedOperationException.class);
        assertThat(steps.get(5))
                .usingRecursiveComparison()
                .isEqualTo(new Step(
                        6,
                        Kind.REJECT,
                        Optional.of(new Square(2, 1)),
                        Optional.of(new Attack(new Square(1, 2), "anti-diagonal")),
                        List.of(0, 2),
                        List.of(),
                        0))
                .isEqualTo(steps("array", Puzzle.ofSize(4)).get(5));
    }

    /** Whether the first search was stopped at any of its first steps, or came to its end. */
    @ParameterizedTest
    @MethodSource("pairsOfEngines")
    void anotherSearchIsRefused(Solver first, Solver second) {
        Puzzle puzzle = Puzzle.ofSize(5);
        for (int stop : new int[] {1, 2, 3, 5, 8, 13, 21, 34, 10_000}) {
            Steps steps = Steps.of(puzzle, step -> step.number() == stop ? Visit.STOP : Visit.CONTINUE);
            first.visit(puzzle, GO_ON, steps);
            assertThatThrownBy(() -> second.visit(puzzle, GO_ON, steps))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("each search needs its own");
        }
    }

    static Stream<Arguments> pairsOfEngines() {
        return Solvers.engines().stream()
                .flatMap(first -> Solvers.engines().stream().map(second -> Arguments.of(first, second)));
    }

    @Test
    void refusesBoardsThatNobodyCouldReadAndThoseOfAnotherPuzzle() {
        Step second = steps("bitmask", Puzzle.ofSize(4)).get(1);
        String message = "n must be between 2 and 1000, but is 1001";
        assertIllegal(() -> second.format(Puzzle.ofSize(1001)), message);
        assertIllegalNaming(() -> second.format(Puzzle.ofSize(1)), "between 2 and", "1");
    }
}
