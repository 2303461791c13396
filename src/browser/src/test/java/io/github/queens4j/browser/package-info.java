/**
 * Plays the page of {@link io.github.queens4j.region.RegionPage} in a real browser; a project of its own, run by
 * {@code .ci/run}.
 */
@NullMarked
package io.github.queens4j.browser;

import org.jspecify.annotations.NullMarked;
