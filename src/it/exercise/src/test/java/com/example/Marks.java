package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.Solver;
import io.github.queens4j.Visit;
import java.util.concurrent.atomic.AtomicInteger;
import org.opentest4j.TestAbortedException;

/** What the tests of all exercises ask. */
final class Marks {

    private Marks() {}

    /** Skips a test that cannot be passed while another exercise, on which it builds, is wrong. */
    static void first(int exercise, Runnable test) {
        try {
            test.run();
        } catch (UnsupportedOperationException missing) {
            // Then the test says what is missing.
        } catch (TestAbortedException builtOnAnother) {
            throw builtOnAnother;
        } catch (AssertionError | RuntimeException wrong) {
            throw new TestAbortedException("first mend exercise " + exercise);
        }
    }

    /** All boards for n = 8, with the tally of the course notes; and the search ends when it is asked to. */
    static void eightQueens(Solver solver, long placements, long attempts) {
        SearchReport report = solver.visit(Puzzle.ofSize(8), board -> Visit.CONTINUE);
        assertEquals(92, report.solutions(), "boards of 8 queens");
        assertEquals(placements, report.placements(), "queens placed for n = 8: calls of search.placed()");
        assertEquals(attempts, report.attempts(), "squares tried for n = 8: calls of search.tried()");
        requireOpen(solver);
        int visits = visitsUntilStopped(solver);
        if (visits > 1) {
            fail("the search went on after STOP: it visited " + visits + " boards, and the first returned STOP");
        }
    }

    private static void requireOpen(Solver solver) {
        solver.visit(Puzzle.ofSize(4).withBlocked(0, 1), board -> {
            if (board.column(0) == 1) {
                fail("a queen was tried on the blocked square (0, 1): search.isOpen or openColumns tells");
            }
            return Visit.CONTINUE;
        });
    }

    private static int visitsUntilStopped(Solver solver) {
        AtomicInteger visits = new AtomicInteger();
        solver.visit(Puzzle.ofSize(8), board -> {
            visits.incrementAndGet();
            return Visit.STOP;
        });
        return visits.get();
    }

    /** Whether an exercise is so far that the contract of engines is worth asking. */
    static boolean areGood(Solver solver) {
        try {
            return Limits.within(() -> {
                requireOpen(solver);
                return solver.count(6) == 4 && visitsUntilStopped(solver) == 1;
            });
        } catch (Throwable notYet) {
            return false;
        }
    }
}
