package io.github.queens4j.tour;

import io.github.queens4j.tour.search.Grid;
import java.util.Arrays;

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

    /** The squares in the order of their move numbers, each number from 1 to their count being there once. */
    static int[] order(Grid grid, int[][] moveNumbers) {
        int[] order = new int[grid.size()];
        Arrays.fill(order, -1);
        for (int row = 0; row < grid.rows(); row++) {
            if (moveNumbers[row].length != grid.columns()) {
                throw new IllegalArgumentException("row " + row + " must have " + grid.columns()
                        + " move numbers as row 0 has, but has " + moveNumbers[row].length);
            }
            for (int column = 0; column < grid.columns(); column++) {
                int number = moveNumbers[row][column];
                if (number < 1 || number > order.length || order[number - 1] >= 0) {
                    throw new IllegalArgumentException("moveNumbers must hold each of 1 to " + order.length
                            + " once, but row " + row + ", column " + column + " holds " + number
                            + (number < 1 || number > order.length ? "" : " again"));
                }
                order[number - 1] = grid.square(row, column);
            }
        }
        return order;
    }

    static void inRange(String name, int value, int size) {
        if (value < 0 || value >= size) {
            throw new IllegalArgumentException(
                    name + " must be from 0 to " + (size - 1) + " on this board, but is " + value);
        }
    }
}
