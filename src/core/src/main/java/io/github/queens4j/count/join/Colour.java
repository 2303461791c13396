package io.github.queens4j.count.join;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** The colour whose pairs a sum counts one by one, or leaf by leaf, weighted by those of the other. */
public enum Colour {
    WHITE,
    BLACK;

    /** The one with more queens, of which fewer pairs survive. */
    public static Colour crowded(Term term) {
        return WHITE.queens(term) > BLACK.queens(term) ? WHITE : BLACK;
    }

    public int queens(Term term) {
        return this == WHITE ? term.a() + term.b() : 2 * term.c();
    }

    public Colour opposite() {
        return this == WHITE ? BLACK : WHITE;
    }

    public Lines lines(Term term) {
        return this == WHITE ? Lines.white(term.me()) : Lines.black(term.mo(), term.me());
    }

    public int[] nearSets(Block block) {
        return this == WHITE ? block.evenRowSets() : block.oddRowSets();
    }

    /** The rows of the near board's queens. */
    public int nearRows(Term term, int nearSet) {
        return this == WHITE ? nearSet : Subsets.complement(nearSet, term.mo());
    }

    /** The open columns of the near board's rows. */
    public int[] nearSquares(Term term) {
        return term.squares().part(this == WHITE ? 0 : 1, 0);
    }

    /** The placements of the near board with the columns that count in a block. */
    PlacementList near(Block block, int nearSet) {
        Term term = block.term();
        OrbitRule rule = term.rule();
        IntPredicate counts = this == WHITE
                ? ke -> rule.keepsKe(nearSet, ke)
                : set -> block.keepsKe(Subsets.complement(set, term.me()));
        return PlacementList.of(nearRows(term, nearSet), term.me(), nearSquares(term), counts);
    }

    /** The placements of the other board with the columns that count; white ones with some sets Ko alone. */
    public PlacementList other(Term term, int otherSet, IntPredicate kos) {
        OrbitRule rule = term.rule();
        int mo = term.mo();
        return this == WHITE
                ? PlacementList.of(otherSet, mo, term.squares().part(1, 1), kos)
                : PlacementList.of(
                        Subsets.complement(otherSet, term.me()),
                        mo,
                        term.squares().part(0, 1),
                        set -> rule.keepsKo(otherSet, Subsets.complement(set, mo)));
    }

    /** The other placements of all sets of a block. */
    PlacementList[] others(Block block) {
        return Arrays.stream(opposite().nearSets(block))
                .mapToObj(set -> other(block.term(), set, ko -> true))
                .toArray(PlacementList[]::new);
    }

    /** From the columns of the white queens, of m, to those of this colour's, or back. */
    public int columns(int set, int m) {
        return this == WHITE ? set : Subsets.complement(set, m);
    }

    int re(int nearSet, int otherSet) {
        return this == WHITE ? nearSet : otherSet;
    }

    int ro(int nearSet, int otherSet) {
        return this == WHITE ? otherSet : nearSet;
    }
}
