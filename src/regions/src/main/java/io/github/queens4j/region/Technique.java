package io.github.queens4j.region;

import io.github.queens4j.region.logic.Candidates;
import io.github.queens4j.region.logic.Contradictions;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.Inference;
import io.github.queens4j.region.logic.SetFinder;
import io.github.queens4j.region.logic.SimpleFinders;
import io.github.queens4j.search.Effort;
import io.github.queens4j.search.Require;
import java.util.List;
import java.util.function.BiFunction;

/**
 * A way to make progress in a puzzle without guessing, from easy to hard. A line is a row, a column or a region.
 *
 * @since 0.1.0
 */
public enum Technique {
    /** A line has one square left: a queen goes there. */
    ONLY_SQUARE((cut, effort) -> SimpleFinders::onlySquare),

    /** A queen attacks her row, her column, her region and her neighbours: these squares are crossed out. */
    ATTACKED((cut, effort) -> SimpleFinders::attacked),

    /** All squares left of a line lie in one other line: that one's other squares are crossed out. */
    POINTING((cut, effort) -> SimpleFinders::pointing),

    /** Wherever the queen of a line stands, she attacks a square: that one is crossed out. */
    COMMON_NEIGHBOURS((cut, effort) -> SimpleFinders::commonNeighbours),

    /**
     * The squares left of k regions lie in k rows, or those of k rows in k regions, or the same with columns, k from 2
     * to 6: other squares of the lines that they fill are crossed out.
     */
    SETS((cut, effort) -> new SetFinder(cut, effort)::find),

    /**
     * A queen on a square would, by {@link #ONLY_SQUARE} to {@link #COMMON_NEIGHBOURS}, leave a line without a square:
     * that one is crossed out.
     */
    CONTRADICTION((cut, effort) -> new Contradictions(cut, effort)::find);

    /** Gives what a technique finds, easiest first, up to a number; it is sound if what is known is. */
    @FunctionalInterface
    interface Finder {
        List<Inference> find(Candidates board, int most);
    }

    /** Makes a finder; one that costs much gives up when the effort is spent. */
    @SuppressWarnings("ImmutableEnumChecker") // constructors and functions without state
    final BiFunction<Cut, Effort, Finder> finder;

    Technique(BiFunction<Cut, Effort, Finder> finder) {
        this.finder = finder;
    }

    /**
     * {@return the technique of a name}
     *
     * @param name that of a constant in lower case, words joined by hyphens, as in "only-square"
     * @throws IllegalArgumentException if there is none of this name; the message lists all
     */
    public static Technique named(String name) {
        return Require.named("technique", name, Technique.class);
    }
}
