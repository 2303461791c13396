package io.github.queens4j.search;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What the library's rooms ask of a family of lines, and no user: every {@code LineFamily} can be cast to this. */
public interface LineNumbers {

    /** The number of a square that lies on no line; any other, of any sign, is that of a line. */
    long NONE = Long.MIN_VALUE;

    /** The number of the line of a square of a board with n rows, or {@link #NONE}. */
    long line(int row, int column, int n);

    /** The one size of board that has such lines; 0 for every size. */
    default int size() {
        return 0;
    }

    /** Refuses a board of a size that has no such lines. */
    default void requireSize(int n, String name) {
        if (size() != 0 && n != size()) {
            throw new IllegalArgumentException("n must be " + size() + " for " + name + ", but is " + n);
        }
    }

    /**
     * If the lines have few squares, near each other, the ways from a square to those that can be on its line, rows
     * down and columns to the right: engines search them without a table. Otherwise none.
     */
    default List<int[]> offsets() {
        return List.of();
    }

    /** Whether a map of the squares, row * n + column, takes lines to lines, of other families or of rows as it may. */
    static boolean areKept(List<LineNumbers> families, int n, LongUnaryOperator map) {
        LineNumbers rows = (row, column, size) -> row; // A board has them anyway.
        List<LineNumbers> all =
                Stream.concat(families.stream(), Stream.of(rows)).toList();
        return all.stream().allMatch(family -> isKept(family, all, n, map));
    }

    /** Whether squares that share a line of a family go to squares that share one of another. */
    private static boolean isKept(LineNumbers family, List<LineNumbers> all, int n, LongUnaryOperator map) {
        Map<Long, long[]> images = new HashMap<>();
        for (int row = 0; row < n; row++) {
            Interruption.check();
            for (int column = 0; column < n; column++) {
                long line = family.line(row, column, n);
                if (line != NONE) {
                    long to = map.applyAsLong((long) row * n + column);
                    long[] image = all.stream()
                            .mapToLong(other -> other.line((int) (to / n), (int) (to % n), n))
                            .toArray();
                    images.merge(line, image, LineNumbers::common);
                }
            }
        }
        return images.values().stream().allMatch(lines -> Arrays.stream(lines).anyMatch(line -> line != NONE));
    }

    /** What two lists have in common, place by place. */
    private static long[] common(long[] some, long[] others) {
        return IntStream.range(0, some.length)
                .mapToLong(i -> some[i] == others[i] ? some[i] : NONE)
                .toArray();
    }
}
