package io.github.queens4j.count;

import java.util.Collection;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Has units counted by other threads or machines, and returns each result once to the thread that calls it. */
interface UnitRunner<R> {

    /** Begins. To be called once, before {@link #next}; {@link #stop} has to follow also if this throws. */
    default void start() {}

    /** Waits for a result; null when time is up. Throws the failure of a unit that is not tried again. */
    @Nullable
    R next() throws InterruptedException;

    /** Ends all work of this process, cancels what others have, and returns the results that no call returned. */
    Collection<R> stop();

    /** Hands a number of results, or those before time is up, to an action, and those that come later to another. */
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
