package io.github.queens4j.picture;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.picture.HiddenNodes.Extent;
import java.util.List;

/**
 * Counts what is hidden below the nodes where a tree is cut: a search of its own for each, with the same bound for all,
 * so that equal subtrees show equal counts.
 */
final class HiddenCount implements SearchListener {

    /** Squares that are tried below all nodes together, at the very most: less than a second of the engine. */
    static final int TRIED_SQUARES = 20_000_000;

    private final int level;
    private final long mostPromising;
    private long promising;
    private long pruned;
    private long solutions;

    private HiddenCount(int level, long mostPromising) {
        this.level = level;
        this.mostPromising = mostPromising;
    }

    /** Counts what is hidden in a tree, while that takes no more than so many squares. */
    static void addTo(StateTree tree, int triedSquares) {
        int n = tree.puzzle().size();
        List<StateNode> cut = tree.inPreorder().stream()
                .filter(node -> node.level() == tree.depth() && node.kind() == StateNode.Kind.PROMISING)
                .toList();
        if (cut.isEmpty()) {
            return;
        }
        // Every promising node has at most n squares below it.
        long mostPromising = roundedDown(Math.max(1, triedSquares / ((long) n * cut.size())));
        for (StateNode node : cut) {
            node.hide(new HiddenCount(node.level(), mostPromising).below(node, tree.puzzle()));
        }
    }

    private HiddenNodes below(StateNode node, Puzzle puzzle) {
        Puzzle lower = from(node, puzzle);
        Outcome outcome = TreeBuilder.engineFor(lower)
                .solve(lower, solution -> Visit.CONTINUE, this)
                .outcome();
        return new HiddenNodes(promising, pruned, solutions, outcome == Outcome.COMPLETE ? Extent.ALL : Extent.MORE);
    }

    @Override
    public Visit place(int row, int column) {
        if (row < level) {
            return Visit.CONTINUE;
        }
        if (promising == mostPromising) {
            return Visit.STOP;
        }
        promising++;
        return Visit.CONTINUE;
    }

    @Override
    public Visit reject(int row, int column, int attackingRow) {
        pruned += row < level ? 0 : 1;
        return Visit.CONTINUE;
    }

    @Override
    public Visit solution(Board board) {
        solutions++;
        return Visit.CONTINUE;
    }

    /**
     * The puzzle whose first rows are those of a node. Other squares are blocked rather than queens given, since the
     * puzzle may give queens further down that attack those of the node.
     */
    private static Puzzle from(StateNode node, Puzzle puzzle) {
        Puzzle lower = puzzle;
        int[] columns = node.columns();
        for (int row = 0; row < columns.length; row++) {
            for (int column = 0; column < puzzle.size(); column++) {
                if (column != columns[row] && puzzle.isOpen(row, column)) {
                    lower = lower.withBlocked(row, column);
                }
            }
        }
        return lower;
    }

    /** The largest 1, 2 or 5 times a power of ten that is at most a value of at least 1. */
    private static long roundedDown(long value) {
        long power = 1;
        while (power <= value / 10) {
            power *= 10;
        }
        return power * (value >= 5 * power ? 5 : value >= 2 * power ? 2 : 1);
    }
}
