package io.github.queens4j.tour.search;

import io.github.queens4j.tour.frontier.ThinBoard;
import io.github.queens4j.tour.graph.Effort;
import io.github.queens4j.tour.graph.Goal;
import io.github.queens4j.tour.graph.Grid;
import io.github.queens4j.tour.graph.KnightGraph;
import java.util.Optional;

/**
 * Warnsdorff's rule: go where the fewest moves lead on.
 *
 * <p><b>Idea.</b> A depth-first search ({@link PrunedSearch}) in the order of the rule, ties broken in favour of the
 * rim, under a budget of moves. When the budget is spent, the search begins anew with another way to break ties and twice
 * the budget, so that one unlucky early move costs little, and the search is nevertheless complete: in the end the budget
 * covers everything. Closed tours of larger boards come from open ones by {@link Rotations}. On boards three or four
 * squares wide, where the rule often fails and many starts have no tour, a few failures hand over to {@link ThinBoard}.
 *
 * <p><b>Complexity.</b> Linear as a rule: the first try hardly ever fails, and a few are enough for every start of every n x n
 * board up to n = 60.
 *
 * <p><b>Source.</b> von Warnsdorff, "Des Roesselsprunges einfachste und allgemeinste Loesung" (1823); the tie-break is
 * Roth's; restarts with growing budgets after Luby, Sinclair and Zuckerman, Information Processing Letters 47 (1993).
 *
 * <p><b>Limits.</b> A board without a tour and at least five squares wide is searched to exhaustion, which may take for
 * ever: such boards are known, and left to theory by the caller.
 */
public final class WarnsdorffSearch {

    private static final int TRIES_ON_THIN_BOARDS = 4;
    private static final int MAX_DOUBLINGS = 30;

    private final Grid grid;
    private final KnightGraph graph;
    private final Effort effort;

    /**
     * A search.
     *
     * @param grid the board
     * @param effort pays for moves
     */
    public WarnsdorffSearch(Grid grid, Effort effort) {
        this.grid = grid;
        this.graph = KnightGraph.of(grid);
        this.effort = effort;
    }

    /**
     * A tour.
     *
     * @param start its first square
     * @param goal open or closed
     * @return the squares in order, or nothing if there is no such tour
     */
    public Optional<int[]> find(int start, Goal goal) {
        for (int attempt = 0; ; attempt++) {
            if (attempt == TRIES_ON_THIN_BOARDS && isThin()) {
                return thin(start, goal);
            }
            long budget = (2L * grid.size()) << Math.min(attempt, MAX_DOUBLINGS);
            if (goal == Goal.CLOSED) {
                Optional<int[]> closed = rotated(start, attempt, budget);
                if (closed.isPresent()) {
                    return closed;
                }
            }
            PrunedSearch search = search(start, goal, attempt);
            PrunedSearch.Result result = search.next(budget);
            if (result != PrunedSearch.Result.OUT_OF_BUDGET) {
                return result == PrunedSearch.Result.FOUND ? Optional.of(search.path()) : Optional.empty();
            }
        }
    }

    private boolean isThin() {
        int side = Math.min(grid.rows(), grid.columns());
        return side == 3 || side == 4;
    }

    private Optional<int[]> thin(int start, Goal goal) {
        ThinBoard board = new ThinBoard(grid, effort);
        return goal == Goal.OPEN ? board.open(start) : board.closed(start);
    }

    private PrunedSearch search(int start, Goal goal, int attempt) {
        return new PrunedSearch(graph, start, goal, MoveOrder.warnsdorff(grid, attempt), effort);
    }

    /** An open tour, closed by rotations. */
    private Optional<int[]> rotated(int start, int attempt, long budget) {
        PrunedSearch search = search(start, Goal.OPEN, attempt);
        if (search.next(budget) != PrunedSearch.Result.FOUND) {
            return Optional.empty();
        }
        int[] path = search.path();
        long rotations = 16L * (grid.rows() + grid.columns());
        return new Rotations(graph, path, attempt, effort).close(rotations) ? Optional.of(path) : Optional.empty();
    }
}
