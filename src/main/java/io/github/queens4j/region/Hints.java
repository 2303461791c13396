package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.region.logic.Bits;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.Inference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Solves puzzles as a person does, and says what comes next.
 *
 * <p><b>Idea.</b> Squares are crossed out until every line has one left. Of all steps that follow from what is known,
 * the one of the easiest {@link Technique} is taken; of these the first, row by row.
 *
 * <p><b>Complexity.</b> A hint takes microseconds on boards that people play. What may take long, sets, contradictions
 * and the search for a solution that has the marks, ends after a fixed amount of work, counted and not timed, so that
 * the answer is the same on every machine: on the worst of maps a hint takes some tenths of a second up to n = 26 and
 * about a second at n = 64, all steps of a solution ten times as long. An interrupt ends either at once, with a
 * {@link java.util.concurrent.CancellationException}; the flag stays set.
 *
 * <p><b>Limits.</b> n up to 64. The techniques are sound, not complete: a puzzle may need more than they can, or than
 * that work allows, and one with two solutions always does.
 */
public final class Hints {

    private Hints() {}

    /**
     * {@return the easiest next step, which adds to the marks; empty if all queens stand, or no technique applies
     * within the work allowed}
     *
     * @param regions the puzzle
     * @param marks what the player has put on the board so far
     * @throws IllegalArgumentException if a mark is not on the board, marks contradict the rules, or no solution has
     *     them: the message names the marks; or if n is above 64, or no solution is found with the work allowed
     */
    public static Optional<Deduction> next(Regions regions, Marks marks) {
        Cut cut = cut(regions);
        MarkCheck.check(regions, cut, marks);
        Reasoning reasoning = new Reasoning(cut, Reasoning.HINT);
        marks.crosses().forEach(square -> reasoning.board.cross(index(regions, square)));
        marks.queens().forEach(square -> reasoning.board.place(index(regions, square)));
        return Optional.ofNullable(reasoning.next()).map(step -> deduction(regions, step, 0));
    }

    /**
     * {@return the steps that solve a puzzle, each the easiest at its time, until all queens stand; ends before that if
     * no technique applies within the work allowed}
     *
     * @param regions the puzzle
     * @throws IllegalArgumentException if the puzzle has no solution, none is found with the work allowed, or n is
     *     above 64
     */
    public static List<Deduction> solve(Regions regions) {
        Cut cut = cut(regions);
        MarkCheck.check(regions, cut, Marks.none());
        return steps(regions, cut, 0);
    }

    /** The steps with sentences in which rows and columns count from a base. */
    static List<Deduction> steps(Regions regions, Cut cut, int base) {
        return new Reasoning(cut, Reasoning.SOLUTION)
                .takeAll().stream().map(step -> deduction(regions, step, base)).toList();
    }

    static Cut cut(Regions regions) {
        int n = regions.size();
        if (n > Cut.LARGEST) {
            throw new IllegalArgumentException("n must be at most " + Cut.LARGEST + " for deductions, but is " + n);
        }
        return Cut.of(regions.map());
    }

    private static Deduction deduction(Regions regions, Reasoning.Finding step, int base) {
        Inference inference = step.inference();
        int queen = inference.placed();
        List<Square> placed = queen < 0 ? List.of() : List.of(square(regions, queen));
        List<Square> crossed = squares(regions, inference.crossed());
        List<Square> reasons = squares(regions, inference.reasons());
        String sentence = new Sentences(regions, base).explain(step.technique(), inference, crossed, reasons);
        return new Deduction(step.technique(), placed, crossed, reasons, sentence);
    }

    private static List<Square> squares(Regions regions, long[] set) {
        List<Square> squares = new ArrayList<>();
        Bits.forEach(set, square -> squares.add(square(regions, square)));
        return squares;
    }

    private static Square square(Regions regions, int index) {
        return new Square(index / regions.size(), index % regions.size());
    }

    static int index(Regions regions, Square square) {
        return square.row() * regions.size() + square.column();
    }
}
