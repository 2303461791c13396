package io.github.queens4j.count.join;

/** The inner loop of the {@link Sieve}: from one level of the trie to the next. */
interface SieveStep {

    /** Children of a node are filled up to a multiple of this with such that no word survives: for even loops. */
    int group();

    /**
     * Finds the children of nodes that leave something of a leaf, from {@link Level#taken} on, until there are no more
     * nodes, or {@link Level#ENOUGH} children. There is at least one node, and each has children; for each child there
     * is its square. Words are what squares leave of the leaf, from {@link AlignedWords#FIRST} on, and what nodes do.
     */
    void descend(Level from, Level to, short[] squares, long[] words);

    /** 1 or 0; computed from the bits, as C2 might make an unpredictable branch of a condition. */
    static int isNotZero(long word) {
        return (int) ((word | -word) >>> (Long.SIZE - 1));
    }

    /** Nodes of one level that leave something of a leaf, and what: few at a time, to stay in a near cache. */
    final class Level {

        /** Nodes from which on no more parents are taken. */
        static final int ENOUGH = 1024;

        /** The nodes, with room for the children of one more parent. */
        final int[] nodes;
        /** For each node its first child, or on the last level its number. */
        final int[] firsts;
        /** For each node above the last level the end of its children. */
        final int[] ends;
        /** The index of the first node's words in the buffer that all levels share; those of the others follow. */
        final int firstWord;

        int size;
        /** Nodes whose children have been found. */
        int taken;

        Level(int mostChildren, int firstWord) {
            this.nodes = new int[ENOUGH + mostChildren];
            this.firsts = new int[ENOUGH + mostChildren];
            this.ends = new int[ENOUGH + mostChildren];
            this.firstWord = firstWord;
        }

        /** Looks up all children before any loop over them: a loop whose end is a far read is left too late. */
        void readChildren(int[] firstChild) {
            for (int i = 0; i < size; i++) {
                firsts[i] = firstChild[nodes[i]];
                ends[i] = firstChild[nodes[i] + 1];
            }
        }

        /** Looks up the numbers of all nodes, those of the last level. */
        void readNumbers(int[] numbers) {
            for (int i = 0; i < size; i++) {
                firsts[i] = numbers[nodes[i]];
            }
        }
    }
}
