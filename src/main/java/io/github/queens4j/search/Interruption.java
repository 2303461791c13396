package io.github.queens4j.search;

import java.util.concurrent.CancellationException;

/** The one way in which an interrupt ends a search. */
public final class Interruption {

    private Interruption() {}

    /** Throws if this thread is interrupted; the interrupt flag stays set. */
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the thread was interrupted");
        }
    }
}
