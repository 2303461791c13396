/**
 * Reasoning about coloured boards on bit masks: the lines of a board ({@link io.github.queens4j.region.logic.Cut}),
 * what is left open on it ({@link io.github.queens4j.region.logic.Candidates}), the techniques that a person uses, and
 * a search that counts solutions.
 */
@NullMarked
package io.github.queens4j.region.logic;

import org.jspecify.annotations.NullMarked;
