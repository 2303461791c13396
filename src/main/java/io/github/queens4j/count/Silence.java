package io.github.queens4j.count;

/**
 * Tells a lost unit from a slow one: it is too silent if no result came for a given time, nor for several times what the
 * slowest unit took from submission to result.
 */
final class Silence {

    private static final int FACTOR = 4;

    private final long least;
    private long longestTurnaround;
    private long lastHeard = System.nanoTime();

    /**
     * Begins to listen.
     *
     * @param least nanoseconds that may always pass
     */
    Silence(long least) {
        this.least = least;
    }

    /** A result has come that was submitted at the given {@link System#nanoTime}. */
    void heard(long submitted) {
        lastHeard = System.nanoTime();
        longestTurnaround = Math.max(longestTurnaround, lastHeard - submitted);
    }

    /** Begins anew, as if something had been heard. */
    void restart() {
        lastHeard = System.nanoTime();
    }

    boolean isTooLong() {
        return System.nanoTime() - lastHeard > Math.max(least, FACTOR * longestTurnaround);
    }
}
