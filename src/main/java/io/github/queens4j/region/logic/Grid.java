package io.github.queens4j.region.logic;

/**
 * What all boards of a size share: rows, columns, and which squares a queen attacks whatever the regions are. Takes
 * O(n^4) bits. Immutable.
 */
public final class Grid {

    /** Rows, columns and regions that are done fit a word each. */
    public static final int LARGEST = 64;

    final int n;
    final int squares;

    /** Words of a set of squares. */
    final int words;

    /** Rows 0 to n - 1, then columns. */
    final long[][] lines;

    /** For each square the row, the column and the neighbours, without the square itself. */
    final long[][] near;

    /**
     * Builds the tables.
     *
     * @param n rows and columns, 1 to {@link #LARGEST}
     */
    public Grid(int n) {
        this.n = n;
        squares = n * n;
        words = (squares + 63) >> 6;
        lines = new long[2 * n][words];
        near = new long[squares][];
        for (int square = 0; square < squares; square++) {
            Bits.add(lines[square / n], square);
            Bits.add(lines[n + square % n], square);
        }
        for (int square = 0; square < squares; square++) {
            near[square] = near(square / n, square % n);
        }
    }

    private long[] near(int row, int column) {
        long[] near = new long[words];
        for (int w = 0; w < words; w++) {
            near[w] = lines[row][w] | lines[n + column][w];
        }
        for (int r = Math.max(0, row - 1); r <= Math.min(n - 1, row + 1); r++) {
            for (int c = Math.max(0, column - 1); c <= Math.min(n - 1, column + 1); c++) {
                Bits.add(near, r * n + c);
            }
        }
        Bits.remove(near, row * n + column);
        return near;
    }

    /**
     * Rows and columns of the board.
     *
     * @return n
     */
    public int size() {
        return n;
    }

    /** A set with every square. */
    long[] all() {
        long[] all = new long[words];
        for (int w = 0; w < words; w++) {
            all[w] = -1L;
        }
        if ((squares & 63) != 0) {
            all[words - 1] = -1L >>> (64 - (squares & 63));
        }
        return all;
    }
}
