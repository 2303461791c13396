package io.github.queens4j;

/**
 * How a search ended.
 *
 * @since 0.1.0
 */
public enum Outcome {
    /** The whole search space was covered: every solution was visited. */
    COMPLETE,
    /** The visitor, the listener or a limit ended the search; there may be more solutions. */
    STOPPED
}
