/**
 * Knight's tours: paths of a knight that visit every square of a board once.
 *
 * <p>{@link Tours} is the entry point: whether a board of any size has an open or closed tour, from any square or a
 * given one, which, and how many. {@link Tour} is one tour, {@link TourPage} shows a search for one in a browser,
 * {@link TourMethod} is a way to find one.
 */
@NullMarked
package io.github.queens4j.tour;

import org.jspecify.annotations.NullMarked;
