package io.github.queens4j.count.join;

import java.util.Arrays;

/** The squares that may hold a queen: all of them on an empty board, fewer in a puzzle. */
public final class OpenSquares {

    /** For each row its open columns, as a mask. */
    private final int[] rows;

    final boolean isTransposable;

    /** Whether all eight symmetries do: a transposition and a mirror image make the others. */
    final boolean isSymmetric;

    /** By the open columns of each row, bit c for column c; at most 30 rows, and no bit beyond the last column. */
    public OpenSquares(int... rows) {
        this.rows = rows;
        this.isTransposable = Arrays.equals(rows, transposed(rows));
        this.isSymmetric = isTransposable && Arrays.equals(rows, mirrored(rows));
    }

    public int n() {
        return rows.length;
    }

    /** These squares or their mirror image, whichever a transposition keeps, so that both diagonals serve alike. */
    OpenSquares turnedForTransposition() {
        OpenSquares mirrored = new OpenSquares(mirrored(rows));
        return !isTransposable && mirrored.isTransposable ? mirrored : this;
    }

    OpenSquares transposed() {
        return new OpenSquares(transposed(rows));
    }

    private static int[] transposed(int[] rows) {
        int[] image = new int[rows.length];
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows.length; column++) {
                image[column] |= (rows[row] >>> column & 1) << row;
            }
        }
        return image;
    }

    private static int[] mirrored(int[] rows) {
        return Arrays.stream(rows)
                .map(columns -> Subsets.reverse(columns, rows.length))
                .toArray();
    }

    /** For each row of a sub-board its open columns, as a mask; parity 0 stands for the even ones. */
    int[] part(int rowParity, int columnParity) {
        int[] part = new int[(rows.length + 1 - rowParity) / 2];
        for (int row = 0; row < part.length; row++) {
            int columns = rows[2 * row + rowParity] >>> columnParity;
            for (int column = 0; columns != 0; column++, columns >>>= 2) {
                part[row] |= (columns & 1) << column;
            }
        }
        return part;
    }
}
