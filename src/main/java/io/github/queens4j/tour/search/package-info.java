/** How tours are found and counted: backtracking, Warnsdorff's rule, joined blocks, moving frontiers. */
@NullMarked
package io.github.queens4j.tour.search;

import org.jspecify.annotations.NullMarked;
