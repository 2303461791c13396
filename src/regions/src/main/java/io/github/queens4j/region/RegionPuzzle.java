package io.github.queens4j.region;

import io.github.queens4j.Board;
import io.github.queens4j.search.Require;
import java.util.List;
import java.util.Objects;

/**
 * Regions with exactly one solution: an immutable value, equal to another if the regions are.
 *
 * @since 0.1.0
 */
public final class RegionPuzzle {

    private final Regions regions;
    private final Board solution;
    private final Difficulty difficulty;

    RegionPuzzle(Regions regions, Board solution, Difficulty difficulty) {
        this.regions = regions;
        this.solution = solution;
        this.difficulty = difficulty;
    }

    /**
     * {@return the puzzle of these regions, solved and graded}
     *
     * @param regions the regions
     * @throws IllegalArgumentException if there is no solution, or more than one, or that is not known after the work
     *     allowed
     */
    public static RegionPuzzle of(Regions regions) {
        RegionVerdict verdict = Objects.requireNonNull(regions, "regions").verdict();
        if (!verdict.isKnown()) {
            throw new IllegalArgumentException("regions must have one solution, but these are too hard to tell: "
                    + verdict.queens + " queens were tried");
        }
        return verdict.puzzle()
                .orElseThrow(() -> new IllegalArgumentException("regions must have one solution, but these have "
                        + (verdict.columns.isEmpty() ? "none" : "more")));
    }

    /**
     * {@return the puzzle of the one map in a text, solved and graded}
     *
     * @param text as {@link Regions#parse(String)} reads it
     * @throws IllegalArgumentException if there is no map, or more than one, or it is none as by {@link #of}
     */
    public static RegionPuzzle parse(String text) {
        return of(Regions.parse(text));
    }

    /** {@return the regions, the cut of the board} */
    public Regions regions() {
        return regions;
    }

    /** {@return the only solution} */
    public Board solution() {
        return solution;
    }

    /** {@return how hard the puzzle is} */
    public Difficulty difficulty() {
        return difficulty;
    }

    /**
     * {@return the way to the solution by which the puzzle is graded: a deduction for each round, with all that its
     * technique finds, or for each square of a contradiction; computed again in each call} {@link Hints#solve} takes
     * one finding at a time.
     */
    public List<Deduction> deductions() {
        Reasoning reasoning = new Reasoning(regions.cut(), Reasoning.SOLUTION);
        return Hints.steps(reasoning, Reasoning.ALL, Hints.sentences(regions));
    }

    /**
     * {@return the puzzle as a text}
     *
     * @param format how; {@link RegionFormat#JSON} also has the columns of the {@code "solution"}, from 0, and the
     *     {@code "difficulty"}, such as {@code "easy"}; the others are as {@link Regions#format} writes them
     */
    public String format(RegionFormat format) {
        return Objects.requireNonNull(format, "format") == RegionFormat.JSON
                ? RegionFormat.json(regions)
                        .with("solution", solution.columns())
                        .with("difficulty", Require.nameOf(difficulty))
                        .toString()
                : regions.format(format);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RegionPuzzle puzzle && regions.equals(puzzle.regions);
    }

    @Override
    public int hashCode() {
        return regions.hashCode();
    }

    /** Size and difficulty, and the map. */
    @Override
    public String toString() {
        return "RegionPuzzle[n = " + regions.size() + ", " + difficulty + "]\n" + regions;
    }
}
