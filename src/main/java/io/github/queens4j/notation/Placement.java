package io.github.queens4j.notation;

import java.util.BitSet;
import java.util.Map;

/**
 * What a list or a drawing says: at most one queen for each row, and in drawings blocked squares. Read it once and turn
 * it into a value of its own: it shares the arrays that it is given and gives.
 */
public final class Placement {

    /** In place of the column of a queen: the row has none. */
    public static final int NONE = -1;

    private static final BitSet NO_COLUMNS = new BitSet(0);

    private final int[] queens;
    private final Map<Integer, BitSet> blocked;

    private Placement(int[] queens, Map<Integer, BitSet> blocked) {
        this.queens = queens;
        this.blocked = blocked;
    }

    /**
     * Queens, and no blocked squares.
     *
     * @param queens for each row the column of its queen, from 0, or {@link #NONE}; not copied
     * @return the placement
     */
    public static Placement of(int[] queens) {
        return of(queens, Map.of());
    }

    /**
     * Queens and blocked squares.
     *
     * @param queens for each row the column of its queen, from 0, or {@link #NONE}; not copied
     * @param blocked for rows with blocked squares the columns of these, never that of the row's queen; not copied
     * @return the placement
     */
    public static Placement of(int[] queens, Map<Integer, BitSet> blocked) {
        return new Placement(queens, blocked);
    }

    /**
     * Reads a board: one queen in every row, no blocked square. The first character tells the format.
     *
     * @param text a list, a drawing, or nothing, which is the board of size 0
     * @return the placement
     * @throws IllegalArgumentException if it is none; names the first wrong character
     */
    public static Placement board(String text) {
        return read(new TextCursor("a board", text), false);
    }

    /**
     * Reads a puzzle: at most one queen in every row, and in drawings blocked squares.
     *
     * @param text a list, a drawing, or nothing, which is the puzzle of size 0
     * @return the placement
     * @throws IllegalArgumentException if it is none; names the first wrong character
     */
    public static Placement puzzle(String text) {
        return read(new TextCursor("a puzzle", text), true);
    }

    private static Placement read(TextCursor cursor, boolean partial) {
        Placement read = switch (cursor.peek()) {
            case TextCursor.END, '\n', '\r' -> of(new int[0]);
            case '[', '(' -> ColumnList.read(cursor, partial);
            default -> drawing(cursor, partial);
        };
        cursor.expectEnd();
        return read;
    }

    private static Placement drawing(TextCursor cursor, boolean partial) {
        for (Drawing drawing : Drawing.values()) {
            if (drawing.startsWith(cursor.peek(), partial)) {
                return new DrawingReader(cursor, drawing, partial).read();
            }
        }
        String squares = partial ? "'·', '♕' or '×'" : "'·' or '♕'";
        throw cursor.refusal("'[' or '(' of a list, " + squares + ", '#', or ' ' of a grid's border");
    }

    /**
     * The number of rows, and of columns.
     *
     * @return at least 0
     */
    public int size() {
        return queens.length;
    }

    /**
     * The queens.
     *
     * @return for each row the column of its queen, or {@link #NONE}; not a copy
     */
    public int[] queens() {
        return queens;
    }

    /**
     * The queen of a row.
     *
     * @param row from 0, below the size
     * @return its column, or {@link #NONE}
     */
    public int queen(int row) {
        return queens[row];
    }

    /**
     * The rows with blocked squares, and which these are.
     *
     * @return from rows to columns, in the order of the rows when it was read from a text; not a copy
     */
    public Map<Integer, BitSet> blocked() {
        return blocked;
    }

    /**
     * The blocked squares of a row.
     *
     * @param row from 0, below the size
     * @return the columns, not to be changed
     */
    BitSet blocked(int row) {
        return blocked.getOrDefault(row, NO_COLUMNS);
    }
}
