package io.github.queens4j.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/**
 * Where to draw the nodes of a tree side by side: nodes of one level do not touch, parents are centred over their
 * children, a subtree looks the same wherever it hangs, and a mirrored tree gives the mirrored drawing (E. M. Reingold
 * and J. S. Tilford, <i>Tidier Drawings of Trees</i>, IEEE Transactions on Software Engineering 7, 1981). Siblings are
 * packed from left to right and from right to left, and each stands half-way between its two places (A. J. Kennedy,
 * <i>Drawing Trees</i>, Journal of Functional Programming 6, 1996). Time O(n h) for n nodes on h levels.
 */
final class TidyTree {

    /** The gap between children of different parents, in gaps between siblings, so that families show. */
    static final double COUSINS = 2;

    private final ToDoubleFunction<StateNode> width;
    private final double gap;

    /** How far right of the middle of its parent each node has its own. */
    private final Map<StateNode, Double> offsets = new HashMap<>();

    private TidyTree(ToDoubleFunction<StateNode> width, double gap) {
        this.width = width;
        this.gap = gap;
    }

    /** For each node its middle: siblings are at least the gap apart, and the leftmost node begins at 0. */
    static Map<StateNode, Double> middles(StateNode root, ToDoubleFunction<StateNode> width, double gap) {
        TidyTree layout = new TidyTree(width, gap);
        double leftmost = DoubleStream.of(layout.place(root).left).min().orElseThrow();
        layout.offsets.put(root, -leftmost);
        Map<StateNode, Double> middles = new HashMap<>();
        layout.addUp(root, 0, middles);
        return middles;
    }

    private void addUp(StateNode node, double parent, Map<StateNode, Double> middles) {
        double middle = parent + Objects.requireNonNull(offsets.get(node));
        middles.put(node, middle);
        for (StateNode child : node.children()) {
            addUp(child, middle, middles);
        }
    }

    /** Places what hangs on a node, and returns the contours of its subtree; by a loop, as streams need much stack. */
    private Contours place(StateNode node) {
        List<StateNode> children = node.children();
        List<Contours> subtrees = new ArrayList<>();
        for (StateNode child : children) {
            subtrees.add(place(child));
        }
        double[] fromLeft = new double[children.size()];
        Contours packed = Contours.NOTHING;
        for (int i = 0; i < fromLeft.length; i++) {
            fromLeft[i] = packed.distance(subtrees.get(i), gap);
            packed = packed.and(subtrees.get(i), fromLeft[i]);
        }
        double[] fromRight = new double[children.size()];
        packed = Contours.NOTHING;
        for (int i = fromRight.length - 1; i >= 0; i--) {
            fromRight[i] = -subtrees.get(i).distance(packed, gap);
            packed = packed.and(subtrees.get(i), fromRight[i]);
        }
        Contours below = Contours.NOTHING;
        for (int i = 0; i < fromLeft.length; i++) {
            double offset = (fromLeft[i] + fromRight[i]) / 2;
            offsets.put(children.get(i), offset);
            below = below.and(subtrees.get(i), offset);
        }
        return below.under(width.applyAsDouble(node));
    }

    /** The outermost edges of some subtrees side by side on each of their levels. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Contours(double[] left, double[] right) {

        static final Contours NOTHING = new Contours(new double[0], new double[0]);

        /** How far right of this other ones begin if nothing is to touch. */
        double distance(Contours other, double gap) {
            double distance = 0;
            for (int level = 0; level < Math.min(left.length, other.left.length); level++) {
                double space = level == 0 ? gap : COUSINS * gap;
                distance = Math.max(distance, right[level] - other.left[level] + space);
            }
            return distance;
        }

        Contours and(Contours other, double offset) {
            int levels = Math.max(left.length, other.left.length);
            double[] leftmost = Arrays.copyOf(left, levels);
            double[] rightmost = Arrays.copyOf(right, levels);
            for (int level = 0; level < other.left.length; level++) {
                double from = other.left[level] + offset;
                double to = other.right[level] + offset;
                leftmost[level] = level < left.length ? Math.min(left[level], from) : from;
                rightmost[level] = level < left.length ? Math.max(right[level], to) : to;
            }
            return new Contours(leftmost, rightmost);
        }

        /** These with a node above their middle. */
        Contours under(double width) {
            double[] leftmost = new double[left.length + 1];
            double[] rightmost = new double[left.length + 1];
            leftmost[0] = -width / 2;
            rightmost[0] = width / 2;
            System.arraycopy(left, 0, leftmost, 1, left.length);
            System.arraycopy(right, 0, rightmost, 1, right.length);
            return new Contours(leftmost, rightmost);
        }
    }
}
