package io.github.queens4j.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The search tree of four rows on four columns as sets of its 64 nodes, each a bit. A node is one way to put queens
 * into the first one to four rows, all in different columns; bits are in the order of a search, so that the leaves are
 * in lexicographic order. Columns have indices from left to right, whatever is between them; in the row above stands
 * another queen, in a fifth column.
 */
final class FourRowTree {

    static final int ROWS = 4;

    /** The columns of the tree and that of the queen above it. */
    private static final int COLUMNS = ROWS + 1;

    /** For each bit its node: the index of the queen's column in each row. */
    static final int[][] NODES = nodes();

    /** For each number of queens the nodes that have this number. */
    static final long[] LEVELS = new long[ROWS + 1];

    static final long LEAVES;

    /** For each row and index of a column the nodes with a queen there. */
    private static final long[][] WITH = new long[ROWS][ROWS];

    static {
        for (int bit = 0; bit < NODES.length; bit++) {
            int[] node = NODES[bit];
            LEVELS[node.length] |= 1L << bit;
            for (int row = 0; row < node.length; row++) {
                WITH[row][node[row]] |= 1L << bit;
            }
        }
        LEAVES = LEVELS[ROWS];
    }

    /**
     * For 256 times the index of a column and a set of its squares the nodes with a queen on one of them. A set has two
     * bits for each square, either of which will do: bits 0 to 3 are the rows from the last to the first, bits 4 to 7
     * from the first to the last, as they lie side by side in words of diagonals and of anti-diagonals.
     */
    static final long[] FALLEN = fallen();

    /** For a {@link #pattern} plus the place of the queen above: the nodes in which any of these queens clash. */
    static final long[] CLASHES = clashes();

    private FourRowTree() {}

    /** A multiple of five for the distances between five columns, alike from five on: no diagonal is longer. */
    static int pattern(int d1, int d2, int d3, int d4) {
        return 5 * (digit(d1) + 5 * (digit(d2) + 5 * (digit(d3) + 5 * digit(d4))));
    }

    private static int digit(int distance) {
        return Math.min(distance, 5) - 1;
    }

    private static int[][] nodes() {
        List<int[]> nodes = new ArrayList<>();
        addBelow(new int[0], nodes);
        return nodes.toArray(int[][]::new);
    }

    private static void addBelow(int[] node, List<int[]> nodes) {
        for (int i = 0; i < ROWS; i++) {
            int index = i;
            if (Arrays.stream(node).noneMatch(taken -> taken == index)) {
                int[] child = Arrays.copyOf(node, node.length + 1);
                child[node.length] = index;
                nodes.add(child);
                addBelow(child, nodes);
            }
        }
    }

    private static long[] fallen() {
        long[] fallen = new long[ROWS << 8];
        for (int i = 0; i < fallen.length; i++) {
            for (int row = 0; row < ROWS; row++) {
                int square = 1 << (ROWS - 1 - row) | 1 << (ROWS + row);
                fallen[i] |= (i & square) != 0 ? WITH[row][i >> 8] : 0;
            }
        }
        return fallen;
    }

    private static long[] clashes() {
        long[] clashes = new long[5 * 5 * 5 * 5 * COLUMNS];
        int[] columns = new int[COLUMNS];
        for (int i = 0; i < clashes.length; i++) {
            for (int at = 1, rest = i / 5; at < COLUMNS; at++, rest /= 5) {
                columns[at] = columns[at - 1] + rest % 5 + 1;
            }
            clashes[i] = clashes(columns, i % 5);
        }
        return clashes;
    }

    /** The same for five columns, by the position among them of the queen above the tree. */
    private static long clashes(int[] columns, int above) {
        long clashes = 0;
        for (int i = 0; i < COLUMNS; i++) {
            for (int j = i + 1; j < COLUMNS; j++) {
                int down = columns[j] - columns[i];
                for (int row = 0; row + down <= ROWS; row++) {
                    clashes |= with(row, i, above) & with(row + down, j, above);
                    clashes |= with(row, j, above) & with(row + down, i, above);
                }
            }
        }
        return clashes;
    }

    /** The nodes with a queen in one of the five columns, in the row above the tree (0) or in one of its rows. */
    private static long with(int row, int position, int above) {
        if (row == 0) {
            return position == above ? -1 : 0;
        }
        return position == above ? 0 : WITH[row - 1][position < above ? position : position - 1];
    }
}
