/**
 * Reasoning about coloured boards on bit masks: the lines of a board, what is left open on it, the techniques that a
 * person uses, and a search that counts solutions.
 *
 * <p>Order of reading: {@link io.github.queens4j.region.logic.Cut}, {@link io.github.queens4j.region.logic.Candidates},
 * {@link io.github.queens4j.region.logic.Finder} and the techniques,
 * {@link io.github.queens4j.region.logic.SolutionSearch}.
 */
@NullMarked
package io.github.queens4j.region.logic;

import org.jspecify.annotations.NullMarked;
