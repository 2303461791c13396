package io.github.queens4j.picture;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor.Visit;
import java.util.List;

/**
 * What lies below a node where a state tree is cut.
 *
 * @param promising promising nodes, solutions among them, at least 0
 * @param pruned pruned nodes, at least 0
 * @param solutions solutions, at least 0
 * @param extent whether these are all
 */
public record HiddenNodes(long promising, long pruned, long solutions, Extent extent) {

    static final HiddenNodes NONE = new HiddenNodes(0, 0, 0, Extent.ALL);

    /** Whether the counts are exact. */
    public enum Extent {
        /** The counts are exact. */
        ALL,
        /** The count was cut short: there is at least one more promising node, and each count is a lower bound. */
        MORE
    }

    /** Whether there are solutions, and all of them are counted. */
    boolean hasSolutions() {
        return extent == Extent.ALL && solutions > 0;
    }

    HiddenNodes plus(HiddenNodes other) {
        return new HiddenNodes(
                Math.addExact(promising, other.promising),
                Math.addExact(pruned, other.pruned),
                Math.addExact(solutions, other.solutions),
                extent == Extent.ALL ? other.extent : extent);
    }

    /** Counts what is hidden in a tree by trying so many squares, as many below each node, so equals look equal. */
    static void addTo(StateTree tree, int triedSquares) {
        int n = tree.puzzle().size();
        List<StateNode> cut = tree.inPreorder().stream()
                .filter(node -> node.level() == tree.depth() && node.kind() == StateNode.Kind.PROMISING)
                .toList();
        for (StateNode node : cut) {
            // Every promising node has at most n squares below it.
            long mostPromising = Math.max(1, triedSquares / ((long) n * cut.size()));
            node.hide(below(node, tree.puzzle(), mostPromising));
        }
    }

    private static HiddenNodes below(StateNode node, Puzzle puzzle, long mostPromising) {
        SearchListener bound = new SearchListener() {
            private long left = node.level() + mostPromising;

            @Override
            public Visit place(int row, int column) {
                return left-- == 0 ? Visit.STOP : Visit.CONTINUE;
            }
        };
        Puzzle lower = from(node, puzzle);
        SearchReport report = TreeBuilder.engineFor(lower).solve(lower, solution -> Visit.CONTINUE, bound);
        long promising = Math.min(mostPromising, report.placements() - node.level());
        long pruned = report.attempts() - report.placements();
        Extent extent = report.outcome() == Outcome.COMPLETE ? Extent.ALL : Extent.MORE;
        return new HiddenNodes(promising, pruned, report.solutions(), extent);
    }

    /** The puzzle whose first rows are those of a node, by blocks: queens given further down may attack its own. */
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
}
