package io.github.queens4j.tour;

/**
 * A way to find knight's tours. {@link Tours#engines()} lists the ones that come with the library.
 *
 * <p>Implementations are safe for use by several threads, give the same answer to the same problem, and end with a
 * {@link java.util.concurrent.CancellationException} soon after their thread is interrupted, the flag still set.
 */
public interface TourSolver {

    /** {@return the name under which {@link Tours#engine} finds this engine: a short lower-case word} */
    String name();

    /**
     * Searches for a tour.
     *
     * @param problem board, start and limit, open or closed
     * @return whether there is a tour, which, and what it took to find out
     * @throws java.util.concurrent.CancellationException if the thread is interrupted; the flag stays set
     */
    TourReport solve(TourProblem problem);
}
