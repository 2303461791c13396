package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * A map of regions as the borders between neighbours. Two formats are written so; they cannot say which squares belong
 * together across the board.
 */
public final class Borders {

    final int n;

    /** [row][column]: a border right of the square. */
    final boolean[][] right;

    /** [row][column]: a border below the square. */
    final boolean[][] below;

    Borders(int n) {
        this.n = n;
        right = new boolean[n][n];
        below = new boolean[n][n];
    }

    /** The borders of a map, whose regions may be connected or not. */
    public static Borders of(int[][] regions) {
        Borders borders = new Borders(regions.length);
        for (int row = 0; row < borders.n; row++) {
            for (int column = 0; column < borders.n; column++) {
                int region = regions[row][column];
                borders.right[row][column] = column + 1 < borders.n && regions[row][column + 1] != region;
                borders.below[row][column] = row + 1 < borders.n && regions[row + 1][column] != region;
            }
        }
        return borders;
    }

    /** The borders of a map numbered by first appearance; refuses one whose regions are not connected by its name. */
    static Borders ofConnected(int[][] regions, String format) {
        Borders borders = of(regions);
        int[][] parts = borders.parts();
        for (int row = 0; row < regions.length; row++) {
            int column = Arrays.mismatch(parts[row], regions[row]);
            if (column >= 0) {
                throw new IllegalArgumentException(format + " draws borders, which cannot say that squares apart from"
                        + " each other belong together, but region " + RegionText.name(regions[row][column])
                        + " is not connected: use LETTERS or JSON");
            }
        }
        return borders;
    }

    /** For each square the number of its part, from 0 by first appearance; found in O(n^2). */
    public int[][] parts() {
        int[][] part = new int[n][n];
        for (int[] row : part) {
            Arrays.fill(row, -1);
        }
        int found = 0;
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (part[row][column] < 0) {
                    flood(part, row, column, found++);
                }
            }
        }
        return part;
    }

    private void flood(int[][] part, int startRow, int startColumn, int number) {
        Deque<int[]> open = new ArrayDeque<>();
        open.push(new int[] {startRow, startColumn});
        while (!open.isEmpty()) {
            int row = open.getFirst()[0];
            int column = open.pop()[1];
            if (part[row][column] < 0) {
                part[row][column] = number;
                if (column + 1 < n && !right[row][column]) {
                    open.push(new int[] {row, column + 1});
                }
                if (column > 0 && !right[row][column - 1]) {
                    open.push(new int[] {row, column - 1});
                }
                if (row + 1 < n && !below[row][column]) {
                    open.push(new int[] {row + 1, column});
                }
                if (row > 0 && !below[row - 1][column]) {
                    open.push(new int[] {row - 1, column});
                }
            }
        }
    }

    /**
     * The map that these borders cut out, read from a text in which those on the right and those below begin at two
     * places. Refuses a border with the same region on both sides, and a number of regions other than n.
     */
    int[][] regions(TextCursor cursor, int rightAt, int belowAt) {
        int[][] parts = parts();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int part = parts[row][column];
                boolean isRight = right[row][column] && parts[row][column + 1] == part;
                if (isRight || (below[row][column] && parts[row + 1][column] == part)) {
                    throw cursor.refusal(
                            isRight ? rightAt : belowAt,
                            "from here on no border " + (isRight ? "right of" : "below") + " row " + row + ", column "
                                    + column + ", as both sides are the same region");
                }
            }
        }
        int found = 1 + Arrays.stream(parts).flatMapToInt(Arrays::stream).max().orElseThrow();
        if (found != n) {
            throw cursor.refusal(
                    rightAt, "borders that cut the board into " + n + " regions, not " + found + ", from here on");
        }
        return parts;
    }
}
