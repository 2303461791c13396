package io.github.queens4j.count.join;

/**
 * The diagonals and anti-diagonals on which the queens of two sub-boards of one colour can meet.
 *
 * <p>Lines are numbered by the squares of the <em>near</em> board: the square (r, c) lies on diagonal c - r + rows - 1
 * and on anti-diagonal r + c. A square (r, c) of the <em>other</em> board lies on the line that a near square with c -
 * r larger by {@code diagonalShift}, or r + c larger by {@code antiDiagonalShift}, lies on:
 *
 * <ul>
 *   <li>EE (x, y) and OO (u, v) meet if y - x = v - u or x + y = u + v + 1;
 *   <li>OE (u, y) and EO (x, v) meet if y - u = v - x + 1 or u + y = x + v.
 * </ul>
 */
record Lines(int rows, int columns, int diagonalShift, int antiDiagonalShift) {

    static Lines white(int even) {
        return new Lines(even, even, 0, 1);
    }

    static Lines black(int odd, int even) {
        return new Lines(odd, even, 1, 0);
    }

    /** Number of diagonals, and of anti-diagonals. */
    int count() {
        return Math.max(0, rows + columns - 1);
    }

    int diagonal(int row, int column) {
        return column - row + rows - 1;
    }

    int antiDiagonal(int row, int column) {
        return row + column;
    }

    /** The diagonal of a square of the other board, -1 if the near board has no square on it. */
    int diagonalOfOther(int row, int column) {
        return inRange(column - row + diagonalShift + rows - 1);
    }

    /** The anti-diagonal of a square of the other board, -1 if the near board has no square on it. */
    int antiDiagonalOfOther(int row, int column) {
        return inRange(row + column + antiDiagonalShift);
    }

    private int inRange(int line) {
        return line >= 0 && line < count() ? line : -1;
    }
}
