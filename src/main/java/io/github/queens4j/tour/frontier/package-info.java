/**
 * Knight's tours by states of a moving frontier: exact counts, and exact answers on boards three or four squares wide.
 * Internal: not exported.
 */
@NullMarked
package io.github.queens4j.tour.frontier;

import org.jspecify.annotations.NullMarked;
