package io.github.queens4j.region.text;

import io.github.queens4j.search.Interruption;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * A map of regions as the borders between neighbours. Two formats are written so, of connected regions alone.
 *
 * @param n rows and columns
 * @param bits where borders are: n - 1 bits for each row, right of its squares, then as many for each column, below
 *     them
 */
public record Borders(int n, BitSet bits) {

    /** The borders of a map, whose regions may be connected or not. */
    public static Borders of(int[][] regions) {
        int n = regions.length;
        BitSet bits = new BitSet();
        for (int line = 0; line < n; line++) {
            for (int i = 0; i + 1 < n; i++) {
                bits.set(line * (n - 1) + i, regions[line][i] != regions[line][i + 1]);
                bits.set((n + line) * (n - 1) + i, regions[i][line] != regions[i + 1][line]);
            }
        }
        return new Borders(n, bits);
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
                        + " is not connected: use letters or JSON");
            }
        }
        return borders;
    }

    /** For each square the number of its part, from 0 by first appearance; found in O(n^2). */
    public int[][] parts() {
        int[][] parts = new int[n][n];
        Arrays.stream(parts).forEach(row -> Arrays.fill(row, -1));
        int found = 0;
        Interruption interruption = Interruption.every(1 << 10);
        for (int square = 0; square < n * n; square++) {
            interruption.step();
            if (parts[square / n][square % n] < 0) {
                flood(parts, square, found++);
            }
        }
        return parts;
    }

    private void flood(int[][] parts, int start, int number) {
        Deque<Integer> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            int square = open.pop();
            int row = square / n;
            int column = square % n;
            if (parts[row][column] < 0) {
                parts[row][column] = number;
                int right = row * (n - 1) + column;
                if (column + 1 < n && !bits.get(right)) {
                    open.push(square + 1);
                }
                if (column > 0 && !bits.get(right - 1)) {
                    open.push(square - 1);
                }
                int below = (n + column) * (n - 1) + row;
                if (row + 1 < n && !bits.get(below)) {
                    open.push(square + n);
                }
                if (row > 0 && !bits.get(below - 1)) {
                    open.push(square - n);
                }
            }
        }
    }

    /** The map that borders cut out, read from two places; refuses a border within a region, and not n regions. */
    int[][] regions(int rightAt, int belowAt) {
        int[][] parts = parts();
        BitSet vain = (BitSet) bits.clone();
        vain.andNot(of(parts).bits);
        int first = vain.nextSetBit(0);
        if (first >= 0) {
            int line = first / (n - 1);
            int i = first % (n - 1);
            String where =
                    line < n ? "right of row " + line + ", column " + i : "below row " + i + ", column " + (line - n);
            String expected = "from here on no border " + where + ", as both sides are the same region";
            throw new Refusal(line < n ? rightAt : belowAt, expected);
        }
        int found = 1 + Arrays.stream(parts).flatMapToInt(Arrays::stream).max().orElseThrow();
        String expected = "borders that cut the board into " + n + " regions, not " + found + ", from here on";
        Refusal.require(found == n, rightAt, expected);
        return parts;
    }
}
