/** Reasoning about coloured boards on bit masks: techniques of people, and a search that counts solutions. */
@NullMarked
package io.github.queens4j.region.logic;

import org.jspecify.annotations.NullMarked;
