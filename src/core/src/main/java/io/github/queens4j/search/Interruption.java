package io.github.queens4j.search;

import java.util.concurrent.CancellationException;

/** The one way in which an interrupt ends a search; where steps are short, an instance checks once in a period. */
public final class Interruption {

    private final int period;
    private int left;

    private Interruption(int period) {
        this.period = period;
    }

    /** Checks at the first step, and then once in each period. */
    public static Interruption every(int steps) {
        return new Interruption(steps);
    }

    /** Throws if this thread is interrupted; the interrupt flag stays set. */
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the thread was interrupted");
        }
    }

    /** Throws whatever it is, as units and actions may in a language without checked exceptions. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    public static <T extends Throwable> T unchanged(Throwable failure) throws T {
        throw (T) failure;
    }

    public void step() {
        steps(1);
    }

    public void steps(int steps) {
        left -= steps;
        if (left <= 0) {
            left = period;
            check();
        }
    }
}
