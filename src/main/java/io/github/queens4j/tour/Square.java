package io.github.queens4j.tour;

/**
 * A square of a board.
 *
 * @param row 0-based row, counted from the top
 * @param column 0-based column, counted from the left
 */
public record Square(int row, int column) {

    /**
     * A square.
     *
     * @param row at least 0
     * @param column at least 0
     * @throws IllegalArgumentException if one is negative
     */
    public Square {
        Checks.atLeast("row", row, 0);
        Checks.atLeast("column", column, 0);
    }
}
