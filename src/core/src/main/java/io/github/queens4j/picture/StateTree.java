package io.github.queens4j.picture;

import io.github.queens4j.Puzzle;
import io.github.queens4j.search.Require;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The state tree of a search by backtracking, as far down as it can be shown.
 *
 * <p>The root is the empty board. The children of a node are the boards with one more queen, in the next row: a child
 * is <i>promising</i> if no queen attacks another, otherwise <i>pruned</i>, and a promising board with n queens is a
 * <i>solution</i>. Squares that the puzzle blocks, or in the row of a given queen, are not tried and have no node.
 * Every node is a step of the engine {@code check}.
 *
 * <p>Such trees are large: 2057 promising nodes for n = 8, 856189 for n = 12. So a tree holds the nodes down to a
 * depth; its text shows {@code ...} where it {@linkplain #isCut(StateNode) is cut}. Time and memory grow with the
 * squares tried.
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

    private final int n;
    private final Nodes nodes;
    private final int depth;

    /** The number of pruned nodes down to the depth, whether the tree holds them or not. */
    final int pruned;

    private final List<StateNode> inPreorder;

    private StateTree(int n, Nodes nodes, int depth, int pruned, StateNode root) {
        this.n = n;
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
     * {@return the nodes of a search, as deep as can be taken in at once: at most {@value #READABLE_NODES} nodes, and
     * always the first row; all up to n = 5, and with pruned nodes up to n = 4}
     *
     * @param puzzle size, given queens and blocked squares; n from 0 to {@value #MAX_SIZE}
     * @param nodes which nodes the tree holds
     */
    public static StateTree search(Puzzle puzzle, Nodes nodes) {
        return grown(puzzle, nodes, MAX_SIZE, READABLE_NODES);
    }

    /**
     * {@return the nodes of a search down to a depth, at most {@value #MAX_NODES}}
     *
     * @param puzzle size, given queens and blocked squares; n from 0 to {@value #MAX_SIZE}
     * @param nodes which nodes the tree holds
     * @param depth rows to show, at least 0; n or more for all
     * @throws IllegalArgumentException if the depth is negative, n too large, or nodes too many; the message names a
     *     depth with fewer
     */
    public static StateTree search(Puzzle puzzle, Nodes nodes, int depth) {
        StateTree tree = grown(puzzle, nodes, Require.atLeast(0, "depth", depth), MAX_NODES);
        if (tree.depth < Math.min(depth, tree.n)) {
            throw new IllegalArgumentException("depth must be at most " + tree.depth + " here, but is " + depth
                    + ": a state tree has at most " + MAX_NODES + " nodes");
        }
        return tree;
    }

    /** As many rows as have no more nodes than a limit, and the first; no more than a number. */
    private static StateTree grown(Puzzle puzzle, Nodes nodes, int rows, int limit) {
        Objects.requireNonNull(puzzle, "puzzle");
        Objects.requireNonNull(nodes, "nodes");
        Require.between(0, MAX_SIZE, "n", puzzle.size());
        StateNode root = new StateNode(puzzle, new ArrayList<>());
        List<StateNode> leaves = List.of(root);
        int size = 1;
        int pruned = 0;
        int depth = 0;
        for (; depth < Math.min(rows, puzzle.size()); depth++) {
            List<StateNode> all =
                    leaves.stream().flatMap(leaf -> leaf.next(puzzle)).toList();
            List<StateNode> promising = all.stream()
                    .filter(node -> node.kind() != StateNode.Kind.PRUNED)
                    .toList();
            List<StateNode> held = nodes == Nodes.PROMISING ? promising : all;
            size += held.size();
            if (size > limit && depth > 0) {
                break;
            }
            held.forEach(node -> node.siblings.add(node));
            pruned += all.size() - promising.size();
            leaves = promising;
        }
        return new StateTree(puzzle.size(), nodes, depth, pruned, root);
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

    long count(StateNode.Kind kind) {
        return inPreorder.stream().filter(node -> node.kind() == kind).count();
    }

    /** {@return a line of text for each node, and the totals below} */
    public String format() {
        StringBuilder text = new StringBuilder();
        line(text, root(), "", "");
        String hidden = nodes == Nodes.PROMISING && pruned > 0 ? " (not shown)" : "";
        return text + "\npromising: " + (inPreorder.size() - count(StateNode.Kind.PRUNED)) + where() + "\npruned: "
                + pruned + where() + hidden + "\nsolutions: " + count(StateNode.Kind.SOLUTION) + where();
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

    private String where() {
        return depth == n ? "" : depth == 0 ? " with no queen" : " down to row " + (depth - 1);
    }
}
