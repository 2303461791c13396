package io.github.queens4j.count.join;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * The pairs of some even row sets Re and some odd row sets Ro of a term: what one work unit counts.
 *
 * @param term the term
 * @param evenRowSets sets Re of {@link Term#evenRowSets}
 * @param oddRowSets sets Ro of {@link Term#oddRowSets}
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
public record Block(Term term, int[] evenRowSets, int[] oddRowSets) {

    /**
     * Counts the boards of the block with this JVM's kernel.
     *
     * @return three times the weighted number of boards, the sum of W B over the pairs
     * @throws java.util.concurrent.CancellationException if the thread is interrupted; the flag stays set
     */
    public long thirds() {
        return thirds(Kernel.preferred());
    }

    long thirds(Kernel kernel) {
        return thirds(kernel, SieveSum.pays(term, kernel));
    }

    long thirds(Kernel kernel, boolean sieved) {
        return sieved ? new SieveSum(this, kernel).thirds(oddRowSets) : lanes(kernel);
    }

    /** What depends on one row set alone is built once; the even rows' share is kept for all odd rows of the block. */
    private long lanes(Kernel kernel) {
        OrbitRule rule = term.rule();
        PlacementList[] eo = new PlacementList[evenRowSets.length];
        for (int i = 0; i < eo.length; i++) {
            eo[i] = EvenRowSide.black(term, evenRowSets[i]);
        }
        int[] order = EvenRowSide.order(term, eo);
        EvenRowSide[] even = new EvenRowSide[evenRowSets.length];
        for (int i = 0; i < even.length; i++) {
            even[i] = EvenRowSide.of(term, evenRowSets[i], eo[i], order, kernel.tileWords());
        }
        IntPredicate countsKe = ke -> Arrays.stream(evenRowSets).anyMatch(re -> rule.keepsKe(re, ke));
        PairSum pairs = new PairSum(term, kernel);
        long sum = 0;
        for (int ro : oddRowSets) {
            OddRowSide odd = null;
            for (EvenRowSide rows : even) {
                if (rule.keepsRo(rows.rowSet(), ro)) {
                    odd = odd == null ? OddRowSide.of(term, ro, order, countsKe, kernel.tileWords()) : odd;
                    sum = Math.addExact(sum, pairs.thirds(rows, odd));
                }
            }
        }
        return sum;
    }
}
