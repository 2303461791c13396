package io.github.queens4j.count.join;

/** The pairs of some even row sets Re and some odd row sets Ro of a term: what one work unit counts. */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
public record Block(Term term, int[] evenRowSets, int[] oddRowSets) {

    /**
     * Three times the weighted number of boards, the sum of W B over the pairs, by this JVM's kernel. An interrupt ends
     * it with a {@link java.util.concurrent.CancellationException}; the flag stays set.
     */
    public long thirds() {
        return thirds(Kernel.preferred());
    }

    long thirds(Kernel kernel) {
        return thirds(kernel, SieveSum.pays(term, kernel));
    }

    long thirds(Kernel kernel, boolean sieved) {
        return sieved ? new SieveSum(this, kernel).thirds() : new LaneSum(this, kernel).thirds();
    }
}
