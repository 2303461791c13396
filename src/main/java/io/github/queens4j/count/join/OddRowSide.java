package io.github.queens4j.count.join;

/**
 * What a unit needs of the odd rows alone: the white placements on the rows Ro of OO, and the black placements on the other odd
 * rows, on OE, compiled.
 *
 * @param rowSet Ro
 * @param white the placements on OO: the other side of W
 * @param black the placements on OE
 * @param program the same, compiled: the near side of B
 */
record OddRowSide(int rowSet, PlacementList white, PlacementList black, JoinProgram program) {

    static OddRowSide of(Term term, int rowSet, int tileWords) {
        PlacementList oo = term.oo(rowSet);
        PlacementList oe = term.oe(Subsets.complement(rowSet, term.mo()));
        return new OddRowSide(rowSet, oo, oe, JoinProgram.of(oe, Lines.black(term.mo(), term.me()), tileWords));
    }
}
