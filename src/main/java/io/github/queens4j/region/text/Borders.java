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

    private final int n;

    /** [row][column]: a border right of the square. */
    private final boolean[][] right;

    /** [row][column]: a border below the square. */
    private final boolean[][] below;

    private Borders(int n) {
        this.n = n;
        right = new boolean[n][n];
        below = new boolean[n][n];
    }

    static Borders none(int n) {
        return new Borders(n);
    }

    /**
     * The borders of a map.
     *
     * @param regions a square map
     * @return what separates its regions, connected or not
     */
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

    int size() {
        return n;
    }

    boolean isRight(int row, int column) {
        return right[row][column];
    }

    boolean isBelow(int row, int column) {
        return below[row][column];
    }

    void addRight(int row, int column) {
        right[row][column] = true;
    }

    void addBelow(int row, int column) {
        below[row][column] = true;
    }

    /**
     * The parts that the borders separate, in O(n^2).
     *
     * @return for each square the number of its part, from 0 by first appearance
     */
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
        part[startRow][startColumn] = number;
        while (!open.isEmpty()) {
            int[] square = open.pop();
            int row = square[0];
            int column = square[1];
            enter(part, open, row, column + 1, number, column + 1 < n && !right[row][column]);
            enter(part, open, row, column - 1, number, column > 0 && !right[row][column - 1]);
            enter(part, open, row + 1, column, number, row + 1 < n && !below[row][column]);
            enter(part, open, row - 1, column, number, row > 0 && !below[row - 1][column]);
        }
    }

    private static void enter(int[][] part, Deque<int[]> open, int row, int column, int number, boolean isOpen) {
        if (isOpen && part[row][column] < 0) {
            part[row][column] = number;
            open.push(new int[] {row, column});
        }
    }

    /** Number of parts. */
    static int count(int[][] parts) {
        return 1 + Arrays.stream(parts).flatMapToInt(Arrays::stream).max().orElse(-1);
    }

    /** The borders of a map whose regions are connected; a format that draws borders refuses others by name. */
    static Borders ofConnected(int[][] regions, String format) {
        Borders borders = of(regions);
        int[][] parts = borders.parts();
        int[] partOf = new int[regions.length];
        Arrays.fill(partOf, -1);
        for (int row = 0; row < regions.length; row++) {
            for (int column = 0; column < regions.length; column++) {
                int region = regions[row][column];
                if (partOf[region] >= 0 && partOf[region] != parts[row][column]) {
                    throw new IllegalArgumentException(
                            format + " draws borders, which cannot say that squares apart from"
                                    + " each other belong together, but region " + RegionName.of(region)
                                    + " is not connected: use LETTERS or JSON");
                }
                partOf[region] = parts[row][column];
            }
        }
        return borders;
    }

    /**
     * The map that borders cut out, when they were read from a text.
     *
     * @param cursor where reading ended
     * @param bits where each border stands in the text: those on the right row by row, then those below
     * @throws IllegalArgumentException if a border has the same region on both sides, or there are not n regions
     */
    int[][] regions(TextCursor cursor, BorderBits bits) {
        int[][] parts = parts();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int part = parts[row][column];
                if ((right[row][column] && parts[row][column + 1] == part)
                        || (below[row][column] && parts[row + 1][column] == part)) {
                    String side = right[row][column] && parts[row][column + 1] == part ? "right of" : "below";
                    int at = side.equals("below") ? bits.below(row, column) : bits.right(row, column);
                    throw cursor.refusal(
                            at,
                            "no border " + side + " row " + row + ", column " + column
                                    + ", as both sides are the same region");
                }
            }
        }
        if (count(parts) != n) {
            throw cursor.refusal(
                    bits.first(),
                    "borders that cut the board into " + n + " regions, not " + count(parts) + ", from here on");
        }
        return parts;
    }
}
