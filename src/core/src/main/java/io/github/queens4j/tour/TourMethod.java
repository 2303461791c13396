package io.github.queens4j.tour;

import io.github.queens4j.Outcome;
import io.github.queens4j.search.Effort;
import io.github.queens4j.search.Interruption;
import io.github.queens4j.search.Require;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A way to find knight's tours. Each gives the same answer to the same problem, on whatever thread.
 *
 * <p>All but {@link #BACKTRACKING} try no move where theory knows that there is no tour (see {@link Tours#whyNone}).
 *
 * @since 0.1.0
 */
public enum TourMethod {
    /** {@link #BACKTRACKING} on boards of at most 25 squares, else {@link #CONSTRUCTIVE}: decides every board. */
    AUTO,

    /** Joins tours of small blocks, in linear time; a board three or four squares wide is searched column by column. */
    CONSTRUCTIVE,

    /** Warnsdorff's rule of 1823: goes where the fewest moves lead on, and back where none does. */
    WARNSDORFF,

    /** The textbook's loop: tries the eight moves in a fixed order, and goes back where no move leads on. */
    BACKTRACKING;

    /** Backtracking takes no time on these boards, and finds the textbook's tour of 5 x 5. */
    private static final int SMALL_BOARD = 25;

    private static final int SMALLEST_BLOCK = 5;

    /**
     * {@return the method of a name}
     *
     * @param name that of a constant in lower case, such as "warnsdorff"
     * @throws IllegalArgumentException if there is none of this name; the message lists all
     */
    public static TourMethod named(String name) {
        return Require.named("method", name, TourMethod.class);
    }

    /**
     * {@return whether there is a tour, which, and what the search took to find out}
     *
     * @param problem board, start and limit, open or closed
     */
    public TourReport solve(TourProblem problem) {
        Objects.requireNonNull(problem, "problem");
        Interruption.check();
        long begin = System.nanoTime();
        Effort effort = Effort.of(problem.moveLimit());
        Outcome outcome = Outcome.COMPLETE;
        Optional<Tour> tour = Optional.empty();
        try {
            tour = search(problem, effort);
        } catch (Effort.SpentException e) {
            outcome = Outcome.STOPPED;
        }
        Duration elapsed = Duration.ofNanos(System.nanoTime() - begin);
        return new TourReport(tour, effort.spent(), elapsed, outcome);
    }

    private Optional<Tour> search(TourProblem problem, Effort effort) {
        if (excludes(problem)) {
            return Optional.empty();
        }
        Grid grid = new Grid(problem.rows(), problem.columns());
        return starts(problem, grid)
                .filter(start -> !excludes(problem.startingAt(grid.row(start), grid.column(start))))
                .mapToObj(start -> find(grid, start, problem.isClosed(), effort))
                .flatMap(Optional::stream)
                .findFirst()
                .map(order -> new Tour(grid, order));
    }

    /** By theory, which the textbook's loop has not: it proves by search that there is no tour. */
    private boolean excludes(TourProblem problem) {
        return this != BACKTRACKING && TourTheory.whyNone(problem).isPresent();
    }

    /** The squares of a tour in order; empty if there is none from this start. */
    private Optional<int[]> find(Grid grid, int start, boolean isClosed, Effort effort) {
        return switch (this) {
            case AUTO -> (grid.size() <= SMALL_BOARD ? BACKTRACKING : CONSTRUCTIVE).find(grid, start, isClosed, effort);
            case CONSTRUCTIVE -> construct(grid, start, isClosed, effort);
            case WARNSDORFF -> new WarnsdorffSearch(grid, effort).find(start, isClosed);
            case BACKTRACKING -> new Backtracking(new KnightGraph(grid), start, isClosed, effort).find();
        };
    }

    private static Optional<int[]> construct(Grid grid, int start, boolean isClosed, Effort effort) {
        if (grid.size() == 1) {
            return Optional.of(new int[] {start});
        }
        return Math.min(grid.rows(), grid.columns()) >= SMALLEST_BLOCK
                ? Optional.of(new BlockBoard(grid, effort).tour(start))
                : new ThinBoard(grid, effort).find(start, isClosed);
    }

    private static IntStream starts(TourProblem problem, Grid grid) {
        IntStream any = IntStream.range(0, problem.isClosed() ? 1 : grid.size());
        return problem.start()
                .map(start -> IntStream.of(grid.square(start.row(), start.column())))
                .orElseGet(() -> any.filter(square -> isFirstOfItsImages(grid, square)));
    }

    /** Of the up to eight squares that symmetries of the board map to each other, the first in row-major order. */
    private static boolean isFirstOfItsImages(Grid grid, int square) {
        int row = grid.row(square);
        int column = grid.column(square);
        boolean isInFirstQuarter = 2L * row < grid.rows() && 2L * column < grid.columns();
        return isInFirstQuarter && (grid.rows() != grid.columns() || row <= column);
    }
}
