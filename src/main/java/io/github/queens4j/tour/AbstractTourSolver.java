package io.github.queens4j.tour;

import io.github.queens4j.tour.graph.Effort;
import io.github.queens4j.tour.graph.Goal;
import io.github.queens4j.tour.graph.Grid;
import io.github.queens4j.tour.graph.MoveLimitException;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.IntStream;

/** What all engines share: starts, the limit, and the report. */
abstract class AbstractTourSolver implements TourSolver {

    @Override
    public final TourReport solve(TourProblem problem) {
        long begin = System.nanoTime();
        Effort effort = new Effort(problem.moveLimit());
        TourReport.Outcome outcome;
        Optional<Tour> tour = Optional.empty();
        try {
            tour = search(problem, effort);
            outcome = tour.isPresent() ? TourReport.Outcome.FOUND : TourReport.Outcome.NONE;
        } catch (MoveLimitException e) {
            outcome = TourReport.Outcome.LIMIT;
        }
        return new TourReport(outcome, tour, effort.moves(), Duration.ofNanos(System.nanoTime() - begin));
    }

    /**
     * Whether the engine goes by theory where theory knows that there is no tour.
     *
     * @return false for an engine that proves it by its search
     */
    abstract boolean trustsTheory();

    /**
     * Searches for a tour from one square.
     *
     * @param grid the board
     * @param start the first square
     * @param goal open or closed
     * @param effort pays for moves
     * @return the squares in order; empty if there is no such tour
     */
    abstract Optional<int[]> find(Grid grid, int start, Goal goal, Effort effort);

    private Optional<Tour> search(TourProblem problem, Effort effort) {
        if (trustsTheory() && TourTheory.of(problem) == TourTheory.Verdict.NONE) {
            return Optional.empty();
        }
        Grid grid = new Grid(problem.rows(), problem.columns());
        Goal goal = problem.kind() == TourKind.OPEN ? Goal.OPEN : Goal.CLOSED;
        return starts(problem, grid)
                .filter(start -> !trustsTheory() || isPossible(problem, grid, start))
                .mapToObj(start -> find(grid, start, goal, effort))
                .flatMap(Optional::stream)
                .findFirst()
                .map(order -> new Tour(grid, order));
    }

    private static boolean isPossible(TourProblem problem, Grid grid, int start) {
        TourProblem fromThere = problem.startingAt(grid.row(start), grid.column(start));
        return TourTheory.of(fromThere) != TourTheory.Verdict.NONE;
    }

    private static IntStream starts(TourProblem problem, Grid grid) {
        if (problem.start().isPresent()) {
            Square start = problem.start().get();
            return IntStream.of(grid.square(start.row(), start.column()));
        }
        if (problem.kind() == TourKind.CLOSED) {
            return IntStream.of(0);
        }
        return IntStream.range(0, grid.size()).filter(square -> isFirstOfItsImages(grid, square));
    }

    /** Of the up to eight squares that symmetries of the board map to each other, the first in row-major order. */
    private static boolean isFirstOfItsImages(Grid grid, int square) {
        int row = grid.row(square);
        int column = grid.column(square);
        boolean isInFirstQuarter = 2L * row < grid.rows() && 2L * column < grid.columns();
        return isInFirstQuarter && (grid.rows() != grid.columns() || row <= column);
    }
}
