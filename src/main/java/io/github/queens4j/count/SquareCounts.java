package io.github.queens4j.count;

import io.github.queens4j.count.join.SquareSums;
import io.github.queens4j.count.join.Term;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/**
 * How many of the Q(n) boards have a queen on each square.
 *
 * <pre>{@code
 * SquareCounts counts = SquareCounts.of(8);
 * counts.at(0, 0); // => 4
 * counts.total();  // => 92
 * }</pre>
 *
 * <p><b>Idea.</b> The colour split, with the pairs of placements listed that it only counts: a pair of white ones
 * stands on as many boards as there are pairs of black ones on the rows and columns that it leaves, and the other way
 * round. One pass is enough for all squares.
 *
 * <p><b>Complexity.</b> Processor time on a busy AMD EPYC: 0.7 s for n = 16, 8 s for n = 18, 225 s for n = 20. A few
 * megabytes for each thread up to n = 18, some tens at n = 20.
 *
 * <p><b>Limits.</b> For one square alone of a large board, {@link CountJob#of(io.github.queens4j.Puzzle)} takes less
 * time.
 *
 * <p>An immutable value.
 */
public final class SquareCounts {

    /** Images of a square under the symmetries, times thirds. */
    private static final long SHARES = 8 * 3L;

    private final long[][] counts;

    private SquareCounts(long[][] counts) {
        this.counts = counts;
    }

    /**
     * Counts with as many threads as there are processors.
     *
     * @param n rows and columns, 0 to {@link CountPlan#LARGEST_N}
     * @return the counts
     * @throws IllegalArgumentException if n is negative
     * @throws ArithmeticException if n is larger: the counts would not fit a {@code long}
     * @throws CancellationException if the thread is interrupted; the interrupt flag stays set
     */
    public static SquareCounts of(int n) {
        return of(n, Runtime.getRuntime().availableProcessors(), progress -> {});
    }

    /**
     * Counts with some threads, and tells a listener how far it is.
     *
     * @param n rows and columns, 0 to {@link CountPlan#LARGEST_N}
     * @param threads at least 1; they are daemon threads, and end before this method does
     * @param listener hears of the progress on the calling thread, once at the beginning and after each unit. What it
     *     throws ends the count and reaches the caller unchanged
     * @return the counts
     * @throws IllegalArgumentException if n is negative or the number of threads less than 1
     * @throws ArithmeticException if n is larger: the counts would not fit a {@code long}
     * @throws CancellationException if the thread is interrupted; the interrupt flag stays set
     */
    public static SquareCounts of(int n, int threads, Consumer<? super CountProgress> listener) {
        CountPlan.requireSize(n);
        Objects.requireNonNull(listener, "listener");
        if (threads < 1) {
            throw new IllegalArgumentException("threads must be at least 1, but is " + threads);
        }
        long start = System.nanoTime();
        long[][] sums = new long[n][n];
        List<SquareUnit> units = units(n);
        listener.accept(progress(0, units, start));
        int[] done = {0};
        count(units, threads, part -> {
            part.addTo(sums);
            done[0]++;
            listener.accept(progress(done[0], units, start));
        });
        return new SquareCounts(symmetric(sums));
    }

    /** On threads of its own, which end with it; results are added up on the calling one. */
    private static void count(List<SquareUnit> units, int threads, Consumer<SquareSums> result) {
        OpenUnits<SquareUnit> open = new OpenUnits<>(units, new BitSet());
        UnitRunner<SquareSums> runner = new ThreadRunner<>(open, threads, "queens4j-squares-");
        try {
            runner.start();
            int left = units.size();
            while (left > 0) {
                SquareSums sums = runner.next(Long.MAX_VALUE);
                if (sums != null) {
                    result.accept(sums);
                    left--;
                }
            }
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the count of the squares was interrupted");
        } finally {
            List<SquareSums> unused = runner.stop();
        }
    }

    private static List<SquareUnit> units(int n) {
        List<SquareUnit> units = new ArrayList<>();
        for (Term term : Term.of(n)) {
            for (int part = 0; part < SquareSums.parts(term); part++) {
                units.add(new SquareUnit(term, part));
            }
        }
        return units;
    }

    private static CountProgress progress(int done, List<SquareUnit> units, long start) {
        double fraction = (double) done / units.size();
        return new CountProgress(done, 0, units.size(), fraction, 0, Duration.ofNanos(System.nanoTime() - start));
    }

    /** The sum over the images of each square, as the boards counted stand for their images. */
    private static long[][] symmetric(long[][] sums) {
        int last = sums.length - 1;
        long[][] counts = new long[sums.length][sums.length];
        for (int r = 0; r <= last; r++) {
            for (int c = 0; c <= last; c++) {
                long sum = 0;
                for (long[] square : new long[][] {{r, c}, {r, last - c}, {last - r, c}, {last - r, last - c}}) {
                    sum = Math.addExact(sum, sums[(int) square[0]][(int) square[1]]);
                    sum = Math.addExact(sum, sums[(int) square[1]][(int) square[0]]);
                }
                if (sum % SHARES != 0) {
                    throw new ArithmeticException("the sums of (" + r + ", " + c + ") are no whole boards: " + sum);
                }
                counts[r][c] = sum / SHARES;
            }
        }
        return counts;
    }

    /**
     * The board size.
     *
     * @return n
     */
    public int n() {
        return counts.length;
    }

    /**
     * The boards with a queen on a square.
     *
     * @param row 0 to n - 1
     * @param column 0 to n - 1
     * @return their number, 0 to {@link #total}
     * @throws IndexOutOfBoundsException if the square is not on the board
     */
    public long at(int row, int column) {
        return counts[Objects.checkIndex(row, n())][Objects.checkIndex(column, n())];
    }

    /**
     * The number of boards, which is the sum over any row or column.
     *
     * @return Q(n); 1 for n = 0
     */
    public long total() {
        return n() == 0 ? 1 : Arrays.stream(counts[0]).sum();
    }

    /**
     * All counts.
     *
     * @return n rows of n columns; a copy
     */
    public long[][] toArray() {
        return Arrays.stream(counts).map(long[]::clone).toArray(long[][]::new);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SquareCounts squares && Arrays.deepEquals(counts, squares.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(counts);
    }

    @Override
    public String toString() {
        return "SquareCounts[n=" + n() + ", total=" + total() + "]";
    }
}
