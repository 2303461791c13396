package io.github.queens4j.count.join;

import java.util.concurrent.CancellationException;

/** Ends a count whose thread is interrupted. */
final class Interruption {

    private Interruption() {}

    /**
     * Looks at the interrupt flag.
     *
     * @throws CancellationException if it is set; it stays set
     */
    static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the thread was interrupted while it counted");
        }
    }
}
