package io.github.queens4j.contract;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.queens4j.Board;
import io.github.queens4j.MinimalSolver;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The contract sees what it is there to see: engines that break one promise each fail the test of that promise, and a
 * good one does not.
 */
class BrokenEnginesTest {

    private static final Solver GOOD = new MinimalSolver();
    private static final Puzzle BLOCKED = Puzzle.ofSize(6).withBlocked(0, 1).withBlocked(0, 2);
    private static final Puzzle TORUS = Puzzle.ofSize(6).withRule(Rule.TOROIDAL);

    /** One test of the contract. */
    private interface Promise {
        void check(SolverContract contract) throws Exception;
    }

    /** An engine that searches in a wrong way. */
    private interface Search {
        SearchReport solve(Puzzle puzzle, SolutionVisitor visitor);
    }

    @SuppressWarnings("ImmutableEnumChecker") // Sharing is one of the slips.
    private enum Slip {
        LOUD_NAME(SolverContract::hasAShortNameInLowerCase, new MinimalSolver() {
            @Override
            public String name() {
                return "Loud Engine";
            }
        }),
        LAST_SOLUTION_LOST(contract -> contract.countsAsPublished(4), (puzzle, visitor) -> {
            List<Board> all = Answers.visited(GOOD, puzzle);
            return give(all.subList(0, Math.max(0, all.size() - 1)), visitor);
        }),
        OTHER_ORDER(contract -> contract.visitsInLexicographicOrder(4), (puzzle, visitor) -> {
            List<Board> all = Answers.visited(GOOD, puzzle);
            Collections.reverse(all);
            return give(all, visitor);
        }),
        CANDIDATE_NOT_CHECKED(
                contract -> contract.answersOrRefusesEveryQuestion(Puzzle.ofSize(4)), new MinimalSolver() {
                    @Override
                    public SearchReport solve(Puzzle puzzle, SolutionVisitor visitor, SearchListener listener) {
                        listener.candidate(Board.parse("[0, 1, 2, 3]"));
                        listener.place(0, 1);
                        return GOOD.solve(puzzle, visitor);
                    }
                }),
        BLOCKED_SQUARES_FORGOTTEN(
                contract -> contract.answersOrRefusesEveryQuestion(BLOCKED),
                (puzzle, visitor) -> GOOD.solve(Puzzle.ofSize(puzzle.size()), visitor)),
        RULE_DROPPED(contract -> contract.answersOrRefusesEveryQuestion(TORUS), new MinimalSolver() {
            @Override
            public boolean takes(Puzzle puzzle) {
                return true;
            }

            @Override
            public SearchReport solve(Puzzle puzzle, SolutionVisitor visitor) {
                return GOOD.solve(puzzle.withRule(Rule.QUEENS), visitor);
            }
        }),
        NOT_REFUSED(
                contract -> contract.answersOrRefusesEveryQuestion(TORUS),
                (puzzle, visitor) -> GOOD.solve(puzzle.withRule(Rule.QUEENS), visitor)),
        BEYOND_ITS_LIMIT(SolverContract::refusesBoardsAboveItsLimit, new MinimalSolver() {
            @Override
            public int maxSize() {
                return 9;
            }

            @Override
            public SearchReport solve(Puzzle puzzle, SolutionVisitor visitor) {
                return GOOD.solve(puzzle, visitor);
            }
        }),
        STOP_NOT_HEARD(
                contract -> contract.stopsWhenToldAlsoAtTheLastSolution(2),
                (puzzle, visitor) -> GOOD.solve(puzzle, board -> {
                    visitor.visit(board);
                    return Visit.CONTINUE;
                })),
        ALWAYS_COMPLETE(
                contract -> contract.canBeStoppedAtTheOnlySolution(1),
                (puzzle, visitor) -> report(GOOD.solve(puzzle, visitor).solutions(), Outcome.COMPLETE)),
        NEVER_COMPLETE(
                SolverContract::isCompleteWithoutAnySolution,
                (puzzle, visitor) -> report(GOOD.solve(puzzle, visitor).solutions(), Outcome.STOPPED)),
        NO_TIME(
                SolverContract::reportsTheTimeOfTheVisitorToo,
                (puzzle, visitor) -> report(GOOD.solve(puzzle, visitor).solutions(), Outcome.COMPLETE)),
        OTHER_THREAD(
                SolverContract::callsTheVisitorOnTheCallingThread,
                (puzzle, visitor) -> CompletableFuture.supplyAsync(() -> GOOD.solve(puzzle, visitor))
                        .join()),
        EXCEPTION_WRAPPED(SolverContract::passesOnWhatAVisitorThrows, (puzzle, visitor) -> {
            try {
                return GOOD.solve(puzzle, visitor);
            } catch (RuntimeException thrown) {
                throw new CompletionException(thrown);
            }
        }),
        NULL_ACCEPTED(
                SolverContract::refusesNulls,
                (puzzle, visitor) ->
                        GOOD.solve(puzzle, board -> visitor.visit(board) == Visit.STOP ? Visit.STOP : Visit.CONTINUE)),
        COUNTS_BELOW_ZERO(SolverContract::refusesNegativeNumbers, new MinimalSolver() {
            @Override
            public long count(int n) {
                return n < 0 ? 0 : GOOD.count(n);
            }
        }),
        FLAG_CLEARED(SolverContract::endsAtOnceInAnInterruptedThread, (puzzle, visitor) -> {
            if (Thread.interrupted()) {
                throw new CancellationException();
            }
            return GOOD.solve(puzzle, visitor);
        }),
        FLAG_SEEN_TOO_LATE(
                SolverContract::looksAtTheInterruptFlagAtEverySolution,
                (puzzle, visitor) -> give(Answers.visited(GOOD, puzzle), visitor)),
        STATE_SHARED_WITH_ITSELF(SolverContract::canBeCalledByItsOwnVisitor, new Sharing()),
        STATE_SHARED_BY_THREADS(SolverContract::servesManyThreadsAtOnce, new Sharing());

        private final Promise broken;
        private final Solver engine;

        Slip(Promise broken, Solver engine) {
            this.broken = broken;
            this.engine = engine;
        }

        Slip(Promise broken, Search search) {
            this(broken, new MinimalSolver() {
                @Override
                public SearchReport solve(Puzzle puzzle, SolutionVisitor visitor) {
                    return search.solve(puzzle, visitor);
                }
            });
        }

        private static SearchReport give(List<Board> boards, SolutionVisitor visitor) {
            int given = 0;
            for (Board board : boards) {
                given++;
                if (visitor.visit(board) == Visit.STOP) {
                    return report(given, Outcome.STOPPED);
                }
            }
            return report(given, Outcome.COMPLETE);
        }

        private static SearchReport report(long solutions, Outcome outcome) {
            return new SearchReport(solutions, 0, 0, Duration.ZERO, outcome);
        }
    }

    /** Keeps the solutions of its last search, whoever began it. */
    private static final class Sharing extends MinimalSolver {
        private volatile List<Board> boards = List.of();

        @Override
        public SearchReport solve(Puzzle puzzle, SolutionVisitor visitor) {
            boards = Answers.visited(GOOD, puzzle);
            for (int i = 0; i < boards.size(); i++) {
                LockSupport.parkNanos(1_000_000);
                if (visitor.visit(boards.get(i)) == Visit.STOP) {
                    return Slip.report(i + 1, Outcome.STOPPED);
                }
            }
            return Slip.report(boards.size(), Outcome.COMPLETE);
        }
    }

    private static SolverContract contractOf(Solver solver) {
        return new SolverContract() {
            @Override
            protected Solver solver() {
                return solver;
            }
        };
    }

    @ParameterizedTest
    @EnumSource
    void aSlipIsSeen(Slip slip) {
        assertThatCode(() -> slip.broken.check(contractOf(GOOD))).doesNotThrowAnyException();
        try {
            assertThrows(Throwable.class, () -> slip.broken.check(contractOf(slip.engine)));
        } finally {
            Thread.interrupted();
        }
    }
}
