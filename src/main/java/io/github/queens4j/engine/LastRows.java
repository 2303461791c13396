package io.github.queens4j.engine;

import io.github.queens4j.SolutionVisitor.Visit;

/**
 * The last five rows of the search of {@link BitmaskSolver}, without a step for each queen.
 *
 * <p><b>Idea.</b> Five columns are left. For each that the first of the five rows may take, four are left to four rows,
 * and what is left of the search tree there is one word: see {@link LastTrees}. A diagonal word, shifted by a column,
 * has the squares of that column that are attacked in the four rows side by side, so eight words looked up by columns,
 * and five by the distances between them, make all five trees. Bit counts tally their nodes, the very partial solutions
 * that a search would visit; the leaves are the solutions.
 *
 * <p><b>Complexity.</b> Some 150 operations with hardly a branch, for what is 4.5 nodes of a search on average (n =
 * 14): most of the time of a search goes into branches predicted wrong, and 19.6 of its 27.4 million nodes are in these
 * rows. With it, n = 13 and 14 take 0.7 of the time.
 *
 * <p><b>Source.</b> Our own, after the lanes of the colour split, see {@code io.github.queens4j.count}.
 *
 * <p><b>Limits.</b> n from {@value #MIN_SIZE} to {@value #MAX_SIZE}, since four bits are needed beside each diagonal
 * word.
 */
final class LastRows {

    static final int ROWS = LastTrees.ROWS + 1;
    static final int MIN_SIZE = ROWS + 1;
    static final int MAX_SIZE = Long.SIZE - LastTrees.ROWS;

    private final Search search;
    private final int n;
    private final long board;
    private final int[] columns;
    private final int[] width;

    /** For each column its closed squares, bits as in {@link LastTrees#fallen}. */
    private final int[] closed;

    private final boolean someClosed;

    /** The columns left and the trees below a queen on each of them, where solutions were found. */
    private final int[] columnsLeft = new int[ROWS];

    private final long[] trees = new long[ROWS];

    /**
     * Whether the rows below those with one queen, two and three have different numbers of open squares, so that levels
     * count.
     */
    private final boolean uneven;

    /** Queens in the first row, nodes of the trees, and those of them on some levels. */
    private long firstQueens;

    private long nodes;
    private long level2;
    private long level3;
    private long leaves;

    /**
     * The last rows of a search.
     *
     * @param open for each row its open columns
     * @param width how many they are
     * @param columns the queens above, set by the caller
     */
    LastRows(Search search, long[] open, int[] width, int[] columns) {
        this.search = search;
        this.columns = columns;
        this.width = width;
        n = columns.length;
        board = -1L >>> (Long.SIZE - n);
        closed = new int[n];
        long everywhereOpen = board;
        for (int row = 0; row < LastTrees.ROWS; row++) {
            long ofRow = open[n - LastTrees.ROWS + row];
            everywhereOpen &= ofRow;
            for (int column = 0; column < n; column++) {
                closed[column] |= (int) (~ofRow >>> column & 1) << (LastTrees.ROWS + row);
            }
        }
        someClosed = everywhereOpen != board;
        uneven = width[n - 3] != width[n - 2] || width[n - 2] != width[n - 1];
    }

    /** Adds what was visited to the tally. */
    void tally() {
        long attempts = firstQueens * width[n - 4] + (nodes - leaves) * width[n - 3];
        if (uneven) {
            attempts += level2 * (width[n - 2] - width[n - 3]) + level3 * (width[n - 1] - width[n - 3]);
        }
        search.add(firstQueens + nodes, attempts);
    }

    /**
     * Visits the solutions that begin with the queens above.
     *
     * @param free the squares to try in the first of the rows, at least one
     * @param byColumn as seen from this row, like the other two words
     */
    Visit fill(long free, long byColumn, long byDiagonal, long byAntiDiagonal) {
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
        // anti-diagonals column + 1.
        long upward = (byDiagonal & board) << 4;
        long downward = byAntiDiagonal >>> 1 << 4;
        int squares0 = squares(upward, downward, c0);
        int squares1 = squares(upward, downward, c1);
        int squares2 = squares(upward, downward, c2);
        int squares3 = squares(upward, downward, c3);
        int squares4 = squares(upward, downward, c4);
        if (someClosed) {
            squares0 |= closed[c0] & 0xF0;
            squares1 |= closed[c1] & 0xF0;
            squares2 |= closed[c2] & 0xF0;
            squares3 |= closed[c3] & 0xF0;
            squares4 |= closed[c4] & 0xF0;
        }

        // A column keeps its index among the four if the queen above is behind it, and moves up by one if she is before
        // it.
        long before1 = LastTrees.fallen(squares0);
        long before2 = before1 | LastTrees.fallen(0x100 | squares1);
        long before3 = before2 | LastTrees.fallen(0x200 | squares2);
        long before4 = before3 | LastTrees.fallen(0x300 | squares3);
        long behind3 = LastTrees.fallen(0x300 | squares4);
        long behind2 = behind3 | LastTrees.fallen(0x200 | squares3);
        long behind1 = behind2 | LastTrees.fallen(0x100 | squares2);
        long behind0 = behind1 | LastTrees.fallen(squares1);
        int pattern = LastTrees.FAR * pattern(c1 - c0, c2 - c1, c3 - c2, c4 - c3);
        long tree0 = ~(behind0 | LastTrees.clashes(pattern)) & -(free >>> c0 & 1);
        long tree1 = ~(before1 | behind1 | LastTrees.clashes(pattern + 1)) & -(free >>> c1 & 1);
        long tree2 = ~(before2 | behind2 | LastTrees.clashes(pattern + 2)) & -(free >>> c2 & 1);
        long tree3 = ~(before3 | behind3 | LastTrees.clashes(pattern + 3)) & -(free >>> c3 & 1);
        long tree4 = ~(before4 | LastTrees.clashes(pattern + 4)) & -(free >>> c4 & 1);

        firstQueens += Long.bitCount(free);
        nodes += Long.bitCount(tree0)
                + Long.bitCount(tree1)
                + Long.bitCount(tree2)
                + Long.bitCount(tree3)
                + Long.bitCount(tree4);
        if (uneven || (tree0 | tree1 | tree2 | tree3 | tree4) >>> LastTrees.LEAVES != 0) {
            setTree(0, c0, tree0);
            setTree(1, c1, tree1);
            setTree(2, c2, tree2);
            setTree(3, c3, tree3);
            setTree(4, c4, tree4);
            return visit(free);
        }
        return Visit.CONTINUE;
    }

    private void setTree(int above, int column, long tree) {
        columnsLeft[above] = column;
        trees[above] = tree;
    }

    /**
     * Visits the solutions tree by tree. If the visitor ends that, be it by an exception, what comes behind is taken
     * out of the tally.
     */
    private Visit visit(long free) {
        for (int above = 0; above < ROWS; above++) {
            long tree = trees[above];
            tallyLevels(tree);
            for (long left = tree >>> LastTrees.LEAVES; left != 0; left &= left - 1) {
                int leaf = Long.numberOfTrailingZeros(left);
                setColumns(above, leaf);
                boolean goesOn = false;
                try {
                    goesOn = search.solution(columns) == Visit.CONTINUE;
                } finally {
                    if (!goesOn) {
                        takeBack(free, above, leaf);
                    }
                }
                if (!goesOn) {
                    return Visit.STOP;
                }
            }
        }
        return Visit.CONTINUE;
    }

    private void takeBack(long free, int above, int leaf) {
        firstQueens -= Long.bitCount(free & (-2L << columnsLeft[above]));
        for (int later = above + 1; later < ROWS; later++) {
            nodes -= Long.bitCount(trees[later]);
        }
        long visited = trees[above] & LastTrees.visitedUpTo(leaf);
        long behind = trees[above] ^ visited;
        nodes -= Long.bitCount(behind);
        leaves -= Long.bitCount(behind >>> LastTrees.LEAVES);
        level2 -= Long.bitCount(behind & LastTrees.LEVEL_2);
        level3 -= Long.bitCount(behind & LastTrees.LEVEL_3);
    }

    private void setColumns(int above, int leaf) {
        columns[n - ROWS] = columnsLeft[above];
        int shifts = LastTrees.leafShifts(leaf);
        for (int row = n - LastTrees.ROWS; row < n; row++, shifts >>>= 8) {
            int index = shifts >>> 3 & 3;
            columns[row] = columnsLeft[index < above ? index : index + 1];
        }
    }

    private void tallyLevels(long tree) {
        leaves += Long.bitCount(tree >>> LastTrees.LEAVES);
        level2 += Long.bitCount(tree & LastTrees.LEVEL_2);
        level3 += Long.bitCount(tree & LastTrees.LEVEL_3);
    }

    private static int squares(long upward, long downward, int column) {
        return ((int) (upward >>> column) & 0xF) | ((int) (downward >>> column) & 0xF0);
    }

    private static int pattern(int d1, int d2, int d3, int d4) {
        int far = LastTrees.FAR;
        return Math.min(d1, far)
                - 1
                + far * (Math.min(d2, far) - 1 + far * (Math.min(d3, far) - 1 + far * (Math.min(d4, far) - 1)));
    }
}
