package io.github.queens4j.tour;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * What a search for a tour did.
 *
 * @param outcome how the search ended
 * @param tour the tour; present if and only if the outcome is {@link Outcome#FOUND}
 * @param movesTried moves tried, at least 0, each engine counting its own: {@code backtracking} the rounds of its loop,
 *     forward and back; {@code warnsdorff} moves considered for a path and rotations of a whole one;
 *     {@code constructive} these for its blocks, and pairs of moves looked at for a join. On boards three or four
 *     squares wide the last two count the states that their frontier takes on
 * @param elapsed wall-clock time
 */
public record TourReport(Outcome outcome, Optional<Tour> tour, long movesTried, Duration elapsed) {

    /**
     * Checks that the parts agree.
     *
     * @param outcome not null
     * @param tour present if and only if found
     * @param movesTried at least 0
     * @param elapsed not null
     * @throws IllegalArgumentException if the parts do not agree
     */
    public TourReport {
        Objects.requireNonNull(elapsed, "elapsed");
        Checks.atLeast("movesTried", movesTried, 0);
        if (tour.isPresent() != (outcome == Outcome.FOUND)) {
            throw new IllegalArgumentException("outcome " + outcome + " does not go with tour " + tour);
        }
    }

    /** How a search for a tour ended. */
    public enum Outcome {
        /** There is a tour, and here it is. */
        FOUND,
        /** There is no such tour, by theory or because everything was searched. */
        NONE,
        /** The limit on moves ended the search: nothing is known about whether there is a tour. */
        LIMIT
    }
}
