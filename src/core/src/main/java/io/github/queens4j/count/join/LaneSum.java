package io.github.queens4j.count.join;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The sum of W B over a block: for each pair of row sets both matrices by a {@link SideJoin}, then their weighted
 * product over column sets. What depends on one row set alone is built once. Not safe for concurrent use.
 */
final class LaneSum {

    private final Block block;
    private final Term term;
    private final OrbitRule rule;
    private final int tileWords;
    private final SideJoin white;
    private final SideJoin black;

    LaneSum(Block block, Kernel kernel) {
        this.block = block;
        this.term = block.term();
        this.rule = term.rule();
        this.tileWords = kernel.tileWords();
        this.white = kernel.joins().get();
        this.black = kernel.joins().get();
    }

    /**
     * What a pair needs of the even rows Re: the white placements on EE, compiled; the positions of the Ko that are
     * ties; the black ones on EO as bitmaps, with the complements of the Ko that count.
     */
    @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
    private record EvenRows(int rowSet, PlacementList white, JoinProgram program, int[] ties, FreeLines black) {}

    /** What a pair needs of the odd rows Ro: the white placements on OO as bitmaps, the black ones on OE compiled. */
    private record OddRows(int rowSet, FreeLines white, PlacementList black, JoinProgram program) {}

    long thirds() {
        int[] evenRowSets = block.evenRowSets();
        PlacementList[] eo = Colour.BLACK.others(block);
        int[] order = order(eo);
        EvenRows[] even = new EvenRows[evenRowSets.length];
        Arrays.setAll(even, i -> evenRows(evenRowSets[i], eo[i], order));
        long sum = 0;
        for (int ro : block.oddRowSets()) {
            OddRows odd = null;
            for (EvenRows rows : even) {
                if (rule.keepsRo(rows.rowSet, ro)) {
                    odd = odd == null ? oddRows(ro, order) : odd;
                    sum = Math.addExact(sum, thirds(rows, odd));
                }
            }
        }
        return sum;
    }

    /** Sets Ko that count with some Re, fullest lanes of EO first: one order for all, as OO depends on Ro alone. */
    private int[] order(PlacementList[] eo) {
        int mo = term.mo();
        int[] sizes = new int[1 << mo];
        for (PlacementList list : eo) {
            for (int set : list.columnSets()) {
                sizes[Subsets.complement(set, mo)] += list.sizeOf(set);
            }
        }
        return LaneLayout.fullestFirst(Subsets.of(mo, term.b()), ko -> sizes[ko]);
    }

    private EvenRows evenRows(int re, PlacementList eo, int[] order) {
        PlacementList ee = Colour.WHITE.near(block, re);
        int[] ties = IntStream.range(0, order.length)
                .filter(position -> rule.isTie(re, order[position]))
                .toArray();
        int[] blackSets = Arrays.stream(order)
                .map(ko -> Subsets.complement(ko, term.mo()))
                .toArray();
        JoinProgram program = JoinProgram.of(ee, Colour.WHITE.lines(term), tileWords);
        FreeLines free = FreeLines.of(eo, blackSets, Colour.BLACK.lines(term), tileWords);
        return new EvenRows(re, ee, program, ties, free);
    }

    /** Only with those sets Ke that count with some Re of the block: all of them would cost time. */
    private OddRows oddRows(int ro, int[] order) {
        PlacementList oo = Colour.WHITE.other(term, ro, ko -> true);
        PlacementList oe = Colour.BLACK.near(block, ro);
        FreeLines free = FreeLines.of(oo, order, Colour.WHITE.lines(term), tileWords);
        return new OddRows(ro, free, oe, JoinProgram.of(oe, Colour.BLACK.lines(term), tileWords));
    }

    private long thirds(EvenRows even, OddRows odd) {
        // The sets Ke that have placements on both sides; those of EE are all that count with Re.
        int[] sets = Arrays.stream(even.white.columnSets())
                .filter(set -> odd.black.indexOfSet()[Subsets.complement(set, term.me())] >= 0)
                .toArray();
        if (sets.length == 0) {
            return 0;
        }
        int[] complements = new int[sets.length];
        Arrays.setAll(complements, row -> Subsets.complement(sets[row], term.me()));
        SideJoin.Sums w = white.join(even.program, even.program.runs(sets, even.white), odd.white);
        SideJoin.Sums b = black.join(odd.program, odd.program.runs(complements, odd.black), even.black);
        long sum = 0;
        for (int row = 0; row < sets.length; row++) {
            long tied = 0;
            for (int position : even.ties) {
                tied = Math.addExact(tied, w.at(row, position) * b.at(row, position));
            }
            int thirds = rule.thirds(even.rowSet, odd.rowSet, sets[row], 0);
            int thirdsOfTie = rule.thirds(even.rowSet, odd.rowSet, sets[row], 1);
            sum = Math.addExact(sum, Math.multiplyExact(w.dot(b, row) - tied, (long) thirds));
            sum = Math.addExact(sum, Math.multiplyExact(tied, (long) thirdsOfTie));
        }
        return sum;
    }
}
