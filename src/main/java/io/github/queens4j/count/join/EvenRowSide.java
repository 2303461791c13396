package io.github.queens4j.count.join;

import java.util.Arrays;
import java.util.Comparator;

/**
 * What a unit needs of the even rows alone: the white placements on the rows Re of EE, compiled, and the black placements on the
 * other even rows, on EO, as bitmaps.
 *
 * @param rowSet Re
 * @param white the placements on EE
 * @param program the same, compiled: the near side of W
 * @param columnSets the sets Ko that count with this Re, fullest lanes of EO first: the order of both sides' bits
 * @param black the bitmaps of the placements on EO with the complements of these sets: the other side of B
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
record EvenRowSide(int rowSet, PlacementList white, JoinProgram program, int[] columnSets, FreeLines black) {

    static EvenRowSide of(Term term, int rowSet, int tileWords) {
        int me = term.me();
        int mo = term.mo();
        PlacementList ee = term.ee(rowSet);
        PlacementList eo = term.eo(Subsets.complement(rowSet, me));
        OrbitRule rule = term.rule();
        int[] order = Arrays.stream(eo.columnSets())
                .filter(set -> rule.keepsKo(rowSet, Subsets.complement(set, mo)))
                .boxed()
                .sorted(Comparator.comparingInt(set -> -eo.size(eo.indexOf(set))))
                .mapToInt(Integer::intValue)
                .toArray();
        int[] columnSets =
                Arrays.stream(order).map(set -> Subsets.complement(set, mo)).toArray();
        return new EvenRowSide(
                rowSet,
                ee,
                JoinProgram.of(ee, Lines.white(me), tileWords),
                columnSets,
                FreeLines.of(eo, order, Lines.black(mo, me), tileWords));
    }
}
