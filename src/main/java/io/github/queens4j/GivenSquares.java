package io.github.queens4j;

import io.github.queens4j.notation.Placement;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The squares of a puzzle that are not as on an empty board: given queens and blocked squares. An immutable value which
 * checks nothing; {@link Puzzle} does. Nothing takes no memory, and a change copies O(n) words.
 */
final class GivenSquares {

    /** In place of the column of a queen. */
    static final int NONE = Placement.NONE;

    private final int size;

    /** For each row the column of its given queen or {@link #NONE}; null if no queen is given at all. */
    private final int @Nullable [] queens;

    /** For each row its blocked columns, null instead of an empty set; null if no square is blocked at all. */
    private final @Nullable BitSet @Nullable [] blocked;

    private GivenSquares(int size, int @Nullable [] queens, @Nullable BitSet @Nullable [] blocked) {
        this.size = size;
        this.queens = queens;
        this.blocked = blocked;
    }

    static GivenSquares none(int size) {
        return new GivenSquares(size, null, null);
    }

    boolean isEmpty() {
        return queens == null && blocked == null;
    }

    int queen(int row) {
        return queens == null ? NONE : queens[row];
    }

    boolean isBlocked(int row, int column) {
        BitSet columns = blockedIn(row);
        return columns != null && columns.get(column);
    }

    boolean isOpen(int row, int column) {
        int queen = queen(row);
        return queen == NONE ? !isBlocked(row, column) : queen == column;
    }

    /** The open columns of a row of at most 64 as the bits of a word. */
    long openColumns(int row) {
        if (queen(row) != NONE) {
            return 1L << queen(row);
        }
        long all = -1L >>> (Long.SIZE - size);
        BitSet closed = blockedIn(row);
        return closed == null ? all : all & ~closed.toLongArray()[0];
    }

    GivenSquares withQueen(int row, int column) {
        int[] more = queensOrNone();
        more[row] = column;
        return new GivenSquares(size, more, blocked);
    }

    /** The queens of the first rows of a board given. */
    GivenSquares withPrefix(Board board, int rows) {
        int[] more = queensOrNone();
        System.arraycopy(board.columns(), 0, more, 0, rows);
        return new GivenSquares(size, more, blocked);
    }

    /** The columns from (inclusive) to to (exclusive) of a row without a given queen blocked. */
    GivenSquares withBlocked(int row, int from, int to) {
        @Nullable BitSet[] more = blocked == null ? new BitSet[size] : blocked.clone();
        BitSet before = more[row];
        BitSet columns = before == null ? new BitSet() : (BitSet) before.clone();
        columns.set(from, to);
        more[row] = columns;
        return new GivenSquares(size, queens, more);
    }

    /** Blocked squares of a text, taken over. */
    GivenSquares withBlocked(Map<Integer, BitSet> columns) {
        @Nullable BitSet[] more = new BitSet[size];
        columns.forEach((row, set) -> more[row] = set);
        return columns.isEmpty() ? this : new GivenSquares(size, queens, more);
    }

    /** What is to be written; a copy. */
    Placement placement() {
        Map<Integer, BitSet> closed = new TreeMap<>();
        for (int row = 0; blocked != null && row < size; row++) {
            BitSet columns = blocked[row];
            if (columns != null) {
                closed.put(row, (BitSet) columns.clone());
            }
        }
        return Placement.of(queensOrNone(), closed);
    }

    private @Nullable BitSet blockedIn(int row) {
        return blocked == null ? null : blocked[row];
    }

    private int[] queensOrNone() {
        if (queens != null) {
            return queens.clone();
        }
        int[] none = new int[size];
        Arrays.fill(none, NONE);
        return none;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GivenSquares squares
                && size == squares.size
                && Arrays.equals(queens, squares.queens)
                && Arrays.equals(blocked, squares.blocked);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * size + Arrays.hashCode(queens)) + Arrays.hashCode(blocked);
    }

    /** Queens and blocked squares, each as (row, column); nothing if there are none. */
    @Override
    public String toString() {
        StringJoiner given = new StringJoiner(" ", ", queens: ", "").setEmptyValue("");
        StringJoiner closed = new StringJoiner(" ", ", blocked: ", "").setEmptyValue("");
        for (int row = 0; row < size && !isEmpty(); row++) {
            if (queen(row) != NONE) {
                given.add(square(row, queen(row)));
            }
            BitSet columns = blockedIn(row);
            if (columns != null) {
                int blockedRow = row;
                columns.stream().forEach(column -> closed.add(square(blockedRow, column)));
            }
        }
        return given.toString() + closed;
    }

    static String square(int row, int column) {
        return "(" + row + ", " + column + ")";
    }
}
