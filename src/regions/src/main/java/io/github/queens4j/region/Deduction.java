package io.github.queens4j.region;

import io.github.queens4j.Square;
import java.util.List;

/**
 * One step on the way to the solution, by reasoning alone: it places a queen or crosses out squares. Where all that a
 * technique finds is taken together ({@link RegionPuzzle#deductions}), it may place several queens.
 *
 * @param technique how it was found
 * @param placed the squares of queens, row by row; empty if squares are crossed out
 * @param crossedOut the squares that cannot hold a queen, row by row, new ones; empty if a queen is placed
 * @param reasons the squares that justify the step, row by row: those left of the lines that it is about, of a
 *     contradiction those of the line that would have none left, or the queen that attacks
 * @param way for {@link Technique#CONTRADICTION} the steps that follow from a queen on the square, until a line has no
 *     square left: each by {@link Technique#ONLY_SQUARE} or {@link Technique#COMMON_NEIGHBOURS}; empty for others
 * @param explain a sentence for players for each finding, rows and columns counted from 1, regions as
 *     {@link Regions#name}
 * @since 0.1.0
 */
public record Deduction(
        Technique technique,
        List<Square> placed,
        List<Square> crossedOut,
        List<Square> reasons,
        List<Deduction> way,
        String explain) {

    /** {@return the queens on the way of a contradiction, in the order in which they are forced} */
    public List<Square> forced() {
        return way.stream().flatMap(step -> step.placed().stream()).toList();
    }

    /** The sentence. */
    @Override
    public String toString() {
        return explain;
    }
}
