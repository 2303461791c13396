package io.github.queens4j.count.join;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * What the pairs of a colour weigh, for all other sets of a block: those of the opposite one, times their weights.
 *
 * <p>They are kept column by column. A <em>column</em> is a set of other rows and a set of odd columns, a <em>row</em>
 * a set of even columns that counts with some Re of the block; weights of tuples that do not count are zero.
 */
final class TupleWeights {

    /** For each row the even columns of the colour's queens. */
    final int[] rows;
    /** For each set of even columns of the colour's queens its row, -1 if it has none. */
    final int[] rowOf;
    /** Weights of a near set. */
    final int size;
    /** What all weights are multiples of, in thirds: they are kept divided by it. */
    final int unit;

    private final Term term;
    private final OrbitRule rule;
    private final Colour colour;
    private final Colour opposite;
    private final Lines lines;
    private final int tileWords;
    private final SideJoin join;
    private final Near[] nears;

    /** The opposite near placements of an other set, and its columns, by the odd columns of the opposite queens. */
    @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
    private record Near(int otherSet, PlacementList list, JoinProgram program, int firstWeight, int[] oddColumnSets) {}

    /** The columns are those of the colour's other placements, list by list. */
    TupleWeights(Block block, Kernel kernel, Colour colour, PlacementList[] others) {
        this.term = block.term();
        this.rule = term.rule();
        this.colour = colour;
        this.opposite = colour.opposite();
        this.lines = opposite.lines(term);
        this.tileWords = kernel.tileWords();
        this.join = kernel.joins().get();
        this.unit = term.isEven() ? 2 : 3;
        this.rows = Arrays.stream(Subsets.of(term.me(), term.a()))
                .filter(block::keepsKe)
                .map(ke -> colour.columns(ke, term.me()))
                .toArray();
        this.rowOf = new int[1 << term.me()];
        Arrays.fill(rowOf, -1);
        for (int row = 0; row < rows.length; row++) {
            rowOf[rows[row]] = row;
        }
        this.nears = new Near[others.length];
        int next = 0;
        for (int i = 0; i < nears.length; i++) {
            int otherSet = opposite.nearSets(block)[i];
            PlacementList near = opposite.near(block, otherSet);
            JoinProgram program = JoinProgram.of(near, lines, tileWords);
            int[] oddColumnSets = Arrays.stream(others[i].columnSets())
                    .map(set -> Subsets.complement(set, term.mo()))
                    .toArray();
            nears[i] = new Near(otherSet, near, program, next, oddColumnSets);
            next = Math.addExact(next, Math.multiplyExact(rows.length, oddColumnSets.length));
        }
        this.size = next;
    }

    /** Puts the weights of the pairs with a near set from an index on; whether there are pairs that count. */
    boolean weigh(int nearSet, SieveWeights weights, int first) {
        Near[] kept = Arrays.stream(nears)
                .filter(near -> rule.keepsRo(colour.re(nearSet, near.otherSet), colour.ro(nearSet, near.otherSet)))
                .toArray(Near[]::new);
        if (kept.length > 0) {
            PlacementList other = opposite.other(term, nearSet, ko -> true);
            int[] oddColumnSets = Arrays.stream(kept)
                    .flatMapToInt(near -> Arrays.stream(near.oddColumnSets))
                    .distinct()
                    .toArray();
            int[] order = LaneLayout.fullestFirst(oddColumnSets, other::sizeOf);
            FreeLines free = FreeLines.of(other, order, lines, tileWords);
            int[] positionOf = new int[1 << term.mo()];
            Arrays.fill(positionOf, -1);
            for (int i = 0; i < order.length; i++) {
                positionOf[order[i]] = i;
            }
            for (Near near : kept) {
                weigh(near, nearSet, weights, first + near.firstWeight, free, positionOf);
            }
        }
        return kept.length > 0;
    }

    private void weigh(Near near, int nearSet, SieveWeights weights, int first, FreeLines free, int[] positionOf) {
        int re = colour.re(nearSet, near.otherSet);
        int ro = colour.ro(nearSet, near.otherSet);
        int[] sets = Arrays.stream(near.list.columnSets())
                .filter(set -> rule.keepsKe(re, opposite.columns(set, term.me())))
                .toArray();
        SideJoin.Sums numbers = join.join(near.program, near.program.runs(sets, near.list), free);
        long[] column = new long[sets.length];
        int[] untied = perUnit(sets, ke -> rule.thirds(re, ro, ke, 0));
        int to = first;
        for (int set : near.oddColumnSets) {
            if (positionOf[set] >= 0) {
                numbers.copyColumn(positionOf[set], column);
                boolean isTie = rule.isTie(re, opposite.columns(set, term.mo()));
                int[] factors = isTie ? perUnit(sets, ke -> rule.thirds(re, ro, ke, 1)) : untied;
                for (int row = 0; row < sets.length; row++) {
                    int weight = Math.toIntExact(column[row] * factors[row]);
                    weights.put(to + rowOf[Subsets.complement(sets[row], term.me())], weight);
                }
            }
            to += rows.length;
        }
    }

    private int[] perUnit(int[] sets, IntUnaryOperator thirds) {
        return Arrays.stream(sets)
                .map(set -> thirds.applyAsInt(opposite.columns(set, term.me())) / unit)
                .toArray();
    }
}
