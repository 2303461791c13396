package io.github.queens4j.count;

/**
 * Tells lost units from slow ones: they are lost if no unit ended for a given time, nor for several times what the
 * slowest one took from submission to result.
 */
final class LossDetector {

    private static final int FACTOR = 4;

    private final long least;
    private long longestTurnaround;
    private long lastSign = System.nanoTime();

    /**
     * Begins to listen.
     *
     * @param least nanoseconds that may always pass
     */
    LossDetector(long least) {
        this.least = least;
    }

    /** A result has come that was submitted at the given {@link System#nanoTime}. */
    void resultAfter(long submitted) {
        restart();
        longestTurnaround = Math.max(longestTurnaround, lastSign - submitted);
    }

    /** Begins anew. */
    void restart() {
        lastSign = System.nanoTime();
    }

    /** Whether all that runs has to be taken as lost. */
    boolean suspectsLoss() {
        return silence() > Math.max(least, FACTOR * longestTurnaround);
    }

    /** Nanoseconds without a sign of life. */
    long silence() {
        return System.nanoTime() - lastSign;
    }
}
