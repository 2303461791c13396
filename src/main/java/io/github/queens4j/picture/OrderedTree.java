package io.github.queens4j.picture;

/** A tree whose children have an order: nodes 0, the root, to size - 1, in any numbering. */
interface OrderedTree {

    /** The number of nodes, at least 1. */
    int size();

    /** The number of children of a node. */
    int childCount(int node);

    /** A child of a node; the index is from 0, from left to right, and below {@link #childCount}. */
    int child(int node, int index);

    /** The width that a node takes when drawn, at least 0. */
    double width(int node);
}
