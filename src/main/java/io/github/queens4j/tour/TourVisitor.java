package io.github.queens4j.tour;

/**
 * Receives tours one by one.
 *
 * <p>The search calls the visitor on the thread that called it, never on two threads at once, and does not go on before
 * the visitor returns. An exception that the visitor throws ends the search and reaches the caller unchanged.
 */
@FunctionalInterface
public interface TourVisitor {

    /**
     * Takes one tour.
     *
     * @param tour immutable: it may be kept and passed to other threads
     * @return whether the search is to go on, never null
     */
    Visit visit(Tour tour);

    /** What a visitor wants of the search that called it. */
    enum Visit {
        /** Go on with the next tour. */
        CONTINUE,
        /** End the search; its report says {@link TourVisitReport.Outcome#STOPPED}. */
        STOP
    }
}
