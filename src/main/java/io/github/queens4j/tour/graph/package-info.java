/**
 * Boards as knight graphs, paths as links between squares, and the effort that a search may spend. Internal: not
 * exported.
 */
@NullMarked
package io.github.queens4j.tour.graph;

import org.jspecify.annotations.NullMarked;
