package io.github.queens4j.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The search tree of the last four rows on four columns, each node a bit of one word.
 *
 * <p>There are 4 + 12 + 24 + 24 nodes, 64 exactly: the ways to put queens on different columns into the first one to four of these
 * rows, level by level and in lexicographic order within each. A square that is attacked or closed takes away the nodes with a queen
 * on it, so the tree that is left under given attacks is the complement of a few words, and its size is a bit count.
 */
final class LastTrees {

    /** The four rows of a tree. */
    static final int ROWS = 4;

    /** Where the nodes of the last level begin, the solutions. */
    static final int LEAVES = 4 + 12 + 24;

    /** The nodes with two queens and those with three. */
    static final long LEVEL_2 = 0xFFF0;

    static final long LEVEL_3 = 0xFF_FFFF_0000L;

    /** Distances of neighbouring columns from this one on are all alike: no diagonal of five rows reaches so far. */
    static final int FAR = 5;

    /** Nodes by their bits: the index of the column in each of their rows. */
    private static final int[][] NODES = nodes();

    /**
     * For each index of a column and each set of its squares that are attacked, the nodes that fall. Of such a set the bits 0 to 3 are
     * the rows from the last to the first, those of the bits 4 to 7 from the first to the last, as shifts of diagonals have them.
     */
    private static final long[] FALLEN = fallen();

    /** For each pattern of five columns and the index of the one taken by a queen in the row above: nodes that fall by attacks between queens. */
    private static final long[] CLASHES = clashes();

    /** For each leaf the columns of its rows, a byte each: eight times the index. */
    private static final int[] LEAF_SHIFTS = leafShifts();

    /** For each leaf the nodes visited up to it. */
    private static final long[] VISITED = visited();

    private LastTrees() {}

    private static int[][] nodes() {
        List<int[]> nodes = new ArrayList<>();
        List<int[]> level = List.of(new int[0]);
        for (int row = 0; row < ROWS; row++) {
            List<int[]> next = new ArrayList<>();
            for (int[] node : level) {
                for (int index = 0; index < ROWS; index++) {
                    int taken = index;
                    if (Arrays.stream(node).noneMatch(other -> other == taken)) {
                        int[] child = Arrays.copyOf(node, row + 1);
                        child[row] = index;
                        next.add(child);
                    }
                }
            }
            nodes.addAll(next);
            level = next;
        }
        return nodes.toArray(int[][]::new);
    }

    private static long[] fallen() {
        long[] fallen = new long[ROWS << 8];
        for (int i = 0; i < fallen.length; i++) {
            for (int bit = 0; bit < NODES.length; bit++) {
                int[] node = NODES[bit];
                for (int row = 0; row < node.length; row++) {
                    boolean attacked = ((i >>> (ROWS - 1 - row)) & 1) != 0 || ((i >>> (ROWS + row)) & 1) != 0;
                    if (attacked && node[row] == i >>> 8) {
                        fallen[i] |= 1L << bit;
                    }
                }
            }
        }
        return fallen;
    }

    private static long[] clashes() {
        long[] clashes = new long[FAR * FAR * FAR * FAR * FAR];
        int[] columns = new int[FAR];
        for (int pattern = 0; pattern < clashes.length / FAR; pattern++) {
            for (int i = 1, rest = pattern; i < FAR; i++, rest /= FAR) {
                columns[i] = columns[i - 1] + 1 + rest % FAR;
            }
            for (int above = 0; above < FAR; above++) {
                for (int bit = 0; bit < NODES.length; bit++) {
                    if (clash(columns, above, NODES[bit])) {
                        clashes[FAR * pattern + above] |= 1L << bit;
                    }
                }
            }
        }
        return clashes;
    }

    /** Whether any two of the queen above and those of a node share a diagonal. */
    private static boolean clash(int[] columns, int above, int[] node) {
        int[] board = new int[node.length + 1];
        board[0] = columns[above];
        for (int row = 0; row < node.length; row++) {
            board[row + 1] = columns[node[row] < above ? node[row] : node[row] + 1];
            for (int other = 0; other <= row; other++) {
                if (Math.abs(board[row + 1] - board[other]) == row + 1 - other) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int[] leafShifts() {
        int[] shifts = new int[NODES.length - LEAVES];
        for (int leaf = 0; leaf < shifts.length; leaf++) {
            for (int row = 0; row < ROWS; row++) {
                shifts[leaf] |= (8 * NODES[LEAVES + leaf][row]) << (8 * row);
            }
        }
        return shifts;
    }

    private static long[] visited() {
        long[] visited = new long[NODES.length - LEAVES];
        for (int leaf = 0; leaf < visited.length; leaf++) {
            for (int bit = 0; bit < NODES.length; bit++) {
                int[] node = NODES[bit];
                if (Arrays.compare(node, Arrays.copyOf(NODES[LEAVES + leaf], node.length)) <= 0) {
                    visited[leaf] |= 1L << bit;
                }
            }
        }
        return visited;
    }

    /** The nodes that fall by attacks on the squares of a column, given as 256 times its index and the set of squares. */
    static long fallen(int indexAndSquares) {
        return FALLEN[indexAndSquares];
    }

    /** The nodes that fall by attacks between the five queens, given as five times the pattern and the index of the queen above. */
    static long clashes(int patternAndAbove) {
        return CLASHES[patternAndAbove];
    }

    /** Where the column of each row of a leaf stands in a word of four bytes, a byte each. */
    static int leafShifts(int leaf) {
        return LEAF_SHIFTS[leaf];
    }

    /** The nodes that a search visits up to a leaf, the leaf and all above it included. */
    static long visitedUpTo(int leaf) {
        return VISITED[leaf];
    }
}
