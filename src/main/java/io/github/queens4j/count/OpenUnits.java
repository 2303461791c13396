package io.github.queens4j.count;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The units that are still to be counted, each handed out once, in the order of the plan. Thread-safe. */
final class OpenUnits<U> {

    private final List<U> units;
    private final BitSet done;
    private final int size;
    private volatile int next;

    /** All units but those whose indices are done. */
    OpenUnits(List<U> units, BitSet done) {
        this.units = units;
        this.done = (BitSet) done.clone();
        this.size = units.size() - done.cardinality();
    }

    /** How many units there were at the beginning. */
    int size() {
        return size;
    }

    /** The next unit; null if there is none left. */
    synchronized @Nullable U take() {
        next = done.nextClearBit(next);
        return next < units.size() ? units.get(next++) : null;
    }

    /** Whether there are units that were not taken yet; waits for nobody. */
    boolean areLeft() {
        return done.nextClearBit(next) < units.size();
    }
}
