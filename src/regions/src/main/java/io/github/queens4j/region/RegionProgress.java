package io.github.queens4j.region;

import java.time.Duration;

/**
 * How far a {@link RegionGenerator} is with a puzzle. How long it will take cannot be told: attempts are given up.
 *
 * @param attempt the number of the solution that regions are grown around, from 1
 * @param coloured squares that have a region
 * @param squares squares of the board
 * @param elapsed time since the puzzle was begun
 * @since 0.1.0
 */
public record RegionProgress(int attempt, int coloured, int squares, Duration elapsed) {}
