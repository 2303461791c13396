package io.github.queens4j.tour;

import io.github.queens4j.Outcome;
import io.github.queens4j.Square;
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
    /**
     * {@link #BACKTRACKING} on boards of at most 25 squares, else {@link #CONSTRUCTIVE}: decides every board; with
     * start and end {@link #WARNSDORFF}.
     */
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

    /** In place of the square where a tour ends: it may end anywhere. */
    static final int NONE = -1;

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
     * @param problem board, start, end and limit, open or closed
     * @throws IllegalArgumentException if this is {@link #CONSTRUCTIVE} and both start and end are given
     */
    public TourReport solve(TourProblem problem) {
        Objects.requireNonNull(problem, "problem");
        if (this == CONSTRUCTIVE && problem.start().isPresent() && problem.end().isPresent()) {
            throw new IllegalArgumentException(
                    "method must be AUTO, WARNSDORFF or BACKTRACKING for a tour from one square to another, but is "
                            + this);
        }
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
        if (problem.start().isEmpty() && problem.end().isPresent()) {
            Optional<int[]> back = find(grid, square(grid, problem.end()), NONE, false, effort);
            return back.map(order -> new Tour(grid, reversed(order)));
        }
        return starts(problem, grid)
                .filter(start -> !excludes(problem.startingAt(grid.row(start), grid.column(start))))
                .mapToObj(start -> find(grid, start, square(grid, problem.end()), problem.isClosed(), effort))
                .flatMap(Optional::stream)
                .findFirst()
                .map(order -> new Tour(grid, order));
    }

    /** The number of a square of a problem, or {@link #NONE}. */
    static int square(Grid grid, Optional<Square> square) {
        return square.map(at -> grid.square(at.row(), at.column())).orElse(NONE);
    }

    private static int[] reversed(int... order) {
        return IntStream.range(0, order.length)
                .map(at -> order[order.length - 1 - at])
                .toArray();
    }

    /** By theory, which the textbook's loop has not: it proves by search that there is no tour. */
    private boolean excludes(TourProblem problem) {
        return this != BACKTRACKING && TourTheory.whyNone(problem).isPresent();
    }

    /** The squares of a tour in order; empty if there is none from this start to this end, if it is one. */
    private Optional<int[]> find(Grid grid, int start, int end, boolean isClosed, Effort effort) {
        return switch (this) {
            case AUTO -> automatic(grid, end).find(grid, start, end, isClosed, effort);
            case CONSTRUCTIVE -> construct(grid, start, isClosed, effort);
            case WARNSDORFF -> new WarnsdorffSearch(grid, effort).find(start, end, isClosed);
            case BACKTRACKING -> new Backtracking(new KnightGraph(grid), start, end, isClosed, effort).find();
        };
    }

    private static TourMethod automatic(Grid grid, int end) {
        return end != NONE ? WARNSDORFF : grid.size() <= SMALL_BOARD ? BACKTRACKING : CONSTRUCTIVE;
    }

    private static Optional<int[]> construct(Grid grid, int start, boolean isClosed, Effort effort) {
        if (grid.size() == 1) {
            return Optional.of(new int[] {start});
        }
        return Math.min(grid.rows(), grid.columns()) >= SMALLEST_BLOCK
                ? Optional.of(new BlockBoard(grid, effort).tour(start))
                : new ThinBoard(grid, effort).find(start, NONE, isClosed);
    }

    private static IntStream starts(TourProblem problem, Grid grid) {
        IntStream any = IntStream.range(0, problem.isClosed() ? 1 : grid.size());
        return problem.start()
                .map(start -> IntStream.of(square(grid, problem.start())))
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
