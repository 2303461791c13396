package io.github.queens4j.count.join;

import io.github.queens4j.search.Interruption;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The near placements of a sieve as a trie, a node for each way to place the first queens that can be completed; rows
 * from the middle outwards, as the long lines there exclude most, and shared by the sets that begin with them.
 */
public final class SieveTrie {

    private static final int FIRST_CAPACITY = 1024;

    private final int height;
    private final int width;
    public final int queens;
    private final int group;
    private final int[][] rowsOf;
    private final int[] numberOf;
    private final int[] openColumns;
    private final int[] firstNumber;

    /** For each node of a level its square: row times columns plus column. */
    public final short[][] squares;

    private final int[][] firstChild;
    private final int[] sizes;
    private final int[] roots = new int[2];

    /** Those of the placements, by their nodes of the last level. */
    public int[] numbers = new int[FIRST_CAPACITY];

    /**
     * Finds the placements on some row sets of the same size by backtracking, given the open columns of each row. For
     * each column set there is the number of a placement on the first row set, or -1 if it does not count; the step is
     * added for each further row set. Children come in multiples of the group, filled up with some without a word.
     */
    public SieveTrie(int[] rowSets, int[] openColumns, Lines lines, int[] firstNumber, int step, int group) {
        this.group = group;
        this.height = lines.rows();
        this.width = lines.columns();
        this.queens = Integer.bitCount(rowSets[0]);
        this.openColumns = openColumns;
        this.firstNumber = firstNumber;
        int[][] rows = Arrays.stream(rowSets)
                .mapToObj(set -> middleFirst(set, lines.rows()))
                .toArray(int[][]::new);
        int[] order = IntStream.range(0, rows.length)
                .boxed()
                .sorted(Comparator.comparing(i -> rows[i], Arrays::compare))
                .mapToInt(i -> i)
                .toArray();
        this.rowsOf = Arrays.stream(order).mapToObj(i -> rows[i]).toArray(int[][]::new);
        this.numberOf =
                Arrays.stream(order).map(i -> Math.multiplyExact(i, step)).toArray();
        this.squares = new short[queens][FIRST_CAPACITY];
        this.firstChild = new int[queens][FIRST_CAPACITY];
        this.sizes = new int[queens];
        branch(0, 0, rowSets.length, 0, 0, 0);
        roots[1] = sizes[0];
        for (int level = 0; level < queens - 1; level++) {
            reserve(level);
            firstChild[level][sizes[level]] = sizes[level + 1];
        }
    }

    /** Rows by their distance from the middle, each as its place in that order. */
    private static int[] middleFirst(int rowSet, int height) {
        return IntStream.range(0, height)
                .filter(place -> (rowSet >> row(place, height) & 1) != 0)
                .toArray();
    }

    private static int row(int place, int height) {
        int middle = (height - 1) / 2;
        return place % 2 == 0 ? middle - place / 2 : middle + (place + 1) / 2;
    }

    /** Adds the children of a node of the level before, for each row that some of its row sets have next. */
    private boolean branch(int level, int from, int to, int used, long diagonals, long antiDiagonals) {
        if (level == 2) {
            Interruption.check();
        }
        boolean any = false;
        for (int start = from; start < to; ) {
            int place = rowsOf[start][level];
            int end = start + 1;
            while (end < to && rowsOf[end][level] == place) {
                end++;
            }
            any |= place(level, start, end, used, diagonals, antiDiagonals);
            start = end;
        }
        while (sizes[level] % group != 0) {
            reserve(level);
            firstChild[level][sizes[level]] = level == queens - 1 ? 0 : sizes[level + 1];
            squares[level][sizes[level]++] = (short) (height * width);
        }
        return any;
    }

    /** The queens of a row; diagonals and anti-diagonals are marked as in {@link PlacementList}. */
    private boolean place(int level, int from, int to, int used, long diagonals, long antiDiagonals) {
        int row = row(rowsOf[from][level], height);
        long attacked = used | (diagonals >>> (Integer.SIZE - row)) | (antiDiagonals >>> row);
        boolean any = false;
        for (long open = ~attacked & openColumns[row]; open != 0; open &= open - 1) {
            int column = Long.numberOfTrailingZeros(open);
            int set = used | 1 << column;
            reserve(level);
            int node = sizes[level];
            boolean last = level == queens - 1;
            if (!last) {
                firstChild[level][node] = sizes[level + 1];
            }
            boolean kept = last
                    ? firstNumber[set] >= 0
                    : branch(
                            level + 1,
                            from,
                            to,
                            set,
                            diagonals | 1L << (column - row + Integer.SIZE),
                            antiDiagonals | 1L << (column + row));
            if (kept) {
                squares[level][node] = (short) (row * width + column);
                sizes[level]++;
                any = true;
                if (last) {
                    numbers[node] = firstNumber[set] + numberOf[from];
                }
            }
        }
        return any;
    }

    private void reserve(int level) {
        int size = sizes[level];
        if (size + 1 >= squares[level].length) {
            squares[level] = Arrays.copyOf(squares[level], 2 * size + 2);
            firstChild[level] = Arrays.copyOf(firstChild[level], 2 * size + 2);
            if (level == queens - 1) {
                numbers = Arrays.copyOf(numbers, 2 * size + 2);
            }
        }
    }

    public boolean isEmpty() {
        return sizes[0] == 0;
    }

    /** For each node above a level, one above level 0, its first child there, and where the last one's end. */
    public int[] firstChild(int level) {
        return level == 0 ? roots : firstChild[level - 1];
    }
}
