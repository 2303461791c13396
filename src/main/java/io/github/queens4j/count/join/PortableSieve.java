package io.github.queens4j.count.join;

/** The sieve's inner loop on leaves of one word. */
final class PortableSieve implements SieveStep {

    @Override
    public int leastQueens() {
        return 6;
    }

    @Override
    public void descend(Level from, Level to, int[] firstChild, short[] squares, long[] words) {
        int[] parents = from.nodes;
        int[] children = to.nodes;
        int next = 0;
        int i = from.taken;
        for (; i < from.size && next < Level.ENOUGH; i++) {
            long word = words[from.firstWord + i];
            int end = firstChild[parents[i] + 1];
            for (int child = firstChild[parents[i]]; child < end; child += SieveTrie.GROUP) {
                for (int node = child; node < child + SieveTrie.GROUP; node++) {
                    long left = word & words[AlignedWords.FIRST + squares[node]];
                    children[next] = node;
                    words[to.firstWord + next] = left;
                    next += isNotZero(left);
                }
            }
        }
        from.taken = i;
        to.size = next;
    }

    /** Without a branch, which would be unpredictable. */
    private static int isNotZero(long word) {
        return (int) ((word | -word) >>> (Long.SIZE - 1));
    }
}
