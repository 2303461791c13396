package io.github.queens4j.count;

import java.util.Collection;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Has units counted elsewhere and brings each unit's result once to the one thread that calls it. */
interface UnitRunner<R> {

    /** Begins. To be called once, before {@link #next}; {@link #stop} has to follow also if this throws. */
    default void start() {}

    /** Waits for a result; null when time is up. The failure of a unit that is not tried again is thrown. */
    @Nullable
    R next() throws InterruptedException;

    /** Ends all work, as far as that is up to this process, and returns results that were not asked for yet. */
    Collection<R> stop();

    /** Does all of this: so many results, or those before time is up, go to an action, later ones to another. */
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
