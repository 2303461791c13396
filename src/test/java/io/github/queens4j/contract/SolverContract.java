package io.github.queens4j.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What every engine promises, the library's own as well as yours: extend this class and return your engine from
 * {@link #solver()}.
 *
 * <p>The engine must take boards of queens up to n = 9 at least. What it does not {@linkplain Solver#takes take} it
 * must refuse.
 */
public abstract class SolverContract {

    private static final SolutionVisitor GO_ON = solution -> Visit.CONTINUE;

    /** The engine that is tested. */
    protected abstract Solver solver();

    /** A size whose boards take the engine seconds to count, for the tests that interrupt it; 22 unless overridden. */
    protected int longSearch() {
        return 22;
    }

    private List<Board> visited(int n) {
        return Answers.visited(solver(), Puzzle.ofSize(n));
    }

    @Test
    void hasAShortNameInLowerCase() {
        assertThat(solver().name()).matches("[a-z][a-z0-9-]*").isEqualTo(solver().name());
    }

    @Test
    void findsTheEmptyBoardForSizeZero() {
        assertThat(visited(0)).containsExactly(Board.of());
        SearchReport report = solver().solve(Puzzle.ofSize(0), GO_ON);
        assertThat(report.solutions()).isOne();
        assertThat(report.placements()).isZero();
        assertThat(report.attempts()).isZero();
        assertThat(report.outcome()).isEqualTo(Outcome.COMPLETE);
        assertThat(solver().count(0)).isOne();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
    void countsAsPublished(int n) {
        assertThat(solver().solve(Puzzle.ofSize(n), GO_ON).solutions()).isEqualTo(KnownCounts.of(n));
        assertThat(solver().count(n)).isEqualTo(KnownCounts.of(n));
        assertThat(solver().stream(n).count()).isEqualTo(KnownCounts.of(n));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
    void visitsInLexicographicOrder(int n) {
        Answers.check(solver(), Puzzle.ofSize(n));
        List<Board> fundamental = Oracle.allSolutions(n).stream()
                .filter(board -> board.equals(board.canonical()))
                .toList();
        assertThat(solver().streamFundamental(n)).containsExactlyElementsOf(fundamental);
        assertThat(solver().countFundamental(n)).isEqualTo(fundamental.size());
    }

    /** Rules, given queens and blocked squares; and that {@code takes} says what the engine does. */
    @ParameterizedTest
    @MethodSource("io.github.queens4j.contract.SamplePuzzles#all")
    void answersOrRefusesEveryQuestion(Puzzle puzzle) {
        Answers.check(solver(), puzzle);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 10})
    void stopsWhenToldAlsoAtTheLastSolution(int solutions) {
        List<Board> seen = new ArrayList<>();
        SearchReport report = solver().solve(Puzzle.ofSize(5), solution -> {
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
        SearchReport report = solver().solve(Puzzle.ofSize(n), solution -> Visit.STOP);
        assertThat(report.outcome()).isEqualTo(Outcome.STOPPED);
        assertThat(report.solutions()).isOne();
    }

    @Test
    void isCompleteWithoutAnySolution() {
        SearchReport report = solver().solve(Puzzle.ofSize(3), solution -> Visit.STOP);
        assertThat(report.outcome()).isEqualTo(Outcome.COMPLETE);
        assertThat(report.solutions()).isZero();
        assertThat(solver().first(3)).isEmpty();
    }

    @Test
    void reportsTheTimeOfTheVisitorToo() {
        SearchReport report = solver().solve(Puzzle.ofSize(1), solution -> {
            long end = System.nanoTime() + 3_000_000;
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            return Visit.CONTINUE;
        });
        assertThat(report.elapsed()).isBetween(Duration.ofMillis(3), Duration.ofSeconds(60));
    }

    @Test
    void callsTheVisitorOnTheCallingThread() {
        List<Thread> threads = new ArrayList<>();
        solver().solve(Puzzle.ofSize(6), solution -> {
            threads.add(Thread.currentThread());
            return Visit.CONTINUE;
        });
        assertThat(threads).hasSize(4).containsOnly(Thread.currentThread());
    }

    @Test
    void passesOnWhatAVisitorThrows() {
        int[] visits = new int[1];
        RuntimeException thrown = new IllegalStateException("enough");
        assertThatThrownBy(() -> solver().solve(Puzzle.ofSize(6), solution -> {
                    visits[0]++;
                    throw thrown;
                }))
                .isSameAs(thrown);
        assertThat(visits[0]).isOne();
        Error error = new AssertionError("enough");
        assertThatThrownBy(() -> solver().forEach(6, solution -> {
                    throw error;
                }))
                .isSameAs(error);
    }

    @Test
    @SuppressWarnings("NullAway")
    void refusesNulls() {
        Puzzle puzzle = Puzzle.ofSize(4);
        assertThatNullPointerException().isThrownBy(() -> solver().solve(puzzle, solution -> null));
        assertThatNullPointerException().isThrownBy(() -> solver().solve(puzzle, null));
        assertThatNullPointerException().isThrownBy(() -> solver().solve(null, GO_ON));
        assertThatNullPointerException().isThrownBy(() -> solver().count(null));
        assertThatNullPointerException().isThrownBy(() -> solver().stream(null));
        assertThatNullPointerException().isThrownBy(() -> solver().forEach(4, null));
    }

    @Test
    void refusesNegativeNumbers() {
        for (Runnable question : List.<Runnable>of(
                () -> solver().count(-1),
                () -> solver().first(-1),
                () -> solver().any(-1),
                () -> solver().stream(-1),
                () -> solver().forEach(-1, board -> {}),
                () -> solver().countFundamental(-1),
                () -> solver().count(Puzzle.ofSize(4), -1))) {
            assertThatIllegalArgumentException().isThrownBy(question::run).withMessageContaining("-1");
        }
    }

    @Test
    void refusesBoardsAboveItsLimit() {
        if (solver().maxSize() < Integer.MAX_VALUE) {
            Puzzle tooLarge = Puzzle.ofSize(solver().maxSize() + 1);
            assertThat(solver().takes(tooLarge)).isFalse();
            Answers.assertRefused(solver(), tooLarge, Answers.SEARCHES);
        }
    }

    @Test
    void endsAtOnceInAnInterruptedThread() {
        for (Runnable search : List.<Runnable>of(
                () -> solver().solve(Puzzle.ofSize(4), GO_ON),
                () -> solver().count(4),
                () -> solver().first(0),
                () -> solver().stream(4).forEach(board -> {}))) {
            Interruption.assertRefused(search);
        }
    }

    @Test
    void endsSoonWhenInterrupted() throws Exception {
        int n = longSearch();
        for (Runnable search : List.<Runnable>of(
                () -> solver().solve(Puzzle.ofSize(n), GO_ON),
                () -> solver().count(n),
                () -> solver().stream(n).forEach(board -> {}))) {
            Interruption.of(search).assertPrompt(Duration.ofSeconds(1));
        }
    }

    /** A visitor may take any time for a solution: an interrupt during its call ends the search before the next. */
    @Test
    void looksAtTheInterruptFlagAtEverySolution() {
        int[] visits = new int[1];
        try {
            assertThatThrownBy(() -> solver().solve(Puzzle.ofSize(8), solution -> {
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
        SearchReport outer = solver().solve(Puzzle.ofSize(6), solution -> {
            inner.add(solver().count(5));
            inner.add(solver().stream(4).count());
            return Visit.CONTINUE;
        });
        assertThat(outer.solutions()).isEqualTo(KnownCounts.of(6));
        assertThat(inner).containsExactly(10L, 2L, 10L, 2L, 10L, 2L, 10L, 2L);
    }

    @Test
    void servesManyThreadsAtOnce() throws Exception {
        Solver shared = solver();
        List<Puzzle> puzzles = new ArrayList<>();
        List<Callable<List<Board>>> searches = new ArrayList<>();
        for (int i = 0; i < 24; i++) {
            Puzzle puzzle = Puzzle.ofSize(4 + i % 4);
            puzzles.add(puzzle);
            searches.add(() -> Answers.visited(shared, puzzle));
        }
        ExecutorService pool = Executors.newFixedThreadPool(4);
        try {
            List<Future<List<Board>>> found = pool.invokeAll(searches);
            for (int i = 0; i < found.size(); i++) {
                assertThat(found.get(i).get()).isEqualTo(new Oracle(puzzles.get(i)).solutions());
            }
        } finally {
            pool.shutdownNow();
        }
    }
}
