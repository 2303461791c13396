package io.github.queens4j.tour;

import io.github.queens4j.tour.graph.Effort;
import io.github.queens4j.tour.graph.Goal;
import io.github.queens4j.tour.graph.Grid;
import io.github.queens4j.tour.search.WarnsdorffSearch;
import java.util.Optional;

/** The engine {@code warnsdorff}: fewest onward moves first. */
final class WarnsdorffSolver extends AbstractTourSolver {

    @Override
    public String name() {
        return "warnsdorff";
    }

    @Override
    boolean trustsTheory() {
        return true;
    }

    @Override
    Optional<int[]> find(Grid grid, int start, Goal goal, Effort effort) {
        return new WarnsdorffSearch(grid, effort).find(start, goal);
    }
}
