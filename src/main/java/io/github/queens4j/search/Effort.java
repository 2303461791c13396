package io.github.queens4j.search;

/** Nodes that a search may visit: counted, not timed, so that it ends in the same way everywhere. */
public final class Effort {

    /** Steps between two checks for interruption: less than a millisecond on boards in words, which have the most. */
    private static final int INTERRUPT_PERIOD = 512;

    private final int stepsPerNode;
    private long left;
    private final Interruption interruption = Interruption.every(INTERRUPT_PERIOD);

    private Effort(long nodes, int stepsPerNode) {
        left = nodes;
        this.stepsPerNode = stepsPerNode;
    }

    /** At most so many nodes; the larger the board, the more often interrupts are checked. */
    public static Effort of(long nodes, int n) {
        return new Effort(nodes, Math.max(1, n / 16));
    }

    public static Effort unlimited(int n) {
        return of(Long.MAX_VALUE, n);
    }

    /** Spends a node; false if there was none left. */
    public boolean spend() {
        interruption.steps(stepsPerNode);
        return --left >= 0;
    }

    /** Whether a search ended for want of nodes. */
    public boolean isSpent() {
        return left < 0;
    }
}
