package io.github.queens4j.count.join;

/**
 * Places the queens of one sub-board after the other on a board of up to 32 rows, in squares that those placed before
 * leave free.
 *
 * <p>Rows, columns and lines are those of the whole board. The placements of a sub-board with some rows and columns are
 * numbered in lexicographic order, those alone that leave the other sub-board's lines free.
 */
final class Placing {

    private final int[] columns;
    private long diagonals;
    private long antiDiagonals;
    private int skip;

    Placing(int[] columns) {
        this.columns = columns;
    }

    /** The even rows or columns of a set. */
    static int even(int set) {
        int spread = (set | set << 8) & 0x00FF_00FF;
        spread = (spread | spread << 4) & 0x0F0F_0F0F;
        spread = (spread | spread << 2) & 0x3333_3333;
        return (spread | spread << 1) & 0x5555_5555;
    }

    /** The odd rows or columns of a set. */
    static int odd(int set) {
        return even(set) << 1;
    }

    /** Forgets the lines of what was placed: queens of the other colour have others. */
    boolean reset() {
        diagonals = 0;
        antiDiagonals = 0;
        return true;
    }

    /** Places the queens of the placement with a number; false if there are not so many. */
    boolean place(int rowSet, int columnSet, int number) {
        skip = number;
        return place(rowSet, columnSet, diagonals, antiDiagonals);
    }

    private boolean place(int rowSet, int columnSet, long byDiagonal, long byAntiDiagonal) {
        if (rowSet == 0) {
            diagonals = byDiagonal;
            antiDiagonals = byAntiDiagonal;
            return skip-- == 0;
        }
        int row = Integer.numberOfTrailingZeros(rowSet);
        // Diagonals are marked at their column in row 31, anti-diagonals at that in row 0.
        long free = columnSet & ~(byDiagonal >>> (31 - row)) & ~(byAntiDiagonal >>> row);
        for (; free != 0; free &= free - 1) {
            long square = free & -free;
            columns[row] = Long.numberOfTrailingZeros(square);
            if (place(
                    rowSet & (rowSet - 1),
                    columnSet ^ (int) square,
                    byDiagonal | square << (31 - row),
                    byAntiDiagonal | square << row)) {
                return true;
            }
        }
        return false;
    }
}
