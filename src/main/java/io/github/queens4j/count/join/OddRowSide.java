package io.github.queens4j.count.join;

import java.util.function.IntPredicate;

/**
 * What a unit needs of the odd rows alone: the white placements on the rows Ro of OO, as bitmaps, and the black
 * placements on the other odd rows, on OE, compiled.
 *
 * <p>Kept for all even row sets of a block. Measured (one thread, Zen 4): built anew for each pair of row sets, n = 18
 * and 19 take 2.7 and 2.3 times as long with the vector kernel, 1.4 and 1.3 times with the portable one.
 *
 * @param rowSet Ro
 * @param white the bitmaps of the placements on OO: the other side of W
 * @param black the placements on OE
 * @param program the same, compiled: the near side of B
 */
record OddRowSide(int rowSet, FreeLines white, PlacementList black, JoinProgram program) {

    /**
     * With the sets Ko in the block's order, and those sets Ke only that count with some Re of the block: all of them
     * cost 5 % at n = 19.
     */
    static OddRowSide of(Term term, int rowSet, int[] order, IntPredicate countsKe, int tileWords) {
        PlacementList oo = term.oo(rowSet, ko -> true);
        PlacementList oe = term.oe(
                Subsets.complement(rowSet, term.mo()),
                columns -> countsKe.test(Subsets.complement(columns, term.me())));
        return new OddRowSide(
                rowSet,
                FreeLines.of(oo, order, Lines.white(term.me()), tileWords),
                oe,
                JoinProgram.of(oe, Lines.black(term.mo(), term.me()), tileWords));
    }
}
