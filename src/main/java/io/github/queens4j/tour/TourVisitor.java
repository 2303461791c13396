package io.github.queens4j.tour;

import io.github.queens4j.SolutionVisitor.Visit;

/**
 * Receives tours one by one.
 *
 * <p>The search calls the visitor on the thread that started it, never on two threads at once, and waits until the
 * visitor returns. An exception that the visitor throws ends the search and reaches the caller unchanged.
 */
@FunctionalInterface
public interface TourVisitor {

    /**
     * Takes one tour.
     *
     * @param tour immutable: it may be kept and passed to other threads
     * @return {@link Visit#CONTINUE} for the next tour, {@link Visit#STOP} to end the search; its report then says
     *     {@link io.github.queens4j.SearchReport.Outcome#STOPPED}; never null
     */
    Visit visit(Tour tour);
}
