package io.github.queens4j.picture.layout;

/** A tree whose children have an order: nodes 0, the root, to size - 1, in any numbering. */
public interface OrderedTree {

    /**
     * How many nodes there are.
     *
     * @return at least 1
     */
    int size();

    /**
     * How many children a node has.
     *
     * @param node from 0 to size - 1
     * @return 0 for a leaf
     */
    int childCount(int node);

    /**
     * A child of a node.
     *
     * @param node from 0 to size - 1
     * @param index from 0, from left to right, to {@link #childCount} - 1
     * @return the node that is this child
     */
    int child(int node, int index);

    /**
     * The width that a node takes when drawn.
     *
     * @param node from 0 to size - 1
     * @return at least 0, in the unit of the drawing
     */
    double width(int node);
}
