package io.github.queens4j;

import io.github.queens4j.search.LineNumbers;
import io.github.queens4j.search.Require;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.BiPredicate;
import java.util.function.ToLongBiFunction;
import java.util.stream.IntStream;

/**
 * Disjoint lines of squares, no line of which may hold two queens: rows, columns, others. A {@link Rule} is a list of
 * families.
 *
 * <p>A family is a function from squares to line numbers: squares with the same number lie on the same line. A family
 * of your own is equal to itself alone, one of the library's to what the same method makes of the same arguments.
 * Immutable.
 *
 * @since 0.1.0
 */
public class LineFamily {

    /** The rows; row r has the number r. */
    public static final LineFamily ROWS = numbered("row", (row, column, n) -> row);

    /** The columns; column c has the number c. */
    public static final LineFamily COLUMNS = numbered("column", (row, column, n) -> column);

    /** The 2n - 1 diagonals, from the top left to the bottom right: row - column is constant. */
    public static final LineFamily DIAGONALS = numbered("diagonal", (row, column, n) -> (long) row - column + n - 1);

    /** The 2n - 1 anti-diagonals, from the top right to the bottom left: row + column is constant. */
    public static final LineFamily ANTI_DIAGONALS = numbered("anti-diagonal", (row, column, n) -> (long) row + column);

    /** The n diagonals of a board whose opposite sides are joined: row - column is constant modulo n. */
    public static final LineFamily TOROIDAL_DIAGONALS =
            numbered("toroidal diagonal", (row, column, n) -> row >= column ? row - column : row - column + n);

    /** The n anti-diagonals of a board whose opposite sides are joined: row + column is constant modulo n. */
    public static final LineFamily TOROIDAL_ANTI_DIAGONALS =
            numbered("toroidal anti-diagonal", (row, column, n) -> ((long) row + column) % n);

    private final String name;
    private final LineNumbers lines;

    private LineFamily(String name, LineNumbers lines) {
        this.name = Objects.requireNonNull(name, "name");
        this.lines = lines;
    }

    /** The only one there is: what others need not see of a family is seen by the library's rooms. */
    private static final class Open extends LineFamily implements LineNumbers {

        Open(String name, LineNumbers lines) {
            super(name, lines);
        }

        @Override
        public long line(int row, int column, int n) {
            return lines().line(row, column, n);
        }

        @Override
        public int size() {
            return lines().size();
        }

        @Override
        public List<int[]> offsets() {
            return lines().offsets();
        }
    }

    static LineFamily numbered(String name, LineNumbers lines) {
        return new Open(name, lines);
    }

    /**
     * {@return your own family}
     *
     * @param name what one line is called in messages, such as "diagonal"
     * @param numbering the number of the line of a square on a board of n rows, the same for all its squares: any but
     *     {@link Long#MIN_VALUE}. A pure function, called by any thread; what it throws reaches the caller of a search
     *     unchanged
     */
    public static LineFamily of(String name, ToLongBiFunction<Square, Integer> numbering) {
        Objects.requireNonNull(numbering, "numbering");
        return numbered(name, (row, column, n) -> {
            long line = numbering.applyAsLong(new Square(row, column), n);
            if (line == LineNumbers.NONE) {
                throw new IllegalArgumentException("the number of a line must be more than " + line);
            }
            return line;
        });
    }

    /**
     * {@return the lines of this family as far as they lie on some of the squares; the others are on no line}
     *
     * @param squares whether a square of a board of n rows is one of them; a pure function
     */
    public LineFamily where(BiPredicate<Square, Integer> squares) {
        return numbered(name, new Part(lines, Objects.requireNonNull(squares, "squares")));
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
        return List.of(numbered(name, new Leaps(rows, columns, 0)), numbered(name, new Leaps(rows, columns, 1)));
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
        return numbered(name, new Blocks(rowOffset, columnOffset));
    }

    /** {@return what one line is called: a noun for messages, such as "diagonal"} */
    public String name() {
        return name;
    }

    /**
     * {@return the number of the line of a square; empty if it lies on no line of this family}
     *
     * @param square a square of the board
     * @param n rows and columns of the board
     */
    public OptionalLong line(Square square, int n) {
        lines.requireSize(n, name);
        int row = Require.position(
                n, "row", Objects.requireNonNull(square, "square").row());
        long line = lines.line(row, Require.position(n, "column", square.column()), n);
        return line == LineNumbers.NONE ? OptionalLong.empty() : OptionalLong.of(line);
    }

    LineNumbers lines() {
        return lines;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LineFamily family && name.equals(family.name) && lines.equals(family.lines);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + lines.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }

    /** Every second pair of each chain of squares, by its upper square; pairs begin in even bands of rows or odd. */
    private record Leaps(int rows, int columns, int parity) implements LineNumbers {
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

    private record Part(LineNumbers whole, BiPredicate<Square, Integer> squares) implements LineNumbers {
        @Override
        public int size() {
            return whole.size();
        }

        @Override
        public long line(int row, int column, int n) {
            return squares.test(new Square(row, column), n) ? whole.line(row, column, n) : NONE;
        }
    }

    private record Blocks(int rowOffset, int columnOffset) implements LineNumbers {
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
