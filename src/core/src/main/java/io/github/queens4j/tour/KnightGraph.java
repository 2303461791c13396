package io.github.queens4j.tour;

import io.github.queens4j.search.Interruption;

/** The knight's moves of a board as one flat list, square by square, each in the order of the table. */
final class KnightGraph {

    static final int MOVES = 8;

    /** The moves as (row, column) steps, anticlockwise from east-north-east: the order of the textbook's move table. */
    static final int[][] STEPS = {{-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}, {2, 1}, {1, 2}};

    final Grid grid;

    /** For each square, and for the one after the last, where its moves begin in the list. */
    final int[] first;

    final int[] target;

    KnightGraph(Grid grid) {
        this.grid = grid;
        first = new int[grid.size() + 1];
        int moves = (grid.rows() - 1) * Math.max(0, grid.columns() - 2)
                + Math.max(0, grid.rows() - 2) * (grid.columns() - 1);
        target = new int[4 * moves];
        int next = 0;
        for (int row = 0; row < grid.rows(); row++) {
            Interruption.check();
            for (int column = 0; column < grid.columns(); column++) {
                for (int[] step : STEPS) {
                    int toRow = row + step[0];
                    int toColumn = column + step[1];
                    if (grid.contains(toRow, toColumn)) {
                        target[next++] = grid.square(toRow, toColumn);
                    }
                }
                first[grid.square(row, column) + 1] = next;
            }
        }
    }
}
