package io.github.queens4j.region;

import io.github.queens4j.Square;
import java.util.List;

/**
 * Why a map is no puzzle yet.
 *
 * @since 0.1.0
 */
public final class RegionFault {

    /** What can be wrong with a map, in the order in which it is looked for. */
    public enum Kind {
        /** Squares have no region yet. */
        OPEN,
        /** There are fewer regions than rows. */
        MISSING,
        /** There are more regions than rows. */
        SURPLUS,
        /** A region is not connected. */
        APART,
        /** Some regions lie in fewer rows, or columns, than they need queens. */
        CROWDED,
        /** A row, a column or a region has no square left, as steps of reasoning show. */
        EMPTY,
        /** There is no solution, for no reason that a person sees. */
        NONE,
        /** There is more than one solution. */
        SEVERAL,
        /** Whether there is one solution takes too long to find out. */
        UNKNOWN
    }

    private final Kind kind;
    private final List<Square> squares;
    private final String explain;
    private final List<Deduction> steps;

    RegionFault(Kind kind, List<Square> squares, String explain, List<Deduction> steps) {
        this.kind = kind;
        this.squares = List.copyOf(squares);
        this.explain = explain;
        this.steps = List.copyOf(steps);
    }

    /** {@return what is wrong} */
    public Kind kind() {
        return kind;
    }

    /** {@return the squares that it is about, row by row} */
    public List<Square> squares() {
        return squares;
    }

    /** {@return a sentence, with rows and columns counted from 1 and regions named as by {@link Regions#name}} */
    public String explain() {
        return explain;
    }

    /** {@return the reasoning that ends where a line has no square left, in its order; empty for other faults} */
    public List<Deduction> steps() {
        return steps;
    }

    /** The sentence. */
    @Override
    public String toString() {
        return explain;
    }
}
