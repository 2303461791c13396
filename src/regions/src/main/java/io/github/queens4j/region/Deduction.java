package io.github.queens4j.region;

import io.github.queens4j.Square;
import java.util.List;

/**
 * One step on the way to the solution, by reasoning alone: it places a queen or crosses out squares. Where all that a
 * technique finds is taken together ({@link RegionPuzzle#deductions}), it may place several queens. Immutable, equal to
 * another that adds the same and says the same.
 *
 * @since 0.1.0
 */
public final class Deduction {

    private final Technique technique;
    private final List<Square> placed;
    private final List<Square> crossedOut;
    private final List<Square> reasons;
    private final List<Deduction> way;
    private final String explain;

    Deduction(
            Technique technique,
            List<Square> placed,
            List<Square> crossedOut,
            List<Square> reasons,
            List<Deduction> way,
            String explain) {
        this.technique = technique;
        this.placed = List.copyOf(placed);
        this.crossedOut = List.copyOf(crossedOut);
        this.reasons = List.copyOf(reasons);
        this.way = List.copyOf(way);
        this.explain = explain;
    }

    /** {@return how it was found} */
    public Technique technique() {
        return technique;
    }

    /** {@return the squares of queens, row by row; empty if squares are crossed out} */
    public List<Square> placed() {
        return placed;
    }

    /** {@return the squares that cannot hold a queen, row by row, new ones; empty if a queen is placed} */
    public List<Square> crossedOut() {
        return crossedOut;
    }

    /**
     * {@return the squares that justify the step, row by row: those left of the lines that it is about, of a
     * contradiction those of the line that would have none left, or the queen that attacks}
     */
    public List<Square> reasons() {
        return reasons;
    }

    /**
     * {@return for {@link Technique#CONTRADICTION} the steps that follow from a queen on the square, until a line has
     * no square left: each by {@link Technique#ONLY_SQUARE} or {@link Technique#COMMON_NEIGHBOURS}; empty for others}
     */
    public List<Deduction> way() {
        return way;
    }

    /** {@return the queens on the way of a contradiction, in the order in which they are forced} */
    public List<Square> forced() {
        return way.stream().flatMap(step -> step.placed.stream()).toList();
    }

    /**
     * {@return a sentence for players for each finding, with rows and columns counted from 1 and regions named as by
     * {@link Regions#name}}
     */
    public String explain() {
        return explain;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Deduction step
                && placed.equals(step.placed)
                && crossedOut.equals(step.crossedOut)
                && explain.equals(step.explain);
    }

    @Override
    public int hashCode() {
        return explain.hashCode();
    }

    /** The sentence. */
    @Override
    public String toString() {
        return explain;
    }
}
