package io.github.queens4j.count.join;

import java.util.Arrays;

/** The pairs of some even row sets Re and some odd row sets Ro of a term: what one work unit counts. */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
public record Block(Term term, int[] evenRowSets, int[] oddRowSets) {

    /** Whether tuples with some Re and this Ke can be counted here. */
    public boolean keepsKe(int ke) {
        OrbitRule rule = term.rule();
        return Arrays.stream(evenRowSets).anyMatch(re -> rule.keepsKe(re, ke));
    }

    /** Whether tuples with some Re and this Ko can be counted here. */
    public boolean keepsKo(int ko) {
        OrbitRule rule = term.rule();
        return Arrays.stream(evenRowSets).anyMatch(re -> rule.keepsKo(re, ko));
    }
}
