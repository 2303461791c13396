package io.github.queens4j.picture.layout;

import java.util.Arrays;

/**
 * One pass from left to right over a tree: each subtree is moved as close as possible to the subtrees before it.
 *
 * <p><b>Idea.</b> Subtrees are compared along their contours, the outermost nodes of each level. Where a contour ends,
 * a thread leads to the node of the next level that continues it. What has to move is only noted at the root of the
 * subtree and added up on the way down, in a second walk; and where a large subtree pushes another over smaller ones in
 * between, these share the space evenly.
 *
 * <p><b>Complexity.</b> Time O(n): no contour is followed deeper than the shallower of the two subtrees that it
 * separates.
 *
 * <p><b>Source.</b> C. Buchheim, M. Juenger, S. Leipert, <i>Improving Walker's Algorithm to Run in Linear Time</i>,
 * Graph Drawing 2002, LNCS 2528; the names of the arrays are theirs. Their recursion is a loop here.
 */
final class LayoutPass {

    private static final int NONE = -1;

    private final OrderedTree tree;
    private final double gap;

    /**
     * All nodes, each after its parent, and of siblings the right one first; backwards a postorder from left to right.
     */
    private final int[] order;

    private final int[] parent;
    private final int[] number;
    private final int[] thread;
    private final int[] ancestor;
    private final int[] defaultAncestor;
    private final double[] prelim;
    private final double[] mod;
    private final double[] change;
    private final double[] shift;

    LayoutPass(OrderedTree tree, double gap) {
        this.tree = tree;
        this.gap = gap;
        int size = tree.size();
        order = new int[size];
        parent = new int[size];
        number = new int[size];
        thread = new int[size];
        ancestor = new int[size];
        defaultAncestor = new int[size];
        prelim = new double[size];
        mod = new double[size];
        change = new double[size];
        shift = new double[size];
        Arrays.fill(thread, NONE);
        Arrays.fill(parent, NONE);
        Arrays.setAll(ancestor, node -> node);
        findOrder();
    }

    /** For each node the middle of its place, the root at 0. */
    double[] positions() {
        for (int i = order.length - 1; i >= 0; i--) {
            place(order[i]);
        }
        double[] x = new double[order.length];
        double[] moved = new double[order.length];
        for (int node : order) {
            moved[node] = parent[node] == NONE ? -prelim[node] : moved[parent[node]] + mod[parent[node]];
            x[node] = prelim[node] + moved[node];
        }
        return x;
    }

    private void findOrder() {
        int[] stack = new int[order.length];
        int height = 1;
        for (int i = 0; i < order.length; i++) {
            int node = stack[--height];
            order[i] = node;
            int children = tree.childCount(node);
            for (int c = 0; c < children; c++) {
                int child = tree.child(node, c);
                parent[child] = node;
                number[child] = c;
                stack[height++] = child;
            }
            defaultAncestor[node] = children == 0 ? NONE : tree.child(node, 0);
        }
    }

    /** Places a node over its children, next to its left sibling, and clear of the subtrees on its left. */
    private void place(int node) {
        int left = leftSibling(node);
        double besides = left == NONE ? 0 : prelim[left] + distance(left, node);
        int children = tree.childCount(node);
        if (children == 0) {
            prelim[node] = besides;
        } else {
            executeShifts(node);
            double middle = (prelim[tree.child(node, 0)] + prelim[tree.child(node, children - 1)]) / 2;
            prelim[node] = left == NONE ? middle : besides;
            mod[node] = prelim[node] - middle;
        }
        if (left != NONE) {
            defaultAncestor[parent[node]] = apportion(node, left, defaultAncestor[parent[node]]);
        }
    }

    /** Moves a subtree away from those on its left; returns the ancestor for contours that no sibling claims. */
    private int apportion(int node, int left, int fallback) {
        Contour insideRight = new Contour(node);
        Contour outsideRight = new Contour(node);
        Contour insideLeft = new Contour(left);
        Contour outsideLeft = new Contour(tree.child(parent[node], 0));
        while (nextRight(insideLeft.node) != NONE && nextLeft(insideRight.node) != NONE) {
            insideLeft.step(nextRight(insideLeft.node));
            insideRight.step(nextLeft(insideRight.node));
            outsideLeft.step(nextLeft(outsideLeft.node));
            outsideRight.step(nextRight(outsideRight.node));
            ancestor[outsideRight.node] = node;
            double overlap = insideLeft.x() + distance(insideLeft.node, insideRight.node) - insideRight.x();
            if (overlap > 0) {
                int cause = ancestor[insideLeft.node];
                moveSubtree(parent[cause] == parent[node] ? cause : fallback, node, overlap);
                insideRight.moved += overlap;
                outsideRight.moved += overlap;
            }
        }
        if (nextRight(insideLeft.node) != NONE && nextRight(outsideRight.node) == NONE) {
            outsideRight.continueAs(nextRight(insideLeft.node), insideLeft);
        }
        if (nextLeft(insideRight.node) != NONE && nextLeft(outsideLeft.node) == NONE) {
            outsideLeft.continueAs(nextLeft(insideRight.node), insideRight);
            return node;
        }
        return fallback;
    }

    private void moveSubtree(int cause, int node, double distance) {
        double share = distance / (number[node] - number[cause]);
        change[node] -= share;
        shift[node] += distance;
        change[cause] += share;
        prelim[node] += distance;
        mod[node] += distance;
    }

    /** Moves the children for good, those in between by their shares. */
    private void executeShifts(int node) {
        double moved = 0;
        double perChild = 0;
        for (int c = tree.childCount(node) - 1; c >= 0; c--) {
            int child = tree.child(node, c);
            prelim[child] += moved;
            mod[child] += moved;
            perChild += change[child];
            moved += shift[child] + perChild;
        }
    }

    private int leftSibling(int node) {
        return number[node] == 0 ? NONE : tree.child(parent[node], number[node] - 1);
    }

    private int nextLeft(int node) {
        return tree.childCount(node) == 0 ? thread[node] : tree.child(node, 0);
    }

    private int nextRight(int node) {
        int children = tree.childCount(node);
        return children == 0 ? thread[node] : tree.child(node, children - 1);
    }

    private double distance(int left, int right) {
        double space = parent[left] == parent[right] ? gap : TidyTree.COUSINS * gap;
        return (tree.width(left) + tree.width(right)) / 2 + space;
    }

    /** A walk down one side of a subtree, with what the ancestors of its node have been moved by. */
    private final class Contour {
        private int node;
        private double moved;

        Contour(int node) {
            this.node = node;
        }

        void step(int next) {
            moved += mod[node];
            node = next;
        }

        double x() {
            return prelim[node] + moved;
        }

        /** Leads a contour that ends here on to a node of another subtree, whose last node is the other's. */
        void continueAs(int next, Contour other) {
            thread[node] = next;
            mod[node] += other.moved + mod[other.node] - moved - mod[node];
        }
    }
}
