package io.github.queens4j.tour;

/** What kind of tour is wanted. */
public enum TourKind {
    /** Any tour: the last square may be anywhere, one move from the first included. */
    OPEN,
    /** A tour whose last square is one move from the first, so that the knight can go round for ever. */
    CLOSED
}
