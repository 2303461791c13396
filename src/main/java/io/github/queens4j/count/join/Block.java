package io.github.queens4j.count.join;

import java.util.Arrays;

/**
 * The pairs of some even row sets Re and some odd row sets Ro of a term, with the sets Ke from one to before another,
 * as numbers: what one work unit counts.
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
record Block(Term term, int[] evenRowSets, int[] oddRowSets, int fromKe, int toKe) {

    /** Whether tuples with this Re and Ke can be counted here. */
    boolean keepsKe(int re, int ke) {
        return ke >= fromKe && ke < toKe && term.rule().keepsKe(re, ke);
    }

    /** Whether tuples with some Re and this Ke can be counted here. */
    boolean keepsKe(int ke) {
        for (int re : evenRowSets) {
            if (keepsKe(re, ke)) {
                return true;
            }
        }
        return false;
    }

    /** For each Re the placements on EO that count. */
    PlacementList[] eo() {
        return Arrays.stream(evenRowSets).mapToObj(term::eoBeside).toArray(PlacementList[]::new);
    }

    /** The placements on EE with the rows Re and the column sets that count with them here. */
    PlacementList ee(int re) {
        return term.ee(re, ke -> keepsKe(re, ke));
    }
}
