package io.github.queens4j.picture;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.search.Require;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

/**
 * The state tree of a search by backtracking, as far down as it can be shown.
 *
 * <p>The root is the empty board. The children of a node are the boards with one more queen, in the next row: a child
 * is <i>promising</i> if no queen attacks another, otherwise <i>pruned</i>, and a promising board with n queens is a
 * <i>solution</i>. Squares that the puzzle blocks, or in the row of a given queen, are not tried and have no node. The
 * tree is built from the steps of the engine {@code check}.
 *
 * <p>Such trees are large: 2057 promising nodes for n = 8, 856189 for n = 12. So a tree holds the nodes down to a
 * depth; its text shows {@code ...} where it {@linkplain #isCut(StateNode) is cut}. Time and memory are proportional to
 * the squares tried down to that depth.
 *
 * <p>Source: the tree of k-promising vectors in <i>Problema de las ocho reinas</i>; the term is that of G. Brassard and
 * P. Bratley, <i>Fundamentals of Algorithmics</i>, 1996.
 *
 * @since 0.1.0
 */
public final class StateTree {

    /** A tree with more nodes is not built: nobody could read it, however large the screen. */
    public static final int MAX_NODES = 1000;

    /** The largest board: from here on, lists of columns would be too long to be read. */
    public static final int MAX_SIZE = 100;

    /** A tree that can be taken in at once: that of n = 5 has 54 nodes, two rows of n = 8 have 51. */
    static final int READABLE_NODES = 100;

    /** Which nodes a tree holds. */
    public enum Nodes {
        /** Promising nodes, solutions among them. */
        PROMISING,
        /** Promising and pruned nodes: every square that is tried. */
        PROMISING_AND_PRUNED
    }

    private final Puzzle puzzle;
    private final Nodes nodes;
    private final int depth;
    private final int pruned;
    private final List<StateNode> inPreorder;

    /** With a number of pruned nodes, of which the tree may hold none. */
    StateTree(Puzzle puzzle, Nodes nodes, int depth, StateNode root, int pruned) {
        this.puzzle = puzzle;
        this.nodes = nodes;
        this.depth = depth;
        this.pruned = pruned;
        inPreorder = preorder(root).toList();
    }

    /** At most {@link #MAX_SIZE} calls deep. */
    private static Stream<StateNode> preorder(StateNode node) {
        return Stream.concat(Stream.of(node), node.children().stream().flatMap(StateTree::preorder));
    }

    /**
     * {@return the promising nodes of a search, as deep as can be taken in at once; all of them up to n = 5}
     *
     * @param puzzle size, given queens and blocked squares; n from 0 to {@value #MAX_SIZE}
     * @throws IllegalArgumentException if n is too large
     * @throws CancellationException if the thread is interrupted
     */
    public static StateTree of(Puzzle puzzle) {
        return of(puzzle, Nodes.PROMISING);
    }

    /**
     * {@return the nodes of a search, as deep as can be taken in at once: at most {@value #READABLE_NODES} nodes, and
     * always the first row; all up to n = 5, and with pruned nodes up to n = 4}
     *
     * @param puzzle size, given queens and blocked squares; n from 0 to {@value #MAX_SIZE}
     * @param nodes which nodes the tree holds
     * @throws IllegalArgumentException if n is too large
     * @throws CancellationException if the thread is interrupted
     */
    public static StateTree of(Puzzle puzzle, Nodes nodes) {
        int n = requireSize(puzzle);
        int depth = Math.min(1, n);
        while (depth < n && TreeBuilder.fits(puzzle, nodes, depth + 1, READABLE_NODES)) {
            depth++;
        }
        return of(puzzle, nodes, depth);
    }

    /**
     * {@return the nodes of a search down to a depth, at most {@value #MAX_NODES}}
     *
     * @param puzzle size, given queens and blocked squares; n from 0 to {@value #MAX_SIZE}
     * @param nodes which nodes the tree holds
     * @param depth rows to show, at least 0; n or more for all
     * @throws IllegalArgumentException if the depth is negative, n is too large, or there are too many nodes; then the
     *     message names a depth with fewer
     * @throws CancellationException if the thread is interrupted
     */
    public static StateTree of(Puzzle puzzle, Nodes nodes, int depth) {
        requireSize(puzzle);
        return TreeBuilder.build(puzzle, nodes, Require.atLeast(0, "depth", depth), MAX_NODES);
    }

    /** {@return what is searched: size, given queens and blocked squares} */
    public Puzzle puzzle() {
        return puzzle;
    }

    /** {@return which nodes the tree holds} */
    public Nodes nodes() {
        return nodes;
    }

    /** {@return the number of rows that the tree shows, from 0 to n} */
    public int depth() {
        return depth;
    }

    /**
     * {@return whether the tree is cut at a node: the node is promising, and its children would be below the depth}
     *
     * @param node a node of this tree
     */
    public boolean isCut(StateNode node) {
        return node.level() == depth && node.kind() == StateNode.Kind.PROMISING;
    }

    /** {@return the empty board, the node from which all others can be reached} */
    public StateNode root() {
        return inPreorder.get(0);
    }

    /** {@return the nodes that the tree holds: an unmodifiable list in preorder, the root first} */
    public List<StateNode> inPreorder() {
        return inPreorder;
    }

    /** The number of pruned nodes down to the depth, whether the tree holds them or not. */
    int pruned() {
        return pruned;
    }

    long count(StateNode.Kind kind) {
        return inPreorder.stream().filter(node -> node.kind() == kind).count();
    }

    /** {@return a line of text for each node, and the totals below} */
    public String text() {
        StringBuilder text = new StringBuilder();
        line(text, root(), "", "");
        String hidden = nodes == Nodes.PROMISING && pruned > 0 ? " (not shown)" : "";
        return text + "\npromising: " + promising() + where() + "\npruned: " + pruned + where() + hidden
                + "\nsolutions: " + count(StateNode.Kind.SOLUTION) + where();
    }

    private void line(StringBuilder text, StateNode node, String first, String rest) {
        text.append(first).append(node).append(remark(node)).append('\n');
        List<StateNode> children = node.children();
        for (int i = 0; i < children.size(); i++) {
            boolean last = i == children.size() - 1;
            line(text, children.get(i), rest + (last ? "└─ " : "├─ "), rest + (last ? "   " : "│  "));
        }
    }

    private String remark(StateNode node) {
        return switch (node.kind()) {
            case SOLUTION -> "  solution";
            case PRUNED -> "  pruned, attacked from row " + node.attackingRow().orElseThrow();
            case PROMISING -> isCut(node) ? "  ..." : "";
        };
    }

    /** Which rows the tree shows; empty if it shows all. */
    private String where() {
        return depth == puzzle.size() ? "" : depth == 0 ? " with no queen" : " down to row " + (depth - 1);
    }

    private long promising() {
        return inPreorder.size() - count(StateNode.Kind.PRUNED);
    }

    private static int requireSize(Puzzle puzzle) {
        return Require.between(0, MAX_SIZE, "n", puzzle.size());
    }

    /** Builds the upper part of a state tree while a search goes on that never gets below it. */
    private static final class TreeBuilder implements SearchListener {

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

        /** The tree of the first rows, of all if the depth is larger; refuses one with more nodes than the limit. */
        static StateTree build(Puzzle puzzle, Nodes nodes, int depth, int limit) {
            int rows = Math.min(depth, puzzle.size());
            TreeBuilder builder = new TreeBuilder(puzzle.size(), nodes, limit);
            if (!builder.listen(puzzle, rows)) {
                int less = rows - 1;
                while (!fits(puzzle, nodes, less, limit)) {
                    less--;
                }
                throw new IllegalArgumentException("depth must be at most " + less + " here, but is " + depth
                        + ": a state tree has at most " + limit + " nodes");
            }
            return new StateTree(puzzle, nodes, rows, builder.path[0], builder.pruned);
        }

        /** Whether the tree of the first rows has no more nodes than the limit; stops there. */
        static boolean fits(Puzzle puzzle, Nodes nodes, int depth, int limit) {
            return new TreeBuilder(puzzle.size(), nodes, limit).listen(puzzle, depth);
        }

        /** Listens to the search of the first rows; false if there are too many nodes. */
        private boolean listen(Puzzle puzzle, int depth) {
            Puzzle upper = firstRows(puzzle, depth);
            Solver engine = Solvers.engine("check");
            return engine.solve(upper, solution -> Visit.CONTINUE, this).outcome() == Outcome.COMPLETE;
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
}
