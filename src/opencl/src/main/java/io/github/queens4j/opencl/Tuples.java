package io.github.queens4j.opencl;

import io.github.queens4j.count.join.Block;
import io.github.queens4j.count.join.Colour;
import io.github.queens4j.count.join.OrbitRule;
import io.github.queens4j.count.join.Subsets;
import io.github.queens4j.count.join.Term;
import java.util.Arrays;
import java.util.function.IntPredicate;

/** The sets Ke and Ko that may count with some Re of a block: a column for each Ko, with a row for each Ke. */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
record Tuples(Term term, int[] kes, int[] kos) {

    static Tuples of(Block block) {
        Term term = block.term();
        return new Tuples(term, sets(term.me(), term.a(), block::keepsKe), sets(term.mo(), term.b(), block::keepsKo));
    }

    private static int[] sets(int width, int queens, IntPredicate counts) {
        return Arrays.stream(Subsets.of(width, queens)).filter(counts).toArray();
    }

    /** Those of a pair of row sets. */
    int size() {
        return kes.length * kos.length;
    }

    /** By the columns of a colour's queens, from those of the white ones; -1 for sets that do not count. */
    static int[] places(int[] sets, int width, Colour colour) {
        int[] places = new int[1 << width];
        Arrays.fill(places, -1);
        for (int i = 0; i < sets.length; i++) {
            places[colour.columns(sets[i], width)] = i;
        }
        return places;
    }

    /** What all weights are multiples of, in thirds. */
    int unit() {
        return term.isEven() ? 2 : 3;
    }

    /** By which a number is multiplied, and 256 times that of a tie; zero if it does not count. */
    int factors(int re, int ro, int ke) {
        OrbitRule rule = term.rule();
        int thirds = rule.thirds(re, ro, ke, 0) + (rule.thirds(re, ro, ke, 1) << Byte.SIZE);
        return rule.keepsRo(re, ro) && rule.keepsKe(re, ke) ? thirds / unit() : 0;
    }

    /** 0 if Ko does not count with Re, 1 if it is no tie, 2 if it is one. */
    int kind(int re, int ko) {
        OrbitRule rule = term.rule();
        return !rule.keepsKo(re, ko) ? 0 : rule.isTie(re, ko) ? 2 : 1;
    }
}
