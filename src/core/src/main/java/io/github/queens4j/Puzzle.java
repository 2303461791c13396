package io.github.queens4j;

import io.github.queens4j.notation.BoardReader;
import io.github.queens4j.notation.Json;
import io.github.queens4j.notation.Placement;
import io.github.queens4j.search.CheckReturnValue;
import io.github.queens4j.search.Require;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A board size with a rule, queens that are given and squares that are blocked: an immutable value.
 *
 * <p>A solution of the puzzle is a board on which no queen attacks another under the {@link Rule}, {@link Rule#QUEENS}
 * unless another is named, that holds every given queen and no queen on a blocked square. Whether one exists is
 * n-queens completion, which is NP-complete in general (I. P. Gent, C. Jefferson, P. Nightingale, JAIR 59, 2017).
 *
 * <p>Rows and columns count from 0; one that is not on the board is an {@link IndexOutOfBoundsException}. The empty
 * puzzle of any size takes a few bytes; adding a queen or a blocked square to a puzzle copies O(n) words.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public final class Puzzle {

    private static final int NONE = Placement.NONE;

    private final int size;
    private final Rule rule;
    final Placement squares;

    private Puzzle(Rule rule, Placement squares) {
        this.size = squares.size();
        this.rule = rule;
        this.squares = squares;
    }

    /**
     * {@return the empty board: the puzzle of queens without given queens and blocked squares}
     *
     * @param n rows and columns, at least 0
     */
    public static Puzzle ofSize(int n) {
        return new Puzzle(Rule.QUEENS, Placement.none(Require.atLeast(0, "n", n)));
    }

    /**
     * {@return the empty board under a rule}
     *
     * @param n rows and columns, at least 0
     * @param rule what attacks what
     * @throws IllegalArgumentException if the rule is for another size
     */
    public static Puzzle of(int n, Rule rule) {
        return ofSize(n).withRule(rule);
    }

    /**
     * {@return the puzzle of a board of queens some of which are taken away, to be found again}
     *
     * @param board any board of queens
     * @param rows the rows whose queens are given; the others are left to the search
     * @throws IllegalArgumentException if two of the queens that are kept attack each other
     */
    public static Puzzle keeping(Board board, int... rows) {
        int[] columns = new int[Objects.requireNonNull(board, "board").size()];
        Arrays.fill(columns, NONE);
        for (int row : Objects.requireNonNull(rows, "rows")) {
            columns[row] = board.column(row);
        }
        return new Puzzle(Rule.QUEENS, Placement.of(columns)).withRule(Rule.QUEENS);
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
     * Reads a puzzle as {@link Board#parse} reads a board, but rows may be without a queen, and drawings may have
     * blocked squares: {@code x}, {@code ×} or {@code #}. Without others of these, {@code *} and {@code 1} in fewer
     * rows than all could be a queen or a blocked square, and so could {@code #} once in each row: they are refused. In
     * a list, {@code -}, {@code -1}, {@code null}, {@code None} or, if it is the only one, {@code _} is a row without a
     * queen: {@code [3, -, -, -]}. An object of {@link BoardFormat#JSON}, n at most 2<sup>20</sup>, may have its
     * members in any order, but none twice and none that is unknown: {@code title}, {@code solution} and
     * {@code difficulty} are ignored; {@code n} and {@code rule} are optional; if there is a member {@code columns},
     * all others are ignored.
     *
     * @param text as {@link #format} writes it, or as people do
     * @param rule what attacks what, unless the text says it, which objects of JSON alone do
     * @return the puzzle
     * @throws IllegalArgumentException if the text is no puzzle, with the position of the first wrong character; if it
     *     could mean different ones; if two given queens attack each other; or if the rule is for another size
     */
    public static Puzzle parse(String text, Rule rule) {
        Objects.requireNonNull(rule, "rule");
        return read(BoardReader.readOne("a puzzle", Objects.requireNonNull(text, "text"), true), rule);
    }

    /**
     * {@return the puzzles of a text, read one by one as by {@link #parse(String, Rule)}; see {@link Board#parseAll}}
     *
     * @param text the puzzles
     * @param rule what attacks what
     * @throws IllegalArgumentException if some part of the text is no puzzle, as by {@link #parse(String, Rule)}
     */
    public static List<Puzzle> parseAll(String text, Rule rule) {
        Objects.requireNonNull(rule, "rule");
        return BoardReader.readAll("a puzzle", Objects.requireNonNull(text, "text"), true).stream()
                .map(found -> read(found, rule))
                .toList();
    }

    private static Puzzle read(BoardReader.Found read, Rule rule) {
        Rule own = read.regions() != null
                ? Rule.regions(read.regions())
                : read.rule() == null ? rule : Rule.named(read.rule());
        return new Puzzle(Rule.QUEENS, read.board()).withRule(own);
    }

    /**
     * {@return this puzzle as text, its rule in JSON alone; {@link #parse(String, Rule)} reads it back but for SVG}
     *
     * @param format how
     * @throws IllegalArgumentException if a list cannot say what is blocked, or JSON a rule that is neither
     *     {@linkplain Rule#known() known} nor one of regions, or for more than {@link BoardFormat#maxSize()} rows
     */
    public String format(BoardFormat format) {
        return Objects.requireNonNull(format, "format").write(this);
    }

    /** See {@link BoardFormat#JSON}. */
    String json() {
        Json json = new Json().with("n", size).with("rule", rule.name());
        rule.regionMap().ifPresentOrElse(map -> json.with("regions", map), rule::requireKnown);
        write(json, "queens", queens());
        write(json, "blocked", blocked());
        return json.toString();
    }

    private static void write(Json json, String name, List<Square> squares) {
        if (!squares.isEmpty()) {
            json.with(
                    name,
                    squares.stream().map(at -> List.of(at.row(), at.column())).toList());
        }
    }

    /**
     * {@return this puzzle under another rule} As fast as {@link Board#isSolution(Rule)}.
     *
     * @param rule what attacks what
     * @throws IllegalArgumentException if the rule is for another size, or lets two given queens attack each other
     */
    public Puzzle withRule(Rule rule) {
        Objects.requireNonNull(rule, "rule").requireSize(size);
        Puzzle other = new Puzzle(rule, squares);
        if (squares.hasQueens() && !rule.isPeace(size, squares.queens())) {
            other.refuseWar(squares.queens());
        }
        return other;
    }

    /**
     * {@return this puzzle with one more given queen, in O(n); this one if the queen was given already}
     *
     * @param row the queen's row, from 0 to n - 1
     * @param column the queen's column, from 0 to n - 1
     * @throws IllegalArgumentException if the square is blocked or attacked by a given queen, or memory is too small
     */
    public Puzzle withQueen(int row, int column) {
        requireSquare(row, column);
        if (squares.queen(row) == column) {
            return this;
        }
        if (squares.isBlocked(row, column)) {
            throw new IllegalArgumentException("the queen at " + text(new Square(row, column))
                    + " stands on a blocked square: take one of the two away");
        }
        requireUnattacked(row, column);
        return new Puzzle(rule, squares.withQueen(row, column));
    }

    /**
     * {@return this puzzle with one more given queen} With the errors of {@link #withQueen(int, int)}.
     *
     * @param square where the queen stands
     */
    public Puzzle withQueen(Square square) {
        return withQueen(Objects.requireNonNull(square, "square").row(), square.column());
    }

    /**
     * {@return this puzzle with one more blocked square, in O(n); this one if the square was blocked already}
     *
     * @param row the square's row, from 0 to n - 1
     * @param column the square's column, from 0 to n - 1
     * @throws IllegalArgumentException if the square holds a given queen, or memory is too small
     */
    public Puzzle withBlocked(int row, int column) {
        return isBlocked(row, column) ? this : withBlocked(new Square(row, column));
    }

    /**
     * {@return this puzzle with more blocked squares, in O(n) for each} See {@link #withBlocked(int, int)}.
     *
     * @param squares the squares, in any order; those that were blocked already change nothing
     */
    public Puzzle withBlocked(Square... squares) {
        Map<Integer, BitSet> more = new HashMap<>();
        for (Square square : Objects.requireNonNull(squares, "squares")) {
            requireSquare(square.row(), square.column());
            if (this.squares.queen(square.row()) == square.column()) {
                throw new IllegalArgumentException(
                        "the blocked square at " + text(square) + " holds a given queen: take one of the two away");
            }
            more.computeIfAbsent(square.row(), row -> new BitSet()).set(square.column());
        }
        return new Puzzle(rule, this.squares.withBlocked(more));
    }

    /**
     * {@return this puzzle without the given queen of a row; this one if that row has none}
     *
     * @param row from 0 to n - 1
     */
    public Puzzle withoutQueen(int row) {
        return queen(row).isPresent() ? new Puzzle(rule, squares.withQueen(row, NONE)) : this;
    }

    /**
     * {@return this puzzle with a square that is not blocked; this one if it was not}
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     */
    public Puzzle withoutBlocked(int row, int column) {
        return isBlocked(row, column) ? new Puzzle(rule, squares.withoutBlocked(row, column)) : this;
    }

    /**
     * {@return this puzzle with a square that is not blocked; this one if it was not}
     *
     * @param square a square of the board
     */
    public Puzzle withoutBlocked(Square square) {
        return withoutBlocked(Objects.requireNonNull(square, "square").row(), square.column());
    }

    /**
     * {@return the image of this puzzle under a symmetry of the square: its solutions are the images of this one's}
     *
     * @param symmetry where given queens, blocked squares and the regions of {@link Rule#regions} go
     * @throws IllegalArgumentException if the rule is not one of regions and not {@linkplain Rule#isKeptBy kept}
     * @throws java.util.concurrent.CancellationException if the thread is interrupted meanwhile
     */
    public Puzzle transform(Symmetry symmetry) {
        Rule image = rule.image(Objects.requireNonNull(symmetry, "symmetry"), size);
        if (isEmpty()) {
            return new Puzzle(image, squares);
        }
        int[] queens = new int[size];
        Arrays.fill(queens, NONE);
        queens().stream().map(from -> symmetry.image(from, size)).forEach(to -> queens[to.row()] = to.column());
        return new Puzzle(image, Placement.of(queens))
                .withBlocked(blocked().stream()
                        .map(from -> symmetry.image(from, size))
                        .toArray(Square[]::new));
    }

    /**
     * {@return the symmetries that {@linkplain Rule#isKeptBy keep the rule} and take given queens and blocked squares
     * to themselves; all eight for an empty board of queens}
     */
    public List<Symmetry> symmetries() {
        return Stream.of(Symmetry.values())
                .filter(symmetry -> rule.isKeptBy(symmetry, size)
                        && transform(symmetry).squares.equals(squares))
                .toList();
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
     * square, and no queen attacks another under the rule} Takes as long as {@link Board#isSolution(Rule)}.
     *
     * @param board a board of any size
     */
    public boolean isSolution(Board board) {
        if (Objects.requireNonNull(board, "board").size() != size) {
            return false;
        }
        boolean fits = isEmpty() || IntStream.range(0, size).allMatch(row -> isOpen(row, board.column(row)));
        return fits && board.isSolution(rule);
    }

    /** {@return the squares of the given queens, row by row} Takes O(n); O(1) for an empty puzzle. */
    public List<Square> queens() {
        return rowsWithQueens().mapToObj(this::given).toList();
    }

    /** {@return the blocked squares, row by row} Takes O(n + blocked squares); O(1) if no square is blocked. */
    public List<Square> blocked() {
        return IntStream.range(0, squares.hasBlocked() ? size : 0)
                .boxed()
                .flatMap(row -> squares.blockedColumns(row).mapToObj(column -> new Square(row, column)))
                .toList();
    }

    /**
     * {@return the column of the given queen of a row, or empty if none is given}
     *
     * @param row from 0 to n - 1
     */
    public OptionalInt queen(int row) {
        Require.position(size, "row", row);
        int column = squares.queen(row);
        return column == NONE ? OptionalInt.empty() : OptionalInt.of(column);
    }

    /**
     * {@return whether a square is blocked}
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     */
    public boolean isBlocked(int row, int column) {
        requireSquare(row, column);
        return squares.isBlocked(row, column);
    }

    /**
     * {@return whether a square is blocked}
     *
     * @param square a square of the board
     */
    public boolean isBlocked(Square square) {
        return isBlocked(Objects.requireNonNull(square, "square").row(), square.column());
    }

    /**
     * {@return whether a given queen on another square attacks this one under the rule} Takes O(n).
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     */
    public boolean isAttacked(int row, int column) {
        requireSquare(row, column);
        return attackerOf(row, column).isPresent();
    }

    /**
     * {@return whether a given queen on another square attacks this one} See {@link #isAttacked(int, int)}.
     *
     * @param square a square of the board
     */
    public boolean isAttacked(Square square) {
        return isAttacked(Objects.requireNonNull(square, "square").row(), square.column());
    }

    /**
     * {@return whether the puzzle leaves a square open to a search: it is not blocked, and if its row has a given
     * queen, she stands there} A square that another given queen attacks is open all the same.
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     */
    public boolean isOpen(int row, int column) {
        requireSquare(row, column);
        return squares.isOpen(row, column);
    }

    /**
     * {@return whether the puzzle leaves a square open to a search} See {@link #isOpen(int, int)}.
     *
     * @param square a square of the board
     */
    public boolean isOpen(Square square) {
        return isOpen(Objects.requireNonNull(square, "square").row(), square.column());
    }

    /** {@return whether nothing is given and nothing blocked} */
    public boolean isEmpty() {
        return squares.isEmpty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Puzzle puzzle && rule.equals(puzzle.rule) && squares.equals(puzzle.squares);
    }

    @Override
    public int hashCode() {
        return Objects.hash(rule, squares);
    }

    /** Size, the rule unless it is that of queens, given queens and blocked squares, each as (row, column). */
    @Override
    public String toString() {
        String under = rule.equals(Rule.QUEENS) ? "" : ", rule: " + rule;
        return "Puzzle[n = " + size + under + listed("queens", queens()) + listed("blocked", blocked()) + "]";
    }

    private static String listed(String name, List<Square> squares) {
        return squares.isEmpty()
                ? ""
                : squares.stream().map(Puzzle::text).collect(Collectors.joining(" ", ", " + name + ": ", ""));
    }

    private static String text(Square square) {
        return "(" + square.row() + ", " + square.column() + ")";
    }

    /** This puzzle with the first rows of a solution of it given: nothing is checked again. */
    Puzzle withPrefix(Board solution, int rows) {
        return new Puzzle(rule, squares.withPrefix(solution.columns(), rows));
    }

    /** This puzzle with the columns from (inclusive) to to (exclusive) of a row without a given queen blocked. */
    Puzzle withBlockedRange(int row, int from, int to) {
        return new Puzzle(rule, squares.withBlocked(row, from, to));
    }

    private IntStream rowsWithQueens() {
        return IntStream.range(0, squares.hasQueens() ? size : 0).filter(row -> squares.queen(row) != NONE);
    }

    private Square given(int row) {
        return new Square(row, squares.queen(row));
    }

    /** The first given queen, other than one on the square itself, that attacks a square. */
    private Optional<Square> attackerOf(int row, int column) {
        return rowsWithQueens()
                .filter(other -> rule.attacks(row, column, other, squares.queen(other), size))
                .mapToObj(this::given)
                .findFirst();
    }

    /** Names the first queen that one above her attacks: halving the rows, as one after the other takes O(n^2). */
    private void refuseWar(int... queens) {
        int row = 0;
        for (int step = Integer.highestOneBit(size); step > 0; step /= 2) {
            row += row + step < size && rule.isPeace(row + step, queens) ? step : 0;
        }
        requireUnattacked(row, queens[row]);
    }

    private void requireUnattacked(int row, int column) {
        Optional<Square> attacker = attackerOf(row, column);
        if (attacker.isEmpty() && squares.queen(row) != NONE && squares.queen(row) != column) {
            attacker = Optional.of(given(row)); // A board has one queen in every row, even if the rule does not say so.
        }
        attacker.ifPresent(other -> {
            String line = rule.lineBetween(new Square(row, column), other, size)
                    .map(LineFamily::name)
                    .orElse("row");
            throw new IllegalArgumentException("the queen at " + text(new Square(row, column))
                    + " and the given queen at " + text(other) + " attack each other (" + line + ")");
        });
    }

    private void requireSquare(int row, int column) {
        Require.position(size, "row", row);
        Require.position(size, "column", column);
    }
}
