package io.github.queens4j.picture;

import io.github.queens4j.picture.layout.OrderedTree;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The nodes of a state tree by number, in preorder, with the widths that they are drawn with. */
final class FlatTree implements OrderedTree {

    private final List<StateNode> nodes;
    private final double[] widths;
    private final int[][] children;
    private final int[] parents;

    FlatTree(List<StateNode> inPreorder, ToDoubleFunction<StateNode> width) {
        nodes = inPreorder;
        int size = nodes.size();
        widths = nodes.stream().mapToDouble(width).toArray();
        children = new int[size][];
        parents = new int[size];
        int[] filled = new int[size];
        int[] path = new int[size + 1];
        for (int i = 0; i < size; i++) {
            StateNode node = nodes.get(i);
            children[i] = new int[node.children().size()];
            path[node.level()] = i;
            parents[i] = -1;
            if (i > 0) {
                int parent = path[node.level() - 1];
                parents[i] = parent;
                children[parent][filled[parent]++] = i;
            }
        }
    }

    StateNode node(int node) {
        return nodes.get(node);
    }

    /** The parent of any node but the root, 0. */
    int parent(int node) {
        return parents[node];
    }

    @Override
    public int size() {
        return nodes.size();
    }

    @Override
    public int childCount(int node) {
        return children[node].length;
    }

    @Override
    public int child(int node, int index) {
        return children[node][index];
    }

    @Override
    public double width(int node) {
        return widths[node];
    }
}
