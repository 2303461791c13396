package io.github.queens4j.count.join;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** The sieve's inner loop on leaves of one vector. */
final class VectorSieve implements SieveStep {

    private static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;
    private static final int WORDS = VectorPlanes.WORDS;

    @Override
    public int leastQueens() {
        return 7;
    }

    @Override
    public void descend(Level from, Level to, int[] firstChild, short[] squares, long[] words) {
        int[] parents = from.nodes;
        int[] children = to.nodes;
        int next = 0;
        int i = from.taken;
        for (; i < from.size && next < Level.ENOUGH; i++) {
            LongVector word = LongVector.fromArray(SPECIES, words, from.firstWord + i * WORDS);
            int end = firstChild[parents[i] + 1];
            for (int node = firstChild[parents[i]]; node < end; node++) {
                LongVector left = LongVector.fromArray(SPECIES, words, AlignedWords.FIRST + squares[node] * WORDS)
                        .lanewise(VectorOperators.AND, word);
                children[next] = node;
                left.intoArray(words, to.firstWord + next * WORDS);
                next += left.compare(VectorOperators.NE, 0).anyTrue() ? 1 : 0;
            }
        }
        from.taken = i;
        to.size = next;
    }
}
