/**
 * How tours are found and counted: boards as knight graphs; backtracking and Warnsdorff's rule; blocks whose tours are
 * joined, for large boards; states of a moving frontier, for exact counts and for boards three or four squares wide.
 */
@NullMarked
package io.github.queens4j.tour.search;

import org.jspecify.annotations.NullMarked;
