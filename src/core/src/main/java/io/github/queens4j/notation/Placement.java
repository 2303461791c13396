package io.github.queens4j.notation;

import io.github.queens4j.search.Memory;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** At most one queen in each row, and blocked squares; checks nothing, and copies no array that it takes or gives. */
public final class Placement {

    /** In place of the column of a queen: the row has none. */
    public static final int NONE = -1;

    private final int size;

    /** For each row the column of its queen or {@link #NONE}; null if there is no queen at all. */
    private final int @Nullable [] queens;

    /** For each row its blocked columns, null instead of an empty set; null if no square is blocked at all. */
    private final @Nullable BitSet @Nullable [] blocked;

    /** Nothing is null, so that placements of the same squares are equal. */
    private Placement(int size, int @Nullable [] queens, @Nullable BitSet @Nullable [] blocked) {
        this.size = size;
        this.queens = queens == null || IntStream.of(queens).allMatch(queen -> queen == NONE) ? null : queens;
        this.blocked = blocked == null || Arrays.stream(blocked).allMatch(Objects::isNull) ? null : blocked;
    }

    public static Placement none(int n) {
        return new Placement(n, null, null);
    }

    /** Queens alone: for each row a column, or {@link #NONE}. */
    public static Placement of(int... queens) {
        return new Placement(queens.length, queens, null);
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return queens == null && blocked == null;
    }

    public boolean hasQueens() {
        return queens != null;
    }

    public boolean hasBlocked() {
        return blocked != null;
    }

    public int queen(int row) {
        return queens == null ? NONE : queens[row];
    }

    public int[] queens() {
        return queens == null ? queensOrNone() : queens;
    }

    public boolean isBlocked(int row, int column) {
        BitSet columns = blockedIn(row);
        return columns != null && columns.get(column);
    }

    public IntStream blockedColumns(int row) {
        BitSet columns = blockedIn(row);
        return columns == null ? IntStream.empty() : columns.stream();
    }

    /** Whether a queen may stand on a square, as far as its row and blocked squares say. */
    public boolean isOpen(int row, int column) {
        int queen = queen(row);
        return queen == NONE ? !isBlocked(row, column) : queen == column;
    }

    /** With a queen in a row, or with {@link #NONE}. */
    public Placement withQueen(int row, int column) {
        int[] more = queensOrNone();
        more[row] = column;
        return new Placement(size, more, blocked);
    }

    public Placement withPrefix(int[] columns, int rows) {
        int[] more = queensOrNone();
        System.arraycopy(columns, 0, more, 0, rows);
        return new Placement(size, more, blocked);
    }

    /** With the columns from (inclusive) to to (exclusive) of a row without a queen blocked. */
    public Placement withBlocked(int row, int from, int to) {
        BitSet columns = new BitSet();
        columns.set(from, to);
        return withBlocked(Map.of(row, columns));
    }

    /** With these columns of some rows blocked as well, none of which has a queen. */
    public Placement withBlocked(Map<Integer, BitSet> others) {
        @Nullable BitSet[] more = blocked == null ? new BitSet[requireMemory()] : blocked.clone();
        others.forEach((row, columns) -> {
            BitSet before = more[row];
            BitSet all = before == null ? new BitSet() : (BitSet) before.clone();
            all.or(columns);
            more[row] = all;
        });
        return new Placement(size, queens, more);
    }

    /** Of a square that is blocked. */
    public Placement withoutBlocked(int row, int column) {
        @Nullable BitSet[] fewer = Objects.requireNonNull(blocked).clone();
        BitSet columns = (BitSet) Objects.requireNonNull(fewer[row]).clone();
        columns.clear(column);
        fewer[row] = columns.isEmpty() ? null : columns;
        return new Placement(size, queens, fewer);
    }

    private @Nullable BitSet blockedIn(int row) {
        return blocked == null ? null : blocked[row];
    }

    private int[] queensOrNone() {
        if (queens != null) {
            return queens.clone();
        }
        int[] none = new int[requireMemory()];
        Arrays.fill(none, NONE);
        return none;
    }

    /** The size, if there is room for what is given and, as this value does not change, for the next one beside it. */
    private int requireMemory() {
        Memory.require("given queens or blocked squares", size, 2L * Integer.BYTES * size);
        return size;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Placement placement
                && size == placement.size
                && Arrays.equals(queens, placement.queens)
                && Arrays.equals(blocked, placement.blocked);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * size + Arrays.hashCode(queens)) + Arrays.hashCode(blocked);
    }
}
