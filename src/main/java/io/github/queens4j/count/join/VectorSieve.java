package io.github.queens4j.count.join;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** The sieve's inner loop on leaves of one vector. */
final class VectorSieve implements SieveStep {

    private static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;
    private static final int WORDS = VectorPlanes.WORDS;

    @Override
    public int group() {
        return 1;
    }

    @Override
    public void descend(Level from, Level to, short[] squares, long[] words) {
        int[] children = to.nodes;
        int next = 0;
        int i = from.taken;
        int[] firsts = from.firsts;
        int[] ends = from.ends;
        int at = from.firstWord + i * WORDS;
        int node = firsts[i];
        int end = ends[i];
        // One loop over parents and children: C2 puts much around an inner loop that ends after a few rounds.
        while (true) {
            LongVector left = LongVector.fromArray(SPECIES, words, AlignedWords.FIRST + squares[node] * WORDS)
                    .lanewise(VectorOperators.AND, LongVector.fromArray(SPECIES, words, at));
            children[next] = node;
            left.intoArray(words, to.firstWord + next * WORDS);
            next += SieveStep.isNotZero(left.reduceLanes(VectorOperators.OR));
            if (++node == end) {
                if (++i == from.size || next >= Level.ENOUGH) {
                    break;
                }
                at = from.firstWord + i * WORDS;
                node = firsts[i];
                end = ends[i];
            }
        }
        from.taken = i;
        to.size = next;
    }
}
