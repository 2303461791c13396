package io.github.queens4j.count.join;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * What a unit needs of the even rows alone: the white placements on the rows Re of EE, compiled, and the black
 * placements on the other even rows, on EO, as bitmaps.
 *
 * @param rowSet Re
 * @param white the placements on EE
 * @param program the same, compiled: the near side of W
 * @param ties positions in the order of the sets Ko that are ties with this Re
 * @param black the bitmaps of the placements on EO with the complements of the sets Ko that count with this Re: the
 *     other side of B
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
record EvenRowSide(int rowSet, PlacementList white, JoinProgram program, int[] ties, FreeLines black) {

    /** With the placements on EO, and the sets Ko in the block's order. */
    static EvenRowSide of(Term term, int rowSet, PlacementList eo, int[] order, int tileWords) {
        int me = term.me();
        int mo = term.mo();
        OrbitRule rule = term.rule();
        PlacementList ee = term.ee(rowSet, ke -> rule.keepsKe(rowSet, ke));
        int[] blackSets =
                Arrays.stream(order).map(ko -> Subsets.complement(ko, mo)).toArray();
        return new EvenRowSide(
                rowSet,
                ee,
                JoinProgram.of(ee, Lines.white(me), tileWords),
                IntStream.range(0, order.length)
                        .filter(position -> rule.isTie(rowSet, order[position]))
                        .toArray(),
                FreeLines.of(eo, blackSets, Lines.black(mo, me), tileWords));
    }

    /** The placements on EO, black, on the even rows that Re leaves, with the column sets that count with it. */
    static PlacementList black(Term term, int rowSet) {
        OrbitRule rule = term.rule();
        return term.eo(
                Subsets.complement(rowSet, term.me()),
                columns -> rule.keepsKo(rowSet, Subsets.complement(columns, term.mo())));
    }

    /**
     * The sets Ko that count with some Re of a block, fullest lanes of EO first: one order for all, so that the bitmaps
     * of OO depend on Ro alone. Neighbouring Re agree well enough on which lanes are full; in numeric order n = 19
     * takes 3 % longer.
     */
    static int[] order(Term term, PlacementList[] eo) {
        int mo = term.mo();
        int[] sizes = new int[1 << mo];
        for (PlacementList list : eo) {
            for (int set : list.columnSets()) {
                sizes[Subsets.complement(set, mo)] += list.size(list.indexOf(set));
            }
        }
        return Arrays.stream(Subsets.of(mo, term.b()))
                .filter(ko -> sizes[ko] > 0)
                .boxed()
                .sorted(Comparator.comparingInt(ko -> -sizes[ko]))
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
