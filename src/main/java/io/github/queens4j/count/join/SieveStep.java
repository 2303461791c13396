package io.github.queens4j.count.join;

/** The inner loop of the {@link BlackSieve}: from one level of the trie to the next. */
interface SieveStep {

    /**
     * Black queens on each sub-board from which on so few black pairs survive that the sieve is faster than this
     * kernel's join.
     */
    int leastQueens();

    /**
     * Finds the children of nodes that leave something of a leaf. Takes nodes until there are no more, or
     * {@link SieveLevel#ENOUGH} children.
     *
     * @param from the nodes, from {@link SieveLevel#taken} on
     * @param to the children found
     * @param firstChild of each node; that of the next one is the end
     * @param squares the square of each child
     * @param words for each square what it leaves of the leaf, from {@link AlignedWords#FIRST} on, and what the nodes
     *     leave; as many words each as a tile has
     */
    void descend(SieveLevel from, SieveLevel to, int[] firstChild, short[] squares, long[] words);
}
