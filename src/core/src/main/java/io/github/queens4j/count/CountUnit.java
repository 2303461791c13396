package io.github.queens4j.count;

import java.io.Serializable;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * One independent part of a count: a few row sets of the colour split, or a search below some first queens.
 *
 * <p>A unit is small and self-contained: it carries the board size and its index, for a puzzle all its squares too, and
 * computes the rest where it is called; a JVM that units arrive at plans each count once. Serialised, it takes less
 * than 200 bytes, and n (n + 1) more if it belongs to a puzzle, whose rule must be a
 * {@linkplain io.github.queens4j.Rule#known() known} one. Calling it twice gives the same result twice. Units of the
 * colour split have roughly the same {@linkplain CountPlan#cost(int) cost}, by the model at most 20 s; those of a
 * search at most a hundredth of all of it, which are hours where it takes weeks.
 *
 * <p>Immutable and safe for concurrent use.
 *
 * @serial exclude
 * @since 0.1.0
 */
public final class CountUnit implements Callable<CountResult>, Serializable {

    private static final long serialVersionUID = 1L;

    private final int n;
    private final int index;
    private final int split;
    private final @Nullable String puzzle;

    /** Null after deserialisation; made on first use. */
    private transient @Nullable CountPlan plan;

    CountUnit(CountPlan plan, int index) {
        this.n = plan.n();
        this.index = index;
        this.split = CountPlan.SPLIT;
        this.puzzle = plan.text;
        this.plan = plan;
    }

    /** {@return the board size n, 0 to {@link CountPlan#MAX_N}; of a search up to 20000} */
    public int n() {
        return n;
    }

    /** {@return the unit's place in its plan, 0 to the number of units minus 1} */
    public int index() {
        return index;
    }

    /**
     * {@return this unit's share, counted on the calling thread}
     *
     * @throws IllegalArgumentException if it has arrived from elsewhere, and its rule is unknown or it was damaged
     * @throws IllegalStateException if the unit was made by a version of the library that cuts counts into other units
     */
    @Override
    public CountResult call() {
        if (split != CountPlan.SPLIT) {
            throw new IllegalStateException("the unit belongs to version " + split
                    + " of the cut into units, but this library makes version " + CountPlan.SPLIT);
        }
        return plan().call(index);
    }

    /** Threads that ask at once get the same one. */
    CountPlan plan() {
        CountPlan known = plan;
        if (known == null) {
            known = CountPlan.ofArrived(n, puzzle);
            plan = known;
        }
        return known;
    }

    boolean isOwn(CountResult result) {
        return result.index == index && result.plan.equals(plan().name);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CountUnit unit
                && n == unit.n
                && index == unit.index
                && split == unit.split
                && Objects.equals(puzzle, unit.puzzle);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * n + index) + Objects.hashCode(puzzle);
    }

    @Override
    public String toString() {
        return "CountUnit[" + plan().name + " unit=" + index + "]";
    }
}
