package io.github.queens4j.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Board;
import io.github.queens4j.Outcome;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Solver;
import io.github.queens4j.Visit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What every engine promises, the library's own as well as yours: extend this class and return your engine from
 * {@link #solver()}.
 *
 * <p>The engine must take boards of queens up to n = 9 at least. What it does not {@linkplain Solver#supports take} it
 * must refuse, within a minute. No other test takes more than two minutes, also if the engine never ends.
 */
@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
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
        assertThat(solver().name()).as("name").matches("[a-z][a-z0-9-]*").isEqualTo(solver().name());
    }

    @Test
    void findsTheEmptyBoardForSizeZero() {
        assertThat(visited(0)).containsExactly(Board.of());
        SearchReport report = solver().visit(Puzzle.ofSize(0), GO_ON);
        assertThat(report)
                .as("the report of n = 0")
                .usingRecursiveComparison()
                .isEqualTo(new SearchReport(1, 0, 0, report.elapsed(), Outcome.COMPLETE));
        assertThat(solver().count(0)).as("the count of n = 0").isOne();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
    void countsAsPublished(int n) {
        long published = KnownCounts.of(n);
        assertThat(solver().visit(Puzzle.ofSize(n), GO_ON).solutions())
                .as("solutions reported for n = %d", n)
                .isEqualTo(published);
        assertThat(solver().count(n)).as("count of n = %d", n).isEqualTo(published);
        assertThat(solver().stream(n).count())
                .as("boards streamed for n = %d", n)
                .isEqualTo(published);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
    void visitsInLexicographicOrder(int n) {
        Answers.check(solver(), Puzzle.ofSize(n));
        List<Board> fundamental = Oracle.allSolutions(n).stream()
                .filter(board -> board.equals(board.canonical()))
                .toList();
        assertThat(solver().streamFundamental(Puzzle.ofSize(n)))
                .as("fundamental")
                .containsExactlyElementsOf(fundamental);
        assertThat(solver().countFundamental(Puzzle.ofSize(n)))
                .as("count of fundamental")
                .isEqualTo(fundamental.size());
    }

    /** Rules, given queens and blocked squares; and that {@code takes} says what the engine does. */
    @ParameterizedTest
    @MethodSource("io.github.queens4j.contract.SamplePuzzles#all")
    void answersOrRefusesEveryQuestion(Puzzle puzzle) {
        Answers.check(solver(), puzzle);
    }

    @ParameterizedTest
    @CsvSource({"5, 1", "5, 2", "5, 10", "0, 1", "1, 1"})
    void stopsWhenAskedAlsoAtTheLastSolution(int n, int solutions) {
        int[] seen = new int[1];
        SearchReport report =
                solver().visit(Puzzle.ofSize(n), solution -> ++seen[0] == solutions ? Visit.STOP : Visit.CONTINUE);
        assertThat(seen[0]).as("visited up to STOP").isEqualTo(solutions);
        assertThat(report.solutions()).as("solutions reported up to STOP").isEqualTo(solutions);
        assertThat(report.outcome()).as("outcome after STOP").isEqualTo(Outcome.STOPPED);
    }

    @Test
    void isCompleteWithoutAnySolution() {
        SearchReport report = solver().visit(Puzzle.ofSize(3), solution -> Visit.STOP);
        assertThat(report.outcome()).as("outcome of n = 3").isEqualTo(Outcome.COMPLETE);
        assertThat(report.solutions()).as("solutions of n = 3").isZero();
        assertThat(solver().first(3)).as("first of n = 3").isEmpty();
    }

    @Test
    void reportsTheTimeOfTheVisitorToo() {
        SearchReport report = solver().visit(Puzzle.ofSize(1), solution -> {
            long end = System.nanoTime() + 3_000_000;
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            return Visit.CONTINUE;
        });
        assertThat(report.elapsed())
                .as("time of a search whose visitor took 3 ms")
                .isGreaterThanOrEqualTo(Duration.ofMillis(3));
    }

    @Test
    void callsTheVisitorOnTheCallingThread() {
        List<Thread> threads = new ArrayList<>();
        solver().visit(Puzzle.ofSize(6), solution -> {
            threads.add(Thread.currentThread());
            return Visit.CONTINUE;
        });
        assertThat(threads).as("threads of the 4 visits").hasSize(4).containsOnly(Thread.currentThread());
    }

    @Test
    void passesOnWhatAVisitorThrows() {
        int[] visits = new int[1];
        RuntimeException thrown = new IllegalStateException("enough");
        assertThatThrownBy(() -> solver().visit(Puzzle.ofSize(6), solution -> {
                    visits[0]++;
                    throw thrown;
                }))
                .as("the exception of a visitor, unchanged")
                .isSameAs(thrown);
        assertThat(visits[0]).as("visits up to the exception").isOne();
        Error error = new AssertionError("enough");
        assertThatThrownBy(() -> solver().forEach(6, solution -> {
                    throw error;
                }))
                .as("the error of an action, unchanged")
                .isSameAs(error);
    }

    @Test
    @SuppressWarnings("NullAway")
    void refusesNulls() {
        Puzzle puzzle = Puzzle.ofSize(4);
        assertNullRefused("the answer of a visitor", () -> solver().visit(puzzle, solution -> null));
        assertNullRefused("visitor", () -> solver().visit(puzzle, null));
        assertNullRefused("puzzle of visit", () -> solver().visit(null, GO_ON));
        assertNullRefused("puzzle of count", () -> solver().count(null));
        assertNullRefused("puzzle of stream", () -> solver().stream(null));
        assertNullRefused("action", () -> solver().forEach(4, null));
    }

    private static void assertNullRefused(String what, ThrowingCallable question) {
        assertThatNullPointerException().as("null as the %s", what).isThrownBy(question);
    }

    @Test
    void refusesNegativeNumbers() {
        for (Runnable question : List.<Runnable>of(
                () -> solver().count(-1),
                () -> solver().first(-1),
                () -> solver().stream(-1),
                () -> solver().forEach(-1, board -> {}),
                () -> solver().count(Puzzle.ofSize(4), -1))) {
            assertThatIllegalArgumentException()
                    .as("-1 as an argument")
                    .isThrownBy(question::run)
                    .withMessageContaining("-1");
        }
    }

    @Test
    void refusesBoardsAboveItsLimit() {
        if (solver().maxSize() < Integer.MAX_VALUE) {
            assertThat(solver().supports(Puzzle.ofSize(solver().maxSize()))).isTrue();
            Puzzle tooLarge = Puzzle.ofSize(solver().maxSize() + 1);
            assertThat(solver().supports(tooLarge))
                    .as("takes n = %d", tooLarge.size())
                    .isFalse();
            Answers.assertSearchesRefused(solver(), tooLarge);
        }
    }

    @Test
    void endsAtOnceInAnInterruptedThread() {
        for (Runnable search : List.<Runnable>of(
                () -> solver().visit(Puzzle.ofSize(4), GO_ON),
                () -> solver().count(4),
                () -> solver().first(0),
                () -> solver().stream(4).forEach(board -> {}))) {
            Interruption.assertRefused(search::run);
        }
    }

    @Test
    void endsSoonWhenInterrupted() throws Exception {
        int n = longSearch();
        for (Runnable search : List.<Runnable>of(
                () -> solver().visit(Puzzle.ofSize(n), GO_ON),
                () -> solver().count(n),
                () -> solver().stream(n).forEach(board -> {}))) {
            Interruption.of(search).assertPrompt();
        }
    }

    /** A visitor may take any time for a solution: an interrupt during its call ends the search before the next. */
    @Test
    void looksAtTheInterruptFlagAtEverySolution() {
        int[] visits = new int[1];
        try {
            assertThatThrownBy(() -> solver().visit(Puzzle.ofSize(8), solution -> {
                        visits[0]++;
                        Thread.currentThread().interrupt();
                        return Visit.CONTINUE;
                    }))
                    .as("thrown after an interrupt during a visit")
                    .isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted())
                    .as("the interrupt flag is still set")
                    .isTrue();
        }
        assertThat(visits[0]).as("visits up to the interrupt").isOne();
    }

    @Test
    void canBeCalledByItsOwnVisitor() {
        List<Long> inner = new ArrayList<>();
        SearchReport outer = solver().visit(Puzzle.ofSize(6), solution -> {
            inner.add(solver().count(5));
            inner.add(solver().stream(4).count());
            return Visit.CONTINUE;
        });
        assertThat(outer.solutions()).as("solutions of the outer search").isEqualTo(KnownCounts.of(6));
        assertThat(inner).as("counts by its visitor").containsExactly(10L, 2L, 10L, 2L, 10L, 2L, 10L, 2L);
    }

    @Test
    void servesManyThreadsAtOnce() throws Exception {
        List<Callable<List<Board>>> searches = new ArrayList<>();
        for (int i = 0; i < 24; i++) {
            int n = 4 + i % 4;
            searches.add(() -> visited(n));
        }
        ExecutorService pool = Executors.newFixedThreadPool(4);
        try {
            List<Future<List<Board>>> found = pool.invokeAll(searches);
            for (int i = 0; i < found.size(); i++) {
                assertThat(found.get(i).get())
                        .as("visited beside other searches")
                        .isEqualTo(Oracle.allSolutions(4 + i % 4));
            }
        } finally {
            pool.shutdownNow();
        }
    }
}
