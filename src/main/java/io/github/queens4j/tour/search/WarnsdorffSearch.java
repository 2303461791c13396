package io.github.queens4j.tour.search;

import java.util.Optional;

/**
 * Warnsdorff's rule: go where the fewest moves lead on.
 *
 * <p><b>Idea.</b> A depth-first search ({@link PrunedSearch}) in the order of the rule, ties broken in favour of the
 * rim, under a budget of moves. When the budget is spent, the search begins again with another way to break ties and
 * twice the budget, so that one unlucky early move costs little, and the search is nevertheless complete: in the end
 * the budget covers everything. Closed tours of larger boards come from open ones by {@link Rotations}. On boards three
 * or four squares wide, where the rule often fails and many starts have no tour, a few failures hand over to
 * {@link ThinBoard}.
 *
 * <p><b>Source.</b> von Warnsdorff, "Des Roesselsprunges einfachste und allgemeinste Loesung" (1823); the tie-break is
 * Roth's; restarts with growing budgets after Luby, Sinclair and Zuckerman, Information Processing Letters 47 (1993).
 *
 * <p><b>Limits.</b> A board without a tour and at least five squares wide would be searched for ever: such boards are
 * known, and left to theory by the caller.
 */
public final class WarnsdorffSearch {

    private static final int TRIES_ON_THIN_BOARDS = 4;
    private static final int MAX_DOUBLINGS = 30;

    private final Grid grid;
    private final KnightGraph graph;
    private final MoveBudget moves;

    public WarnsdorffSearch(Grid grid, MoveBudget moves) {
        this.grid = grid;
        this.graph = KnightGraph.of(grid);
        this.moves = moves;
    }

    public Optional<int[]> open(int start) {
        for (int attempt = 0; !isHopeless(attempt); attempt++) {
            PrunedSearch search = PrunedSearch.open(graph, start, MoveOrder.warnsdorff(grid, attempt), moves);
            PrunedSearch.Result result = search.next(budget(attempt));
            if (result != PrunedSearch.Result.OUT_OF_BUDGET) {
                return tour(search, result);
            }
        }
        return new ThinBoard(grid, moves).open(start);
    }

    public Optional<int[]> closed(int start) {
        for (int attempt = 0; !isHopeless(attempt); attempt++) {
            Optional<int[]> rotated = rotated(start, attempt);
            if (rotated.isPresent()) {
                return rotated;
            }
            PrunedSearch search = PrunedSearch.closed(graph, start, MoveOrder.warnsdorff(grid, attempt), moves);
            PrunedSearch.Result result = search.next(budget(attempt));
            if (result != PrunedSearch.Result.OUT_OF_BUDGET) {
                return tour(search, result);
            }
        }
        return new ThinBoard(grid, moves).closed(start);
    }

    /** Whether a thin board has failed so often that its frontier is the better way. */
    private boolean isHopeless(int attempt) {
        int side = Math.min(grid.rows(), grid.columns());
        return attempt == TRIES_ON_THIN_BOARDS && (side == 3 || side == 4);
    }

    private long budget(int attempt) {
        return (2L * grid.size()) << Math.min(attempt, MAX_DOUBLINGS);
    }

    private static Optional<int[]> tour(PrunedSearch search, PrunedSearch.Result result) {
        return result == PrunedSearch.Result.FOUND ? Optional.of(search.path()) : Optional.empty();
    }

    private Optional<int[]> rotated(int start, int attempt) {
        PrunedSearch search = PrunedSearch.open(graph, start, MoveOrder.warnsdorff(grid, attempt), moves);
        if (search.next(budget(attempt)) != PrunedSearch.Result.FOUND) {
            return Optional.empty();
        }
        int[] path = search.path();
        long rotations = 16L * (grid.rows() + grid.columns());
        return new Rotations(graph, path, attempt, moves).close(rotations) ? Optional.of(path) : Optional.empty();
    }
}
