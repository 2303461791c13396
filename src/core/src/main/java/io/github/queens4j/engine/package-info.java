/**
 * The search engines, one file each, all behind {@link io.github.queens4j.Solver} and found as services.
 *
 * <p>They are teaching material as well, from the naive to the fast, and report what they tried. None knows another but
 * {@link AutoSolver}, which chooses among them. They share {@link Engine}, the frame, and {@link Search}, the tally.
 */
@NullMarked
package io.github.queens4j.engine;

import org.jspecify.annotations.NullMarked;
