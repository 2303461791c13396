package io.github.queens4j.count.join;

import java.util.Arrays;

/**
 * The sum of W B over a block where hardly a black pair survives: W as always, but no B; black pairs come out of the
 * {@link BlackSieve} one by one and are weighed by their number of W.
 *
 * <p>Idea: the sieve takes the other black placements of all even row sets of the block together, because the more
 * there are the more alike are those that share a word, and the near ones of several odd row sets, which begin alike.
 * So W is kept for all of them at once, times its weight: a row for each Ro and Ke, a column for each Re and Ko.
 */
final class SieveSum {

    /** Odd row sets taken together at most; beyond, little more is shared. */
    private static final int MOST_ODD_SETS = 32;
    /** Weights kept at a time, if there is a choice: 8 MiB. */
    private static final int MOST_WEIGHTS = 1 << 22;
    /** Weights of one odd row set at most, if there is a choice. */
    private static final double LARGEST = 1 << 24;
    /** Other placements of a block, and near ones taken together, at most, if there is a choice. */
    private static final double MOST_PLACEMENTS = 1 << 22;

    private final Block block;
    private final Term term;
    private final Kernel kernel;
    private final Lines lines;
    private final WhiteWeights white;
    private final BlackSieve sieve;
    private final SieveWeights weights;

    SieveSum(Block block, Kernel kernel, SieveWeights weights) {
        this.weights = weights;
        this.block = block;
        this.term = block.term();
        this.kernel = kernel;
        this.lines = Lines.black(term.mo(), term.me());
        PlacementList[] black = block.eo();
        this.white = new WhiteWeights(block, kernel, black);
        SieveLeaves leaves = SieveLeaves.of(lines, black, white.rows.length, kernel.tileWords() * Long.SIZE);
        this.sieve = new BlackSieve(lines, leaves, kernel.tileWords(), kernel.sieveStep());
    }

    /** Even row sets that a block may have for the sake of memory. */
    static int widestStripe(Term term) {
        double weights = (double) Subsets.binomial(term.me(), term.a()) * Subsets.binomial(term.mo(), term.b());
        return (int) Math.max(
                1, Math.min(LARGEST / weights, MOST_PLACEMENTS / CostModel.placements(term.mo(), term.c())));
    }

    long thirds() {
        int[] oddRowSets = block.oddRowSets();
        double most = Math.min(
                (double) MOST_WEIGHTS / white.size, MOST_PLACEMENTS / CostModel.placements(term.me(), term.c()));
        int together = (int) Math.max(1, Math.min(MOST_ODD_SETS, most));
        long sum = 0;
        for (int from = 0; from < oddRowSets.length; from += together) {
            int to = Math.min(oddRowSets.length, from + together);
            sum = Math.addExact(sum, sumOf(Arrays.copyOfRange(oddRowSets, from, to)));
        }
        return sum;
    }

    private long sumOf(int[] oddRowSets) {
        weights.clear(Math.multiplyExact(white.size, oddRowSets.length));
        int[] blackRowSets = new int[oddRowSets.length];
        for (int i = 0; i < oddRowSets.length; i++) {
            white.weigh(oddRowSets[i], weights, i * white.size);
            blackRowSets[i] = Subsets.complement(oddRowSets[i], term.mo());
        }
        SieveTrie trie = SieveTrie.of(
                blackRowSets,
                term.squares().part(1, 0),
                lines,
                white.rowOf,
                white.size,
                kernel.sieveStep().group());
        return Math.multiplyExact(sieve.sum(trie, weights), (long) white.unit);
    }
}
