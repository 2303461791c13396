package io.github.queens4j.tour;

import io.github.queens4j.Square;
import io.github.queens4j.search.Require;
import java.util.Objects;
import java.util.Optional;

/**
 * Knight's tours of any board from any square, and how many there are. Static and stateless.
 *
 * <pre>{@code
 * Tour tour = Tours.open(8).orElseThrow();             // from the corner
 * Tour other = Tours.open(5, 9, 2, 4).orElseThrow();   // from row 2, column 4
 * Tours.closed(5, 5).isEmpty();                        // true: no closed tour on an odd number of squares
 * Tours.countClosed(6, 6);                             // 9862
 * }</pre>
 *
 * <p>A board has at least one row and one column, and at most 2^27 squares: any other is an
 * {@link IllegalArgumentException}, and a start that is not on it an {@link IndexOutOfBoundsException}. If the thread
 * is interrupted, whatever searches ends with a {@link java.util.concurrent.CancellationException}.
 *
 * <p>An empty {@code Optional} always means that there is no such tour, by theory or because everything was searched:
 * these methods have no limit and do not depend on luck. A tour takes time and memory that are linear in the number of
 * squares; a count takes more by far, as it says.
 *
 * @since 0.1.0
 */
public final class Tours {

    private Tours() {}

    /**
     * {@return an open tour of a square board, from the corner (0, 0); empty for n = 2, 3 and 4}
     *
     * @param n rows and columns
     */
    public static Optional<Tour> open(int n) {
        Require.atLeast(1, "n", n);
        return open(n, n);
    }

    /**
     * {@return an open tour of a board from any square; empty if there is none} The first square that has one is taken,
     * in row-major order: the corner (0, 0) whenever it has one, as on every square board, and all from 5 x 5 on.
     *
     * @param rows rows of the board
     * @param columns columns of the board
     */
    public static Optional<Tour> open(int rows, int columns) {
        return TourMethod.AUTO.solve(TourProblem.open(rows, columns)).tour();
    }

    /**
     * {@return an open tour of a board from a given square; empty if there is none}
     *
     * @param rows rows of the board
     * @param columns columns of the board
     * @param startRow row of the first square, from 0 to {@code rows - 1}
     * @param startColumn column of the first square, from 0 to {@code columns - 1}
     */
    public static Optional<Tour> open(int rows, int columns, int startRow, int startColumn) {
        return TourMethod.AUTO
                .solve(TourProblem.open(rows, columns).startingAt(startRow, startColumn))
                .tour();
    }

    /**
     * {@return an open tour of a board from a given square; empty if there is none}
     *
     * @param rows rows of the board
     * @param columns columns of the board
     * @param start the first square, on the board
     */
    public static Optional<Tour> open(int rows, int columns, Square start) {
        return TourMethod.AUTO
                .solve(TourProblem.open(rows, columns).startingAt(start))
                .tour();
    }

    /**
     * {@return an open tour of a board from a square to another; empty if there is none} Boards up to five squares wide
     * are decided in time linear in their length: of 5 x 5 to 5 x 12, the worst pair took ten seconds. Wider ones are
     * searched by Warnsdorff's rule until a tour is found: on squares there is one wherever the colours allow it
     * (Conrad, Hindrichs, Morsy and Wegener, "Solution of the knight's Hamiltonian path problem on chessboards",
     * Discrete Applied Mathematics 50, 1994), on other boards that is not proven, and a search might not end in
     * reasonable time; {@link TourProblem#moveLimit} ends one.
     *
     * @param rows rows of the board
     * @param columns columns of the board
     * @param start the first square, on the board
     * @param end the last square, on the board
     */
    public static Optional<Tour> open(int rows, int columns, Square start, Square end) {
        return TourMethod.AUTO
                .solve(TourProblem.open(rows, columns).startingAt(start).endingAt(end))
                .tour();
    }

    /**
     * {@return a closed tour of a board, numbered from the corner (0, 0); empty if there is none, by Schwenk's theorem;
     * a board of one square has none, as there is no move} {@link TourProblem#startingAt} sets another start.
     *
     * @param rows rows of the board
     * @param columns columns of the board
     */
    public static Optional<Tour> closed(int rows, int columns) {
        return TourMethod.AUTO.solve(TourProblem.closed(rows, columns)).tour();
    }

    /**
     * {@return the number of open tours of a board: directed, so that a tour and its reverse are two, and closed tours
     * counted once for each start and direction; 1 for a board of one square} Values for n x n boards are A165134 of
     * the OEIS: 1, 0, 0, 0, 1728, 6637920. Time and memory are exponential in the shorter side: 7 x 7 takes gigabytes.
     *
     * @param rows rows of the board
     * @param columns columns of the board
     * @throws IllegalArgumentException if the shorter side is above 7, unless theory knows that the number is 0
     * @throws ArithmeticException if the number does not fit a long
     */
    public static long countOpen(int rows, int columns) {
        Grid grid = new Grid(rows, columns);
        if (TourTheory.whyNoOpen(grid).isPresent()) {
            return 0;
        }
        return grid.size() == 1 ? 1 : Math.multiplyExact(2, FrontierCounter.count(grid, EndRule.open(rows, columns)));
    }

    /**
     * {@return the number of closed tours of a board: undirected, whatever the start; 0 for a board of one square}
     * Values for 2n x 2n boards are A001230 of the OEIS: 0, 0, 9862, and then one that is out of reach.
     *
     * @param rows rows of the board
     * @param columns columns of the board
     * @throws IllegalArgumentException if the shorter side is above 7, unless theory knows that the number is 0
     * @throws ArithmeticException if the number does not fit a long
     */
    public static long countClosed(int rows, int columns) {
        Grid grid = new Grid(rows, columns);
        return TourTheory.whyNoClosed(grid).isPresent() ? 0 : FrontierCounter.count(grid, EndRule.CLOSED);
    }

    /**
     * {@return why there is no tour, an English sentence without capital and full stop, such as "a knight has no move
     * on a board one square wide"; empty if there is a tour, or if only a search can decide it}
     *
     * @param problem board, start and end, open or closed; a limit is of no account
     */
    public static Optional<String> whyNone(TourProblem problem) {
        return TourTheory.whyNone(Objects.requireNonNull(problem, "problem"));
    }
}
