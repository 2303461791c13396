package io.github.queens4j.count.join;

import io.github.queens4j.search.Interruption;
import java.util.Arrays;

/**
 * The sum of W B where hardly a black pair survives: no lanes and no matrix B, but surviving pairs one by one, each
 * weighed by its number of W.
 *
 * <p>Idea: with many black queens nearly every near placement shares a line with nearly every other one. Other
 * placements that occupy the same lines lie together in a tile ({@link SieveLeaves}), so that a queen of the near board
 * on one of these lines excludes all of them at once, and with it all near placements that continue the same way
 * ({@link SieveTrie}). Level by level the sieve keeps the nodes with the tile of other placements that none of their
 * queens attacks.
 */
final class BlackSieve {

    private final Lines lines;
    private final SieveLeaves leaves;
    private final SieveStep step;
    private final int leafWords;
    private final int[] places = new int[8192];
    private SieveStep.Level[] levels = {};
    private long[] words = {};

    BlackSieve(Lines lines, SieveLeaves leaves, SieveStep step) {
        this.lines = lines;
        this.leaves = leaves;
        this.step = step;
        this.leafWords = leaves.leafWords();
    }

    /**
     * The sum of the weights of all pairs that do not attack each other; a pair's weight stands at the sum of the
     * numbers that the trie and the leaves give it.
     */
    long sum(SieveTrie trie, int[] weights) {
        reserve(trie);
        long sum = 0;
        for (int leaf = 0; leaf < leaves.size(); leaf++) {
            Interruption.check();
            fillSquares(leaf);
            levels[0].size = 1;
            sum = Math.addExact(sum, sift(trie, 0, leaves.start(leaf), weights));
        }
        return sum;
    }

    /** A buffer for all: the words of the squares, of the root, and of the nodes of each level. */
    private void reserve(SieveTrie trie) {
        int squares = lines.rows() * lines.columns() + 1;
        if (levels.length == 0) {
            int mostChildren = squares + SieveTrie.GROUP;
            int levelWords = (SieveStep.Level.ENOUGH + mostChildren) * leafWords;
            words = AlignedWords.of(squares * leafWords + (trie.levels() + 1) * levelWords);
            levels = new SieveStep.Level[trie.levels() + 1];
            for (int i = 0; i < levels.length; i++) {
                levels[i] =
                        new SieveStep.Level(mostChildren, AlignedWords.FIRST + squares * leafWords + i * levelWords);
            }
            Arrays.fill(words, levels[0].firstWord, levels[0].firstWord + leafWords, -1L);
        }
    }

    /** For each near square the other placements that it leaves alone. */
    private void fillSquares(int leaf) {
        long[] free = leaves.free();
        int first = 2 * lines.count() * leaf * leafWords;
        int to = AlignedWords.FIRST;
        for (int row = 0; row < lines.rows(); row++) {
            int diagonal = first + lines.diagonal(row, 0) * leafWords;
            int antiDiagonal = first + (lines.count() + lines.antiDiagonal(row, 0)) * leafWords;
            for (int i = 0; i < lines.columns() * leafWords; i++) {
                words[to++] = free[diagonal + i] & free[antiDiagonal + i];
            }
        }
    }

    /** From the nodes of a level, depth first with many at a time; the sum of the weights of what survives. */
    private long sift(SieveTrie trie, int level, int start, int[] weights) {
        SieveStep.Level from = levels[level];
        SieveStep.Level to = levels[level + 1];
        long sum = 0;
        for (from.taken = 0; from.taken < from.size; ) {
            step.descend(from, to, trie.firstChild(level), trie.squares(level), words);
            sum += level + 1 == trie.levels() ? weigh(trie, to, start, weights) : sift(trie, level + 1, start, weights);
        }
        return sum;
    }

    /** First where the weights are, then the weights: far reads that do not wait for each other. */
    private long weigh(SieveTrie trie, SieveStep.Level survivors, int start, int[] weights) {
        long sum = 0;
        int found = 0;
        for (int i = 0; i < survivors.size; i++) {
            int row = trie.number(survivors.nodes[i]);
            for (int word = 0; word < leafWords; word++) {
                int first = start + word * Long.SIZE;
                for (long rest = words[survivors.firstWord + i * leafWords + word]; rest != 0; rest &= rest - 1) {
                    places[found++] = row + leaves.id(first + Long.numberOfTrailingZeros(rest));
                }
            }
            if (found > places.length - leafWords * Long.SIZE) {
                sum += sum(weights, found);
                found = 0;
            }
        }
        return sum + sum(weights, found);
    }

    private long sum(int[] weights, int count) {
        long sum = 0;
        for (int i = 0; i < count; i++) {
            sum += weights[places[i]];
        }
        return sum;
    }
}
