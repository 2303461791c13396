package io.github.queens4j.count;

import java.io.Serializable;

/**
 * What one {@link CountUnit} computed.
 *
 * <p>The value by itself is no number of boards: it is weighted by symmetry and counted in thirds of a board, because
 * only the sum over all units is a whole number. {@link CountPlan#total} adds results up.
 *
 * @param n board size, 0 to {@link CountPlan#LARGEST_N}
 * @param index the unit's place in its plan, at least 0
 * @param split the version of the cut into units that the index belongs to
 * @param thirds the unit's share of three times the count, at least 0
 */
public record CountResult(int n, int index, int split, long thirds) implements Serializable {

    private static final long serialVersionUID = 1L;

    /**
     * Checks the ranges.
     *
     * @param n board size
     * @param index the unit's place in its plan
     * @param split version of the cut into units
     * @param thirds share of three times the count
     * @throws IllegalArgumentException if a value is negative or n is larger than {@link CountPlan#LARGEST_N}
     */
    public CountResult {
        CountPlan.requireSize(n);
        requireNotNegative("index", index);
        requireNotNegative("split", split);
        requireNotNegative("thirds", thirds);
    }

    private static void requireNotNegative(String name, long value) {
        if (value < 0) {
            throw new IllegalArgumentException(name + " must be at least 0, but is " + value);
        }
    }
}
