package io.github.queens4j.region;

import io.github.queens4j.Square;
import java.util.List;

/**
 * One step on the way to the solution, which follows from what is known: no guess. Either places one queen or crosses
 * out squares.
 *
 * @param technique how it was found
 * @param placed the square of the queen; empty if squares are crossed out
 * @param crossedOut the squares that cannot hold a queen, row by row, none of them crossed out before; empty if a queen
 *     is placed
 * @param reasons the squares that justify the step, row by row: those left of the lines that it is about, or the queen
 *     that attacks
 * @param explain one sentence in plain English for players, with rows and columns counted from 1 and regions named as
 *     by {@link Regions#name}
 */
public record Deduction(
        Technique technique, List<Square> placed, List<Square> crossedOut, List<Square> reasons, String explain) {

    /** The sentence. */
    @Override
    public String toString() {
        return explain;
    }
}
