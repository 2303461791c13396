package io.github.queens4j.region;

import io.github.queens4j.search.Require;
import java.util.Comparator;
import java.util.Map;

/**
 * How hard a puzzle is for a person: by the {@linkplain Technique techniques} that it takes, and how often.
 *
 * <p>It is solved in rounds, which are the {@link RegionPuzzle#deductions}: on the board as it is, take the easiest
 * technique that finds anything, find all that it does, everywhere, and only then place these queens or cross out these
 * squares; begin again. The rounds of each technique are counted, and of the grades below the hardest holds. As no
 * order of lines or squares matters, a map has the same grade numbered, turned or mirrored otherwise.
 *
 * @since 0.1.0
 */
public enum Difficulty {
    /** {@link Technique#COMMON_NEIGHBOURS} in one round at most, and nothing harder. */
    EASY,

    /** {@link Technique#COMMON_NEIGHBOURS} in two rounds, or {@link Technique#SETS} in one. */
    MEDIUM,

    /** {@link Technique#COMMON_NEIGHBOURS} in three rounds or more, or {@link Technique#SETS} in two or more. */
    HARD,

    /** {@link Technique#CONTRADICTION}, or more than all techniques can with the work that {@link Hints} allows. */
    EXPERT;

    /**
     * {@return the difficulty of a name}
     *
     * @param name that of a constant in lower case, words joined by hyphens, as in "easy"
     * @throws IllegalArgumentException if there is none of this name; the message lists all
     */
    public static Difficulty named(String name) {
        return Require.named("difficulty", name, Difficulty.class);
    }

    /** By the number of rounds of each technique. */
    static Difficulty of(Map<Technique, Integer> tally) {
        return tally.entrySet().stream()
                .map(entry -> of(entry.getKey(), entry.getValue()))
                .max(Comparator.naturalOrder())
                .orElse(EASY);
    }

    /** By one technique, needed in this number of rounds, at least one. */
    static Difficulty of(Technique technique, int times) {
        return switch (technique) {
            case ONLY_SQUARE, ATTACKED, POINTING -> EASY;
            case COMMON_NEIGHBOURS -> times == 1 ? EASY : times == 2 ? MEDIUM : HARD;
            case SETS -> times == 1 ? MEDIUM : HARD;
            case CONTRADICTION -> EXPERT;
        };
    }
}
