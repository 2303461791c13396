/**
 * The inner room of the engine {@code cover}: exact cover of rows, columns and other lines that hold exactly one queen.
 *
 * <p>{@link io.github.queens4j.engine.cover.Cover} is its entry point. Boards of up to 64 rows are sets of squares in
 * machine words ({@link io.github.queens4j.engine.cover.WordBoard}); larger ones keep count of the squares left in each
 * line ({@link io.github.queens4j.engine.cover.CountedBoard}). On both there are two searches: in lexicographic order,
 * and with the line of fewest squares first.
 */
@NullMarked
package io.github.queens4j.engine.cover;

import org.jspecify.annotations.NullMarked;
