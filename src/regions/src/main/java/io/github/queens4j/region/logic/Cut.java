package io.github.queens4j.region.logic;

import java.util.Arrays;
import java.util.stream.IntStream;

/** A board cut into lines: rows, then columns, then regions, whose squares may be {@link #FREE} while these grow. */
public final class Cut {

    /** Rows, columns and regions that are done fit a word each. */
    public static final int LARGEST = 64;

    /** In place of the region of a square that has none yet. */
    public static final int FREE = -1;

    final int n;

    /** 3n lines, each a set of squares. */
    final long[][] lines;

    /** For each square its row, its column and its neighbours, without the square itself. */
    private final long[][] near;

    private final int[][] beside;
    private final int[] regionOf;

    /** A board whose squares belong to no region yet, of at most {@link #LARGEST} rows. */
    public Cut(int n) {
        this.n = n;
        int squares = n * n;
        lines = new long[3 * n][(squares + 63) >> 6];
        near = new long[squares][];
        beside = new int[squares][];
        for (int square = 0; square < squares; square++) {
            Bits.add(lines[square / n], square);
            Bits.add(lines[n + square % n], square);
        }
        for (int square = 0; square < squares; square++) {
            near[square] = near(square / n, square % n);
            int at = square;
            beside[square] = IntStream.of(at - n, at + n, at - 1, at + 1)
                    .filter(other -> other >= 0 && other < squares && (other % n == at % n || other / n == at / n))
                    .toArray();
        }
        regionOf = new int[squares];
        Arrays.fill(regionOf, FREE);
    }

    private long[] near(int row, int column) {
        long[] near = lines[row].clone();
        Bits.addAll(near, lines[n + column]);
        for (int r = Math.max(0, row - 1); r <= Math.min(n - 1, row + 1); r++) {
            for (int c = Math.max(0, column - 1); c <= Math.min(n - 1, column + 1); c++) {
                Bits.add(near, r * n + c);
            }
        }
        Bits.remove(near, row * n + column);
        return near;
    }

    /** A board that is cut: for each row and column the region, 0 to n - 1. */
    public static Cut of(int[][] regions) {
        Cut cut = new Cut(regions.length);
        for (int square = 0; square < cut.regionOf.length; square++) {
            cut.assign(square, regions[square / cut.n][square % cut.n]);
        }
        return cut;
    }

    /** Gives a square to a region, or takes it away from all ({@link #FREE}). */
    public void assign(int square, int region) {
        if (regionOf[square] != FREE) {
            Bits.remove(lines[2 * n + regionOf[square]], square);
        }
        regionOf[square] = region;
        if (region != FREE) {
            Bits.add(lines[2 * n + region], square);
        }
    }

    public int region(int square) {
        return regionOf[square];
    }

    /** The squares that share a side with one; not to be changed. */
    public int[] beside(int square) {
        return beside[square];
    }

    int regionLine(int square) {
        return 2 * n + regionOf[square];
    }

    public long[] all() {
        long[] all = new long[lines[0].length];
        Arrays.fill(all, -1L);
        all[all.length - 1] >>>= -(n * n); // Modulo 64: the last word keeps the bits of squares alone.
        return all;
    }

    /** Takes what a queen attacks out of a set, and leaves her own square, which is in a region, as it is. */
    public void removeAttacked(long[] set, int queen) {
        long own = set[queen >> 6] & (1L << queen);
        long[] around = near[queen];
        long[] region = lines[regionLine(queen)];
        for (int w = 0; w < set.length; w++) {
            set[w] &= ~(around[w] | region[w]);
        }
        set[queen >> 6] |= own;
    }

    /** Leaves in a set what a queen on a square would attack; whether that is anything. */
    boolean retainAttacked(long[] set, int queen) {
        long[] around = near[queen];
        long[] region = lines[regionLine(queen)];
        Bits.remove(set, queen);
        long left = 0;
        for (int w = 0; w < set.length; w++) {
            set[w] &= around[w] | region[w];
            left |= set[w];
        }
        return left != 0;
    }

    public int[][] map() {
        int[][] map = new int[n][];
        for (int row = 0; row < n; row++) {
            map[row] = Arrays.copyOfRange(regionOf, row * n, row * n + n);
        }
        return map;
    }
}
