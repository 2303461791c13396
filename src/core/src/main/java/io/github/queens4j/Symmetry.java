package io.github.queens4j;

import io.github.queens4j.search.Require;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The eight symmetries of the square, the dihedral group of order 8, as they act on the squares of an n x n board.
 *
 * <p>Rows are counted from the top and columns from the left, both from 0. Every symmetry says below where it takes the
 * square (r, c); a board's image holds a queen on exactly the images of the squares that hold one.
 *
 * <p>Each symmetry is an optional transposition (r, c) to (c, r), followed by an optional flip of the rows and an
 * optional flip of the columns. Products and inverses are computed from that form, in constant time.
 *
 * @since 0.1.0
 */
public enum Symmetry {
    /** (r, c) stays (r, c). */
    IDENTITY(false, false, false),
    /** Quarter turn clockwise: (r, c) goes to (c, n - 1 - r). */
    ROTATE_90(true, false, true),
    /** Half turn: (r, c) goes to (n - 1 - r, n - 1 - c). */
    ROTATE_180(false, true, true),
    /** Quarter turn counterclockwise: (r, c) goes to (n - 1 - c, r). */
    ROTATE_270(true, true, false),
    /** Top and bottom change places: (r, c) goes to (n - 1 - r, c). */
    FLIP_ROWS(false, true, false),
    /** Left and right change places: (r, c) goes to (r, n - 1 - c). */
    FLIP_COLUMNS(false, false, true),
    /** Reflection in the diagonal from the top left: (r, c) goes to (c, r). */
    TRANSPOSE(true, false, false),
    /** Reflection in the anti-diagonal from the top right: (r, c) goes to (n - 1 - c, n - 1 - r). */
    ANTI_TRANSPOSE(true, true, true);

    private final boolean transposes;
    private final boolean flipsRows;
    private final boolean flipsColumns;

    Symmetry(boolean transposes, boolean flipsRows, boolean flipsColumns) {
        this.transposes = transposes;
        this.flipsRows = flipsRows;
        this.flipsColumns = flipsColumns;
    }

    /**
     * {@return the product of two symmetries, with the effect of first this one, then the other}
     *
     * <p>{@code board.transform(a).transform(b)} equals {@code board.transform(a.then(b))}. The order matters.
     *
     * @param next the symmetry that is applied after this one
     */
    public Symmetry then(Symmetry next) {
        Objects.requireNonNull(next, "next");
        // A transposition that comes after this symmetry's flips turns row flips into column flips and the reverse.
        boolean rows = next.transposes ? flipsColumns : flipsRows;
        boolean columns = next.transposes ? flipsRows : flipsColumns;
        return of(transposes != next.transposes, rows != next.flipsRows, columns != next.flipsColumns);
    }

    /** {@return the symmetry that undoes this one: {@code then(inverse())} is {@link #IDENTITY}} */
    public Symmetry inverse() {
        // Flips undo themselves, and so does a transposition; moving it before the flips exchanges their directions.
        return transposes ? of(true, flipsColumns, flipsRows) : this;
    }

    /** {@return whether rows go to rows, as under IDENTITY, ROTATE_180, FLIP_ROWS and FLIP_COLUMNS} */
    public boolean keepsRows() {
        return !transposes;
    }

    /**
     * {@return where this symmetry takes a square}
     *
     * @param square a square of the board
     * @param n rows and columns of the board
     */
    public Square image(Square square, int n) {
        int row = Require.position(
                n, "row", Objects.requireNonNull(square, "square").row());
        int column = Require.position(n, "column", square.column());
        return new Square(imageRow(row, column, n), imageColumn(row, column, n));
    }

    /** The row of the image of a square, unchecked: whole boards are transformed without an object for each square. */
    int imageRow(int row, int column, int n) {
        int image = transposes ? column : row;
        return flipsRows ? n - 1 - image : image;
    }

    /** The column of the image of a square. */
    int imageColumn(int row, int column, int n) {
        int image = transposes ? row : column;
        return flipsColumns ? n - 1 - image : image;
    }

    private static Symmetry of(boolean transposes, boolean flipsRows, boolean flipsColumns) {
        return Stream.of(values())
                .filter(s -> s.transposes == transposes && s.flipsRows == flipsRows && s.flipsColumns == flipsColumns)
                .findFirst()
                .orElseThrow();
    }
}
