package io.github.queens4j.picture;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.picture.StateTree.Nodes;

/** Builds the upper part of a state tree while a search goes on that never gets below it. */
final class TreeBuilder implements SearchListener {

    private final int n;
    private final Nodes nodes;
    private final int limit;
    private final StateNode[] path;
    private int size = 1;
    private int pruned;

    private TreeBuilder(int n, Nodes nodes, int limit) {
        this.n = n;
        this.nodes = nodes;
        this.limit = limit;
        path = new StateNode[n + 1];
        path[0] = StateNode.consistent(n);
    }

    /** The tree of the first rows, of all rows if the depth is larger; refuses one with more nodes than the limit. */
    static StateTree build(Puzzle puzzle, Nodes nodes, int depth, int limit) {
        int rows = Math.min(depth, puzzle.size());
        TreeBuilder builder = new TreeBuilder(puzzle.size(), nodes, limit);
        if (!builder.listen(puzzle, rows)) {
            int less = rows - 1;
            while (!fits(puzzle, nodes, less, limit)) {
                less--;
            }
            throw new IllegalArgumentException("depth must be at most " + less + " here, but is " + depth
                    + ": a state tree is drawn with at most " + limit + " nodes");
        }
        return new StateTree(puzzle, nodes, rows, builder.path[0], builder.pruned);
    }

    /** Whether the tree of the first rows has no more nodes than the limit; stops there. */
    static boolean fits(Puzzle puzzle, Nodes nodes, int depth, int limit) {
        return new TreeBuilder(puzzle.size(), nodes, limit).listen(puzzle, depth);
    }

    /** The engine whose steps make a tree: the faster one of those that report every rejection. */
    private static Solver engineFor(Puzzle puzzle) {
        Solver array = Solvers.engine("array");
        return array.takes(puzzle) ? array : Solvers.engine("check");
    }

    /** Listens to the search of the first rows; false if there are too many nodes. */
    private boolean listen(Puzzle puzzle, int depth) {
        Puzzle upper = firstRows(puzzle, depth);
        return engineFor(upper).solve(upper, solution -> Visit.CONTINUE, this).outcome() == Outcome.COMPLETE;
    }

    @Override
    public Visit place(int row, int column) {
        path[row + 1] = path[row].place(n, column);
        return grow();
    }

    @Override
    public Visit reject(int row, int column, int attackingRow) {
        pruned++;
        if (nodes == Nodes.PROMISING) {
            return Visit.CONTINUE;
        }
        path[row].prune(column, attackingRow);
        return grow();
    }

    private Visit grow() {
        return ++size > limit ? Visit.STOP : Visit.CONTINUE;
    }

    /** The puzzle with every square blocked in the row where the tree is cut: a search has nothing to try there. */
    private static Puzzle firstRows(Puzzle puzzle, int depth) {
        int n = puzzle.size();
        if (depth == n) {
            return puzzle;
        }
        Puzzle upper = Puzzle.ofSize(n).withRule(puzzle.rule());
        for (int row = 0; row <= depth; row++) {
            for (int column = 0; column < n; column++) {
                if (row == depth || !puzzle.isOpen(row, column)) {
                    upper = upper.withBlocked(row, column);
                }
            }
        }
        return upper;
    }
}
