package io.github.queens4j.tour;

import java.time.Duration;
import java.util.Objects;

/**
 * What a visit of all tours did.
 *
 * @param tours tours given to the visitor, at least 0
 * @param movesTried moves considered, at least 0
 * @param elapsed wall-clock time, visitor included
 * @param outcome whether these are all tours
 */
public record TourVisitReport(long tours, long movesTried, Duration elapsed, Outcome outcome) {

    /**
     * Checks the ranges.
     *
     * @param tours at least 0
     * @param movesTried at least 0
     * @param elapsed not null
     * @param outcome not null
     * @throws IllegalArgumentException if a count is negative
     */
    public TourVisitReport {
        Checks.atLeast("tours", tours, 0);
        Checks.atLeast("movesTried", movesTried, 0);
        Objects.requireNonNull(elapsed, "elapsed");
        Objects.requireNonNull(outcome, "outcome");
    }

    /** How a visit ended. */
    public enum Outcome {
        /** Every tour was visited. */
        COMPLETE,
        /** The visitor stopped it; there may be more tours. */
        STOPPED,
        /** The limit on moves ended it; there may be more tours. */
        LIMIT
    }
}
