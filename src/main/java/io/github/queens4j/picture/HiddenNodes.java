package io.github.queens4j.picture;

import java.util.Objects;

/**
 * What lies below a node where a state tree is cut.
 *
 * @param promising promising nodes, solutions among them, at least 0
 * @param pruned pruned nodes, at least 0
 * @param solutions solutions, at least 0
 * @param extent whether these are all
 */
public record HiddenNodes(long promising, long pruned, long solutions, Extent extent) {

    /** Nothing, and that is all. */
    static final HiddenNodes NONE = new HiddenNodes(0, 0, 0, Extent.ALL);

    /**
     * Checks the ranges.
     *
     * @param promising at least 0
     * @param pruned at least 0
     * @param solutions at least 0
     * @param extent not null
     * @throws IllegalArgumentException if a count is negative
     */
    public HiddenNodes {
        Objects.requireNonNull(extent, "extent");
        if (promising < 0 || pruned < 0 || solutions < 0) {
            throw new IllegalArgumentException("counts must be at least 0, but are " + promising + " promising, "
                    + pruned + " pruned, " + solutions + " solutions");
        }
    }

    /** Whether the counts are exact. */
    public enum Extent {
        /** The counts are exact. */
        ALL,
        /** The count was given up: there is at least one more promising node, and each count is a lower bound. */
        MORE
    }

    HiddenNodes plus(HiddenNodes other) {
        return new HiddenNodes(
                Math.addExact(promising, other.promising),
                Math.addExact(pruned, other.pruned),
                Math.addExact(solutions, other.solutions),
                extent == Extent.ALL ? other.extent : extent);
    }
}
