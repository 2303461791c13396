package io.github.queens4j.tour;

/** The knight's moves of a board as one flat list, square by square, each in the order of the table. */
final class KnightGraph {

    static final int MOVES = 8;

    /** The moves as (row, column) steps, anticlockwise from east-north-east: the order of the textbook's move table. */
    static final int[][] STEPS = {{-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}, {2, 1}, {1, 2}};

    private final Grid grid;
    private final int[] offsets;
    private final int[] targets;

    KnightGraph(Grid grid) {
        this.grid = grid;
        offsets = new int[grid.size() + 1];
        long moves = 4L
                * ((long) Math.max(0, grid.rows() - 1) * Math.max(0, grid.columns() - 2)
                        + (long) Math.max(0, grid.rows() - 2) * Math.max(0, grid.columns() - 1));
        targets = new int[Math.toIntExact(moves)];
        int next = 0;
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                for (int[] step : STEPS) {
                    int toRow = row + step[0];
                    int toColumn = column + step[1];
                    if (grid.contains(toRow, toColumn)) {
                        targets[next++] = grid.square(toRow, toColumn);
                    }
                }
                offsets[grid.square(row, column) + 1] = next;
            }
        }
    }

    Grid grid() {
        return grid;
    }

    int first(int square) {
        return offsets[square];
    }

    int target(int index) {
        return targets[index];
    }

    int degree(int square) {
        return offsets[square + 1] - offsets[square];
    }
}
