/** Searches for knight's tours: backtracking and Warnsdorff's rule. Internal: not exported. */
@NullMarked
package io.github.queens4j.tour.search;

import org.jspecify.annotations.NullMarked;
