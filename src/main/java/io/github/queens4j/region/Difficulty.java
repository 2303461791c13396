package io.github.queens4j.region;

import java.util.Comparator;
import java.util.Map;

/**
 * How hard a puzzle is for a person: by the hardest {@link Technique} that it takes, and by how often it takes it.
 *
 * <p>Counted are the steps of {@link Hints#solve}, which takes the easiest step at any time, so that a hard one is
 * taken only where no easier one is left. Anyone who repeats them by hand and keeps a tally gets the same answer. It
 * depends on the map alone, however its regions are numbered; a map that is turned or mirrored may get another one, as
 * of steps that are equally easy the first is taken.
 */
public enum Difficulty {
    /** {@link Technique#COMMON_NEIGHBOURS} at most twice, and nothing harder. */
    EASY,

    /** {@link Technique#COMMON_NEIGHBOURS} three times or more, or {@link Technique#SETS} once, and nothing harder. */
    MEDIUM,

    /** {@link Technique#SETS} twice or more, and nothing harder. */
    HARD,

    /** {@link Technique#CONTRADICTION}, or more than all techniques can with the work that {@link Hints} allows. */
    EXPERT;

    /** By the number of steps of each technique that is needed. */
    static Difficulty of(Map<Technique, Integer> tally) {
        return tally.entrySet().stream()
                .map(entry -> of(entry.getKey(), entry.getValue()))
                .max(Comparator.naturalOrder())
                .orElse(EASY);
    }

    /** By one technique, needed this number of times, at least once. */
    static Difficulty of(Technique technique, int times) {
        return switch (technique) {
            case ONLY_SQUARE, ATTACKED, POINTING -> EASY;
            case COMMON_NEIGHBOURS -> times <= 2 ? EASY : MEDIUM;
            case SETS -> times == 1 ? MEDIUM : HARD;
            case CONTRADICTION -> EXPERT;
        };
    }
}
