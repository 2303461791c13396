package io.github.queens4j.engine;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Visit;
import io.github.queens4j.cover.Cover;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * {@code treemask}: the search of {@code bitmask}, with its tree in the last rows as bits of machine words.
 *
 * <p><b>Idea.</b> When five rows are left, five columns are left. Below a queen on one of them there are 4 + 12 + 24 +
 * 24 = 64 ways to put queens into the first one to four of the other rows: the nodes of a {@link FourRowTree}, bits of
 * one word. What is left of a tree is the complement of a few words, looked up by the attacks on each column and by the
 * distances between the columns; its bit count is the number of placements, and its leaves are the solutions, in order.
 *
 * <p><b>Complexity.</b> That of {@code bitmask}, with the same placements and attempts; the five trees take some 150
 * operations with hardly a branch. Counts take the shorter way of {@link BitmaskCounter}; a listener sees all rows.
 *
 * <p><b>Source.</b> Our own, after the lanes of the colour split, see {@code io.github.queens4j.count}.
 *
 * <p><b>Limits.</b> n is at most {@value #MAX_SIZE}, since four bits are needed beside each word of diagonals.
 */
public final class TreemaskSolver extends Engine {

    /** The rows that are done at once: one, and below each of its queens a tree. */
    private static final int LAST_ROWS = 1 + FourRowTree.ROWS;

    static final int MAX_SIZE = Long.SIZE - FourRowTree.ROWS;

    public TreemaskSolver() {
        super("treemask", MAX_SIZE);
    }

    @Override
    void run(Search search) {
        new Run(search).run();
    }

    @Override
    public long count(Puzzle puzzle) {
        return counted(name(), requireSupported(puzzle), Long.MAX_VALUE, () -> BitmaskCounter.count(puzzle));
    }

    private static final class Run {

        /** The column of a row without a queen: no squares are behind it. */
        private static final int NONE = Long.SIZE - 1;

        private final Search search;
        private final int n;

        /** For each row the column of the queen that stands there now, or NONE. */
        private final int[] columns;

        /** For each row its open squares, a bit for each column. */
        private final long[] open;

        /** For each row how many of its squares are open. */
        private final int[] width;

        /** The first of the last rows; negative if they are searched like the others. */
        private final int last;

        /** Whether the last three rows are equally wide, so that the levels of a tree need not be counted apart. */
        private final boolean even;

        /** For each column its closed squares in the rows of a tree, bits as in {@link FourRowTree#FALLEN}. */
        private final int[] closed;

        private final boolean someClosed;

        /** Queens above trees that are not in the tally yet, since sums here cost less than there. */
        private long queens;

        /** The same for nodes that are no leaves. */
        private long nodes;

        Run(Search search) {
            this.search = search;
            n = search.size();
            columns = new int[n];
            Arrays.fill(columns, NONE);
            open = Cover.openColumns(search.puzzle());
            width = Arrays.stream(open).mapToInt(Long::bitCount).toArray();
            last = search.hasListener() ? -1 : n - LAST_ROWS;
            even = last >= 0 && width[n - 3] == width[n - 1] && width[n - 2] == width[n - 1];
            closed = new int[n];
            for (int row = last + 1; last >= 0 && row < n; row++) {
                for (int column = 0; column < n; column++) {
                    closed[column] |= (int) (~open[row] >>> column & 1) << (row - last - 1 + FourRowTree.ROWS);
                }
            }
            someClosed = Arrays.stream(closed).anyMatch(squares -> squares != 0);
        }

        /** Searches, and completes the tally: squares behind a queen that still stands were not tried. */
        void run() {
            try {
                fillFrom(0, 0, 0, 0);
            } finally {
                for (int row = 0; row < n; row++) {
                    search.add(0, -Long.bitCount(open[row] & -2L << columns[row]));
                }
                if (last >= 0) {
                    search.add(queens + nodes, queens * width[last + 1] + nodes * width[n - 1]);
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

        /** The same in the last rows, with a free square in the first: written out, as this is where the time goes. */
        private Visit fillLastRows(long free, long byColumn, long byDiagonal, long byAntiDiagonal) {
            // The five columns that are left, from left to right.
            long left = -1L >>> (Long.SIZE - n) & ~byColumn;
            int c0 = Long.numberOfTrailingZeros(left);
            left &= left - 1;
            int c1 = Long.numberOfTrailingZeros(left);
            left &= left - 1;
            int c2 = Long.numberOfTrailingZeros(left);
            left &= left - 1;
            int c3 = Long.numberOfTrailingZeros(left);
            left &= left - 1;
            int c4 = Long.numberOfTrailingZeros(left);

            // For each of them its squares in the trees that are closed or attacked from above the last rows.
            // The squares below (last, c) are on the diagonals with bits c - 1, c - 2 and so on of their word, on the
            // anti-diagonals with bits c + 1, c + 2 and so on: side by side in a word that is shifted by c.
            long upward = byDiagonal << FourRowTree.ROWS;
            long downward = byAntiDiagonal >>> 1 << FourRowTree.ROWS;
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

            // The nodes that these squares take away. In the tree below a queen on one of the five columns, a column
            // before hers keeps its index, and one behind hers has an index less by one.
            long before1 = FourRowTree.FALLEN[squares0];
            long before2 = before1 | FourRowTree.FALLEN[0x100 | squares1];
            long before3 = before2 | FourRowTree.FALLEN[0x200 | squares2];
            long before4 = before3 | FourRowTree.FALLEN[0x300 | squares3];
            long behind3 = FourRowTree.FALLEN[0x300 | squares4];
            long behind2 = behind3 | FourRowTree.FALLEN[0x200 | squares3];
            long behind1 = behind2 | FourRowTree.FALLEN[0x100 | squares2];
            long behind0 = behind1 | FourRowTree.FALLEN[squares1];

            // What is left of each tree, if its queen has a free square.
            int pattern = FourRowTree.pattern(c1 - c0, c2 - c1, c3 - c2, c4 - c3);
            long tree0 = ~(behind0 | FourRowTree.CLASHES[pattern]) & -(free >>> c0 & 1);
            long tree1 = ~(before1 | behind1 | FourRowTree.CLASHES[pattern + 1]) & -(free >>> c1 & 1);
            long tree2 = ~(before2 | behind2 | FourRowTree.CLASHES[pattern + 2]) & -(free >>> c2 & 1);
            long tree3 = ~(before3 | behind3 | FourRowTree.CLASHES[pattern + 3]) & -(free >>> c3 & 1);
            long tree4 = ~(before4 | FourRowTree.CLASHES[pattern + 4]) & -(free >>> c4 & 1);

            if (((tree0 | tree1 | tree2 | tree3 | tree4) & FourRowTree.LEAVES) == 0) {
                queens += Long.bitCount(free);
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
            return walk(free, new int[] {c0, c1, c2, c3, c4}, new long[] {tree0, tree1, tree2, tree3, tree4});
        }

        /** The attacked squares of a column, as in an index of {@link FourRowTree#FALLEN}. */
        private static int squares(long upward, long downward, int column) {
            return ((int) (upward >>> column) & 0xF) | ((int) (downward >>> column) & 0xF0);
        }

        /** Visits the solutions of the trees, and tallies in the order of a search: at each what was tried before. */
        private Visit walk(long free, int[] columnsLeft, long[] trees) {
            for (int above = 0; above < trees.length; above++) {
                queens += free >>> columnsLeft[above] & 1;
                long untallied = trees[above];
                for (long leaves = untallied & FourRowTree.LEAVES; leaves != 0; leaves &= leaves - 1) {
                    long upToLeaf = leaves ^ (leaves - 1);
                    tally(untallied & upToLeaf);
                    untallied &= ~upToLeaf;
                    setColumns(columnsLeft, above, FourRowTree.NODES[Long.numberOfTrailingZeros(leaves)]);
                    if (search.solution(columns) == Visit.STOP) {
                        return Visit.STOP;
                    }
                }
                tally(untallied);
            }
            Arrays.fill(columns, last, n, NONE);
            return Visit.CONTINUE;
        }

        /** Counts nodes of a tree, and with each that is no leaf the open squares of the next row. */
        private void tally(long part) {
            int squares = even
                    ? Long.bitCount(part & ~FourRowTree.LEAVES) * width[n - 1]
                    : Long.bitCount(part & FourRowTree.LEVELS[1]) * width[n - 3]
                            + Long.bitCount(part & FourRowTree.LEVELS[2]) * width[n - 2]
                            + Long.bitCount(part & FourRowTree.LEVELS[3]) * width[n - 1];
            search.add(Long.bitCount(part), squares);
        }

        /** The queens of the last rows: one above a tree, and those of a leaf. */
        private void setColumns(int[] columnsLeft, int above, int[] leaf) {
            columns[last] = columnsLeft[above];
            for (int i = 0; i < FourRowTree.ROWS; i++) {
                columns[last + 1 + i] = columnsLeft[leaf[i] < above ? leaf[i] : leaf[i] + 1];
            }
        }
    }

    /** The tree of four rows on four columns, below a queen on a fifth: 64 nodes, each a bit, in search order. */
    private static final class FourRowTree {

        static final int ROWS = 4;

        /** The columns of the tree and that of the queen above it. */
        private static final int COLUMNS = ROWS + 1;

        /** For each bit its node: the index of the queen's column in each row. */
        static final int[][] NODES = below().toArray(int[][]::new);

        /** For each number of queens the nodes that have this number. */
        static final long[] LEVELS = new long[ROWS + 1];

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
        }

        static final long LEAVES = LEVELS[ROWS];

        /**
         * For 256 times the index of a column and a set of its squares the nodes with a queen on one of them. A set has
         * two bits for each square, either of which will do: bits 0 to 3 are the rows from the last to the first, bits
         * 4 to 7 from the first to the last, as they lie side by side in words of diagonals and of anti-diagonals.
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

        private static Stream<int[]> below(int... node) {
            return IntStream.range(0, ROWS)
                    .filter(index -> Arrays.stream(node).noneMatch(taken -> taken == index))
                    .mapToObj(index -> IntStream.concat(Arrays.stream(node), IntStream.of(index))
                            .toArray())
                    .flatMap(child -> Stream.concat(Stream.of(child), below(child)));
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
}
