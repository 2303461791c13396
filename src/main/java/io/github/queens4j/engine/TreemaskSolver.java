package io.github.queens4j.engine;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SolutionVisitor.Visit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * {@code treemask}: the search of {@code bitmask}, with its tree in the last rows as bits of machine words.
 *
 * <p><b>Idea.</b> When five rows are left, five columns are left. For each that the first of these rows may take, four
 * columns are left to four rows, and a search has 4 + 12 + 24 + 24 ways to put queens into the first one to four of
 * them: 64 nodes, the bits of a word. An attacked square takes away the nodes with a queen on it. So what is left of a
 * tree is the complement of a few words, looked up by the attacks on each column and by the distances between the
 * columns. Its bit count is the number of placements, and its leaves are the solutions, in lexicographic order.
 *
 * <p><b>Complexity.</b> That of {@code bitmask}, with the same placements and attempts. Most nodes of a search are in
 * its last rows, and most of its time goes into branches predicted wrong there; the five trees take some 150 operations
 * with hardly a branch. Counts take the shorter way of {@link BitmaskCounter}; for a listener, who is notified of each
 * step, all rows are searched alike.
 *
 * <p><b>Source.</b> Our own, after the lanes of the colour split, see {@code io.github.queens4j.count}.
 *
 * <p><b>Limits.</b> n is at most {@value #MAX_SIZE}, since four bits are needed beside each word of diagonals.
 */
public final class TreemaskSolver extends Engine {

    static final int MAX_SIZE = Long.SIZE - Tree.ROWS;

    /** The rows that are done at once: one, and below each of its queens a tree. */
    private static final int LAST_ROWS = 1 + Tree.ROWS;

    /** An engine without state. */
    public TreemaskSolver() {
        super("treemask", MAX_SIZE);
    }

    @Override
    void run(Search search) {
        new Run(search).run();
    }

    @Override
    public long count(Puzzle puzzle) {
        return countBy(BitmaskCounter::count, puzzle);
    }

    private static final class Run {

        /** The column of a row without a queen: no squares are behind it. */
        private static final int NONE = Long.SIZE - 1;

        private final Search search;
        private final int n;
        private final int[] columns;
        private final long[] open;

        /** For each row how many of its squares are open. */
        private final int[] width;

        /** The first of the last rows; not a row at all if they are searched like the others. */
        private final int last;

        /** Whether the last three rows are as wide as each other, so that levels of a tree do not matter. */
        private final boolean even;

        /** For each column its closed squares in the rows of a tree, bits as in {@link Tree#FALLEN}. */
        private final int[] closed;

        private final boolean someClosed;

        /** The columns left and the trees below a queen on each of them, where solutions were found. */
        private final int[] columnsLeft = new int[LAST_ROWS];

        private final long[] trees = new long[LAST_ROWS];

        /** What was found in the last rows and is not in the tally yet: queens above trees, nodes without a leaf. */
        private long queens;

        private long nodes;

        /** Nodes behind the solution that is being visited, which are in the tally too early. */
        private long untried;

        private long untriedQueens;

        /** The rows that may have a queen. */
        private int standing;

        Run(Search search) {
            this.search = search;
            n = search.size();
            columns = new int[n];
            Arrays.fill(columns, NONE);
            open = Search.openColumns(search.puzzle());
            width = Arrays.stream(open).mapToInt(Long::bitCount).toArray();
            last = search.hasListener() ? -1 : n - LAST_ROWS;
            even = last >= 0 && width[n - 3] == width[n - 1] && width[n - 2] == width[n - 1];
            standing = last < 0 ? n : last;
            closed = new int[n];
            for (int row = last + 1; last >= 0 && row < n; row++) {
                for (int column = 0; column < n; column++) {
                    closed[column] |= (int) (~open[row] >>> column & 1) << (row - last - 1 + Tree.ROWS);
                }
            }
            someClosed = Arrays.stream(closed).anyMatch(squares -> squares != 0);
        }

        /** A row's squares are counted at once; of queens that still stand in the end, those behind were not tried. */
        void run() {
            try {
                fillFrom(0, 0, 0, 0);
            } finally {
                for (int row = 0; row < standing; row++) {
                    search.add(0, -Long.bitCount(open[row] & -2L << columns[row]));
                }
                if (last >= 0) {
                    queens -= Long.bitCount(untriedQueens);
                    search.add(queens + nodes, queens * width[last + 1] + nodes * width[n - 1]);
                    search.add(-Long.bitCount(untried), -below(untried));
                }
            }
        }

        /** Extends the partial solution in the rows before this one, whose attacks on it are the three words. */
        private Visit fillFrom(int row, long byColumn, long byDiagonal, long byAntiDiagonal) {
            if (row == n) {
                return search.solution(columns);
            }
            search.attempts(width[row]);
            long free = open[row] & ~(byColumn | byDiagonal | byAntiDiagonal);
            if (row == last) {
                return free == 0 ? Visit.CONTINUE : fillLastRows(free, byColumn, byDiagonal, byAntiDiagonal);
            }
            while (free != 0) {
                long queen = free & -free;
                free ^= queen;
                columns[row] = Long.numberOfTrailingZeros(queen);
                search.place(row, columns[row]);
                if (fillFrom(row + 1, byColumn | queen, (byDiagonal | queen) << 1, (byAntiDiagonal | queen) >>> 1)
                        == Visit.STOP) {
                    return Visit.STOP;
                }
                search.remove(row, columns[row]);
            }
            columns[row] = NONE;
            return Visit.CONTINUE;
        }

        /** The same in the last rows, at least one of whose first squares is free: five trees at once, no steps. */
        private Visit fillLastRows(long free, long byColumn, long byDiagonal, long byAntiDiagonal) {
            long board = -1L >>> (Long.SIZE - n);
            long left = board & ~byColumn;
            int c0 = Long.numberOfTrailingZeros(left);
            left &= left - 1;
            int c1 = Long.numberOfTrailingZeros(left);
            left &= left - 1;
            int c2 = Long.numberOfTrailingZeros(left);
            left &= left - 1;
            int c3 = Long.numberOfTrailingZeros(left);
            left &= left - 1;
            int c4 = Long.numberOfTrailingZeros(left);

            // Below square (row, column) lies bit column - 1 of the diagonals, then column - 2 and so on; of the
            // anti-diagonals column + 1. So a word shifted by a column has that column's squares side by side.
            long upward = (byDiagonal & board) << Tree.ROWS;
            long downward = byAntiDiagonal >>> 1 << Tree.ROWS;
            int squares0 = squares(upward, downward, c0);
            int squares1 = squares(upward, downward, c1);
            int squares2 = squares(upward, downward, c2);
            int squares3 = squares(upward, downward, c3);
            int squares4 = squares(upward, downward, c4);

            if (someClosed) {
                squares0 |= closed[c0];
                squares1 |= closed[c1];
                squares2 |= closed[c2];
                squares3 |= closed[c3];
                squares4 |= closed[c4];
            }

            // A column keeps its index among the four if the queen above is behind it, and moves up by one if she is
            // before it.
            long before1 = Tree.FALLEN[squares0];
            long before2 = before1 | Tree.FALLEN[0x100 | squares1];
            long before3 = before2 | Tree.FALLEN[0x200 | squares2];
            long before4 = before3 | Tree.FALLEN[0x300 | squares3];
            long behind3 = Tree.FALLEN[0x300 | squares4];
            long behind2 = behind3 | Tree.FALLEN[0x200 | squares3];
            long behind1 = behind2 | Tree.FALLEN[0x100 | squares2];
            long behind0 = behind1 | Tree.FALLEN[squares1];
            int pattern = Tree.pattern(c1 - c0, c2 - c1, c3 - c2, c4 - c3);
            long tree0 = ~(behind0 | Tree.CLASHES[pattern]) & -(free >>> c0 & 1);
            long tree1 = ~(before1 | behind1 | Tree.CLASHES[pattern + 1]) & -(free >>> c1 & 1);
            long tree2 = ~(before2 | behind2 | Tree.CLASHES[pattern + 2]) & -(free >>> c2 & 1);
            long tree3 = ~(before3 | behind3 | Tree.CLASHES[pattern + 3]) & -(free >>> c3 & 1);
            long tree4 = ~(before4 | Tree.CLASHES[pattern + 4]) & -(free >>> c4 & 1);

            queens += Long.bitCount(free);
            if (((tree0 | tree1 | tree2 | tree3 | tree4) & Tree.LEAVES) == 0) {
                if (even) {
                    nodes += Long.bitCount(tree0)
                            + Long.bitCount(tree1)
                            + Long.bitCount(tree2)
                            + Long.bitCount(tree3)
                            + Long.bitCount(tree4);
                } else {
                    tally(tree0);
                    tally(tree1);
                    tally(tree2);
                    tally(tree3);
                    tally(tree4);
                }
                return Visit.CONTINUE;
            }
            setTree(0, c0, tree0);
            setTree(1, c1, tree1);
            setTree(2, c2, tree2);
            setTree(3, c3, tree3);
            setTree(4, c4, tree4);
            return walk(free);
        }

        private int squares(long upward, long downward, int column) {
            return ((int) (upward >>> column) & 0xF) | ((int) (downward >>> column) & 0xF0);
        }

        private void setTree(int above, int column, long tree) {
            columnsLeft[above] = column;
            trees[above] = tree;
        }

        /** Visits the solutions of the trees below some queens. */
        private Visit walk(long free) {
            standing = n;
            for (int above = 0; above < LAST_ROWS; above++) {
                long tree = trees[above];
                tally(tree);
                for (long leaves = tree & Tree.LEAVES; leaves != 0; leaves &= leaves - 1) {
                    untried = tree & ~(leaves ^ (leaves - 1));
                    untriedQueens = free & -2L << columnsLeft[above];
                    setColumns(above, Tree.NODES[Long.numberOfTrailingZeros(leaves)]);
                    if (search.solution(columns) == Visit.STOP) {
                        return Visit.STOP;
                    }
                }
            }
            untried = 0;
            untriedQueens = 0;
            standing = last;
            return Visit.CONTINUE;
        }

        private void tally(long tree) {
            search.add(Long.bitCount(tree), below(tree));
        }

        /** The open squares that a search comes to below the nodes of a tree. */
        private int below(long tree) {
            return even
                    ? Long.bitCount(tree & ~Tree.LEAVES) * width[n - 1]
                    : Long.bitCount(tree & Tree.LEVELS[1]) * width[n - 3]
                            + Long.bitCount(tree & Tree.LEVELS[2]) * width[n - 2]
                            + Long.bitCount(tree & Tree.LEVELS[3]) * width[n - 1];
        }

        private void setColumns(int above, int[] leaf) {
            columns[last] = columnsLeft[above];
            for (int i = 0; i < Tree.ROWS; i++) {
                columns[last + 1 + i] = columnsLeft[leaf[i] < above ? leaf[i] : leaf[i] + 1];
            }
        }
    }

    /**
     * The search tree of four rows on four columns, each node a bit of one word, and what attacks take away from it.
     */
    private static final class Tree {

        static final int ROWS = 4;

        /** Nodes by their bits, in the order of a search: the index of the column in each of their rows. */
        static final int[][] NODES = nodes();

        /** For each number of queens the nodes that have so many. */
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
         * The nodes that fall by attacks on the squares of a column, by 256 times its index and the set of squares: its
         * bits 0 to 3 are the rows from the last to the first, the bits 4 to 7 those from the first to the last, as
         * shifts of diagonals have them.
         */
        static final long[] FALLEN = fallen();

        /**
         * The nodes that fall by attacks between five queens, by {@link #pattern} and the index of the column of the
         * one in the row above the tree.
         */
        static final long[] CLASHES = clashes();

        private Tree() {}

        /** A number for the distances of five neighbouring columns, of which all from five on are alike. */
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
                    int attacks = 1 << (ROWS - 1 - row) | 1 << (ROWS + row);
                    fallen[i] |= (i & attacks) != 0 ? WITH[row][i >> 8] : 0;
                }
            }
            return fallen;
        }

        private static long[] clashes() {
            long[] clashes = new long[5 * 5 * 5 * 5 * 5];
            int[] columns = new int[LAST_ROWS];
            for (int i = 0; i < clashes.length; i++) {
                for (int index = 1, rest = i / 5; index < LAST_ROWS; index++, rest /= 5) {
                    columns[index] = columns[index - 1] + rest % 5 + 1;
                }
                clashes[i] = clashes(columns, i % 5);
            }
            return clashes;
        }

        private static long clashes(int[] columns, int above) {
            long clashes = 0;
            for (int i = 0; i < LAST_ROWS; i++) {
                int distanceToAbove = Math.abs(columns[i] - columns[above]);
                if (i != above && distanceToAbove <= ROWS) {
                    clashes |= WITH[distanceToAbove - 1][i < above ? i : i - 1];
                }
                for (int j = i + 1; j < LAST_ROWS; j++) {
                    if (i != above && j != above) {
                        clashes |= clashes(i < above ? i : i - 1, j < above ? j : j - 1, columns[j] - columns[i]);
                    }
                }
            }
            return clashes;
        }

        private static long clashes(int index, int other, int distance) {
            long clashes = 0;
            for (int row = 0; row + distance < ROWS; row++) {
                clashes |= WITH[row][index] & WITH[row + distance][other];
                clashes |= WITH[row][other] & WITH[row + distance][index];
            }
            return clashes;
        }
    }
}
