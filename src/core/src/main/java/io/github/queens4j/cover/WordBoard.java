package io.github.queens4j.cover;

import io.github.queens4j.LineFamily;
import io.github.queens4j.Puzzle;
import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Effort;
import java.util.Arrays;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A board of up to 64 rows in words, on a stack: level k + 1 is level k with one queen more and all that follows. */
final class WordBoard implements CoverBoard {

    final int n;
    private final boolean hasColumns;

    /** The families besides rows and columns, and those of them that cover the board by n lines at most. */
    private final FamilyLines[] families;

    final Items[] items;
    private final int width;

    /** For each square, row * n + column, on which a queen has stood: the squares left, of her own row hers alone. */
    private final long[][] kept;

    private final long[] squares;
    private final WordSearch ways;

    /** The free items of each level: rows, columns, then a word for each other family. */
    private final long[] free;

    /** The level of the queens begun with. */
    private int base;

    /** What {@link #settle} saw on its last way over a level: the free rows and columns with two squares. */
    long pairRows;

    long pairColumns;

    /** And the smallest of the other items, family * 64 + line, with its number of squares. */
    int smallestOther;

    int otherSize = Integer.MAX_VALUE;

    WordBoard(Puzzle puzzle) {
        n = puzzle.size();
        hasColumns = puzzle.rule().families().contains(LineFamily.COLUMNS);
        families = FamilyLines.besidesRowsAndColumns(puzzle.rule(), n);
        items = Arrays.stream(families)
                .filter(lines -> lines.items() > 0)
                .map(lines -> new Items(lines, n))
                .toArray(Items[]::new);
        width = 2 + items.length;
        kept = new long[n * n][];
        free = new long[(n + 1) * width];
        squares = new long[(n + 1) * n];
        long all = -1L >>> (Long.SIZE - n);
        Arrays.fill(free, 0, width, all);
        free[1] = hasColumns ? all : 0;
        System.arraycopy(Cover.openColumns(puzzle), 0, squares, 0, n);
        ways = new WordSearch(this, Effort.unlimited(n), null, columns -> true);
    }

    @Override
    public boolean isMatched() {
        long[] left = Arrays.copyOfRange(squares, base * n, (base + 1) * n);
        return !hasColumns || Matching.exists(left, row -> true, n);
    }

    @Override
    public boolean begin(int row, int column) {
        if ((squares(base, row) >>> column & 1) == 0) {
            return false;
        }
        place(base, row, column);
        boolean alive = settle(base + 1);
        base += alive ? 1 : 0;
        return alive;
    }

    @Override
    public void takeBack() {
        base--;
    }

    @Override
    public int[] ways() {
        return settle(base) && freeRows(base) != 0 ? ways.ways(base) : new int[0];
    }

    @Override
    public boolean search(Effort effort, @Nullable Chance chance, Predicate<int[]> sink) {
        return new WordSearch(this, effort, chance, sink).search(base, 0);
    }

    @Override
    public boolean settle() {
        return settle(base);
    }

    @Override
    public int nextOpen(int row, int from) {
        long left = from < n ? squares(base, row) & -1L << from : 0;
        return left == 0 ? -1 : Long.numberOfTrailingZeros(left);
    }

    long squares(int level, int row) {
        return squares[level * n + row];
    }

    long freeRows(int level) {
        return free[level * width];
    }

    long freeColumns(int level) {
        return free[level * width + 1];
    }

    /** Makes the next level: this one with one queen more, on a square that is left in a free row. */
    void place(int level, int row, int column) {
        for (int i = 0; i < width; i++) {
            free[(level + 1) * width + i] = free[level * width + i];
        }
        place(level, level + 1, row, column);
    }

    /** The same, or, where both levels are one, without a copy. */
    private void place(int from, int to, int row, int column) {
        long[] left = left(row, column);
        for (int i = 0; i < n; i++) {
            squares[to * n + i] = squares[from * n + i] & left[i];
        }
        int at = to * width;
        free[at] &= ~(1L << row);
        free[at + 1] &= ~(1L << column);
        for (int i = 0; i < items.length; i++) {
            free[at + 2 + i] &= ~(1L << items[i].line(row, column));
        }
    }

    private long[] left(int row, int column) {
        long[] left = kept[row * n + column];
        if (left == null) {
            left = workOut(row, column);
            kept[row * n + column] = left;
        }
        return left;
    }

    private long[] workOut(int row, int column) {
        long[] left = new long[n];
        Arrays.fill(left, hasColumns ? ~(1L << column) : -1L);
        for (FamilyLines lines : families) {
            lines.clear(row, column, left);
        }
        left[row] = 1L << column;
        return left;
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
        long singles = 0;
        for (long rows = free[level * width]; rows != 0; rows &= rows - 1) {
            long left = squares[at + Long.numberOfTrailingZeros(rows)];
            if (left == 0) {
                return -1;
            }
            long more = left & (left - 1);
            long behind = more & (more - 1);
            singles |= more == 0 ? rows & -rows : 0;
            pairs |= behind == 0 ? rows & -rows : 0;
            three |= two & left;
            two |= one & left;
            one |= left;
        }
        long columns = free[level * width + 1];
        if ((columns & ~one) != 0) {
            return -1;
        }
        if (singles != 0 || (columns & ~two) != 0) {
            return placeForced(level, singles, columns & ~two) ? 1 : -1;
        }
        pairRows = pairs;
        pairColumns = columns & ~three;
        return 0;
    }

    /** Places the queens of rows and of columns that have one square left; false if one of them loses it to another. */
    private boolean placeForced(int level, long rows, long columns) {
        for (long left = rows; left != 0; left &= left - 1) {
            int row = Long.numberOfTrailingZeros(left);
            long square = squares[level * n + row];
            if (square == 0) {
                return false;
            }
            place(level, level, row, Long.numberOfTrailingZeros(square));
        }
        for (long left = columns & free[level * width + 1]; left != 0; left &= left - 1) {
            int column = Long.numberOfTrailingZeros(left);
            int row = rowOf(level, column);
            if (row == n) {
                return false;
            }
            place(level, level, row, column);
        }
        return true;
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
                    smallestOther = i * Long.SIZE + line;
                }
            }
        }
        return 0;
    }

    private int sizeOf(int level, Items family, int line) {
        int size = 0;
        for (int row = family.from[line]; row < family.to[line]; row++) {
            size += Long.bitCount(squares[level * n + row] & family.squares(line, row));
        }
        return size;
    }

    private void placeOnly(int level, Items family, int line) {
        int row = family.from[line];
        while ((squares[level * n + row] & family.squares(line, row)) == 0) {
            row++;
        }
        place(level, level, row, Long.numberOfTrailingZeros(squares[level * n + row] & family.squares(line, row)));
    }

    void readQueens(int level, int[] columns) {
        for (int row = 0; row < n; row++) {
            columns[row] = Long.numberOfTrailingZeros(squares(level, row));
        }
    }

    /** A family of n lines that cover a board of at most 64 rows: each line as a word for each row it meets. */
    static final class Items {

        private final int n;
        private final int[] lineOf;
        private final long[] squares;

        /** For each line the first row that it meets, and the row after the last. */
        final int[] from;

        final int[] to;

        Items(FamilyLines lines, int n) {
            this.n = n;
            lineOf = new int[n * n];
            squares = new long[n * n];
            from = new int[n];
            to = new int[n];
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    int line = lines.line(row, column);
                    lineOf[row * n + column] = line;
                    if (to[line] == 0) {
                        from[line] = row;
                    }
                    to[line] = row + 1;
                    squares[line * n + row] |= 1L << column;
                }
            }
        }

        long squares(int line, int row) {
            return squares[line * n + row];
        }

        int line(int row, int column) {
            return lineOf[row * n + column];
        }
    }
}
