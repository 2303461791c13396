package io.github.queens4j.count.join;

/** The inner loop of the {@link BlackSieve}: from one level of the trie to the next. */
interface SieveStep {

    /** The least number of black queens on a sub-board with which the sieve is faster than this kernel's join. */
    int leastQueens();

    /**
     * Finds the children of nodes that leave something of a leaf, from {@link Level#taken} on, until there are no more
     * nodes, or {@link Level#ENOUGH} children. For each node there is its first child, the next node's being the end,
     * and for each child its square. The words are what each square leaves of the leaf, from {@link AlignedWords#FIRST}
     * on, and what the nodes leave.
     */
    void descend(Level from, Level to, int[] firstChild, short[] squares, long[] words);

    /**
     * Nodes of one level that leave something of a leaf, and what: few at a time, so that they stay in a near cache.
     */
    final class Level {

        /** With so many nodes, no more parents are taken. */
        static final int ENOUGH = 1024;

        /** The nodes, with room for the children of one more parent. */
        final int[] nodes;
        /** The index of the first node's words in the buffer that all levels share; those of the others follow. */
        final int firstWord;

        int size;
        /** Nodes whose children have been found. */
        int taken;

        Level(int mostChildren, int firstWord) {
            this.nodes = new int[ENOUGH + mostChildren];
            this.firstWord = firstWord;
        }
    }
}
