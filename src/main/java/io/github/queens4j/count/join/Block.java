package io.github.queens4j.count.join;

/**
 * Row sets of a term that one unit pairs with each other.
 *
 * @param term the term
 * @param evenRowSets some of {@link Term#evenRowSets()}
 * @param oddRowSets some of {@link Term#oddRowSets()}
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
public record Block(Term term, int[] evenRowSets, int[] oddRowSets) {}
