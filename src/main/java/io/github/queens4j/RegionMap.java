package io.github.queens4j;

import java.util.Arrays;
import java.util.Objects;

/**
 * Regions of a board as lines, numbered from 0 by their first squares: equal if the board is cut in the same way.
 * Immutable.
 */
final class RegionMap implements LineFamily.Numbering {

    private final int[][] regionOf;

    private RegionMap(int[][] regionOf) {
        this.regionOf = regionOf;
    }

    /** The map with n regions on n x n squares; refuses any other. */
    static RegionMap of(int[][] regionOf) {
        int n = Objects.requireNonNull(regionOf, "regionOf").length;
        if (n == 0) {
            throw new IllegalArgumentException("regionOf must have at least 1 row, but is empty");
        }
        int[] number = new int[n];
        Arrays.fill(number, -1);
        int[][] renumbered = new int[n][n];
        int found = 0;
        for (int row = 0; row < n; row++) {
            requireLength(regionOf, row);
            for (int column = 0; column < n; column++) {
                int region = requireRegion(regionOf, row, column);
                if (number[region] < 0) {
                    number[region] = found++;
                }
                renumbered[row][column] = number[region];
            }
        }
        if (found < n) {
            throw new IllegalArgumentException(
                    "regionOf must have as many regions as rows, " + n + ", but has " + found);
        }
        return new RegionMap(renumbered);
    }

    int size() {
        return regionOf.length;
    }

    @Override
    public long line(int row, int column, int n) {
        return regionOf[row][column];
    }

    private static void requireLength(int[][] regionOf, int row) {
        int columns = Objects.requireNonNull(regionOf[row], () -> "regionOf[" + row + "]").length;
        if (columns != regionOf.length) {
            throw new IllegalArgumentException("regionOf must be square, but has " + regionOf.length + " rows and "
                    + columns + " columns in row " + row);
        }
    }

    private static int requireRegion(int[][] regionOf, int row, int column) {
        int region = regionOf[row][column];
        if (region < 0 || region >= regionOf.length) {
            throw new IllegalArgumentException("regionOf[" + row + "][" + column + "] must be from 0 to "
                    + (regionOf.length - 1) + ", but is " + region);
        }
        return region;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RegionMap map && Arrays.deepEquals(regionOf, map.regionOf);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(regionOf);
    }
}
