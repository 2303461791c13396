package io.github.queens4j.search;

/** Nodes that a search may visit: counted, not timed, so that it ends alike everywhere. Checks for interrupts, too. */
public final class Effort {

    /** Steps between two checks for interruption: less than a millisecond on boards in words, which have the most. */
    private static final int INTERRUPT_PERIOD = 512;

    private final int stepsPerNode;
    private final Interruption interruption = Interruption.every(INTERRUPT_PERIOD);
    private long limit;
    private long left;

    private Effort(long nodes, int stepsPerNode) {
        this.stepsPerNode = stepsPerNode;
        allow(nodes);
    }

    /** At most this number of nodes, all of which take about the same time whatever the size of the board. */
    public static Effort of(long nodes) {
        return new Effort(nodes, 1);
    }

    /** At most this number of nodes on a board of size n; the larger it is, the more often interrupts are checked. */
    public static Effort of(long nodes, int n) {
        return new Effort(nodes, Math.max(1, n / 16));
    }

    public static Effort unlimited() {
        return of(Long.MAX_VALUE);
    }

    public static Effort unlimited(int n) {
        return of(Long.MAX_VALUE, n);
    }

    /** Allows this number of nodes from here on, for the next search, and forgets those spent. */
    public void allow(long nodes) {
        limit = nodes;
        left = nodes;
    }

    /** Spends a node; false if there was none left. */
    public boolean spend() {
        interruption.steps(stepsPerNode);
        return --left >= 0;
    }

    /** Spends a node; throws if there was none left, for a search that is too deep to return from everywhere. */
    public void spendOrThrow() {
        if (!spend()) {
            throw new SpentException();
        }
    }

    /** The nodes visited. */
    public long spent() {
        return limit - Math.max(left, 0);
    }

    /** Whether a search ended for want of nodes: one more was asked for than allowed. */
    public boolean isSpent() {
        return left < 0;
    }

    /** Ends a search that has spent its nodes. Whoever set the limit catches it, so it reaches no user. */
    public static final class SpentException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private SpentException() {
            super("the limit on nodes is reached", null, false, false);
        }
    }
}
