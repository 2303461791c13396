package io.github.queens4j.tour.search;

/**
 * A rectangular part of a board.
 *
 * @param row its first row
 * @param column its first column
 * @param rows its rows
 * @param columns its columns
 */
record Rectangle(int row, int column, int rows, int columns) {

    /** Whether a square lies in the block. */
    boolean contains(int r, int c) {
        return r >= row && r < row + rows && c >= column && c < column + columns;
    }

    int lastRow() {
        return row + rows - 1;
    }

    int lastColumn() {
        return column + columns - 1;
    }
}
