package io.github.queens4j;

/**
 * What a {@link SolutionVisitor} or a {@link SearchListener} wants of the search that called it.
 *
 * @since 0.1.0
 */
public enum Visit {
    /** Go on. */
    CONTINUE,
    /** End the search; its report says {@link Outcome#STOPPED}. */
    STOP
}
