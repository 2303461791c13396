package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor.Visit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What every engine promises, the library's own as well as another's. */
@ParameterizedClass(name = "{0}")
@MethodSource("solvers")
class SolverContractTest {

    private static final SolutionVisitor GO_ON = solution -> Visit.CONTINUE;

    private final Solver solver;

    SolverContractTest(Solver solver) {
        this.solver = solver;
    }

    static Stream<Named<Solver>> solvers() {
        return Stream.concat(Solvers.engines().stream(), Stream.of(new MinimalSolver()))
                .map(solver -> Named.of(solver.name(), solver));
    }

    static List<Puzzle> puzzles() {
        return List.of(
                Puzzle.ofSize(1).withQueen(0, 0),
                Puzzle.ofSize(1).withBlocked(0, 0),
                Puzzle.ofSize(4).withQueen(0, 1),
                Puzzle.ofSize(4).withQueen(0, 0),
                Puzzle.ofSize(5).withBlocked(0, 0).withBlocked(1, 3).withBlocked(4, 2),
                Puzzle.ofSize(6).withQueen(5, 4).withBlocked(0, 3),
                Puzzle.ofSize(6).withQueen(2, 5).withQueen(3, 0),
                blockedRow(5, 0),
                blockedRow(5, 4),
                Puzzle.ofSize(7)
                        .withQueen(3, 3)
                        .withBlocked(0, 0)
                        .withBlocked(6, 6)
                        .withBlocked(3, 0),
                Puzzle.ofSize(8).withQueen(0, 3).withBlocked(4, 4));
    }

    private static Puzzle blockedRow(int n, int row) {
        Puzzle puzzle = Puzzle.ofSize(n);
        for (int column = 0; column < n; column++) {
            puzzle = puzzle.withBlocked(row, column);
        }
        return puzzle;
    }

    private List<Board> visited(Puzzle puzzle) {
        List<Board> boards = new ArrayList<>();
        solver.solve(puzzle, solution -> {
            boards.add(solution);
            return Visit.CONTINUE;
        });
        return boards;
    }

    @Test
    void hasTheEmptyBoardAsTheOneSolutionOfSizeZero() {
        assertThat(visited(Puzzle.ofSize(0))).containsExactly(Board.of());
        SearchReport report = solver.solve(Puzzle.ofSize(0), GO_ON);
        assertThat(report.solutions()).isOne();
        assertThat(report.placements()).isZero();
        assertThat(report.attempts()).isZero();
        assertThat(report.outcome()).isEqualTo(Outcome.COMPLETE);
        assertThat(solver.count(0)).isOne();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
    void countsAsPublished(int n) {
        assertThat(solver.solve(Puzzle.ofSize(n), GO_ON).solutions()).isEqualTo(KnownCounts.of(n));
        assertThat(solver.count(n)).isEqualTo(KnownCounts.of(n));
        assertThat(solver.stream(n).count()).isEqualTo(KnownCounts.of(n));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
    void visitsEverySolutionInLexicographicOrder(int n) {
        List<Board> expected = new Oracle(Puzzle.ofSize(n)).solutions();
        assertThat(visited(Puzzle.ofSize(n))).containsExactlyElementsOf(expected);
        assertThat(solver.stream(n)).containsExactlyElementsOf(expected);
        List<Board> each = new ArrayList<>();
        solver.forEach(n, each::add);
        assertThat(each).containsExactlyElementsOf(expected);
        assertThat(solver.first(n)).isEqualTo(expected.stream().findFirst());
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void keepsGivenQueensAndBlockedSquares(Puzzle puzzle) {
        List<Board> expected = new Oracle(puzzle).solutions();
        assertThat(visited(puzzle)).containsExactlyElementsOf(expected);
        assertThat(solver.count(puzzle)).isEqualTo(expected.size());
        assertThat(solver.stream(puzzle)).containsExactlyElementsOf(expected);
        assertThat(solver.first(puzzle)).isEqualTo(expected.stream().findFirst());
        List<Board> each = new ArrayList<>();
        solver.forEach(puzzle, each::add);
        assertThat(each).containsExactlyElementsOf(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 10})
    void stopsWhenToldAlsoAtTheLastSolution(int solutions) {
        List<Board> seen = new ArrayList<>();
        SearchReport report = solver.solve(Puzzle.ofSize(5), solution -> {
            seen.add(solution);
            return seen.size() == solutions ? Visit.STOP : Visit.CONTINUE;
        });
        assertThat(seen).hasSize(solutions);
        assertThat(report.solutions()).isEqualTo(solutions);
        assertThat(report.outcome()).isEqualTo(Outcome.STOPPED);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void canBeStoppedAtTheOnlySolution(int n) {
        SearchReport report = solver.solve(Puzzle.ofSize(n), solution -> Visit.STOP);
        assertThat(report.outcome()).isEqualTo(Outcome.STOPPED);
        assertThat(report.solutions()).isOne();
    }

    @Test
    void isCompleteWithoutAnySolution() {
        SearchReport report = solver.solve(Puzzle.ofSize(3), solution -> Visit.STOP);
        assertThat(report.outcome()).isEqualTo(Outcome.COMPLETE);
        assertThat(report.solutions()).isZero();
        assertThat(solver.first(3)).isEmpty();
    }

    @Test
    void reportsTheTimeOfTheVisitorToo() {
        if (solver instanceof MinimalSolver) {
            return;
        }
        SearchReport report = solver.solve(Puzzle.ofSize(1), solution -> {
            long end = System.nanoTime() + 3_000_000;
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            return Visit.CONTINUE;
        });
        assertThat(report.elapsed()).isBetween(Duration.ofMillis(3), Duration.ofSeconds(60));
    }

    @Test
    void passesOnWhatAVisitorThrows() {
        RuntimeException thrown = new IllegalStateException("enough");
        assertThatThrownBy(() -> solver.solve(Puzzle.ofSize(6), solution -> {
                    throw thrown;
                }))
                .isSameAs(thrown);
        Error error = new AssertionError("enough");
        assertThatThrownBy(() -> solver.forEach(6, solution -> {
                    throw error;
                }))
                .isSameAs(error);
    }

    @Test
    @SuppressWarnings("NullAway")
    void refusesNulls() {
        Puzzle puzzle = Puzzle.ofSize(4);
        assertThatNullPointerException()
                .isThrownBy(() -> solver.solve(puzzle, solution -> null))
                .withMessageContaining("visitor returned null");
        assertThatNullPointerException().isThrownBy(() -> solver.solve(puzzle, null));
        assertThatNullPointerException().isThrownBy(() -> solver.solve(null, GO_ON));
        assertThatNullPointerException().isThrownBy(() -> solver.count(null));
        assertThatNullPointerException().isThrownBy(() -> solver.stream(null));
        assertThatNullPointerException().isThrownBy(() -> solver.forEach(4, null));
    }

    @Test
    void refusesNegativeSizes() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.count(-1))
                .withMessage("n must be at least 0, but is -1");
        assertThatIllegalArgumentException().isThrownBy(() -> solver.first(-1)).withMessageContaining("-1");
        assertThatIllegalArgumentException().isThrownBy(() -> solver.stream(-1)).withMessageContaining("-1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.forEach(-1, board -> {}))
                .withMessageContaining("-1");
    }

    @Test
    void refusesBoardsAboveItsLimitAndSaysWhatToUse() {
        if (solver.maxSize() == Integer.MAX_VALUE) {
            return;
        }
        Puzzle tooLarge = Puzzle.ofSize(solver.maxSize() + 1);
        String limit = "at most " + solver.maxSize();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.solve(tooLarge, GO_ON))
                .withMessageContaining(limit)
                .withMessageContaining("is " + tooLarge.size())
                .withMessageMatching(".*: (use the engine \"\\w+\"|no search goes further, but .*)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.count(tooLarge))
                .withMessageContaining(limit);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.stream(tooLarge))
                .withMessageContaining(limit);
    }

    @Test
    void endsAtOnceInAnInterruptedThread() {
        for (Runnable search : List.<Runnable>of(
                () -> solver.solve(Puzzle.ofSize(4), GO_ON),
                () -> solver.count(4),
                () -> solver.first(0),
                () -> solver.stream(4).forEach(board -> {}))) {
            Interruption.assertRefused(search);
        }
    }

    @Test
    void endsSoonWhenInterrupted() throws Exception {
        for (Runnable search : List.<Runnable>of(
                () -> solver.solve(Puzzle.ofSize(22), GO_ON),
                () -> solver.count(22),
                () -> solver.stream(22).forEach(board -> {}))) {
            Interruption.of(search).assertPrompt(Duration.ofSeconds(1));
        }
    }

    /** A visitor may take any time for a solution: an interrupt during its call ends the search before the next. */
    @Test
    void looksAtTheInterruptFlagAtEverySolution() {
        int[] visits = new int[1];
        try {
            assertThatThrownBy(() -> solver.solve(Puzzle.ofSize(8), solution -> {
                        visits[0]++;
                        Thread.currentThread().interrupt();
                        return Visit.CONTINUE;
                    }))
                    .isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).as("the flag is still set").isTrue();
        }
        assertThat(visits[0]).isOne();
    }

    @Test
    void canBeCalledByItsOwnVisitor() {
        List<Long> inner = new ArrayList<>();
        SearchReport outer = solver.solve(Puzzle.ofSize(6), solution -> {
            inner.add(solver.count(5));
            inner.add(solver.stream(4).count());
            return Visit.CONTINUE;
        });
        assertThat(outer.solutions()).isEqualTo(KnownCounts.of(6));
        assertThat(inner).containsExactly(10L, 2L, 10L, 2L, 10L, 2L, 10L, 2L);
    }

    @Test
    void servesManyThreadsAtOnce() throws Exception {
        List<Board> expected = visited(Puzzle.ofSize(7));
        Callable<List<Board>> search = () -> visited(Puzzle.ofSize(7));
        ExecutorService pool = Executors.newFixedThreadPool(4);
        try {
            for (Future<List<Board>> boards : pool.invokeAll(Collections.nCopies(24, search))) {
                assertThat(boards.get()).isEqualTo(expected);
            }
        } finally {
            pool.shutdownNow();
        }
    }

    @Test
    void givesBoardsThatStayAsTheyAre() {
        Optional<Board> first = solver.first(6);
        List<Board> all = visited(Puzzle.ofSize(6));
        assertThat(all.get(0)).isEqualTo(first.orElseThrow()).isEqualTo(Board.of(1, 3, 5, 0, 2, 4));
        assertThat(all).doesNotHaveDuplicates();
    }
}
