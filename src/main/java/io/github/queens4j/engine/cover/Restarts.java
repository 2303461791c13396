package io.github.queens4j.engine.cover;

import io.github.queens4j.search.Effort;

/**
 * How many nodes each attempt at a puzzle may take. The times of such searches are heavy-tailed: one that does not end
 * soon may not end at all, while the same with other ties ends at once (C. P. Gomes, B. Selman, H. Kautz, AAAI 1998).
 * So there are some short attempts first; then each is so much longer than the one before that all but the last cost
 * little beside it.
 */
final class Restarts {

    private static final int SHORT_ATTEMPTS = 12;
    private static final int NODES = 500;
    private static final int NODES_PER_ROW = 2;
    private static final int FACTOR = 128;

    private final int n;
    private int attempts;
    private long nodes;

    Restarts(int n) {
        this.n = n;
        nodes = NODES + (long) NODES_PER_ROW * n;
    }

    /** Whether the short attempts, for which chance breaks ties, are over. */
    boolean areLong() {
        return attempts > SHORT_ATTEMPTS;
    }

    /** The effort of the next attempt. */
    Effort next() {
        if (attempts++ >= SHORT_ATTEMPTS) {
            nodes = Math.multiplyExact(nodes, FACTOR);
        }
        return Effort.of(nodes, n);
    }
}
