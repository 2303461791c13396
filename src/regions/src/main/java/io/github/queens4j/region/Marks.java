package io.github.queens4j.region;

import io.github.queens4j.Square;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What a player has put on a board: queens, and crosses on squares that cannot hold one. A square has one mark or none.
 * An immutable value for a board of any size; whether marks make sense is for {@link Hints} to say.
 *
 * @param queens the squares with queens, row by row
 * @param crosses the squares with crosses, row by row
 * @since 0.1.0
 */
public record Marks(List<Square> queens, List<Square> crosses) {

    /**
     * Marks on some squares.
     *
     * @param queens squares with queens, in any order; copied
     * @param crosses squares with crosses, in any order; copied
     * @throws IllegalArgumentException if a square is in both
     */
    public Marks {
        Set<Square> crossed = new TreeSet<>(Objects.requireNonNull(crosses, "crosses"));
        queens = List.copyOf(new TreeSet<>(Objects.requireNonNull(queens, "queens")));
        crosses = List.copyOf(crossed);
        for (Square queen : queens) {
            if (crossed.contains(queen)) {
                throw new IllegalArgumentException("a square has one mark, but " + queen + " has a queen and a cross");
            }
        }
    }

    /** {@return no marks: an untouched board} */
    public static Marks none() {
        return new Marks(List.of(), List.of());
    }

    /**
     * {@return these marks and a queen, in place of any mark of that square}
     *
     * @param square of a board of any size
     */
    public Marks withQueen(Square square) {
        return with(List.of(Objects.requireNonNull(square, "square")), List.of());
    }

    /**
     * {@return these marks and a queen, as by {@link #withQueen(Square)}}
     *
     * @param row from 0
     * @param column from 0
     */
    public Marks withQueen(int row, int column) {
        return withQueen(new Square(row, column));
    }

    /**
     * {@return these marks and a cross, in place of any mark of that square}
     *
     * @param square of a board of any size
     */
    public Marks withCross(Square square) {
        return with(List.of(), List.of(Objects.requireNonNull(square, "square")));
    }

    /**
     * {@return these marks and a cross, as by {@link #withCross(Square)}}
     *
     * @param row from 0
     * @param column from 0
     */
    public Marks withCross(int row, int column) {
        return withCross(new Square(row, column));
    }

    /**
     * {@return these marks without that of a square}
     *
     * @param square of a board of any size
     */
    public Marks without(Square square) {
        List<Square> less = List.of(Objects.requireNonNull(square, "square"));
        return new Marks(changed(queens, less, List.of()), changed(crosses, less, List.of()));
    }

    /**
     * {@return these marks without that of a square}
     *
     * @param row from 0
     * @param column from 0
     */
    public Marks without(int row, int column) {
        return without(new Square(row, column));
    }

    /**
     * {@return these marks and what a deduction adds: its queen, and a cross on each square that it crosses out}
     *
     * @param deduction the step
     */
    public Marks with(Deduction deduction) {
        return with(Objects.requireNonNull(deduction, "deduction").placed(), deduction.crossedOut());
    }

    private Marks with(List<Square> newQueens, List<Square> newCrosses) {
        return new Marks(changed(queens, newCrosses, newQueens), changed(crosses, newQueens, newCrosses));
    }

    /** All squares with marks, queens first. */
    List<Square> all() {
        return Stream.of(queens, crosses).flatMap(List::stream).toList();
    }

    private static List<Square> changed(List<Square> squares, List<Square> less, List<Square> more) {
        Stream<Square> left = squares.stream().filter(square -> !less.contains(square));
        return Stream.concat(left, more.stream()).toList();
    }
}
