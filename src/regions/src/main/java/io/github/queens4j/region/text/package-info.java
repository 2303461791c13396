/** Maps of regions in texts, on arrays of {@code int}, in whatever form they are read; and the words of the pages. */
@NullMarked
package io.github.queens4j.region.text;

import org.jspecify.annotations.NullMarked;
