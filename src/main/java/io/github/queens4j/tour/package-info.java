/**
 * Knight's tours: paths of a knight that visit every square of a board once.
 *
 * <p>{@link io.github.queens4j.tour.Tours} is the entry point. It answers whether a board of any size has an open or
 * closed tour, from any square or a given one, and shows one; it visits all tours of small boards and counts them.
 * {@link io.github.queens4j.tour.Tour} is one tour, {@link io.github.queens4j.tour.TourPage} shows a search for one in
 * a browser, {@link io.github.queens4j.tour.TourSolver} is a way to find one:
 *
 * <ul>
 *   <li>{@code auto}, the default, is one of the next two by the size of the board.
 *   <li>{@code backtracking} is the textbook's loop: take the next move that leads to an unvisited square, and go back
 *       if there is none. It shows how soon trial and error reaches its limits.
 *   <li>{@code constructive} joins tours of small blocks: linear time, whatever the size.
 *   <li>{@code warnsdorff} goes where the fewest moves lead on, the rule of 1823, and rarely has to go back.
 * </ul>
 */
@NullMarked
package io.github.queens4j.tour;

import org.jspecify.annotations.NullMarked;
