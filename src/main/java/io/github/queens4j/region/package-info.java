/**
 * The queens that most people play: a board cut into coloured regions, one queen in every row, column and region, no two
 * touching, not even at a corner. (Also known as Star Battle with one star.)
 *
 * <pre>{@code
 * Regions regions = Regions.parse("starbattle/6/6/1/4ilbhgdnmhou");
 * boolean fair = Solvers.isUnique(regions.puzzle());
 * }</pre>
 */
@NullMarked
package io.github.queens4j.region;

import org.jspecify.annotations.NullMarked;
