package io.github.queens4j.tour;

import io.github.queens4j.SearchReport.Outcome;
import java.time.Duration;
import java.util.Optional;

/**
 * What a search for one tour, or for all of them, did.
 *
 * <p>{@link Outcome#COMPLETE} means that the question is decided. A {@linkplain TourMethod#solve search for one tour}
 * then has one, or has shown that there is none, by theory or because everything was searched; a
 * {@linkplain Tours#visit visit} has shown every tour. {@link Outcome#STOPPED} means that the limit on moves or the
 * visitor ended the search: there may be more tours, or, if none was found, there may be one.
 *
 * @param tour the tour, of a visit the first; present if and only if {@code tours} is at least 1
 * @param tours tours found, at least 0; at most 1 by a search for one tour
 * @param movesTried moves tried, at least 0, each method counting its own: {@code backtracking} the rounds of its loop,
 *     forward and back; {@code warnsdorff} moves considered for a path and rotations of a whole one;
 *     {@code constructive} these for its blocks, and pairs of moves looked at for a join; a visit moves considered. On
 *     boards three or four squares wide {@code warnsdorff} and {@code constructive} count the states that their
 *     frontier takes on
 * @param elapsed wall-clock time, visitor included
 * @param outcome whether the question is decided
 */
public record TourReport(Optional<Tour> tour, long tours, long movesTried, Duration elapsed, Outcome outcome) {}
