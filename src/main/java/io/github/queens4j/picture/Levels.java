package io.github.queens4j.picture;

/**
 * How far apart the levels of a tree are drawn: the further its edges fan out, the higher, so that they do not run
 * flat.
 */
final class Levels {

    private static final double LEAST = 50;
    private static final double MOST = 150;

    /** Half the width of a fan for each unit of its height. */
    private static final double SLOPE = 9;

    private final FlatTree nodes;
    private final NodeArt art;
    private final double[] x;

    Levels(FlatTree nodes, NodeArt art, double[] x) {
        this.nodes = nodes;
        this.art = art;
        this.x = x;
    }

    /** The middles of the levels of a tree that begins at some height; there are as many as the tree has. */
    double[] middles(double top) {
        int last = 0;
        for (int node = 0; node < nodes.size(); node++) {
            last = Math.max(last, nodes.node(node).level());
        }
        double[] above = new double[last + 1];
        double[] below = new double[last + 1];
        double[] fan = new double[last + 1];
        for (int node = 0; node < nodes.size(); node++) {
            int level = nodes.node(node).level();
            StateNode.Kind kind = nodes.node(node).kind();
            above[level] = Math.max(above[level], art.size(kind) / 2);
            below[level] = Math.max(below[level], art.bottom(kind));
            if (node > 0) {
                fan[level] = Math.max(fan[level], Math.abs(x[node] - x[nodes.parent(node)]));
            }
        }
        double[] middles = new double[last + 1];
        middles[0] = top + above[0];
        for (int level = 1; level <= last; level++) {
            double space = Math.min(MOST, Math.max(LEAST, LEAST + fan[level] / SLOPE - 20));
            middles[level] = middles[level - 1] + below[level - 1] + space + above[level];
        }
        return middles;
    }
}
