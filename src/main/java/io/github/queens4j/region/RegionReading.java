package io.github.queens4j.region;

import io.github.queens4j.Square;
import java.util.List;

/**
 * What a screenshot shows, as {@link RegionImage} has read it.
 *
 * @param regions the cut of the board
 * @param doubts sentences on why the regions may be other ones; empty if the picture leaves none, and the map has
 *     exactly one solution, as those of games have and those that are misread hardly ever
 */
public record RegionReading(Regions regions, List<String> doubts) {

    /** Copies its lists. */
    public RegionReading {
        doubts = List.copyOf(doubts);
    }
}
