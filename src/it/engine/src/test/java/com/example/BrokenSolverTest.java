package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder.request;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.contract.SolverContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/**
 * The kit is no formality: an engine that finds all boards before it shows the first keeps most promises, and is seen.
 */
class BrokenSolverTest {

    private static final class EagerSolver implements Solver {
        @Override
        public String name() {
            return "eager";
        }

        @Override
        public SearchReport solve(Puzzle puzzle, SolutionVisitor visitor) {
            if (!takes(puzzle)) {
                throw refusal(puzzle);
            }
            List<Board> boards = new ArrayList<>();
            SearchReport report = Solvers.engine("array").solve(puzzle, board -> {
                boards.add(board);
                return Visit.CONTINUE;
            });
            for (Board board : boards) {
                if (visitor.visit(board) == Visit.STOP) {
                    return new SearchReport(
                            report.solutions(),
                            report.placements(),
                            report.attempts(),
                            report.elapsed(),
                            Outcome.STOPPED);
                }
            }
            return report;
        }
    }

    static class EagerContract extends SolverContract {
        @Override
        protected Solver solver() {
            return new EagerSolver();
        }
    }

    @Test
    void theContractSeesWhatIsBroken() {
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(request().selectors(selectClass(EagerContract.class)).build(), listener);
        Set<String> failed = new TreeSet<>();
        for (TestExecutionSummary.Failure failure : listener.getSummary().getFailures()) {
            failed.add(((MethodSource) failure.getTestIdentifier().getSource().orElseThrow()).getMethodName());
        }
        assertEquals(
                Set.of(
                        "looksAtTheInterruptFlagAtEverySolution",
                        "refusesNulls",
                        "reportsTheTimeOfTheVisitorToo",
                        "stopsWhenToldAlsoAtTheLastSolution"),
                failed);
    }
}
