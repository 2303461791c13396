/**
 * The search engines, one file each, all behind {@link io.github.queens4j.Solver} and found as services.
 *
 * <p>They are teaching material as well, from the naive to the fast, and report what they tried. None knows another,
 * except {@link AutoSolver}, which chooses among them. What they share is in {@link Engine}, the frame around a search,
 * and {@link Search}, its tally.
 */
@NullMarked
package io.github.queens4j.engine;

import org.jspecify.annotations.NullMarked;
