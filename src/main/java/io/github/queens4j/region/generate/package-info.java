/**
 * Makes coloured boards with one solution. Not exported.
 *
 * <p>Order of reading: {@link io.github.queens4j.region.generate.Patchwork}, what is coloured so far;
 * {@link io.github.queens4j.region.generate.Probe}, what a colour would allow;
 * {@link io.github.queens4j.region.generate.Repair}; and {@link io.github.queens4j.region.generate.Generator}, whose
 * comment has the idea of it all.
 */
@NullMarked
package io.github.queens4j.region.generate;

import org.jspecify.annotations.NullMarked;
