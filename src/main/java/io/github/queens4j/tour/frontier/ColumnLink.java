package io.github.queens4j.tour.frontier;

/**
 * One way to a state after a column.
 *
 * @param from the state before the column
 * @param moves the moves set, four bits for each row of the column
 */
record ColumnLink(long from, long moves) {

    /** This way, and then the moves of one more square. */
    ColumnLink with(int row, int squareMoves) {
        return new ColumnLink(from, moves | (long) squareMoves << (SquareStep.earlierSquares() * row));
    }
}
