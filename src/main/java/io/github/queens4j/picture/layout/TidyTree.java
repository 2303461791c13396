package io.github.queens4j.picture.layout;

/**
 * Where to draw the nodes of a tree side by side: a tidy layout.
 *
 * <p><b>Idea.</b> E. M. Reingold and J. S. Tilford (<i>Tidier Drawings of Trees</i>, IEEE Transactions on Software
 * Engineering 7, 1981) ask of a drawing that nodes of one level do not touch, that parents are centred over their
 * children, that a subtree looks the same wherever it hangs, and that a mirrored tree gives the mirrored drawing.
 * {@link LayoutPass} does all of that but the last: it goes from left to right, and where several subtrees push one
 * another apart, their order shows. So the layout is the mean of a pass over the tree and a pass over its mirror image,
 * as A. J. Kennedy does it (<i>Drawing Trees</i>, Journal of Functional Programming 6, 1996). All the rules are linear
 * in the positions, and the mean of two layouts that keep them keeps them too.
 *
 * <p><b>Complexity.</b> Time and memory O(n) for n nodes, and no recursion: a tree may be as deep as it is large.
 */
public final class TidyTree {

    /** Children of different parents are that many times as far apart as siblings, so that families show. */
    public static final double COUSINS = 2;

    private TidyTree() {}

    /**
     * Places the nodes.
     *
     * @param tree nodes with their widths
     * @param gap least space between siblings; neighbours of one level with different parents get more
     * @return for each node the middle of its place; the left edge of the leftmost is at 0
     */
    public static double[] positions(OrderedTree tree, double gap) {
        double[] fromLeft = new LayoutPass(tree, gap).positions();
        double[] fromRight = new LayoutPass(new Mirrored(tree), gap).positions();
        double[] x = new double[tree.size()];
        double leftmost = Double.POSITIVE_INFINITY;
        for (int node = 0; node < x.length; node++) {
            // The two passes agree on the root only by convention: both put it at 0.
            x[node] = (fromLeft[node] - fromRight[node]) / 2;
            leftmost = Math.min(leftmost, x[node] - tree.width(node) / 2);
        }
        for (int node = 0; node < x.length; node++) {
            x[node] -= leftmost;
        }
        return x;
    }

    /** The same tree seen from behind. */
    private record Mirrored(OrderedTree tree) implements OrderedTree {

        @Override
        public int size() {
            return tree.size();
        }

        @Override
        public int childCount(int node) {
            return tree.childCount(node);
        }

        @Override
        public int child(int node, int index) {
            return tree.child(node, tree.childCount(node) - 1 - index);
        }

        @Override
        public double width(int node) {
            return tree.width(node);
        }
    }
}
