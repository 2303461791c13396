package io.github.queens4j.engine;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.search.Interruption;
import java.time.Duration;
import java.util.Objects;

/**
 * One search on its way: the puzzle, the visitor and the tally. Not shared between threads.
 *
 * <p>What only a listener wants to know does nothing here, so that a search without one does not pay for it; see
 * {@link ListenedSearch}.
 */
class Search {

    /** Squares between two looks at the interrupt flag: well under a millisecond, and too rare to be felt. */
    static final int INTERRUPT_PERIOD = 4096;

    private final Puzzle puzzle;
    private final SolutionVisitor visitor;
    private final long start = System.nanoTime();
    private long solutions;
    private long placements;
    private long attempts;
    private Outcome outcome = Outcome.COMPLETE;
    private boolean tallied = true;
    private int untilInterruptCheck = INTERRUPT_PERIOD;

    Search(Puzzle puzzle, SolutionVisitor visitor) {
        this.puzzle = puzzle;
        this.visitor = visitor;
    }

    final Puzzle puzzle() {
        return puzzle;
    }

    final int size() {
        return puzzle.size();
    }

    /** Counts a square on which a queen is tried; whether one above attacks it is the engine's business. */
    void attempt(int row, int column) {
        attempts++;
        work(1);
    }

    /** Counts a queen that is placed legally. */
    void place(int row, int column) {
        placements++;
    }

    /** A queen that was not tried by {@link #attempt} cannot be placed, since one above attacks the square. */
    void reject(int row, int column) {}

    /** The last queen is taken away again. */
    void remove(int row, int column) {}

    /** Whether somebody wants to know every single step. */
    boolean hasListener() {
        return false;
    }

    /** Counts many at once, for an engine that keeps its own tally. */
    final void add(long morePlacements, long moreAttempts) {
        placements += morePlacements;
        attempts += moreAttempts;
    }

    /** Spends some squares' worth of work, and ends the search every now and then if the thread is interrupted. */
    final void work(int squares) {
        untilInterruptCheck -= squares;
        if (untilInterruptCheck <= 0) {
            untilInterruptCheck = INTERRUPT_PERIOD;
            Interruption.check();
        }
    }

    /**
     * Gives a solution to the visitor, unless the thread is interrupted: a visitor may take any time for each.
     *
     * @param columns the engine's own array, which is copied
     * @return what the visitor wants; after STOP the engine has to return
     */
    final Visit solution(int[] columns) {
        Interruption.check();
        solutions++;
        Visit visit = visitor.visit(Board.of(columns));
        if (visit == Visit.STOP) {
            stop();
        }
        return Objects.requireNonNull(visit, "the visitor returned null instead of CONTINUE or STOP");
    }

    /** Somebody other than the visitor has ended the search. */
    final void stop() {
        outcome = Outcome.STOPPED;
    }

    /** Adds solutions that were counted without a board and a visitor. */
    final void addCounted(long moreSolutions) {
        solutions += moreSolutions;
        tallied = false;
    }

    /** Whether placements and attempts were counted. */
    final boolean isTallied() {
        return tallied;
    }

    /** What was done up to now. */
    final SearchReport report() {
        Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
        return new SearchReport(solutions, placements, attempts, elapsed, outcome);
    }
}
