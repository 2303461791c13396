/**
 * Plays the page of {@link io.github.queens4j.region.RegionPage} in a real browser; run by the profile {@code browser}.
 */
@NullMarked
package io.github.queens4j.browser;

import org.jspecify.annotations.NullMarked;
