package io.github.queens4j;

import io.github.queens4j.notation.BoardReader;
import io.github.queens4j.search.Require;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A board of n rows and n columns with one queen in every row, a solution of the n-queens problem or not; immutable.
 *
 * <p>Rows and columns are counted from 0. Two boards are equal if they hold the same queens; they are ordered
 * lexicographically by their columns, row by row, the beginning of another coming first. The empty board is a solution.
 *
 * <p>Two queens may share a column: a {@code Board} is any placement with one queen per row, solution or not. All eight
 * symmetries apply where every column holds one queen, as in every solution. Where two share a column, only four keep
 * one queen in every row; {@link #transform}, {@link #canonical} and {@link #orbitSize} say what that means for them.
 *
 * @since 0.1.0
 */
public final class Board implements Comparable<Board>, Serializable {

    private static final long serialVersionUID = 1L;

    private final int[] columns;

    /** Takes over an array which the caller knows to be valid and never touches again. */
    Board(int[] columns) {
        this.columns = columns;
    }

    /**
     * {@return the board with the given columns}
     *
     * @param columns for each row from 0 the column of its queen, 0 to n - 1, n being their number; the array is copied
     */
    public static Board of(int... columns) {
        int[] copy = Objects.requireNonNull(columns, "columns").clone();
        for (int row = 0; row < copy.length; row++) {
            if (copy[row] < 0 || copy[row] >= copy.length) {
                throw new IllegalArgumentException("the column of row " + row + " must be in 0.." + (copy.length - 1)
                        + " for a board of size " + copy.length + ", but is " + copy[row]);
            }
        }
        return new Board(copy);
    }

    /**
     * Reads a board: what {@link #format} writes, and what textbooks, programs and people write. One of these notations
     * has to read the whole text:
     *
     * <ul>
     *   <li>A drawing has a queen ({@code Q}, {@code q}, {@code ♕}, {@code ♛}, {@code 1}, {@code *}, {@code 👑}) or an
     *       empty square ({@code .}, {@code -}, {@code _}, {@code ·}, {@code 0}, {@code +}) for each square, with
     *       blanks, commas, bars, quotes and brackets between them or not. Queens may be {@code #}, if all are. A blank
     *       between two bars, as in {@code | |Q|}, is an empty square, a line such as {@code +---+---+} a frame. Rows
     *       end with a line, or where squares have no commas between them with a comma, a slash, a quote or a bracket:
     *       {@code .Q.. ...}, {@code [[0,1,0,0],...]}, {@code [".Q..","...Q","Q...","..Q."]},
     *       {@code 0100/0001/1000/0010}. Above or below the columns may be their letters, or numbers from 0 or 1,
     *       beside the rows numbers that count down or up; numbers count for n from 3 on.
     *   <li>A list has the columns row by row: {@code [1, 3, 0, 2]}, {@code 2 4 1 3}, up to n = 9 {@code 2413}. It
     *       counts from 1 if n is in it, otherwise from 0, and in parentheses always from 1.
     *   <li>A list of the squares with a queen has four or more pairs of row and column in any order, from 0 if one is
     *       0: {@code [(0,1),(1,3),(2,0),(3,2)]}; or, for n up to 26, algebraic notation on one line, with small or
     *       capital letters: {@code a2 b4 c1 d3}.
     *   <li>FEN has the ranks of a chess board from the top: {@code 1Q2/3Q/Q3/2Q1}, with the fields behind them or not.
     *   <li>An object of JSON has such a list as its member {@code columns}.
     * </ul>
     *
     * <p>A text that two notations read as different boards, such as {@code [[0,1],[1,0]]}, is refused with both.
     *
     * @param text of one of these notations
     * @return the board
     * @throws IllegalArgumentException if the text is no board, or more than one, or could mean different ones; the
     *     message names the position (0-based index into the text, its length at most) of the first character that
     *     cannot stand where it stands, and what was expected there; numbers are reported at their first digit
     */
    public static Board parse(String text) {
        return new Board(BoardReader.readOne("a board", Objects.requireNonNull(text, "text"), false)
                .board()
                .queens());
    }

    /**
     * {@return the boards of a text, at least one, in its order} Each is read as by {@link #parse}: with an empty line
     * or a heading ({@code 2:}) between them, as lists or objects of JSON in lines of their own, or as an array, such
     * as LeetCode's answers. Lists that follow one another without an empty line must be permutations, and all lists of
     * a text count from the same number.
     *
     * @param text the boards
     * @throws IllegalArgumentException if some part of the text is no board, as by {@link #parse}
     */
    public static List<Board> parseAll(String text) {
        return BoardReader.readAll("a board", Objects.requireNonNull(text, "text"), false).stream()
                .map(found -> new Board(found.board().queens()))
                .toList();
    }

    /** {@return the number n of rows, and of columns, at least 0} */
    public int size() {
        return columns.length;
    }

    /**
     * {@return the column of the queen of a row, 0 to n - 1}
     *
     * @param row 0 to n - 1
     */
    public int column(int row) {
        return columns[Require.position(columns.length, "row", row)];
    }

    /**
     * {@return whether a queen stands on a square}
     *
     * @param square a square of the board
     */
    public boolean hasQueen(Square square) {
        int column = Require.position(
                columns.length,
                "column",
                Objects.requireNonNull(square, "square").column());
        return column(square.row()) == column;
    }

    /** {@return a fresh array with the column of the queen of each row} */
    public int[] columns() {
        return columns.clone();
    }

    /** {@return the n squares of the queens, row by row} Takes O(n). */
    public List<Square> squares() {
        return IntStream.range(0, columns.length)
                .mapToObj(row -> new Square(row, columns[row]))
                .toList();
    }

    /** {@return whether all columns, diagonals and anti-diagonals hold at most one queen} Takes time and space O(n). */
    public boolean isSolution() {
        return isSolution(Rule.QUEENS);
    }

    /**
     * {@return whether no two queens attack each other under a rule} Takes O(n) a family, or O(n log n).
     *
     * @param rule what attacks what
     * @throws IllegalArgumentException if the rule is for another size
     */
    public boolean isSolution(Rule rule) {
        Objects.requireNonNull(rule, "rule").requireSize(columns.length);
        return rule.isPeace(columns.length, columns);
    }

    /**
     * {@return the image of this board under a symmetry, with a queen on the image of each square that holds one}
     *
     * @param symmetry where every queen goes
     * @throws IllegalArgumentException if two queens share a column and the symmetry takes columns to rows (see
     *     {@link Symmetry#keepsRows()}): the image would have a row with two queens
     */
    public Board transform(Symmetry symmetry) {
        Objects.requireNonNull(symmetry, "symmetry");
        if (!symmetry.keepsRows() && !isPermutation()) {
            throw new IllegalArgumentException("symmetry must keep rows (IDENTITY, ROTATE_180, FLIP_ROWS, FLIP_COLUMNS)"
                    + " for a board with two queens in one column, but is " + symmetry);
        }
        return image(symmetry);
    }

    /** {@return the smallest of its images: under all symmetries, or those that keep rows if queens share a column} */
    public Board canonical() {
        return images().min(Comparator.naturalOrder()).orElseThrow();
    }

    /** {@return the number of different images of which {@link #canonical()} is the smallest: 1, 2, 4 or 8} */
    public int orbitSize() {
        return (int) images().distinct().count();
    }

    /**
     * {@return this board as text in a {@link BoardFormat}; {@link #parse} reads it back, unless it is empty}
     *
     * @param format how
     * @throws IllegalArgumentException if the board has more rows than {@link BoardFormat#maxSize()}
     */
    public String format(BoardFormat format) {
        return Objects.requireNonNull(format, "format").write(this);
    }

    /** {@return the columns as a list, as {@link BoardFormat#LIST} and JSON have it: {@code [1, 3, 0, 2]}} */
    @Override
    public String toString() {
        return format(BoardFormat.LIST);
    }

    @Override
    public int compareTo(Board other) {
        int row = Arrays.mismatch(columns, other.columns);
        return row < 0 || row >= Math.min(columns.length, other.columns.length)
                ? Integer.compare(columns.length, other.columns.length)
                : Integer.compare(columns[row], other.columns[row]);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board && Arrays.equals(columns, board.columns);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(columns);
    }

    /** How a board travels as an object, so that what arrives has been checked. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Columns(int[] columns) implements Serializable {

        private Object readResolve() throws InvalidObjectException {
            try {
                return of(columns);
            } catch (IllegalArgumentException wrong) {
                throw new InvalidObjectException(wrong.getMessage());
            }
        }
    }

    private Object writeReplace() {
        return new Columns(columns);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("a board travels as its columns");
    }

    /** Whether every column holds one queen. */
    private boolean isPermutation() {
        BitSet taken = new BitSet(columns.length);
        for (int column : columns) {
            taken.set(column);
        }
        return taken.cardinality() == columns.length;
    }

    /** Under the symmetries that leave a queen in every row, one of which is the board itself. */
    private Stream<Board> images() {
        boolean all = isPermutation();
        return Stream.of(Symmetry.values())
                .filter(symmetry -> all || symmetry.keepsRows())
                .map(this::image);
    }

    private Board image(Symmetry s) {
        int n = columns.length;
        int[] image = new int[n];
        for (int row = 0; row < n; row++) {
            image[s.imageRow(row, columns[row], n)] = s.imageColumn(row, columns[row], n);
        }
        return new Board(image);
    }
}
