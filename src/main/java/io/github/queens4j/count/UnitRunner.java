package io.github.queens4j.count;

import java.util.Collection;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Has units counted elsewhere and brings their results to one thread, the only one that calls it: each unit's result
 * once, in any order.
 */
interface UnitRunner<R> {

    /** Begins. To be called once, before {@link #next}; {@link #stop} has to follow also if this throws. */
    default void start() {}

    /** Waits for a result; null when time is up. The failure of a unit that is not tried again is thrown. */
    @Nullable
    R next() throws InterruptedException;

    /** Ends all work, as far as that is up to this process, and returns results that were not asked for yet. */
    Collection<R> stop();

    /**
     * Does all of this: hands so many results, or those before time is up, to an action that may throw what it likes,
     * and results that come later to another one.
     */
    default void run(int results, Consumer<? super R> action, Consumer<? super R> late) throws InterruptedException {
        try {
            start();
            for (int i = 0; i < results; i++) {
                R result = next();
                if (result == null) {
                    return;
                }
                action.accept(result);
            }
        } finally {
            stop().forEach(late);
        }
    }
}
