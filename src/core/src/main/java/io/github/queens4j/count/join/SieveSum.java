package io.github.queens4j.count.join;

import java.util.Arrays;

/**
 * The sum of W B over a block by the {@link Sieve}: all other sets together, as they are the more alike, and near sets.
 */
final class SieveSum {

    /** Near sets taken together at most; beyond, little more is shared. */
    private static final int MOST_NEAR_SETS = 32;
    /** Weights kept at a time, if there is a choice: 8 MiB. */
    private static final int MOST_WEIGHTS = 1 << 22;
    /** Near placements taken together at most, if there is a choice. */
    private static final double MOST_PLACEMENTS = 1 << 22;

    private final Block block;
    private final Term term;
    private final Kernel kernel;
    private final Colour colour;
    private final Lines lines;
    private final TupleWeights all;
    private final Sieve sieve;
    private final SieveWeights weights;

    SieveSum(Block block, Kernel kernel, Colour colour, SieveWeights weights) {
        this.weights = weights;
        this.block = block;
        this.term = block.term();
        this.kernel = kernel;
        this.colour = colour;
        this.lines = colour.lines(term);
        PlacementList[] others = colour.others(block);
        this.all = new TupleWeights(block, kernel, colour, others);
        SieveLeaves leaves = new SieveLeaves(lines, others, all.rows.length, kernel.tileWords() * Long.SIZE);
        this.sieve = new Sieve(lines, leaves, kernel.tileWords(), kernel.sieveStep());
    }

    long thirds() {
        int[] nearSets = colour.nearSets(block);
        double placements = CostModel.placements(term.me(), colour == Colour.WHITE ? term.a() : term.c());
        double most = Math.min((double) MOST_WEIGHTS / all.size, MOST_PLACEMENTS / placements);
        int together = (int) Math.max(1, Math.min(MOST_NEAR_SETS, most));
        long sum = 0;
        for (int from = 0; from < nearSets.length; from += together) {
            int to = Math.min(nearSets.length, from + together);
            sum = Math.addExact(sum, sumOf(Arrays.copyOfRange(nearSets, from, to)));
        }
        return sum;
    }

    private long sumOf(int[] nearSets) {
        weights.clear(Math.multiplyExact(all.size, nearSets.length));
        int[] rowSets = new int[nearSets.length];
        for (int i = 0; i < nearSets.length; i++) {
            all.weigh(nearSets[i], weights, i * all.size);
            rowSets[i] = colour.nearRows(term, nearSets[i]);
        }
        int group = kernel.sieveStep().group();
        SieveTrie trie = new SieveTrie(rowSets, colour.nearSquares(term), lines, all.rowOf, all.size, group);
        return Math.multiplyExact(sieve.sum(trie, weights), (long) all.unit);
    }
}
