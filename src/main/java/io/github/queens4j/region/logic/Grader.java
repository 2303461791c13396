package io.github.queens4j.region.logic;

import org.jspecify.annotations.Nullable;

/** Solves a board as a person does, and counts the steps. Not for use by several threads. */
public final class Grader {

    private final Cut cut;
    private final Reasoning reasoning;

    /**
     * For boards with these regions.
     *
     * @param cut the regions, which may change between calls
     */
    public Grader(Cut cut) {
        this.cut = cut;
        reasoning = new Reasoning(cut);
    }

    /**
     * Solves the board.
     *
     * @return the number of steps of each level; null if the techniques are not enough
     */
    public int @Nullable [] steps() {
        int[] steps = new int[reasoning.levels()];
        Candidates board = new Candidates(cut);
        while (!board.isSolved()) {
            Step step = reasoning.next(board, steps.length - 1);
            if (step == null) {
                return null;
            }
            steps[step.level()]++;
            board.take(step);
        }
        return steps;
    }
}
