package io.github.queens4j.tour;

import io.github.queens4j.tour.blocks.BlockBoard;
import io.github.queens4j.tour.frontier.ThinBoard;
import io.github.queens4j.tour.graph.Effort;
import io.github.queens4j.tour.graph.Goal;
import io.github.queens4j.tour.graph.Grid;
import java.util.Optional;

/** The engine {@code constructive}: joined blocks from five rows and columns on, a frontier below; it decides every board. */
final class ConstructiveSolver extends AbstractTourSolver {

    private static final int SMALLEST_BLOCK = 5;

    @Override
    public String name() {
        return "constructive";
    }

    @Override
    boolean trustsTheory() {
        return true;
    }

    @Override
    Optional<int[]> find(Grid grid, int start, Goal goal, Effort effort) {
        if (grid.size() == 1) {
            return Optional.of(new int[] {start});
        }
        if (Math.min(grid.rows(), grid.columns()) >= SMALLEST_BLOCK) {
            return Optional.of(new BlockBoard(grid, effort).tour(start));
        }
        ThinBoard board = new ThinBoard(grid, effort);
        return goal == Goal.OPEN ? board.open(start) : board.closed(start);
    }
}
