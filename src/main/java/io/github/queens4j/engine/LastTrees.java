package io.github.queens4j.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The search tree of the last four rows on four columns, each node a bit of one word.
 *
 * <p>There are 4 + 12 + 24 + 24 nodes, 64 exactly: the ways to put queens on different columns into the first one to
 * four of these rows, level by level and in lexicographic order within each. A square that is attacked or closed takes
 * away the nodes with a queen on it, so the tree that is left under given attacks is the complement of a few words, and
 * its size is a bit count.
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
     * For each index of a column and each set of its squares that are attacked, the nodes that fall. Of such a set the
     * bits 0 to 3 are the rows from the last to the first, those of the bits 4 to 7 from the first to the last, as
     * shifts of diagonals have them.
     */
    private static final long[] FALLEN = fallen();

    /**
     * For each pattern of five columns and the index of the one that a queen in the row above takes, the nodes that
     * fall by attacks between these five queens. The pattern is a number with four digits to the base {@link #FAR}, the
     * lowest for the first two columns: the distance of two neighbours less 1, and at most 4.
     */
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

    /** The nodes with a queen on the square of a row and of the column with an index. */
    private static long with(int row, int index) {
        long nodes = 0;
        for (int bit = 0; bit < NODES.length; bit++) {
            if (row < NODES[bit].length && NODES[bit][row] == index) {
                nodes |= 1L << bit;
            }
        }
        return nodes;
    }

    private static long[] fallen() {
        long[] fallen = new long[ROWS << 8];
        for (int index = 0; index < ROWS; index++) {
            for (int row = 0; row < ROWS; row++) {
                long nodes = with(row, index);
                int attacked = 1 << (ROWS - 1 - row) | 1 << (ROWS + row);
                for (int squares = 0; squares < 256; squares++) {
                    fallen[index << 8 | squares] |= (squares & attacked) != 0 ? nodes : 0;
                }
            }
        }
        return fallen;
    }

    private static long[] clashes() {
        long[][][] meetings = meetings();
        long[] clashes = new long[FAR * FAR * FAR * FAR * FAR];
        int[] columns = new int[FAR];
        for (int i = 0; i < clashes.length; i++) {
            for (int index = 1, rest = i / FAR; index < FAR; index++, rest /= FAR) {
                columns[index] = columns[index - 1] + 1 + rest % FAR;
            }
            clashes[i] = clashes(columns, i % FAR, meetings);
        }
        return clashes;
    }

    /** The nodes that fall if there is a queen above in one of five columns and the others are the tree's. */
    private static long clashes(int[] columns, int above, long[][][] meetings) {
        long clashes = 0;
        for (int i = 0; i < FAR; i++) {
            for (int j = i + 1; j < FAR; j++) {
                int first = i == above ? ROWS : i < above ? i : i - 1;
                int second = j == above ? ROWS : j < above ? j : j - 1;
                int distance = columns[j] - columns[i];
                clashes |= distance < FAR ? meetings[Math.min(first, second)][Math.max(first, second)][distance] : 0;
            }
        }
        return clashes;
    }

    /**
     * For two indices of columns, of which {@link #ROWS} is the queen's above, the nodes with queens there that are so
     * many rows apart.
     */
    private static long[][][] meetings() {
        long[][][] meetings = new long[ROWS][ROWS + 1][FAR];
        for (int first = 0; first < ROWS; first++) {
            for (int row = 0; row < ROWS; row++) {
                long nodes = with(row, first);
                meetings[first][ROWS][row + 1] = nodes;
                for (int second = first + 1; second < ROWS; second++) {
                    for (int other = 0; other < ROWS; other++) {
                        meetings[first][second][Math.abs(row - other)] |= nodes & with(other, second);
                    }
                }
            }
        }
        return meetings;
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

    /**
     * The nodes that fall by attacks on the squares of a column, given as 256 times its index and the set of squares.
     */
    static long fallen(int indexAndSquares) {
        return FALLEN[indexAndSquares];
    }

    /**
     * The nodes that fall by attacks between the five queens, given as five times the pattern and the index of the
     * queen above.
     */
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
