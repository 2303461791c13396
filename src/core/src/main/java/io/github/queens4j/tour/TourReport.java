package io.github.queens4j.tour;

import io.github.queens4j.Outcome;
import java.time.Duration;
import java.util.Optional;

/**
 * What a {@linkplain TourMethod#solve search} for a tour did.
 *
 * <p>{@link Outcome#COMPLETE} means that the question is decided: there is a tour, or it has been shown that there is
 * none, by theory or because everything was searched. {@link Outcome#STOPPED} means that the limit ended the search.
 *
 * @param tour the tour; empty if none was found
 * @param movesTried moves tried, at least 0, each method counting its own: {@code backtracking} the rounds of its loop,
 *     forward and back; {@code warnsdorff} moves considered for a path and rotations of a whole one;
 *     {@code constructive} these for its blocks, and pairs of moves looked at for a join. On boards three or four
 *     squares wide {@code warnsdorff} and {@code constructive} count the states that their frontier takes on
 * @param elapsed wall-clock time
 * @param outcome whether the question is decided
 * @since 0.1.0
 */
public record TourReport(Optional<Tour> tour, long movesTried, Duration elapsed, Outcome outcome) {}
