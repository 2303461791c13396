package io.github.queens4j.tour;

import io.github.queens4j.tour.graph.Effort;
import io.github.queens4j.tour.graph.Goal;
import io.github.queens4j.tour.graph.Grid;
import io.github.queens4j.tour.graph.KnightGraph;
import io.github.queens4j.tour.search.Backtracking;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** The engine {@code backtracking}: the textbook's loop, without any theory. */
final class BacktrackingSolver extends AbstractTourSolver {

    private final int[][] steps;

    /** Tries the moves in a given order. */
    BacktrackingSolver(List<KnightMove> order) {
        if (order.size() != KnightMove.values().length || EnumSet.copyOf(order).size() != order.size()) {
            throw new IllegalArgumentException("order must hold each of the eight moves once, but is " + order);
        }
        this.steps = order.stream()
                .map(move -> new int[] {move.rowStep(), move.columnStep()})
                .toArray(int[][]::new);
    }

    @Override
    public String name() {
        return "backtracking";
    }

    @Override
    boolean trustsTheory() {
        return false;
    }

    @Override
    Optional<int[]> find(Grid grid, int start, Goal goal, Effort effort) {
        Backtracking search = new Backtracking(KnightGraph.of(grid, steps), start, goal, effort);
        return search.find() ? Optional.of(search.path()) : Optional.empty();
    }
}
