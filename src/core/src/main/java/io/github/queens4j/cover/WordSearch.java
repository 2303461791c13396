package io.github.queens4j.cover;

import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Effort;
import io.github.queens4j.search.Interruption;
import java.util.Arrays;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Finds the solutions on a board in words: the item with the fewest squares first (D. E. Knuth, 2000). */
final class WordSearch {

    /** Numbers of items: rows from 0 on, columns from here on. */
    private static final int COLUMN = Long.SIZE;

    /** Other items, {@link Long#SIZE} numbers for each family. */
    private static final int OTHER = 2 * Long.SIZE;

    private final WordBoard board;
    private final int n;
    private final Effort effort;
    private final @Nullable Chance chance;
    private final Predicate<int[]> sink;
    private final int[] columns;

    /** The squares of the items under way, one above the other. */
    private final int[] squares;

    WordSearch(WordBoard board, Effort effort, @Nullable Chance chance, Predicate<int[]> sink) {
        this.board = board;
        this.effort = effort;
        this.chance = chance;
        this.sink = sink;
        n = board.n;
        columns = new int[n];
        squares = new int[n * n + n];
    }

    /** The squares that a search turns to next on a settled level. */
    int[] ways(int level) {
        return Arrays.copyOf(squares, collect(level, smallest(level), 0));
    }

    /** Searches below a level, with its squares from an index on; false if the sink or a lack of effort ended it. */
    boolean search(int level, int top) {
        if (!effort.spend()) {
            return false;
        }
        if (!board.settle(level)) {
            return true;
        }
        if (board.freeRows(level) == 0) {
            board.readQueens(level, columns);
            Interruption.check();
            return sink.test(columns);
        }
        int end = collect(level, smallest(level), top);
        for (int i = top; i < end; i++) {
            int square = squares[i];
            if (chance != null) {
                int other = i + chance.below(end - i);
                square = squares[other];
                squares[other] = squares[i];
            }
            board.place(level, square / n, square % n);
            if (!search(level + 1, end)) {
                return false;
            }
        }
        return true;
    }

    /** The item with the fewest squares; of several that nearest to the middle, whose queens attack most, or any. */
    private int smallest(int level) {
        if ((board.pairRows | board.pairColumns) != 0) {
            return pick(board.pairRows, board.pairColumns);
        }
        long rows = 0;
        int size = board.otherSize;
        if (size > 2) {
            size = Long.SIZE + 1;
            for (long left = board.freeRows(level); left != 0; left &= left - 1) {
                int count = Long.bitCount(board.squares(level, Long.numberOfTrailingZeros(left)));
                rows = count < size ? left & -left : count == size ? rows | (left & -left) : rows;
                size = Math.min(count, size);
            }
            long columns = smallestColumns(level);
            int columnSize =
                    columns == 0 ? Integer.MAX_VALUE : sizeOfColumn(level, Long.numberOfTrailingZeros(columns));
            if (Math.min(size, columnSize) <= board.otherSize) {
                return pick(size <= columnSize ? rows : 0, columnSize <= size ? columns : 0);
            }
        }
        return OTHER + board.smallestOther;
    }

    private int pick(long rows, long columns) {
        if (chance != null) {
            boolean row = chance.below(Long.bitCount(rows) + Long.bitCount(columns)) < Long.bitCount(rows);
            return row
                    ? Long.numberOfTrailingZeros(chance.bitOf(rows))
                    : COLUMN + Long.numberOfTrailingZeros(chance.bitOf(columns));
        }
        int row = nearestToMiddle(rows);
        int column = nearestToMiddle(columns);
        return fromMiddle(row) <= fromMiddle(column) ? row : COLUMN + column;
    }

    private int nearestToMiddle(long lines) {
        long lower = lines & ((1L << (n / 2)) - 1);
        long upper = lines ^ lower;
        int below = lower == 0 ? -Long.SIZE : Long.SIZE - 1 - Long.numberOfLeadingZeros(lower);
        int above = upper == 0 ? 2 * Long.SIZE : Long.numberOfTrailingZeros(upper);
        return fromMiddle(below) <= fromMiddle(above) ? below : above;
    }

    private int fromMiddle(int line) {
        return Math.abs(2 * line - n + 1);
    }

    /** The free columns with the fewest squares, by adding up all columns at once: a word for each bit of the sums. */
    private long smallestColumns(int level) {
        long ones = 0;
        long twos = 0;
        long fours = 0;
        long eights = 0;
        long sixteens = 0;
        long more = 0;
        for (long rows = board.freeRows(level); rows != 0; rows &= rows - 1) {
            long add = board.squares(level, Long.numberOfTrailingZeros(rows));
            long carry = ones & add;
            ones ^= add;
            add = twos & carry;
            twos ^= carry;
            carry = fours & add;
            fours ^= add;
            add = eights & carry;
            eights ^= carry;
            carry = sixteens & add;
            sixteens ^= add;
            more |= carry;
        }
        long least = board.freeColumns(level);
        for (long bits : new long[] {more, sixteens, eights, fours, twos, ones}) {
            least = (least & ~bits) != 0 ? least & ~bits : least;
        }
        return least;
    }

    private int sizeOfColumn(int level, int column) {
        int size = 0;
        for (long rows = board.freeRows(level); rows != 0; rows &= rows - 1) {
            size += (int) (board.squares(level, Long.numberOfTrailingZeros(rows)) >>> column & 1);
        }
        return size;
    }

    /** Writes down the squares left in an item, from an index on, row by row; returns the index behind the last. */
    private int collect(int level, int item, int from) {
        int row = item < COLUMN ? item : 0;
        int end = item < COLUMN ? item + 1 : n;
        long mask = item < COLUMN ? -1L : 1L << item;
        WordBoard.Items family = null;
        if (item >= OTHER) {
            family = board.items[(item - OTHER) / Long.SIZE];
            row = family.from[item % Long.SIZE];
            end = family.to[item % Long.SIZE];
        }
        int to = from;
        for (; row < end; row++) {
            long left = board.squares(level, row) & (family == null ? mask : family.squares(item % Long.SIZE, row));
            for (; left != 0; left &= left - 1) {
                squares[to++] = row * n + Long.numberOfTrailingZeros(left);
            }
        }
        return to;
    }
}
