package io.github.queens4j.count.join;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * The white side of a block, for sums without a matrix B: numbers of W times the weights of their tuples, for all even
 * row sets at once.
 *
 * <p>They are kept column by column. A <em>column</em> is a pair of an even row set Re and a set Ko that counts with
 * it, a <em>row</em> a set Ke that counts with some Re of the block; weights of tuples that do not count are zero.
 */
final class WhiteWeights {

    /** For each row the columns that its Ke leaves to the black queens. */
    final int[] rows;
    /** For each set of columns of the black queens its row, -1 if it has none. */
    final int[] rowOf;
    /** Weights of an odd row set. */
    final int size;
    /** What all weights are multiples of, in thirds: they are kept divided by it. */
    final int unit;

    private final Term term;
    private final OrbitRule rule;
    private final int tileWords;
    private final SideJoin join;
    private final Near[] nears;

    /** The white placements on the rows Re, and its columns, one for each set Ko that counts. */
    @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
    private record Near(int rowSet, PlacementList list, JoinProgram program, int firstWeight, int[] oddColumnSets) {}

    /** The columns are those of the other black placements, list by list. */
    WhiteWeights(Block block, Kernel kernel, PlacementList[] black) {
        this.term = block.term();
        this.rule = term.rule();
        this.tileWords = kernel.tileWords();
        this.join = kernel.joins().get();
        this.unit = term.isEven() ? 2 : 3;
        this.rows = Arrays.stream(Subsets.of(term.me(), term.a()))
                .filter(block::keepsKe)
                .map(ke -> Subsets.complement(ke, term.me()))
                .toArray();
        this.rowOf = new int[1 << term.me()];
        Arrays.fill(rowOf, -1);
        for (int row = 0; row < rows.length; row++) {
            rowOf[rows[row]] = row;
        }
        this.nears = new Near[black.length];
        int next = 0;
        for (int i = 0; i < nears.length; i++) {
            int re = block.evenRowSets()[i];
            PlacementList ee = block.ee(re);
            JoinProgram program = JoinProgram.of(ee, Lines.white(term.me()), tileWords);
            int[] oddColumnSets = Arrays.stream(black[i].columnSets())
                    .map(set -> Subsets.complement(set, term.mo()))
                    .toArray();
            nears[i] = new Near(re, ee, program, next, oddColumnSets);
            next = Math.addExact(next, Math.multiplyExact(rows.length, oddColumnSets.length));
        }
        this.size = next;
    }

    /** Puts the weights of the pairs with Ro from an index on. */
    void weigh(int ro, SieveWeights weights, int first) {
        PlacementList oo = term.oo(ro);
        int[] oddColumnSets = Arrays.stream(nears)
                .flatMapToInt(near -> Arrays.stream(near.oddColumnSets))
                .distinct()
                .toArray();
        int[] order = LaneLayout.fullestFirst(oddColumnSets, oo::sizeOf);
        FreeLines free = FreeLines.of(oo, order, Lines.white(term.me()), tileWords);
        int[] positionOf = new int[1 << term.mo()];
        Arrays.fill(positionOf, -1);
        for (int i = 0; i < order.length; i++) {
            positionOf[order[i]] = i;
        }
        for (Near near : nears) {
            if (rule.keepsRo(near.rowSet, ro)) {
                weigh(near, ro, weights, first + near.firstWeight, free, positionOf);
            }
        }
    }

    private void weigh(Near near, int ro, SieveWeights weights, int first, FreeLines free, int[] positionOf) {
        int re = near.rowSet;
        int[] sets = near.list.columnSets();
        SideJoin.Sums w = join.join(near.program, near.program.runs(sets, near.list), free);
        long[] column = new long[sets.length];
        int[] untied = perUnit(sets, ke -> rule.thirds(re, ro, ke));
        int to = first;
        for (int ko : near.oddColumnSets) {
            if (positionOf[ko] >= 0) {
                w.copyColumn(positionOf[ko], column);
                int[] factors = rule.isTie(re, ko) ? perUnit(sets, ke -> rule.thirdsOfTie(re, ro, ke)) : untied;
                for (int row = 0; row < sets.length; row++) {
                    int weight = Math.toIntExact(column[row] * factors[row]);
                    weights.put(to + rowOf[Subsets.complement(sets[row], term.me())], weight);
                }
            }
            to += rows.length;
        }
    }

    private int[] perUnit(int[] sets, IntUnaryOperator thirds) {
        return Arrays.stream(sets).map(thirds).map(weight -> weight / unit).toArray();
    }
}
