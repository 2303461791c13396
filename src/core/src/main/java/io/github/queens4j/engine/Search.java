package io.github.queens4j.engine;

import io.github.queens4j.Board;
import io.github.queens4j.Outcome;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Square;
import io.github.queens4j.Visit;
import io.github.queens4j.search.Interruption;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/** One search under way: puzzle, visitor and tally. What only {@link ListenedSearch} needs does nothing here. */
class Search {

    /** Squares from one interrupt check to the next, a power of 2: well under a millisecond, too rare to be felt. */
    static final int INTERRUPT_PERIOD = 4096;

    private final Puzzle puzzle;
    private final boolean isOfQueens;
    private final SolutionVisitor visitor;
    private final long start = System.nanoTime();
    private long solutions;
    private long placements;
    private long attempts;
    private Outcome outcome = Outcome.COMPLETE;
    private final Interruption interruption = Interruption.every(INTERRUPT_PERIOD);

    Search(Puzzle puzzle, SolutionVisitor visitor) {
        this.puzzle = puzzle;
        isOfQueens = puzzle.rule().equals(Rule.QUEENS);
        this.visitor = visitor;
    }

    final Puzzle puzzle() {
        return puzzle;
    }

    final int size() {
        return puzzle.size();
    }

    /** Counts a square on which a queen is tried; the engine finds out whether one above attacks it. */
    void attempt(int row, int column) {
        attempts(1);
    }

    /** Counts squares of a row of which at most the last one is not attacked. */
    final void attempts(int squares) {
        attempts += squares;
        work(squares);
    }

    /** A queen stands in every row, and it is to be found out whether they attack each other. */
    void candidate(int[] columns) {}

    void place(int row, int column) {
        placements++;
    }

    /** The same, by an engine that looks ahead: with the squares that the queen takes from the rows below. */
    void place(int row, int column, List<Square> taken) {
        place(row, column);
    }

    /** A queen that was not tried by {@link #attempt} cannot be placed, since one above attacks the square. */
    void reject(int row, int column) {}

    void remove(int row, int column) {}

    final boolean hasListener() {
        return getClass() != Search.class;
    }

    /** Counts many at once, for an engine that keeps its own tally. */
    final void add(long morePlacements, long moreAttempts) {
        placements += morePlacements;
        attempts += moreAttempts;
    }

    /** Whether queens on two squares of different rows attack each other: by the rule, but faster for queens. */
    final boolean attacks(int row, int column, int other, int otherColumn) {
        int across = column - otherColumn;
        return isOfQueens
                ? across == 0 || across == row - other || across == other - row
                : puzzle.rule().attacks(row, column, other, otherColumn, puzzle.size());
    }

    /** Spends some squares' worth of work, and every now and then ends the search if the thread is interrupted. */
    final void work(int squares) {
        interruption.steps(squares);
    }

    /** Gives a copy of a solution to the visitor, which may take any time; after STOP an engine has to return. */
    final Visit solution(int[] columns) {
        Interruption.check();
        solutions++;
        Visit visit = visitor.visit(Board.of(columns));
        if (visit == Visit.STOP) {
            stop();
        }
        return Objects.requireNonNull(visit, "the visitor returned null instead of CONTINUE or STOP");
    }

    final void stop() {
        outcome = Outcome.STOPPED;
    }

    /** Takes the number of solutions that were counted up to a limit, without a visitor and a tally; returns it. */
    final long counted(long number, long limit) {
        solutions = number;
        if (number == limit) {
            stop();
        }
        return number;
    }

    final SearchReport report() {
        Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
        return new SearchReport(solutions, placements, attempts, elapsed, outcome);
    }

    /** Carries a listener's wish to end the search past engines that need not know of listeners. */
    static final class Stop extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Stop() {
            super("the listener stopped the search", null, false, false);
        }
    }
}
