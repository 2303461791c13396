package io.github.queens4j.tour.frontier;

import java.util.Map;
import java.util.Objects;

/**
 * The step over one column.
 *
 * @param layer the set of states after it
 * @param links one way to each of these states
 */
record ColumnStep(int layer, Map<Long, ColumnLink> links) {

    /** The way to a state that is known to be reached. */
    ColumnLink link(long state) {
        return Objects.requireNonNull(links.get(state));
    }
}
