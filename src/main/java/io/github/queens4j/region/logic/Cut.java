package io.github.queens4j.region.logic;

import java.util.Arrays;

/**
 * A board cut into regions, as lines: 0 to n - 1 are rows, then come columns, then regions. While a generator grows
 * regions, squares may belong to none ({@link #FREE}); nobody else changes a cut.
 */
public final class Cut {

    /** In place of the region of a square that has none yet. */
    public static final int FREE = -1;

    final Grid grid;
    final int n;

    /** 3n lines, each a set of squares. */
    final long[][] lines;

    private final int[] regionOf;

    /**
     * A board whose squares belong to no region yet.
     *
     * @param grid its size
     */
    public Cut(Grid grid) {
        this.grid = grid;
        this.n = grid.n;
        lines = Arrays.copyOf(grid.lines, 3 * n);
        for (int region = 0; region < n; region++) {
            lines[2 * n + region] = new long[grid.words];
        }
        regionOf = new int[grid.squares];
        Arrays.fill(regionOf, FREE);
    }

    /**
     * A board that is cut.
     *
     * @param grid its size
     * @param regions for each row and column the region, 0 to n - 1
     * @return the cut
     */
    public static Cut of(Grid grid, int[][] regions) {
        Cut cut = new Cut(grid);
        for (int square = 0; square < grid.squares; square++) {
            cut.assign(square, regions[square / grid.n][square % grid.n]);
        }
        return cut;
    }

    /**
     * Gives a square to a region, or takes it away from all.
     *
     * @param square the square
     * @param region 0 to n - 1, or {@link #FREE}
     */
    public void assign(int square, int region) {
        if (regionOf[square] != FREE) {
            Bits.remove(lines[2 * n + regionOf[square]], square);
        }
        regionOf[square] = region;
        if (region != FREE) {
            Bits.add(lines[2 * n + region], square);
        }
    }

    /**
     * The region of a square.
     *
     * @param square the square
     * @return 0 to n - 1, or {@link #FREE}
     */
    public int region(int square) {
        return regionOf[square];
    }

    /** The line that is the region of a square. */
    int regionLine(int square) {
        return 2 * n + regionOf[square];
    }

    /**
     * Takes what a queen attacks out of a set, and leaves the square of the queen herself as it is.
     *
     * @param set the set
     * @param queen her square, which is in a region
     */
    public void removeAttacked(long[] set, int queen) {
        boolean had = Bits.has(set, queen);
        long[] near = grid.near[queen];
        long[] region = lines[regionLine(queen)];
        for (int w = 0; w < set.length; w++) {
            set[w] &= ~(near[w] | region[w]);
        }
        if (had) {
            Bits.add(set, queen);
        }
    }

    /** Leaves in a set what a queen on a square would attack. */
    void retainAttacked(long[] set, int queen) {
        long[] near = grid.near[queen];
        long[] region = lines[regionLine(queen)];
        for (int w = 0; w < set.length; w++) {
            set[w] &= near[w] | region[w];
        }
        Bits.remove(set, queen);
    }

    /**
     * The map.
     *
     * @return for each row and column the region; a copy
     */
    public int[][] map() {
        int[][] map = new int[n][];
        for (int row = 0; row < n; row++) {
            map[row] = Arrays.copyOfRange(regionOf, row * n, row * n + n);
        }
        return map;
    }
}
