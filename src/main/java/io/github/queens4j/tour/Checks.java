package io.github.queens4j.tour;

import io.github.queens4j.tour.graph.Grid;

/** Refuses arguments out of range, with a message that names argument, value and range. */
final class Checks {

    /** Largest board: 2^27 squares, 11585 x 11585; the engines' arrays go no further. */
    static final int MAX_SQUARES = 1 << 27;

    private Checks() {}

    static void atLeast(String name, long value, long least) {
        if (value < least) {
            throw new IllegalArgumentException(name + " must be at least " + least + ", but is " + value);
        }
    }

    static Grid board(int rows, int columns) {
        atLeast("rows", rows, 1);
        atLeast("columns", columns, 1);
        if ((long) rows * columns > MAX_SQUARES) {
            throw new IllegalArgumentException("rows * columns must be at most " + MAX_SQUARES + ", but is " + rows
                    + " * " + columns + " = " + (long) rows * columns);
        }
        return new Grid(rows, columns);
    }

    static void inRange(String name, int value, int size) {
        if (value < 0 || value >= size) {
            throw new IllegalArgumentException(
                    name + " must be from 0 to " + (size - 1) + " on this board, but is " + value);
        }
    }
}
