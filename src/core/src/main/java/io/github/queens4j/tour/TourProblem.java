package io.github.queens4j.tour;

import io.github.queens4j.Outcome;
import io.github.queens4j.Square;
import io.github.queens4j.search.Require;
import java.util.Objects;
import java.util.Optional;

/**
 * What a {@link TourMethod} is asked for: an immutable value, made by {@link #open} or {@link #closed}.
 *
 * <p>Without a given start, an open tour may begin on any square: methods try the squares row by row from the corner
 * (0, 0), of squares that are mirror images of each other only the first, and take the first that has a tour. A closed
 * tour passes through every square, so that its numbers begin in the corner unless another start is given; its end is
 * not to be chosen.
 *
 * <p>A value out of range is an {@link IllegalArgumentException}, a start or an end an
 * {@link IndexOutOfBoundsException}.
 *
 * @param rows rows of the board, at least 1
 * @param columns columns of the board, at least 1; {@code rows * columns} is at most 2^27
 * @param isClosed whether the last square must be one move from the first; if not, it may be anywhere
 * @param start the first square, on the board; empty if any will do
 * @param end the last square of an open tour, on the board; empty if any will do
 * @param moveLimit how many moves may be tried, at least 0; {@link Long#MAX_VALUE} for no limit
 * @since 0.1.0
 */
public record TourProblem(
        int rows, int columns, boolean isClosed, Optional<Square> start, Optional<Square> end, long moveLimit) {

    /**
     * Checks the ranges.
     *
     * @param rows at least 1
     * @param columns at least 1
     * @param isClosed whether the tour must be closed
     * @param start on the board, or empty
     * @param end on the board, or empty, as for a closed tour
     * @param moveLimit at least 0
     */
    public TourProblem {
        Grid grid = new Grid(rows, columns);
        Objects.requireNonNull(start, "start");
        Require.atLeast(0, "moveLimit", moveLimit);
        start.ifPresent(square -> grid.require("startRow", square.row(), "startColumn", square.column()));
        Objects.requireNonNull(end, "end")
                .ifPresent(square -> grid.require("endRow", square.row(), "endColumn", square.column()));
        if (isClosed && end.isPresent()) {
            throw new IllegalArgumentException("end must be empty for a closed tour, but is " + end.get());
        }
    }

    /**
     * {@return the problem of an open tour from any square, without a limit}
     *
     * @param rows at least 1
     * @param columns at least 1; {@code rows * columns} is at most 2^27
     */
    public static TourProblem open(int rows, int columns) {
        return new TourProblem(rows, columns, false, Optional.empty(), Optional.empty(), Long.MAX_VALUE);
    }

    /**
     * {@return the problem of a closed tour, without a limit}
     *
     * @param rows at least 1
     * @param columns at least 1; {@code rows * columns} is at most 2^27
     */
    public static TourProblem closed(int rows, int columns) {
        return new TourProblem(rows, columns, true, Optional.empty(), Optional.empty(), Long.MAX_VALUE);
    }

    /**
     * {@return the same problem with a given first square}
     *
     * @param row from 0 to {@code rows - 1}
     * @param column from 0 to {@code columns - 1}
     */
    public TourProblem startingAt(int row, int column) {
        new Grid(rows, columns).require("startRow", row, "startColumn", column);
        return startingAt(new Square(row, column));
    }

    /**
     * {@return the same problem with a given first square}
     *
     * @param square on the board
     */
    public TourProblem startingAt(Square square) {
        return new TourProblem(
                rows, columns, isClosed, Optional.of(Objects.requireNonNull(square, "square")), end, moveLimit);
    }

    /**
     * {@return the same problem of an open tour with a given last square}
     *
     * @param square on the board
     */
    public TourProblem endingAt(Square square) {
        return new TourProblem(
                rows, columns, isClosed, start, Optional.of(Objects.requireNonNull(square, "square")), moveLimit);
    }

    /**
     * {@return the same problem with a limit} Beyond it a search is {@link Outcome#STOPPED}.
     *
     * @param moves how many moves may be tried, at least 0
     */
    public TourProblem moveLimit(long moves) {
        return new TourProblem(rows, columns, isClosed, start, end, moves);
    }
}
