package io.github.queens4j.tour.blocks;

import io.github.queens4j.tour.graph.Grid;
import java.util.List;

/**
 * How a board is cut into blocks.
 *
 * @param heights rows of the blocks, from the top
 * @param widths columns of the blocks, from the left
 */
record Layout(List<Integer> heights, List<Integer> widths) {

    /** Blocks of an even number of squares, or all but the one with the start if the board's number is odd. */
    static Layout of(Grid grid, int start) {
        if (grid.rows() % 2 == 0) {
            return new Layout(Cuts.even(grid.rows()), Cuts.any(grid.columns()));
        }
        if (grid.columns() % 2 == 0) {
            return new Layout(Cuts.any(grid.rows()), Cuts.even(grid.columns()));
        }
        return new Layout(
                Cuts.oddAround(grid.rows(), grid.row(start)), Cuts.oddAround(grid.columns(), grid.column(start)));
    }
}
