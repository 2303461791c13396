package io.github.queens4j.region;

import io.github.queens4j.Board;
import io.github.queens4j.Square;
import io.github.queens4j.region.logic.Bits;
import io.github.queens4j.region.logic.Candidates;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.Grid;
import io.github.queens4j.region.logic.Reasoning;
import io.github.queens4j.region.logic.SolutionSearch;
import io.github.queens4j.region.logic.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Solves puzzles as a person does, and says what comes next.
 *
 * <p><b>Idea.</b> Squares are crossed out until every line has one left. Of all steps that follow from what is known,
 * the one of the easiest {@link Technique} is taken; of these the first, row by row.
 *
 * <p><b>Complexity.</b> A hint takes microseconds on boards that people play; contradictions inside contradictions try
 * O(n^4) pairs of queens. Checking marks takes a search for the solutions first.
 *
 * <p><b>Limits.</b> n up to 64. The techniques are sound, not complete: a puzzle may need more than they can, and one
 * with two solutions always does.
 */
public final class Hints {

    private static final Technique[] TECHNIQUES = Technique.values();

    private Hints() {}

    /**
     * The easiest next step.
     *
     * @param regions the puzzle
     * @param marks what the player has put on the board so far
     * @return a step that adds to the marks; empty if all queens stand, or no technique applies
     * @throws IllegalArgumentException if a mark is not on the board, marks contradict the rules, or no solution has
     *     them: the message names the marks; or if n is above 64
     */
    public static Optional<Deduction> next(Regions regions, Marks marks) {
        Cut cut = cut(regions);
        MarkCheck.check(regions, cut, marks);
        Candidates board = new Candidates(cut);
        marks.crosses().forEach(square -> board.cross(index(regions, square)));
        marks.queens().forEach(square -> board.place(index(regions, square)));
        if (board.isSolved()) {
            return Optional.empty();
        }
        Step step = new Reasoning(cut).next(board, TECHNIQUES.length - 1);
        return Optional.ofNullable(step).map(found -> deduction(regions, found));
    }

    /**
     * Solves a puzzle step by step.
     *
     * @param regions the puzzle
     * @return the steps, each the easiest at its time, until all queens stand; ends before that if no technique applies
     * @throws IllegalArgumentException if the puzzle has no solution, or n is above 64
     */
    public static List<Deduction> solve(Regions regions) {
        Cut cut = cut(regions);
        if (new SolutionSearch(cut, 1).run(new Candidates(cut).open(), 1, Long.MAX_VALUE) == 0) {
            throw new IllegalArgumentException("regions must have a solution, but these have none");
        }
        return steps(regions, cut);
    }

    static List<Deduction> steps(Regions regions, Cut cut) {
        List<Deduction> deductions = new ArrayList<>();
        Reasoning reasoning = new Reasoning(cut);
        Candidates board = new Candidates(cut);
        while (!board.isSolved()) {
            Step step = reasoning.next(board, TECHNIQUES.length - 1);
            if (step == null) {
                break;
            }
            deductions.add(deduction(regions, step));
            board.take(step);
        }
        return List.copyOf(deductions);
    }

    static Cut cut(Regions regions) {
        int n = regions.size();
        if (n > Grid.LARGEST) {
            throw new IllegalArgumentException("n must be at most " + Grid.LARGEST + " for deductions, but is " + n);
        }
        return Cut.of(new Grid(n), regions.map());
    }

    private static Deduction deduction(Regions regions, Step step) {
        Technique technique = TECHNIQUES[step.level()];
        List<Square> placed = step.placed() < 0 ? List.of() : List.of(square(regions, step.placed()));
        List<Square> crossed = squares(regions, step.crossed());
        List<Square> reasons = squares(regions, step.reasons());
        String sentence = new Sentences(regions).explain(technique, step, crossed, reasons);
        return new Deduction(technique, placed, crossed, reasons, sentence);
    }

    private static List<Square> squares(Regions regions, long[] set) {
        List<Square> squares = new ArrayList<>();
        Bits.forEach(set, square -> squares.add(square(regions, square)));
        return squares;
    }

    static Square square(Regions regions, int index) {
        return new Square(index / regions.size(), index % regions.size());
    }

    static int index(Regions regions, Square square) {
        return square.row() * regions.size() + square.column();
    }

    /** A solution that a search found, as a board. */
    static Board board(SolutionSearch search, int index, int n) {
        int[] columns = new int[n];
        for (int row = 0; row < n; row++) {
            columns[row] = search.queen(index, row) % n;
        }
        return Board.of(columns);
    }
}
