package io.github.queens4j.count;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Has units counted elsewhere and brings their results to one thread, the only one that calls it. Each unit's result
 * comes once, in any order.
 *
 * @param <R> the results
 */
interface UnitRunner<R> {

    /** Who counts, for the log. */
    String name();

    /** Begins. To be called once, before {@link #next}; {@link #stop} has to follow also if this throws. */
    void start();

    /**
     * Waits for a result. The failure of a unit that is not to be tried again is thrown.
     *
     * @param nanos how long to wait
     * @return a result; null if there was none in that time
     * @throws InterruptedException if the calling thread is interrupted
     */
    @Nullable
    R next(long nanos) throws InterruptedException;

    /**
     * Ends all work. Nothing runs any more afterwards, as far as that is up to this process.
     *
     * @return results that had come in and were not asked for yet
     */
    List<R> stop();

    /** Does all of this: hands so many results to an action on the calling thread, whatever that throws, and stops. */
    default void run(int results, Consumer<? super R> action) throws InterruptedException {
        try {
            start();
            int left = results;
            while (left > 0) {
                R result = next(Long.MAX_VALUE);
                if (result != null) {
                    action.accept(result);
                    left--;
                }
            }
        } finally {
            stop();
        }
    }
}
