package io.github.queens4j.tour;

import io.github.queens4j.Outcome;
import java.time.Duration;
import java.util.Optional;

/**
 * What a {@linkplain TourMethod#solve search} for a tour did. Immutable.
 *
 * @since 0.1.0
 */
public final class TourReport {

    private final Optional<Tour> tour;
    private final long movesTried;
    private final Duration elapsed;
    private final Outcome outcome;

    TourReport(Optional<Tour> tour, long movesTried, Duration elapsed, Outcome outcome) {
        this.tour = tour;
        this.movesTried = movesTried;
        this.elapsed = elapsed;
        this.outcome = outcome;
    }

    /** {@return the tour; empty if none was found} */
    public Optional<Tour> tour() {
        return tour;
    }

    /**
     * {@return moves tried, at least 0, each method counting its own} {@code backtracking} counts the rounds of its
     * loop, forward and back; {@code warnsdorff} moves considered for a path and rotations of a whole one;
     * {@code constructive} these for its blocks, and pairs of moves looked at for a join. On boards three or four
     * squares wide {@code warnsdorff} and {@code constructive} count the states that their frontier takes on.
     */
    public long movesTried() {
        return movesTried;
    }

    /** {@return wall-clock time} */
    public Duration elapsed() {
        return elapsed;
    }

    /**
     * {@return {@link Outcome#COMPLETE} if the question is decided: there is a tour, or it has been shown that there is
     * none, by theory or because everything was searched; {@link Outcome#STOPPED} if the limit ended the search}
     */
    public Outcome outcome() {
        return outcome;
    }
}
