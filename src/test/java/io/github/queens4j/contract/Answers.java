package io.github.queens4j.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Everything that an engine can be asked about a puzzle: right answers, or the same refusal to each question. */
public final class Answers {

    private static final SearchListener DEAF = new SearchListener() {};

    /**
     * Sees to it that a candidate, if an engine has any, is followed by its own check: queens of it, from row to row,
     * and then one of it that is rejected, or the board as a solution.
     */
    private static final class CandidateCheck implements SearchListener {
        private @Nullable Board unchecked;
        private int placed;

        @Override
        public Visit candidate(Board board) {
            assertThat(unchecked)
                    .as("the candidate before %s, not yet checked", board)
                    .isNull();
            unchecked = board;
            placed = 0;
            return Visit.CONTINUE;
        }

        @Override
        public Visit place(int row, int column) {
            assertNext(row, column);
            placed++;
            return Visit.CONTINUE;
        }

        @Override
        public Visit reject(int row, int column, int attackingRow) {
            assertNext(row, column);
            unchecked = null;
            return Visit.CONTINUE;
        }

        @Override
        public Visit solution(Board board) {
            if (unchecked != null) {
                assertThat(board).as("the solution after a candidate").isEqualTo(unchecked);
            }
            unchecked = null;
            return Visit.CONTINUE;
        }

        private void assertNext(int row, int column) {
            if (unchecked != null) {
                assertThat(new Square(row, column))
                        .as("queen %d of the candidate %s", placed, unchecked)
                        .isEqualTo(unchecked.squares().get(placed));
            }
        }
    }

    /** Questions that need a search. */
    static final List<BiConsumer<Solver, Puzzle>> SEARCHES = List.of(
            (solver, puzzle) -> solver.solve(puzzle, board -> Visit.STOP),
            (solver, puzzle) -> solver.forEach(puzzle, board -> {}),
            Solver::stream,
            Solver::first,
            Solver::count);

    /** Questions that an engine may answer without a search, on a board too large for one. */
    private static final List<BiConsumer<Solver, Puzzle>> SHORT_CUTS = List.of(
            Solver::any,
            (solver, puzzle) -> solver.random(puzzle, new SplittableRandom(1)),
            (solver, puzzle) -> solver.count(puzzle, 0),
            Solver::isUnique);

    private final Solver solver;
    private final Puzzle puzzle;

    private Answers(Solver solver, Puzzle puzzle) {
        this.solver = solver;
        this.puzzle = puzzle;
    }

    /**
     * Asks an engine all questions about a puzzle.
     *
     * @param solver the engine
     * @param puzzle small enough for {@link Oracle}: up to n = 8 or so
     * @throws AssertionError if an answer is wrong, or the engine does not do as its {@link Solver#takes} says
     */
    public static void check(Solver solver, Puzzle puzzle) {
        Answers answers = new Answers(solver, puzzle);
        if (solver.takes(puzzle)) {
            List<Board> expected = new Oracle(puzzle).solutions();
            answers.checkVisits(expected);
            answers.checkStreams(expected);
            answers.checkBoards(expected);
            answers.checkCounts(expected.size());
        } else {
            answers.checkRefusals();
        }
    }

    /** The solutions that an engine visits, in its order. */
    static List<Board> visited(Solver solver, Puzzle puzzle) {
        List<Board> boards = new ArrayList<>();
        solver.solve(puzzle, solution -> {
            boards.add(solution);
            return Visit.CONTINUE;
        });
        return boards;
    }

    /** Whether an engine tells its steps to a listener; it need not. */
    static boolean tellsSteps(Solver solver) {
        try {
            solver.solve(Puzzle.ofSize(0), solution -> Visit.CONTINUE, DEAF);
            return true;
        } catch (UnsupportedOperationException tellsNone) {
            return false;
        }
    }

    private void checkVisits(List<Board> expected) {
        assertThat(visited(solver, puzzle)).as("visited").containsExactlyElementsOf(expected);
        List<Board> each = new ArrayList<>();
        solver.forEach(puzzle, each::add);
        assertThat(each).as("for each").containsExactlyElementsOf(expected);
        SearchReport report = solver.solve(puzzle, solution -> Visit.CONTINUE);
        assertThat(report.solutions()).as("reported").isEqualTo(expected.size());
        assertThat(report.outcome()).isEqualTo(Outcome.COMPLETE);
        if (tellsSteps(solver)) {
            CandidateCheck listener = new CandidateCheck();
            assertThat(solver.solve(puzzle, solution -> Visit.CONTINUE, listener))
                    .as("reported with a listener")
                    .usingRecursiveComparison()
                    .ignoringFields("elapsed")
                    .isEqualTo(report);
            assertThat(listener.unchecked)
                    .as("the last candidate, not yet checked")
                    .isNull();
        }
    }

    private void checkStreams(List<Board> expected) {
        assertThat(solver.stream(puzzle).toList()).as("streamed").isEqualTo(expected);
        assertThat(solver.stream(puzzle).iterator()).toIterable().as("iterated").isEqualTo(expected);
        assertThat(solver.stream(puzzle).parallel().toList())
                .as("streamed in parallel")
                .isEqualTo(expected);
        assertThat(solver.stream(puzzle).parallel().unordered().collect(Collectors.toSet()))
                .as("streamed in parallel, in any order")
                .hasSameElementsAs(expected);
    }

    private void checkBoards(List<Board> expected) {
        assertThat(solver.first(puzzle)).as("first").isEqualTo(expected.stream().findFirst());
        Optional<Board> any = solver.any(puzzle);
        assertIsOneOf(expected, "any", any);
        assertThat(solver.any(puzzle)).as("any, once more").isEqualTo(any);
        Optional<Board> random = solver.random(puzzle, new SplittableRandom(1));
        assertIsOneOf(expected, "random", random);
        assertThat(solver.random(puzzle, new SplittableRandom(1)))
                .as("random, with the same numbers")
                .isEqualTo(random);
    }

    private static void assertIsOneOf(List<Board> expected, String what, Optional<Board> board) {
        assertThat(board.isPresent()).as(what).isEqualTo(!expected.isEmpty());
        board.ifPresent(found -> assertThat(expected).as(what).contains(found));
    }

    private void checkCounts(long expected) {
        assertThat(solver.count(puzzle)).as("count").isEqualTo(expected);
        for (long limit : new long[] {0, 1, 2, 7, Long.MAX_VALUE}) {
            assertThat(solver.count(puzzle, limit)).as("count up to %s", limit).isEqualTo(Math.min(limit, expected));
        }
        assertThat(solver.isUnique(puzzle)).as("is unique").isEqualTo(expected == 1);
    }

    private void checkRefusals() {
        assertRefused(solver, puzzle, SEARCHES);
        assertRefused(solver, puzzle, SHORT_CUTS);
        assertThatThrownBy(() -> solver.solve(puzzle, board -> Visit.STOP, DEAF))
                .isInstanceOf(
                        tellsSteps(solver) ? IllegalArgumentException.class : UnsupportedOperationException.class);
    }

    /** Each question is answered by the engine's own refusal. */
    static void assertRefused(Solver solver, Puzzle puzzle, List<BiConsumer<Solver, Puzzle>> questions) {
        String refusal = solver.refusal(puzzle).getMessage();
        assertThat(refusal).as("the message of the refusal").isNotBlank();
        for (BiConsumer<Solver, Puzzle> question : questions) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> question.accept(solver, puzzle))
                    .withMessage(refusal);
        }
    }
}
