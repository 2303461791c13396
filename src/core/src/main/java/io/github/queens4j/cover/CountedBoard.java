package io.github.queens4j.cover;

import io.github.queens4j.LineFamily;
import io.github.queens4j.Puzzle;
import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Effort;
import io.github.queens4j.search.Interruption;
import io.github.queens4j.search.Memory;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A board of any size: a bit for each square left, and for each item the number of these; undone by a trail. */
final class CountedBoard implements CoverBoard {

    /** Added to the number of squares of an item that has its queen, so that no search finds it small. */
    private static final int DONE = 1 << 29;

    /** Squares from one check for interruption to the next; a check in the loop itself would slow it down. */
    private static final int UNDONE_AT_ONCE = 1 << 16;

    private final int n;
    private final boolean hasColumns;
    private final int wordsPerRow;

    /** The lines of all families besides rows and columns. */
    private final FamilyLines[] families;

    /** Those that cover the board and are n at most, so that each holds one queen; a missing line has no square. */
    private final FamilyLines[] items;

    private final long[] open;

    /** Squares left: of rows, then of columns, then of the lines of each other family that covers the board. */
    private final int[] left;

    /** For each row the column of its queen, or -1. */
    private final int[] queens;

    private int freeRows;

    /** Whether some item has no square left. */
    private boolean dead;

    /** Squares taken away; a queen placed as the complement of her square. */
    private final IntStack trail = new IntStack();

    /** Items that were left with one square. */
    private final IntStack singles = new IntStack();

    /** Of {@link #settle}, empty otherwise. */
    private final IntStack found = new IntStack();

    /** The size of the trail, a mark to come back to, before each queen begun with. */
    private final IntStack begun = new IntStack();

    CountedBoard(Puzzle puzzle) {
        n = puzzle.size();
        hasColumns = puzzle.rule().families().contains(LineFamily.COLUMNS);
        wordsPerRow = (n + Long.SIZE - 1) / Long.SIZE;
        families = FamilyLines.besidesRowsAndColumns(puzzle.rule(), n);
        items = Arrays.stream(families).filter(lines -> lines.items() > 0).toArray(FamilyLines[]::new);
        Memory.require("the search of cover", n, 10L * n * n); // Most of it for the trail while it grows.
        open = new long[n * wordsPerRow];
        left = new int[(2 + items.length) * n];
        queens = new int[n];
        Arrays.fill(queens, -1);
        freeRows = n;
        for (int row = 0; row < n; row++) {
            Interruption.check();
            for (int column = 0; column < n; column++) {
                if (puzzle.isOpen(row, column)) {
                    open[word(row, column)] |= 1L << column;
                    count(row, column, 1);
                }
            }
        }
        if (!hasColumns) {
            Arrays.fill(left, n, 2 * n, DONE);
        }
        for (int item = 0; item < left.length; item++) {
            note(item);
        }
        settle();
        trail.clear();
    }

    @Override
    public boolean isMatched() {
        return !hasColumns || Matching.exists(open, row -> queens[row] < 0, n);
    }

    @Override
    public boolean search(Effort effort, @Nullable Chance chance, Predicate<int[]> sink) {
        if (dead) {
            return true;
        }
        int root = trail.size;
        boolean complete = new Search().run(effort, chance == null ? new Chance(0) : chance, sink);
        undo(root);
        return complete;
    }

    @Override
    public boolean begin(int row, int column) {
        begun.push(trail.size);
        boolean isOpen = (open[word(row, column)] >>> column & 1) != 0;
        if (!dead && (queens[row] == column || (isOpen && place(row, column)))) {
            return true;
        }
        takeBack();
        return false;
    }

    @Override
    public int[] ways() {
        IntStack ways = new IntStack();
        if (!dead && freeRows > 0) {
            collect(smallestItem(new Chance(0)), ways);
        }
        return IntStream.range(0, ways.size).map(i -> ways.pop()).toArray();
    }

    @Override
    public void takeBack() {
        undo(begun.pop());
    }

    private int word(int row, int column) {
        return row * wordsPerRow + column / Long.SIZE;
    }

    /** Of a row that has its queen, that square too. */
    @Override
    public int nextOpen(int row, int from) {
        if (queens[row] >= 0) {
            return from <= queens[row] ? queens[row] : -1;
        }
        if (from >= n) {
            return -1;
        }
        int word = word(row, from);
        long bits = open[word] & -1L << from;
        int end = (row + 1) * wordsPerRow;
        while (bits == 0) {
            if (++word == end) {
                return -1;
            }
            bits = open[word];
        }
        return (word - row * wordsPerRow) * Long.SIZE + Long.numberOfTrailingZeros(bits);
    }

    /** Places a queen on a square that is left, and then those that are forced; false if an item has no square left. */
    private boolean place(int row, int column) {
        put(row, column);
        return settle();
    }

    @Override
    public boolean settle() {
        while (!dead && singles.size > 0) {
            int item = singles.pop();
            if (left[item] == 1) {
                Interruption.check();
                collect(item, found);
                int square = found.pop();
                put(square / n, square % n);
            }
        }
        singles.clear();
        return !dead;
    }

    private void put(int row, int column) {
        trail.push(~(row * n + column));
        freeRows--;
        count(row, column, DONE);
        close(row, column);
        for (int next = nextOpen(row, 0); next >= 0; next = nextOpen(row, next + 1)) {
            close(row, next);
        }
        if (hasColumns) {
            for (int next = 0; next < n; next++) {
                close(next, column);
            }
        }
        for (FamilyLines family : families) {
            family.walk(row, column, this::close);
        }
        queens[row] = column;
    }

    private void close(int row, int column) {
        int word = word(row, column);
        long bit = 1L << column;
        if ((open[word] & bit) != 0) {
            open[word] ^= bit;
            trail.push(row * n + column);
            count(row, column, -1);
            note(row);
            note(n + column);
            for (int i = 0; i < items.length; i++) {
                note((2 + i) * n + items[i].line(row, column));
            }
        }
    }

    private void note(int item) {
        if (left[item] == 1) {
            singles.push(item);
        } else if (left[item] == 0) {
            dead = true;
        }
    }

    private void count(int row, int column, int by) {
        left[row] += by;
        if (hasColumns) {
            left[n + column] += by;
        }
        for (int i = 0; i < items.length; i++) {
            left[(2 + i) * n + items[i].line(row, column)] += by;
        }
    }

    /** The item with the fewest squares, any of them if there are more; a row, if all rows have queens. */
    private int smallestItem(Chance chance) {
        int smallest = 0;
        int ties = 0;
        for (int item = 0; item < left.length; item++) {
            int size = left[item];
            if (size < left[smallest] || ties == 0) {
                smallest = item;
                ties = 1;
            } else if (size == left[smallest] && chance.below(++ties) == 0) {
                smallest = item;
            }
        }
        return smallest;
    }

    /** Adds the squares left in an item to a stack, as row * n + column. */
    private void collect(int item, IntStack squares) {
        if (item < n) {
            for (int column = nextOpen(item, 0); column >= 0; column = nextOpen(item, column + 1)) {
                squares.push(item * n + column);
            }
        } else if (item < 2 * n) {
            for (int row = 0; row < n; row++) {
                pushIfOpen(row, item - n, squares);
            }
        } else {
            FamilyLines family = items[item / n - 2];
            int square = family.someSquare(item % n);
            pushIfOpen(square / n, square % n, squares);
            family.walk(square / n, square % n, (row, column) -> pushIfOpen(row, column, squares));
        }
    }

    private void pushIfOpen(int row, int column, IntStack squares) {
        if ((open[word(row, column)] >>> column & 1) != 0) {
            squares.push(row * n + column);
        }
    }

    /** Takes back everything since a mark; after an interrupt nobody searches the board again. */
    private void undo(int mark) {
        while (trail.size > mark) {
            Interruption.check();
            pop(Math.max(mark, trail.size - UNDONE_AT_ONCE));
        }
        singles.clear();
        dead = false;
    }

    private void pop(int mark) {
        while (trail.size > mark) {
            int square = trail.pop();
            if (square >= 0) {
                int row = square / n;
                int column = square % n;
                open[word(row, column)] |= 1L << column;
                count(row, column, 1);
            } else {
                int row = ~square / n;
                count(row, queens[row], -DONE);
                queens[row] = -1;
                freeRows++;
            }
        }
    }

    /** A search for all solutions: the smallest item first, ties at random; a loop, as recursion would be deep. */
    private final class Search {

        /** The squares of the items under way, one item above the other; of each those already tried are gone. */
        private final IntStack squares = new IntStack();

        /** For each item under way where its squares begin, and the board's mark before any of them. */
        private final IntStack begins = new IntStack();

        private final IntStack marks = new IntStack();

        boolean run(Effort effort, Chance chance, Predicate<int[]> sink) {
            if (freeRows == 0) {
                return take(sink);
            }
            open(chance);
            while (begins.size > 0) {
                undo(marks.top());
                if (squares.size == begins.top()) {
                    begins.pop();
                    marks.pop();
                    continue;
                }
                if (!effort.spend()) {
                    return false;
                }
                int square = squares.pop();
                if (place(square / n, square % n)) {
                    if (freeRows > 0) {
                        open(chance);
                    } else if (!take(sink)) {
                        return false;
                    }
                }
            }
            return true;
        }

        private boolean take(Predicate<int[]> sink) {
            Interruption.check();
            return sink.test(queens);
        }

        private void open(Chance chance) {
            int begin = squares.size;
            begins.push(begin);
            marks.push(trail.size);
            collect(smallestItem(chance), squares);
            for (int i = squares.size - 1; i > begin; i--) {
                Chance.swap(squares.values, i, begin + chance.below(i - begin + 1));
            }
        }
    }

    private static final class IntStack {

        private int[] values = new int[64];
        private int size;

        void push(int value) {
            if (size == values.length) {
                values = Arrays.copyOf(values, size + (size >> 1));
            }
            values[size++] = value;
        }

        int pop() {
            return values[--size];
        }

        int top() {
            return values[size - 1];
        }

        void clear() {
            size = 0;
        }
    }
}
