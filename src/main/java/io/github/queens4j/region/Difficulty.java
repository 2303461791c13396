package io.github.queens4j.region;

import java.util.List;

/**
 * How hard a puzzle is for a person: by the hardest {@link Technique} that it takes, and by how often it takes it.
 *
 * <p>Counted are the steps of {@link Hints#solve}, which takes the easiest step at any time, so that a hard one is
 * taken only where no easier one is left. Who solves a puzzle by hand in that manner and keeps a tally gets the same
 * answer.
 */
public enum Difficulty {
    /** {@link Technique#COMMON_NEIGHBOURS} at most twice, and nothing harder. */
    EASY,

    /** {@link Technique#COMMON_NEIGHBOURS} three times or more, or {@link Technique#SETS} once, and nothing harder. */
    MEDIUM,

    /** {@link Technique#SETS} twice or more, and nothing harder. */
    HARD,

    /** {@link Technique#CONTRADICTION} or {@link Technique#DOUBLE_CONTRADICTION}, or more than all techniques can. */
    EXPERT;

    private static final List<Technique> TECHNIQUES = List.of(Technique.values());

    private static final int MOST_EASY_NEIGHBOURS = 2;

    /**
     * The difficulty of a puzzle.
     *
     * @param deductions all steps of its solution, as {@link Hints#solve} gives them; those without an end, where no
     *     technique applies any more, are not enough to tell
     * @return its difficulty
     */
    public static Difficulty of(List<Deduction> deductions) {
        int[] steps = new int[TECHNIQUES.size()];
        deductions.stream().map(Deduction::technique).forEach(technique -> steps[TECHNIQUES.indexOf(technique)]++);
        return of(steps);
    }

    /** By the number of steps of each technique, from easy to hard. */
    static Difficulty of(int... steps) {
        if (count(steps, Technique.CONTRADICTION) + count(steps, Technique.DOUBLE_CONTRADICTION) > 0) {
            return EXPERT;
        }
        if (count(steps, Technique.SETS) > 1) {
            return HARD;
        }
        boolean isEasy =
                count(steps, Technique.SETS) == 0 && count(steps, Technique.COMMON_NEIGHBOURS) <= MOST_EASY_NEIGHBOURS;
        return isEasy ? EASY : MEDIUM;
    }

    private static int count(int[] steps, Technique technique) {
        return steps[TECHNIQUES.indexOf(technique)];
    }
}
