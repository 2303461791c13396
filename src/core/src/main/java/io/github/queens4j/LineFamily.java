package io.github.queens4j;

import io.github.queens4j.search.NearSquares;
import io.github.queens4j.search.Require;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Disjoint lines of squares, no line of which may hold two queens: rows, columns, others. A {@link Rule} is a list of
 * families.
 *
 * <p>A family is a function from squares to line numbers: squares with the same number lie on the same line. Two
 * families are equal if they are the same function under the same name. Immutable.
 *
 * @since 0.1.0
 */
public final class LineFamily {

    /** The number of a square that lies on no line of the family; any other number, of any sign, is that of a line. */
    public static final long NONE = Long.MIN_VALUE;

    /** The rows; row r has the number r. */
    public static final LineFamily ROWS = of("row", (row, column, n) -> row);

    /** The columns; column c has the number c. */
    public static final LineFamily COLUMNS = of("column", (row, column, n) -> column);

    /** The 2n - 1 diagonals, from the top left to the bottom right: row - column is constant. */
    public static final LineFamily DIAGONALS = of("diagonal", (row, column, n) -> (long) row - column + n - 1);

    /** The 2n - 1 anti-diagonals, from the top right to the bottom left: row + column is constant. */
    public static final LineFamily ANTI_DIAGONALS = of("anti-diagonal", (row, column, n) -> (long) row + column);

    /** The n diagonals of a board whose opposite sides are joined: row - column is constant modulo n. */
    public static final LineFamily TOROIDAL_DIAGONALS =
            of("toroidal diagonal", (row, column, n) -> row >= column ? row - column : row - column + n);

    /** The n anti-diagonals of a board whose opposite sides are joined: row + column is constant modulo n. */
    public static final LineFamily TOROIDAL_ANTI_DIAGONALS =
            of("toroidal anti-diagonal", (row, column, n) -> ((long) row + column) % n);

    /** Numbers the lines of a family. */
    @FunctionalInterface
    public interface Numbering {

        /**
         * {@return the number of the line of a square, the same for all its squares; {@link #NONE} if there is none}
         *
         * @param row from 0 to n - 1
         * @param column from 0 to n - 1
         * @param n rows and columns of the board, at least 1
         */
        long line(int row, int column, int n);
    }

    private final String name;
    private final Numbering numbering;

    private LineFamily(String name, Numbering numbering) {
        this.name = name;
        this.numbering = numbering;
    }

    /**
     * {@return your own family}
     *
     * @param name what one line is called in messages, such as "diagonal"
     * @param numbering a pure function, called by any thread; what it throws reaches the caller of a search unchanged
     */
    public static LineFamily of(String name, Numbering numbering) {
        return new LineFamily(Objects.requireNonNull(name, "name"), Objects.requireNonNull(numbering, "numbering"));
    }

    /**
     * {@return two families, so that each is disjoint, of the pairs of squares one leap or its opposite apart}
     *
     * @param name what one leap is called in messages, such as "knight's move"
     * @param rows rows from the upper square of a pair to the lower one, at least 1
     * @param columns columns from the upper square to the lower one, of any sign
     */
    public static List<LineFamily> leaps(String name, int rows, int columns) {
        Require.atLeast(1, "rows", rows);
        return List.of(of(name, new Leaps(rows, columns, 0)), of(name, new Leaps(rows, columns, 1)));
    }

    /**
     * {@return blocks of 2 x 2 squares side by side, those at the border cut off where they leave the board}
     *
     * @param name what one block is called in messages
     * @param rowOffset 0 if the first block begins in row 0, 1 if it ends there
     * @param columnOffset the same for columns
     */
    public static LineFamily blocks(String name, int rowOffset, int columnOffset) {
        Require.between(0, 1, "rowOffset", rowOffset);
        Require.between(0, 1, "columnOffset", columnOffset);
        return of(name, new Blocks(rowOffset, columnOffset));
    }

    /** {@return what one line is called: a noun for messages, such as "diagonal"} */
    public String name() {
        return name;
    }

    /**
     * {@return the number of the line of a square; {@link #NONE} if it lies on no line of this family}
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     * @param n rows and columns of the board
     */
    public long line(int row, int column, int n) {
        return numbering.line(row, column, n);
    }

    /** {@return the function that numbers the lines} */
    public Numbering numbering() {
        return numbering;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LineFamily family && name.equals(family.name) && numbering.equals(family.numbering);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + numbering.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }

    /** Every second pair of each chain of squares, by its upper square; pairs begin in even bands of rows or odd. */
    private record Leaps(int rows, int columns, int parity) implements Numbering, NearSquares {
        @Override
        public List<int[]> offsets() {
            return List.of(new int[] {rows, columns}, new int[] {-rows, -columns});
        }

        @Override
        public long line(int row, int column, int n) {
            boolean upper = row / rows % 2 == parity;
            long otherRow = upper ? (long) row + rows : row - rows;
            long otherColumn = upper ? (long) column + columns : (long) column - columns;
            boolean isThere = otherRow >= 0 && otherRow < n && otherColumn >= 0 && otherColumn < n;
            long first = upper ? (long) row * n + column : otherRow * n + otherColumn;
            return isThere ? first : NONE;
        }
    }

    private record Blocks(int rowOffset, int columnOffset) implements Numbering, NearSquares {
        @Override
        public List<int[]> offsets() {
            return IntStream.range(0, 9)
                    .filter(i -> i != 4)
                    .mapToObj(i -> new int[] {i / 3 - 1, i % 3 - 1})
                    .toList();
        }

        @Override
        public long line(int row, int column, int n) {
            long across = n / 2 + 1L;
            return ((long) row + rowOffset) / 2 * across + ((long) column + columnOffset) / 2;
        }
    }
}
