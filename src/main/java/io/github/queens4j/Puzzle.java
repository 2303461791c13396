package io.github.queens4j;

import io.github.queens4j.notation.Placement;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * A board size with a rule, queens that are given and squares that are blocked: an immutable value.
 *
 * <p>A solution of the puzzle is a board on which no queen attacks another under the {@link Rule}, {@link Rule#QUEENS}
 * unless another is named, that holds every given queen and no queen on a blocked square. Whether one exists is the
 * n-queens completion problem, which is NP-complete in general (I. P. Gent, C. Jefferson, P. Nightingale, <i>Complexity
 * of n-queens completion</i>, JAIR 59, 2017).
 *
 * <p>Rows and columns count from 0. The empty puzzle of any size takes a few bytes; adding a queen or a blocked square
 * to a puzzle copies O(n) words.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzle.ofSize(8).withQueen(0, 3).withBlocked(4, 4);
 * }</pre>
 */
public final class Puzzle {

    private static final int NONE = Placement.NONE;

    private final int size;
    private final Rule rule;
    private final Placement squares;

    private Puzzle(int size, Rule rule, Placement squares) {
        this.size = size;
        this.rule = rule;
        this.squares = squares;
    }

    private Puzzle with(Placement other) {
        return new Puzzle(size, rule, other);
    }

    /**
     * {@return the empty board: the puzzle of queens without given queens and blocked squares}
     *
     * @param n rows and columns, at least 0
     * @throws IllegalArgumentException if n is negative
     */
    public static Puzzle ofSize(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("n must be at least 0, but is " + n);
        }
        return new Puzzle(n, Rule.QUEENS, Placement.none(n));
    }

    /**
     * A board with some of its queens taken away, to be found again.
     *
     * @param board any board of queens
     * @param rows the rows whose queens are given; the others are left to the search
     * @return the puzzle of queens
     * @throws IllegalArgumentException if a row is not on the board, or two of the queens that are kept attack each
     *     other
     */
    public static Puzzle of(Board board, int... rows) {
        Puzzle puzzle = ofSize(board.size());
        for (int row : rows) {
            puzzle.requireIndex("row", row);
            puzzle = puzzle.withQueen(row, board.column(row));
        }
        return puzzle;
    }

    /**
     * {@return a puzzle of queens, read as by {@link #parse(String, Rule)}}
     *
     * @param text as {@link #format} writes it
     * @throws IllegalArgumentException if the text is no puzzle, or two given queens attack each other
     */
    public static Puzzle parse(String text) {
        return parse(text, Rule.QUEENS);
    }

    /**
     * Reads a puzzle, in the formats of {@link Board#parse}: rows may be without a queen there, and drawings may show
     * squares as blocked: by {@code ×} in those with {@code ♕}, by {@code x} in those with {@code Q}. In a list,
     * {@code -} is a row without a queen, as is the {@code null} of JSON: {@code [3, -, -, -]}.
     *
     * @param text as {@link #format} writes it
     * @param rule what attacks what, which no format says
     * @return the puzzle
     * @throws IllegalArgumentException if the text is no puzzle, with the position of the first wrong character; if two
     *     given queens attack each other; or if the rule is for boards of another size
     */
    public static Puzzle parse(String text, Rule rule) {
        Placement read = BoardFormat.read("a puzzle", text, true);
        Puzzle puzzle = ofSize(read.size()).withRule(rule);
        for (int row = 0; row < read.size(); row++) {
            if (read.queen(row) != NONE) {
                puzzle = puzzle.withQueen(row, read.queen(row));
            }
        }
        return puzzle.with(read);
    }

    /**
     * Writes this puzzle, all but its rule.
     *
     * @param format how
     * @return the text; {@link #parse(String, Rule)} reads it back with this rule, unless it is SVG
     * @throws IllegalArgumentException if the format is a list and squares are blocked, which no list can say, or if
     *     the board has more rows than {@link BoardFormat#maxSize()}
     */
    public String format(BoardFormat format) {
        return format.write(this);
    }

    /** Given queens and blocked squares, for those who write them. */
    Placement squares() {
        return squares;
    }

    /**
     * This puzzle under another rule.
     *
     * @param rule what attacks what
     * @return the same size, given queens and blocked squares under that rule
     * @throws IllegalArgumentException if the rule is for boards of another size, or lets two given queens attack each
     *     other
     */
    public Puzzle withRule(Rule rule) {
        Objects.requireNonNull(rule, "rule").requireSize(size);
        Puzzle other = new Puzzle(size, rule, squares);
        for (int row = 0; row < size && !isEmpty(); row++) {
            if (squares.queen(row) != NONE) {
                other.requireUnattacked(row, squares.queen(row));
            }
        }
        return other;
    }

    /**
     * This puzzle with one more given queen, in O(n).
     *
     * @param row the queen's row, from 0 to n - 1
     * @param column the queen's column, from 0 to n - 1
     * @return the larger puzzle; this one if the queen was given already
     * @throws IllegalArgumentException if the square is not on the board, is blocked, or is attacked by a given queen
     *     under the rule, or if a board of this size with given queens does not fit into the memory
     */
    public Puzzle withQueen(int row, int column) {
        requireSquare(row, column);
        if (squares.queen(row) == column) {
            return this;
        }
        if (squares.isBlocked(row, column)) {
            throw new IllegalArgumentException("the queen at " + Placement.square(row, column)
                    + " stands on a blocked square: take one of the two away");
        }
        requireUnattacked(row, column);
        return with(squares.withQueen(row, column));
    }

    /**
     * This puzzle with one more blocked square, in O(n).
     *
     * @param row the square's row, from 0 to n - 1
     * @param column the square's column, from 0 to n - 1
     * @return the larger puzzle; this one if the square was blocked already
     * @throws IllegalArgumentException if the square is not on the board or holds a given queen, or if a board of this
     *     size with blocked squares does not fit into the memory
     */
    public Puzzle withBlocked(int row, int column) {
        requireSquare(row, column);
        if (squares.queen(row) == column) {
            throw new IllegalArgumentException("the blocked square at " + Placement.square(row, column)
                    + " holds a given queen: take one of the two away");
        }
        return squares.isBlocked(row, column) ? this : withBlockedRange(row, column, column + 1);
    }

    /** {@return the number n of rows, and of columns, at least 0} */
    public int size() {
        return size;
    }

    /** {@return what attacks what; {@link Rule#QUEENS} unless another rule was named} */
    public Rule rule() {
        return rule;
    }

    /**
     * {@return whether a board solves this puzzle: has its size, holds every given queen and no queen on a blocked
     * square, and no queen attacks another under the rule} Found without a search, as fast as {@link Rule#isSolution}.
     *
     * @param board a board of any size
     */
    public boolean isSolution(Board board) {
        if (board.size() != size) {
            return false;
        }
        for (int row = 0; row < size && !isEmpty(); row++) {
            if (!isOpen(row, board.column(row))) {
                return false;
            }
        }
        return rule.isSolution(board);
    }

    /**
     * {@return the column of the given queen of a row, or empty if none is given}
     *
     * @param row from 0 to n - 1
     * @throws IllegalArgumentException if the row is not on the board
     */
    public OptionalInt queen(int row) {
        requireIndex("row", row);
        int column = squares.queen(row);
        return column == NONE ? OptionalInt.empty() : OptionalInt.of(column);
    }

    /**
     * {@return whether a square is blocked}
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     * @throws IllegalArgumentException if the square is not on the board
     */
    public boolean isBlocked(int row, int column) {
        requireSquare(row, column);
        return squares.isBlocked(row, column);
    }

    /**
     * {@return whether a given queen on another square attacks this one under the rule} Takes O(n).
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     * @throws IllegalArgumentException if the square is not on the board
     */
    public boolean isAttacked(int row, int column) {
        requireSquare(row, column);
        return attackerOf(row, column) != NONE;
    }

    /**
     * {@return whether the puzzle leaves a square open to a search: it is not blocked, and if its row has a given
     * queen, she stands there} Whether another given queen attacks the square plays no part.
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     * @throws IllegalArgumentException if the square is not on the board
     */
    public boolean isOpen(int row, int column) {
        requireSquare(row, column);
        return squares.isOpen(row, column);
    }

    /**
     * {@return the open squares of a row as a machine word: bit c is set if {@code isOpen(row, c)}, bits from n on are
     * 0} For boards of up to 64 columns.
     *
     * @param row from 0 to n - 1
     * @throws IllegalArgumentException if the row is not on the board
     * @throws IllegalStateException if n is more than 64
     */
    public long openColumns(int row) {
        if (size > Long.SIZE) {
            throw new IllegalStateException(
                    "open columns fit a word only up to n = " + Long.SIZE + ", but n is " + size);
        }
        requireIndex("row", row);
        return squares.openColumns(row);
    }

    /** {@return whether nothing is given and nothing blocked} */
    public boolean isEmpty() {
        return squares.isEmpty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Puzzle puzzle
                && size == puzzle.size
                && rule.equals(puzzle.rule)
                && squares.equals(puzzle.squares);
    }

    @Override
    public int hashCode() {
        return Objects.hash(rule, squares);
    }

    /** Size, the rule unless it is that of queens, given queens and blocked squares, each as (row, column). */
    @Override
    public String toString() {
        String under = rule.equals(Rule.QUEENS) ? "" : ", rule: " + rule;
        return "Puzzle[n = " + size + under + squares + "]";
    }

    /** This puzzle with the first rows of a solution of it given: nothing is checked again. */
    Puzzle withPrefix(Board solution, int rows) {
        return with(squares.withPrefix(solution.columns(), rows));
    }

    /** This puzzle with the columns from (inclusive) to to (exclusive) of a row without a given queen blocked. */
    Puzzle withBlockedRange(int row, int from, int to) {
        return with(squares.withBlocked(row, from, to));
    }

    /**
     * The row of the first given queen, other than one on the square itself, that attacks a square; NONE if there is
     * none.
     */
    private int attackerOf(int row, int column) {
        for (int other = 0; other < size && !isEmpty(); other++) {
            int queen = squares.queen(other);
            if (queen != NONE && rule.attacks(row, column, other, queen, size)) {
                return other;
            }
        }
        return NONE;
    }

    private void requireUnattacked(int row, int column) {
        int other = attackerOf(row, column);
        if (other == NONE && squares.queen(row) != NONE && squares.queen(row) != column) {
            other = row; // A board has one queen in every row, even if the rule does not say so.
        }
        if (other != NONE) {
            int taken = squares.queen(other);
            String line = rule.lineBetween(row, column, other, taken, size)
                    .map(LineFamily::name)
                    .orElse("row");
            throw new IllegalArgumentException(
                    "the queen at " + Placement.square(row, column) + " and the given queen at "
                            + Placement.square(other, taken) + " attack each other (" + line + ")");
        }
    }

    private void requireSquare(int row, int column) {
        requireIndex("row", row);
        requireIndex("column", column);
    }

    private void requireIndex(String name, int value) {
        if (value < 0 || value >= size) {
            throw new IllegalArgumentException(
                    size == 0
                            ? name + " must be a " + name + " of the board, but a board of size 0 has none"
                            : name + " must be between 0 and " + (size - 1) + ", but is " + value);
        }
    }
}
