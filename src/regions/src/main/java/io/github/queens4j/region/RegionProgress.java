package io.github.queens4j.region;

import java.time.Duration;

/**
 * How far a {@link RegionGenerator} is with a puzzle. How long it will take cannot be told: attempts are given up.
 *
 * @since 0.1.0
 */
public final class RegionProgress {

    private final int attempt;
    private final int coloured;
    private final int squares;
    private final Duration elapsed;

    RegionProgress(int attempt, int coloured, int squares, Duration elapsed) {
        this.attempt = attempt;
        this.coloured = coloured;
        this.squares = squares;
        this.elapsed = elapsed;
    }

    /** {@return the number of the solution that regions are grown around, from 1} */
    public int attempt() {
        return attempt;
    }

    /** {@return the number of squares that have a region, from n to n^2} */
    public int coloured() {
        return coloured;
    }

    /** {@return the number of squares of the board, n^2} */
    public int squares() {
        return squares;
    }

    /** {@return the time since the puzzle was begun} */
    public Duration elapsed() {
        return elapsed;
    }
}
