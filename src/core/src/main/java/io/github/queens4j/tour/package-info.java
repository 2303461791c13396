/**
 * Knight's tours: paths of a knight that visit every square of a board once.
 *
 * <p>{@link Tours} is the entry point: whether a board of any size has an open or closed tour, from any square or a
 * given one, which, and how many. {@link TourPage} shows a search in a browser, {@link TourMethod} is a way of it.
 */
@NullMarked
package io.github.queens4j.tour;

import org.jspecify.annotations.NullMarked;
