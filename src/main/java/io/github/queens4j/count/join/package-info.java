/** The join of the colour-split count. */
@NullMarked
package io.github.queens4j.count.join;

import org.jspecify.annotations.NullMarked;
