package io.github.queens4j.tour;

import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.Square;
import io.github.queens4j.tour.search.Backtracking;
import io.github.queens4j.tour.search.BlockBoard;
import io.github.queens4j.tour.search.Grid;
import io.github.queens4j.tour.search.KnightGraph;
import io.github.queens4j.tour.search.MoveBudget;
import io.github.queens4j.tour.search.ThinBoard;
import io.github.queens4j.tour.search.WarnsdorffSearch;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The engines of the library: what they share, the starts, the limit and the report, and how each finds a tour. */
record TourEngine(String name, Predicate<TourProblem> impossible, Finder finder) implements TourSolver {

    /** Up to this many squares, backtracking takes no time: the textbook's tour of 5 x 5 comes out. */
    private static final int SMALL_BOARD = 25;

    private static final int SMALLEST_BLOCK = 5;

    /** Finds the squares of a tour from a start in order, or nothing if there is no such tour. */
    @FunctionalInterface
    interface Finder {
        Optional<int[]> find(Grid grid, int start, boolean isClosed, MoveBudget budget);
    }

    /** The default first; the textbook's loop has no theory: what there is not, the search proves. */
    static final List<TourSolver> ALL = List.of(
            new TourEngine("auto", TourTheory::excludes, TourEngine::decide),
            new TourEngine("constructive", TourTheory::excludes, TourEngine::construct),
            new TourEngine("warnsdorff", TourTheory::excludes, TourEngine::byRule),
            new TourEngine("backtracking", problem -> false, TourEngine::backtrack));

    private static Optional<int[]> decide(Grid grid, int start, boolean isClosed, MoveBudget budget) {
        Finder finder = grid.size() <= SMALL_BOARD ? TourEngine::backtrack : TourEngine::construct;
        return finder.find(grid, start, isClosed, budget);
    }

    private static Optional<int[]> byRule(Grid grid, int start, boolean isClosed, MoveBudget budget) {
        return new WarnsdorffSearch(grid, budget).find(start, isClosed);
    }

    private static Optional<int[]> backtrack(Grid grid, int start, boolean isClosed, MoveBudget budget) {
        return new Backtracking(new KnightGraph(grid), start, isClosed, budget).find();
    }

    private static Optional<int[]> construct(Grid grid, int start, boolean isClosed, MoveBudget budget) {
        if (grid.size() == 1) {
            return Optional.of(new int[] {start});
        }
        if (Math.min(grid.rows(), grid.columns()) >= SMALLEST_BLOCK) {
            return Optional.of(new BlockBoard(grid, budget).tour(start));
        }
        return new ThinBoard(grid, budget).find(start, isClosed);
    }

    @Override
    public TourReport solve(TourProblem problem) {
        long begin = System.nanoTime();
        MoveBudget budget = new MoveBudget(problem.moveLimit());
        Outcome outcome = Outcome.COMPLETE;
        Optional<Tour> tour = Optional.empty();
        try {
            tour = search(problem, budget);
        } catch (MoveBudget.LimitException e) {
            outcome = Outcome.STOPPED;
        }
        Duration elapsed = Duration.ofNanos(System.nanoTime() - begin);
        return new TourReport(tour, tour.isPresent() ? 1 : 0, budget.moves(), elapsed, outcome);
    }

    @Override
    public String toString() {
        return name;
    }

    private Optional<Tour> search(TourProblem problem, MoveBudget budget) {
        if (impossible.test(problem)) {
            return Optional.empty();
        }
        Grid grid = new Grid(problem.rows(), problem.columns());
        return starts(problem, grid)
                .filter(start -> !impossible.test(problem.startingAt(grid.row(start), grid.column(start))))
                .mapToObj(start -> finder.find(grid, start, problem.isClosed(), budget))
                .flatMap(Optional::stream)
                .findFirst()
                .map(order -> new Tour(grid, order));
    }

    private static IntStream starts(TourProblem problem, Grid grid) {
        if (problem.start().isPresent()) {
            Square start = problem.start().get();
            return IntStream.of(grid.square(start.row(), start.column()));
        }
        if (problem.isClosed()) {
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
