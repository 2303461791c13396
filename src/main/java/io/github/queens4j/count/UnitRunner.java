package io.github.queens4j.count;

import java.util.List;
import java.util.function.Consumer;

/**
 * Has units counted elsewhere and brings their results to one thread, the only one that calls it. Each unit's result
 * comes once, in any order.
 */
interface UnitRunner<R> {

    String name();

    /** Begins. To be called once, before {@link #next}; {@link #stop} has to follow also if this throws. */
    default void start() {}

    /** Waits for a result. The failure of a unit that is not to be tried again is thrown. */
    R next() throws InterruptedException;

    /** Ends all work, as far as that is up to this process, and returns results that were not asked for yet. */
    List<R> stop();

    /** Does all of this: hands so many results to an action on the calling thread, whatever that throws, and stops. */
    default void run(int results, Consumer<? super R> action) throws InterruptedException {
        try {
            start();
            for (int i = 0; i < results; i++) {
                action.accept(next());
            }
        } finally {
            stop();
        }
    }
}
