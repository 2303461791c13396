package io.github.queens4j.engine.cover;

import io.github.queens4j.Puzzle;
import org.jspecify.annotations.Nullable;

/**
 * The squares that are left on a board of at most 64 rows, a word for each row, on a stack of boards: level k + 1 is a copy of
 * level k with one queen more and all that follows.
 *
 * <p>Lines that hold exactly one queen each are items: rows, columns, and whatever other families cover the board. An item is
 * free until it has its queen. A row that has its queen keeps her bit alone.
 *
 * <p>How many rows have a square in each column is counted for all columns at once: the first row sets the bits of "at least
 * one", what it meets again goes to "at least two", then "three"; five operations for a row whatever the number of columns.
 */
final class WordBoard {

    /** Numbers of items: rows from 0 on, columns from here on. */
    private static final int COLUMN = Long.SIZE;

    /** Other items, {@link Long#SIZE} numbers for each family. */
    private static final int OTHER = 2 * Long.SIZE;

    private final int n;
    private final WordLines lines;
    private final WordItems[] items;

    /** The free items of each level: rows, columns, then a word for each other family. */
    private final long[] free;

    private final int width;

    /** The words of each level. */
    private final long[] squares;

    /** After {@link #settle}: free rows and columns with two squares, and the smallest other item. */
    private long pairRows;

    private long pairColumns;
    private int otherFamily;
    private int otherLine;
    private int otherSize;

    WordBoard(WordLines lines, Puzzle puzzle) {
        this.lines = lines;
        n = lines.size();
        items = lines.items();
        width = 2 + items.length;
        free = new long[(n + 1) * width];
        squares = new long[(n + 1) * n];
        long all = -1L >>> (Long.SIZE - n);
        for (int i = 0; i < width; i++) {
            free[i] = all;
        }
        free[1] = lines.hasColumns() ? all : 0;
        for (int row = 0; row < n; row++) {
            squares[row] = puzzle.openColumns(row);
        }
    }

    int size() {
        return n;
    }

    /** Whether rows and columns can be matched on the first level. */
    boolean isMatched() {
        return !lines.hasColumns() || Matching.exists(squares, new long[] {-1L >>> (Long.SIZE - n)}, n);
    }

    /** The squares left in a row. */
    long squares(int level, int row) {
        return squares[level * n + row];
    }

    /** The rows without a queen. */
    long freeRows(int level) {
        return free[level * width];
    }

    /** Takes squares away. */
    void close(int level, int row, long columns) {
        squares[level * n + row] &= ~columns;
    }

    /** Makes the next level: this one with one queen more, on a square that is left in a free row. */
    void place(int level, int row, int column) {
        int from = level * n;
        int to = from + n;
        int queen = lines.at(row, column);
        long[] kept = lines.kept();
        for (int i = 0; i < n; i++) {
            squares[to + i] = squares[from + i] & kept[queen + i];
        }
        for (int i = 0; i < width; i++) {
            free[(level + 1) * width + i] = free[level * width + i];
        }
        take(level + 1, row, column);
    }

    /** Places a queen on this level, without a copy. */
    private void placeHere(int level, int row, int column) {
        int at = level * n;
        int queen = lines.at(row, column);
        long[] kept = lines.kept();
        for (int i = 0; i < n; i++) {
            squares[at + i] &= kept[queen + i];
        }
        take(level, row, column);
    }

    private void take(int level, int row, int column) {
        int at = level * width;
        free[at] &= ~(1L << row);
        free[at + 1] &= ~(1L << column);
        for (int i = 0; i < items.length; i++) {
            free[at + 2 + i] &= ~(1L << items[i].line(row, column));
        }
    }

    /** Places the queens that are forced, until there is none; false if some item has no square left. */
    boolean settle(int level) {
        while (true) {
            int forced = settleRowsAndColumns(level);
            if (forced == 0 && items.length > 0) {
                forced = settleOthers(level);
            }
            if (forced <= 0) {
                return forced == 0;
            }
        }
    }

    /** 1 if a queen was forced, -1 if an item is empty, 0 if each has two squares or more. */
    private int settleRowsAndColumns(int level) {
        int at = level * n;
        long one = 0;
        long two = 0;
        long three = 0;
        long pairs = 0;
        int forced = 0;
        for (long rows = free[level * width]; rows != 0; rows &= rows - 1) {
            int row = Long.numberOfTrailingZeros(rows);
            long left = squares[at + row];
            long more = left & (left - 1);
            if (more == 0) {
                if (left == 0) {
                    return -1;
                }
                placeHere(level, row, Long.numberOfTrailingZeros(left));
                forced = 1;
            }
            if ((more & (more - 1)) == 0) {
                pairs |= rows & -rows;
            }
            three |= two & left;
            two |= one & left;
            one |= left;
        }
        if (forced != 0) {
            return 1; // What was added up may be more than what is left by now.
        }
        long columns = free[level * width + 1];
        if ((columns & ~one) != 0) {
            return -1;
        }
        for (long single = columns & ~two; single != 0; single &= single - 1) {
            int column = Long.numberOfTrailingZeros(single);
            int row = rowOf(level, column);
            if (row == n) {
                return -1;
            }
            placeHere(level, row, column);
            forced = 1;
        }
        pairRows = pairs;
        pairColumns = columns & ~three;
        return forced;
    }

    /** The first free row that has a square left in a column; n if there is none. */
    private int rowOf(int level, int column) {
        for (long rows = free[level * width]; rows != 0; rows &= rows - 1) {
            int row = Long.numberOfTrailingZeros(rows);
            if ((squares[level * n + row] >>> column & 1) != 0) {
                return row;
            }
        }
        return n;
    }

    private int settleOthers(int level) {
        otherSize = Integer.MAX_VALUE;
        for (int i = 0; i < items.length; i++) {
            for (long left = free[level * width + 2 + i]; left != 0; left &= left - 1) {
                int line = Long.numberOfTrailingZeros(left);
                int size = sizeOf(level, items[i], line);
                if (size == 0) {
                    return -1;
                }
                if (size == 1) {
                    placeOnly(level, items[i], line);
                    return 1;
                }
                if (size < otherSize) {
                    otherSize = size;
                    otherFamily = i;
                    otherLine = line;
                }
            }
        }
        return 0;
    }

    private int sizeOf(int level, WordItems family, int line) {
        int size = 0;
        for (int row = family.from(line); row < family.to(line); row++) {
            size += Long.bitCount(squares[level * n + row] & family.squares(line, row));
        }
        return size;
    }

    private void placeOnly(int level, WordItems family, int line) {
        int row = family.from(line);
        while ((squares[level * n + row] & family.squares(line, row)) == 0) {
            row++;
        }
        placeHere(level, row, Long.numberOfTrailingZeros(squares[level * n + row] & family.squares(line, row)));
    }

    /** The smallest item of a settled level, one near the middle of the board if there are more; at random if chance is given. */
    int smallestItem(int level, @Nullable Chance chance) {
        if ((pairRows | pairColumns) != 0) {
            return pick(pairRows, pairColumns, chance);
        }
        long rows = 0;
        int size = otherSize();
        if (size > 2) {
            size = Long.SIZE + 1;
            for (long left = freeRows(level); left != 0; left &= left - 1) {
                int count = Long.bitCount(squares(level, Long.numberOfTrailingZeros(left)));
                rows = count < size ? left & -left : count == size ? rows | (left & -left) : rows;
                size = Math.min(count, size);
            }
            long columns = smallestColumns(level);
            int columnSize =
                    columns == 0 ? Integer.MAX_VALUE : sizeOfColumn(level, Long.numberOfTrailingZeros(columns));
            if (Math.min(size, columnSize) <= otherSize()) {
                return pick(size <= columnSize ? rows : 0, columnSize <= size ? columns : 0, chance);
            }
        }
        return OTHER + otherFamily * Long.SIZE + otherLine;
    }

    private int otherSize() {
        return items.length == 0 ? Integer.MAX_VALUE : otherSize;
    }

    private int pick(long rows, long columns, @Nullable Chance chance) {
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

    /**
     * The free columns with the fewest squares. The numbers of squares of all columns are added up at once, bit by bit: the lowest
     * bits are one word, the next ones another.
     */
    private long smallestColumns(int level) {
        long ones = 0;
        long twos = 0;
        long fours = 0;
        long eights = 0;
        long sixteens = 0;
        long more = 0;
        for (long rows = freeRows(level); rows != 0; rows &= rows - 1) {
            long add = squares(level, Long.numberOfTrailingZeros(rows));
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
        long least = free[level * width + 1];
        for (long bits : new long[] {more, sixteens, eights, fours, twos, ones}) {
            least = (least & ~bits) != 0 ? least & ~bits : least;
        }
        return least;
    }

    private int sizeOfColumn(int level, int column) {
        int size = 0;
        for (long rows = freeRows(level); rows != 0; rows &= rows - 1) {
            size += (int) (squares(level, Long.numberOfTrailingZeros(rows)) >>> column & 1);
        }
        return size;
    }

    /** Writes the squares left in an item to an array, from an index on, row by row; returns the index behind the last. */
    int collect(int level, int item, int[] into, int from) {
        int row = item < COLUMN ? item : 0;
        int end = item < COLUMN ? item + 1 : n;
        long mask = item < COLUMN ? -1L : 1L << item;
        WordItems family = null;
        if (item >= OTHER) {
            family = items[(item - OTHER) / Long.SIZE];
            row = family.from(item % Long.SIZE);
            end = family.to(item % Long.SIZE);
        }
        int to = from;
        for (; row < end; row++) {
            long left = squares(level, row) & (family == null ? mask : family.squares(item % Long.SIZE, row));
            for (; left != 0; left &= left - 1) {
                into[to++] = row * n + Long.numberOfTrailingZeros(left);
            }
        }
        return to;
    }

    /** The queens of a board without a free row. */
    void readQueens(int level, int[] columns) {
        for (int row = 0; row < n; row++) {
            columns[row] = Long.numberOfTrailingZeros(squares(level, row));
        }
    }
}
