package io.github.queens4j.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Board;
import io.github.queens4j.Outcome;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SearchReport;
import io.github.queens4j.Solver;
import io.github.queens4j.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Everything that an engine can be asked about a puzzle: right answers, or the same refusal to each question. */
public final class Answers {

    private static final SearchListener DEAF = new SearchListener() {};

    /** A method of an engine by its name. */
    private record Question(String name, BiConsumer<Solver, Puzzle> ask) {}

    private static final List<Question> SEARCHES = List.of(
            new Question("visit", (solver, puzzle) -> solver.visit(puzzle, board -> Visit.STOP)),
            new Question("forEach", (solver, puzzle) -> solver.forEach(puzzle, board -> {})),
            new Question("stream", Solver::stream),
            new Question("first", Solver::first),
            new Question("count", Solver::count));

    /** An engine may answer these without a search, on a board too large for one. */
    private static final List<Question> SHORT_CUTS = List.of(
            new Question("any", Solver::any),
            new Question("random", (solver, puzzle) -> solver.random(puzzle, new SplittableRandom(1))),
            new Question("count up to 0", (solver, puzzle) -> solver.count(puzzle, 0)));

    /** A refusal takes no time; an engine that forgets it may search for ever. */
    private static final int SECONDS_TO_REFUSE = 60;

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
     * @throws AssertionError if an answer is wrong, or the engine does not do as its {@link Solver#supports} says
     */
    public static void check(Solver solver, Puzzle puzzle) {
        Answers answers = new Answers(solver, puzzle);
        if (solver.supports(puzzle)) {
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
        solver.visit(puzzle, solution -> {
            boards.add(solution);
            return Visit.CONTINUE;
        });
        return boards;
    }

    /** Whether an engine notifies a listener of its steps; it need not. */
    private static boolean hasSteps(Solver solver) {
        try {
            solver.visit(Puzzle.ofSize(0), solution -> Visit.CONTINUE, DEAF);
            return true;
        } catch (UnsupportedOperationException hasNone) {
            return false;
        }
    }

    private void checkVisits(List<Board> expected) {
        assertThat(visited(solver, puzzle)).as("visited").containsExactlyElementsOf(expected);
        List<Board> each = new ArrayList<>();
        solver.forEach(puzzle, each::add);
        assertThat(each).as("for each").containsExactlyElementsOf(expected);
        SearchReport report = solver.visit(puzzle, solution -> Visit.CONTINUE);
        assertThat(report.solutions()).as("reported").isEqualTo(expected.size());
        assertThat(report.outcome()).as("outcome").isEqualTo(Outcome.COMPLETE);
        if (hasSteps(solver)) {
            assertThat(solver.visit(puzzle, solution -> Visit.CONTINUE, DEAF))
                    .as("reported with a listener")
                    .usingRecursiveComparison()
                    .ignoringFields("elapsed")
                    .isEqualTo(report);
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
        assertThat(solver.isUnique(puzzle)).as("is unique").isEqualTo(expected == 1);
        for (long limit : new long[] {0, 1, 2, 7, Long.MAX_VALUE}) {
            assertThat(solver.count(puzzle, limit)).as("count up to %s", limit).isEqualTo(Math.min(limit, expected));
        }
    }

    private void checkRefusals() {
        assertSearchesRefused(solver, puzzle);
        assertRefused(solver, puzzle, SHORT_CUTS);
        assertThatThrownBy(() -> solver.visit(puzzle, board -> Visit.STOP, DEAF))
                .as("solve with a listener")
                .isInstanceOf(hasSteps(solver) ? IllegalArgumentException.class : UnsupportedOperationException.class);
    }

    /** Whatever needs a search is answered by the engine's own refusal. */
    static void assertSearchesRefused(Solver solver, Puzzle puzzle) {
        assertRefused(solver, puzzle, SEARCHES);
    }

    private static void assertRefused(Solver solver, Puzzle puzzle, List<Question> questions) {
        Throwable refusal = thrown("visit should be refused", () -> solver.visit(puzzle, board -> Visit.STOP));
        assertThat(refusal)
                .as("what visit throws")
                .isInstanceOf(IllegalArgumentException.class)
                .message()
                .isNotBlank();
        for (Question question : questions) {
            Puzzle empty = Puzzle.ofSize(puzzle.size());
            String what = question.name + " of " + (puzzle.equals(empty) ? "n = " + puzzle.size() : puzzle)
                    + " should be refused";
            assertThat(thrown(what, () -> question.ask.accept(solver, puzzle)))
                    .as(what)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(refusal.getMessage());
        }
    }

    /** What a task throws, on a thread of its own; null if it returns. */
    private static @Nullable Throwable thrown(String what, Runnable task) {
        FutureTask<@Nullable Void> answer = new FutureTask<>(task, null);
        Thread thread = new Thread(answer, what);
        thread.setDaemon(true);
        thread.start();
        try {
            answer.get(SECONDS_TO_REFUSE, TimeUnit.SECONDS);
            return null;
        } catch (ExecutionException refused) {
            return refused.getCause();
        } catch (TimeoutException | InterruptedException late) {
            answer.cancel(true);
            throw new AssertionError(what + ", but still ran after " + SECONDS_TO_REFUSE + " s", late);
        }
    }
}
