package io.github.queens4j.tour;

import java.util.stream.IntStream;

/** The slow and plain way: every path from a square, one after the other. */
final class Reference {

    private final int rows;
    private final int columns;
    private final boolean[][] visited;
    private int startRow;
    private int startColumn;
    private final boolean[][] ends;
    private long open;
    private long closed;

    private Reference(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        this.visited = new boolean[rows][columns];
        this.ends = new boolean[rows][columns];
    }

    /** Directed open tours from a square. */
    static long open(int rows, int columns, int row, int column) {
        Reference reference = new Reference(rows, columns);
        reference.run(row, column);
        return reference.open;
    }

    /** Whether each square is the end of an open tour from a square. */
    static boolean[][] ends(int rows, int columns, int row, int column) {
        Reference reference = new Reference(rows, columns);
        reference.run(row, column);
        return reference.ends;
    }

    /** Directed open tours from all squares. */
    static long open(int rows, int columns) {
        return IntStream.range(0, rows * columns)
                .mapToLong(square -> open(rows, columns, square / columns, square % columns))
                .sum();
    }

    /** Undirected closed tours. */
    static long closed(int rows, int columns) {
        Reference reference = new Reference(rows, columns);
        reference.run(0, 0);
        return reference.closed / 2;
    }

    private void run(int row, int column) {
        startRow = row;
        startColumn = column;
        go(row, column, 1);
    }

    private void go(int row, int column, int moveNumber) {
        if (row < 0 || row >= rows || column < 0 || column >= columns || visited[row][column]) {
            return;
        }
        if (moveNumber == rows * columns) {
            open++;
            ends[row][column] = true;
            if (Math.abs((row - startRow) * (column - startColumn)) == 2) {
                closed++;
            }
            return;
        }
        visited[row][column] = true;
        for (int down : new int[] {-2, -1, 1, 2}) {
            int across = 3 - Math.abs(down);
            go(row + down, column - across, moveNumber + 1);
            go(row + down, column + across, moveNumber + 1);
        }
        visited[row][column] = false;
    }
}
