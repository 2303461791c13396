package io.github.queens4j.tour;

import io.github.queens4j.Square;
import java.util.Optional;

/**
 * What a {@link TourSolver} is asked for: an immutable value.
 *
 * <p>Without a given start, an open tour may begin on any square: engines try the squares row by row from the corner
 * (0, 0), of squares that are mirror images of each other only the first, and take the first that has a tour. A closed
 * tour passes through every square, so that its numbers begin in the corner unless another start is given.
 *
 * @param rows rows of the board, at least 1
 * @param columns columns of the board, at least 1; {@code rows * columns} is at most 2^27
 * @param kind open or closed
 * @param start the first square, on the board; empty if any will do
 * @param moveLimit how many moves may be tried, at least 0; {@link Long#MAX_VALUE} for no limit
 */
public record TourProblem(int rows, int columns, TourKind kind, Optional<Square> start, long moveLimit) {

    /**
     * Checks the ranges.
     *
     * @param rows at least 1
     * @param columns at least 1
     * @param kind not null
     * @param start on the board, or empty
     * @param moveLimit at least 0
     * @throws IllegalArgumentException if a value is out of range
     */
    public TourProblem {
        Checks.board(rows, columns);
        Checks.atLeast("moveLimit", moveLimit, 0);
        if (start.isPresent()) {
            Checks.inRange("startRow", start.get().row(), rows);
            Checks.inRange("startColumn", start.get().column(), columns);
        }
    }

    /**
     * An open tour from any square, without a limit.
     *
     * @param rows at least 1
     * @param columns at least 1
     * @return the problem
     * @throws IllegalArgumentException if a value is out of range
     */
    public static TourProblem open(int rows, int columns) {
        return new TourProblem(rows, columns, TourKind.OPEN, Optional.empty(), Long.MAX_VALUE);
    }

    /**
     * A closed tour, without a limit.
     *
     * @param rows at least 1
     * @param columns at least 1
     * @return the problem
     * @throws IllegalArgumentException if a value is out of range
     */
    public static TourProblem closed(int rows, int columns) {
        return new TourProblem(rows, columns, TourKind.CLOSED, Optional.empty(), Long.MAX_VALUE);
    }

    /**
     * The same problem with a given first square.
     *
     * @param row 0-based row, on the board
     * @param column 0-based column, on the board
     * @return the problem
     * @throws IllegalArgumentException if the square is not on the board
     */
    public TourProblem startingAt(int row, int column) {
        Checks.inRange("startRow", row, rows);
        Checks.inRange("startColumn", column, columns);
        return new TourProblem(rows, columns, kind, Optional.of(new Square(row, column)), moveLimit);
    }

    /**
     * The same problem with a limit; a search that would exceed it ends as {@link TourReport.Outcome#LIMIT}.
     *
     * @param moves how many moves may be tried, at least 0
     * @return the problem
     * @throws IllegalArgumentException if it is negative
     */
    public TourProblem withMoveLimit(long moves) {
        return new TourProblem(rows, columns, kind, start, moves);
    }
}
