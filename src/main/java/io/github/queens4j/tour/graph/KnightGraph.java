package io.github.queens4j.tour.graph;

/**
 * The knight's moves of a board, listed per square in a chosen order of the eight moves.
 *
 * <p>One flat list, with the offset of each square's part: 4 bytes per directed move, at most 36 bytes per square.
 */
public final class KnightGraph {

    /** The eight moves as (row, column) steps, anticlockwise from east-north-east. */
    private static final int[][] STEPS = {{-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}, {2, 1}, {1, 2}};

    private final Grid grid;
    private final int[] offsets;
    private final int[] targets;

    private KnightGraph(Grid grid, int[] offsets, int[] targets) {
        this.grid = grid;
        this.offsets = offsets;
        this.targets = targets;
    }

    /**
     * The graph with the moves of each square anticlockwise from east-north-east.
     *
     * @param grid the board
     * @return its moves
     */
    public static KnightGraph of(Grid grid) {
        return of(grid, STEPS);
    }

    /**
     * The graph with the moves of each square in a given order.
     *
     * @param grid the board
     * @param steps the eight moves as pairs of row step and column step
     * @return its moves
     */
    public static KnightGraph of(Grid grid, int[][] steps) {
        int[] offsets = new int[grid.size() + 1];
        long moves = 4L
                * ((long) Math.max(0, grid.rows() - 1) * Math.max(0, grid.columns() - 2)
                        + (long) Math.max(0, grid.rows() - 2) * Math.max(0, grid.columns() - 1));
        int[] targets = new int[Math.toIntExact(moves)];
        int next = 0;
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                for (int[] step : steps) {
                    if (grid.contains(row + step[0], column + step[1])) {
                        targets[next++] = grid.square(row + step[0], column + step[1]);
                    }
                }
                offsets[grid.square(row, column) + 1] = next;
            }
        }
        return new KnightGraph(grid, offsets, targets);
    }

    /**
     * The board.
     *
     * @return rows and columns
     */
    public Grid grid() {
        return grid;
    }

    /**
     * Where the moves of a square begin in the list.
     *
     * @param square a square, or the number of squares for the end of the list
     * @return index of the first move of that square
     */
    public int first(int square) {
        return offsets[square];
    }

    /**
     * The square that a listed move leads to.
     *
     * @param index from {@code first(square)} to before {@code first(square + 1)}
     * @return the target of the move
     */
    public int target(int index) {
        return targets[index];
    }

    /**
     * The number of moves from a square.
     *
     * @param square a square
     * @return 0 to 8
     */
    public int degree(int square) {
        return offsets[square + 1] - offsets[square];
    }
}
