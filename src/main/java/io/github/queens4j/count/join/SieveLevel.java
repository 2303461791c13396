package io.github.queens4j.count.join;

/**
 * Nodes of one level of a {@link SieveTrie} that leave something of a leaf, and what: a few at a time, so that they
 * stay in a near cache.
 *
 * <p>Not safe for concurrent use.
 */
final class SieveLevel {

    /** Nodes from which on no more parents are taken. */
    static final int ENOUGH = 1024;

    /** The nodes, with room for the children of one more parent. */
    final int[] nodes;
    /** The index of the first node's words in the buffer that all levels share; those of the others follow. */
    final int firstWord;
    /** Number of nodes. */
    int size;
    /** Nodes whose children have been found. */
    int taken;

    SieveLevel(int mostChildren, int firstWord) {
        this.nodes = new int[ENOUGH + mostChildren];
        this.firstWord = firstWord;
    }
}
