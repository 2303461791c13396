package io.github.queens4j.region;

import io.github.queens4j.Square;
import java.util.Collection;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/**
 * What a player has put on a board: queens, and crosses on squares that cannot hold one. A square has one mark or none.
 * An immutable value for a board of any size; whether marks make sense is for {@link Hints} to say.
 */
public final class Marks {

    private final NavigableSet<Square> queens;
    private final NavigableSet<Square> crosses;

    private Marks(NavigableSet<Square> queens, NavigableSet<Square> crosses) {
        this.queens = queens;
        this.crosses = crosses;
    }

    /** {@return no marks: an untouched board} */
    public static Marks none() {
        return of(List.of(), List.of());
    }

    /**
     * {@return marks on some squares}
     *
     * @param queens squares with queens
     * @param crosses squares with crosses
     * @throws IllegalArgumentException if a square is in both
     */
    public static Marks of(Collection<Square> queens, Collection<Square> crosses) {
        Marks marks = new Marks(new TreeSet<>(queens), new TreeSet<>(crosses));
        for (Square queen : marks.queens) {
            if (marks.crosses.contains(queen)) {
                throw new IllegalArgumentException("a square has one mark, but " + queen + " has a queen and a cross");
            }
        }
        return marks;
    }

    /**
     * {@return these marks and a queen, in place of any mark of that square}
     *
     * @param row from 0
     * @param column from 0
     * @throws IllegalArgumentException if row or column is negative
     */
    public Marks withQueen(int row, int column) {
        Marks more = without(row, column);
        more.queens.add(new Square(row, column));
        return more;
    }

    /**
     * {@return these marks and a cross, in place of any mark of that square}
     *
     * @param row from 0
     * @param column from 0
     * @throws IllegalArgumentException if row or column is negative
     */
    public Marks withCross(int row, int column) {
        Marks more = without(row, column);
        more.crosses.add(new Square(row, column));
        return more;
    }

    /**
     * {@return these marks without that of a square}
     *
     * @param row from 0
     * @param column from 0
     * @throws IllegalArgumentException if row or column is negative
     */
    public Marks without(int row, int column) {
        Marks less = new Marks(new TreeSet<>(queens), new TreeSet<>(crosses));
        Square square = new Square(row, column);
        less.queens.remove(square);
        less.crosses.remove(square);
        return less;
    }

    /**
     * {@return these marks and what a deduction adds: its queen, and a cross on each square that it crosses out}
     *
     * @param deduction the step
     */
    public Marks with(Deduction deduction) {
        Marks more = new Marks(new TreeSet<>(queens), new TreeSet<>(crosses));
        more.queens.addAll(deduction.placed());
        more.crosses.removeAll(deduction.placed());
        more.crosses.addAll(deduction.crossedOut());
        more.queens.removeAll(deduction.crossedOut());
        return more;
    }

    /** {@return the squares with queens, row by row: an unmodifiable list} */
    public List<Square> queens() {
        return List.copyOf(queens);
    }

    /** {@return the squares with crosses, row by row: an unmodifiable list} */
    public List<Square> crosses() {
        return List.copyOf(crosses);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Marks marks && queens.equals(marks.queens) && crosses.equals(marks.crosses);
    }

    @Override
    public int hashCode() {
        return 31 * queens.hashCode() + crosses.hashCode();
    }

    /** Queens and crosses, each by row and column. */
    @Override
    public String toString() {
        return "Marks[queens: " + queens + ", crosses: " + crosses + "]";
    }
}
