package io.github.queens4j.count.join;

/** The sieve's inner loop on leaves of one word. */
final class PortableSieve implements SieveStep {

    private static final int GROUP = 4;

    @Override
    public int group() {
        return GROUP;
    }

    @Override
    public void descend(Level from, Level to, short[] squares, long[] words) {
        int[] children = to.nodes;
        int next = 0;
        int i = from.taken;
        for (; i < from.size && next < Level.ENOUGH; i++) {
            long word = words[from.firstWord + i];
            int end = from.ends[i];
            for (int child = from.firsts[i]; child < end; child += GROUP) {
                for (int node = child; node < child + GROUP; node++) {
                    long left = word & words[AlignedWords.FIRST + squares[node]];
                    children[next] = node;
                    words[to.firstWord + next] = left;
                    next += SieveStep.isNotZero(left);
                }
            }
        }
        from.taken = i;
        to.size = next;
    }
}
