package io.github.queens4j.region;

import io.github.queens4j.Square;
import java.util.List;

/**
 * Why a map is no puzzle yet.
 *
 * @param kind what is wrong
 * @param squares the squares that it is about, row by row
 * @param explain one sentence, with rows and columns counted from 1 and regions named as by {@link Regions#name}
 * @param steps the reasoning that ends where a line has no square left, in its order; empty for other faults
 * @since 0.1.0
 */
public record RegionFault(Kind kind, List<Square> squares, String explain, List<Deduction> steps) {

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

    /** The sentence. */
    @Override
    public String toString() {
        return explain;
    }
}
