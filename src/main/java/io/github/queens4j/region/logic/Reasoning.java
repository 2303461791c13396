package io.github.queens4j.region.logic;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the easiest next step, as a person would: the techniques in order, from easy to hard. Not for use by several
 * threads.
 */
public final class Reasoning {

    private final List<Finder> finders;

    /**
     * For boards with these regions.
     *
     * @param cut the regions
     */
    public Reasoning(Cut cut) {
        finders = List.of(
                SimpleFinders::onlySquare,
                SimpleFinders::attacked,
                SimpleFinders::pointing,
                SimpleFinders::commonNeighbours,
                new SetFinder(cut.n),
                new ContradictionFinder(cut),
                new NestedFinder(cut));
    }

    /**
     * The number of techniques.
     *
     * @return levels of steps are below it
     */
    public int levels() {
        return finders.size();
    }

    /**
     * The easiest next step.
     *
     * @param board what is known; not changed
     * @param hardest the last level to try
     * @return a step that is sound if what is known is; null if no technique finds one
     */
    public @Nullable Step next(Candidates board, int hardest) {
        for (int level = 0; level <= hardest; level++) {
            Step step = finders.get(level).find(board, level);
            if (step != null) {
                return step;
            }
        }
        return null;
    }
}
