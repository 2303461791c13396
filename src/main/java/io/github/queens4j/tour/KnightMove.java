package io.github.queens4j.tour;

import io.github.queens4j.tour.search.KnightGraph;

/**
 * The eight moves of a knight, named by the compass points to which they lead when row 0 is in the north and column 0
 * in the west.
 *
 * <p>Their order is the one of the textbook's move table, 1 to 8: anticlockwise from east-north-east. It is the order
 * in which {@code backtracking} tries them unless told otherwise, and in which {@link Tours#visit} lists tours.
 */
public enum KnightMove {
    /** One row up, two columns to the right. */
    EAST_NORTH_EAST(0),
    /** Two rows up, one column to the right. */
    NORTH_NORTH_EAST(1),
    /** Two rows up, one column to the left. */
    NORTH_NORTH_WEST(2),
    /** One row up, two columns to the left. */
    WEST_NORTH_WEST(3),
    /** One row down, two columns to the left. */
    WEST_SOUTH_WEST(4),
    /** Two rows down, one column to the left. */
    SOUTH_SOUTH_WEST(5),
    /** Two rows down, one column to the right. */
    SOUTH_SOUTH_EAST(6),
    /** One row down, two columns to the right. */
    EAST_SOUTH_EAST(7);

    /** Its place in the move table, from 0. */
    private final int number;

    KnightMove(int number) {
        this.number = number;
    }

    int number() {
        return number;
    }

    /** {@return what the move adds to the row: -2, -1, 1 or 2} */
    public int rowStep() {
        return KnightGraph.rowStep(number);
    }

    /** {@return what the move adds to the column: -2, -1, 1 or 2} */
    public int columnStep() {
        return KnightGraph.columnStep(number);
    }
}
