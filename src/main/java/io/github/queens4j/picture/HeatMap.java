package io.github.queens4j.picture;

import java.util.Arrays;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * How many boards use each square, as numbers or in shades. An immutable value.
 *
 * <pre>{@code
 * String svg = HeatMap.of(SquareCounts.of(12).toArray()).svg();
 * }</pre>
 */
public final class HeatMap {

    private final long[][] boards;
    private final long total;
    private final LongSummaryStatistics range;

    private HeatMap(long[][] boards, long total) {
        this.boards = boards;
        this.total = total;
        this.range = Arrays.stream(boards).flatMapToLong(Arrays::stream).summaryStatistics();
    }

    /**
     * A map of counts, which are those of {@code SquareCounts} of the package {@code io.github.queens4j.count} or of
     * any other set of boards.
     *
     * @param boards for each row and column the number of boards with a queen there, at least 0; as many columns as
     *     rows, and the same sum in each row, the number of boards
     * @return the map
     * @throws IllegalArgumentException if the array has another shape, a number is negative or the sums of two rows
     *     differ
     */
    public static HeatMap of(long[][] boards) {
        long[][] copy = Arrays.stream(boards).map(long[]::clone).toArray(long[][]::new);
        long total = copy.length == 0 ? 0 : LongStream.of(copy[0]).sum();
        for (int row = 0; row < copy.length; row++) {
            if (copy[row].length != copy.length) {
                throw new IllegalArgumentException("a board of " + copy.length + " rows has as many columns, but row "
                        + row + " has " + copy[row].length);
            }
            for (int column = 0; column < copy.length; column++) {
                if (copy[row][column] < 0) {
                    throw new IllegalArgumentException("a number of boards must be at least 0, but is "
                            + copy[row][column] + " at (" + row + ", " + column + ")");
                }
            }
            long sum = LongStream.of(copy[row]).sum();
            if (sum != total) {
                throw new IllegalArgumentException("every board has a queen in each row, but row 0 adds up to " + total
                        + " boards and row " + row + " to " + sum);
            }
        }
        return new HeatMap(copy, total);
    }

    /** {@return the numbers, right-aligned: n lines, each with its line feed} */
    public String text() {
        String right = "%" + Long.toString(greatest()).length() + "d";
        return Arrays.stream(boards)
                .map(row -> LongStream.of(row)
                        .mapToObj(count -> String.format(Locale.ROOT, right, count))
                        .collect(Collectors.joining(" ", "", "\n")))
                .collect(Collectors.joining());
    }

    /**
     * Draws the board with a shade for each square, from the least number to the greatest, and the percentage of the
     * boards.
     *
     * @return an SVG document; each square has a title with its number
     * @throws CancellationException if the thread is interrupted
     */
    public String svg() {
        return new HeatSvg(this).document();
    }

    int n() {
        return boards.length;
    }

    long at(int row, int column) {
        return boards[row][column];
    }

    /** The number of boards. */
    long total() {
        return total;
    }

    long least() {
        return n() == 0 ? 0 : range.getMin();
    }

    long greatest() {
        return n() == 0 ? 0 : range.getMax();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HeatMap map && Arrays.deepEquals(boards, map.boards);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(boards);
    }
}
