/** Makes coloured boards with one solution; {@link io.github.queens4j.region.generate.Generator} says how. */
@NullMarked
package io.github.queens4j.region.generate;

import org.jspecify.annotations.NullMarked;
