package io.github.queens4j.tour.graph;

/** What a search looks for. */
public enum Goal {
    /** A path over all squares. */
    OPEN,
    /** A path over all squares that ends one move from its start. */
    CLOSED
}
