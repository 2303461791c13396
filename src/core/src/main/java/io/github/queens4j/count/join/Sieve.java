package io.github.queens4j.count.join;

import io.github.queens4j.search.Interruption;
import java.util.Arrays;

/**
 * Where hardly a pair of a colour survives: the surviving pairs one by one, each with its weight. With many queens
 * nearly every near placement shares a line with nearly every other one. Other placements that occupy the same lines
 * lie together in a tile ({@link SieveLeaves}), so that a queen of the near board on one of these lines excludes all of
 * them at once, and with it all near placements that continue the same way ({@link SieveTrie}).
 */
final class Sieve {

    /** Survivors whose words are looked through together: what is written down of them fits a near cache. */
    private static final int NODES = 256;

    private final Lines lines;
    private final SieveLeaves leaves;
    private final SieveStep step;
    private final int leafWords;
    private final long[] freeLines;
    /** Words of survivors that are not zero; for each the number of its node, and the place of its bit 0. */
    private final long[] left;

    private final int[] rowOf;
    private final int[] firstOf;
    /** Where the weights of their bits are. */
    private final int[] places;

    private SieveStep.Level[] levels = {};
    private long[] words = {};

    Sieve(Lines lines, SieveLeaves leaves, int leafWords, SieveStep step) {
        this.lines = lines;
        this.leaves = leaves;
        this.step = step;
        this.leafWords = leafWords;
        this.freeLines = leaves.freeLines(leafWords);
        this.left = new long[NODES * leafWords];
        this.rowOf = new int[left.length];
        this.firstOf = new int[left.length];
        this.places = new int[left.length * Long.SIZE];
    }

    /** The sum of the weights of all peaceful pairs, each at the sum of its numbers in the trie and the leaves. */
    long sum(SieveTrie trie, SieveWeights weights) {
        reserve(trie);
        long sum = 0;
        for (int leaf = 0; leaf < leaves.size(); leaf++) {
            Interruption.check();
            fillSquares(leaf);
            levels[0].size = trie.isEmpty() ? 0 : 1;
            sum = Math.addExact(sum, sift(trie, 0, leaves.starts[leaf], weights));
        }
        return sum;
    }

    /** A buffer for all: the words of the squares, of the root, and of the nodes of each level. */
    private void reserve(SieveTrie trie) {
        int squares = lines.rows() * lines.columns() + 1;
        if (levels.length == 0) {
            int mostChildren = squares + step.group();
            int levelWords = (SieveStep.Level.ENOUGH + mostChildren) * leafWords;
            words = AlignedWords.of(squares * leafWords + (trie.queens + 1) * levelWords);
            levels = new SieveStep.Level[trie.queens + 1];
            for (int i = 0; i < levels.length; i++) {
                levels[i] =
                        new SieveStep.Level(mostChildren, AlignedWords.FIRST + squares * leafWords + i * levelWords);
            }
            Arrays.fill(words, levels[0].firstWord, levels[0].firstWord + leafWords, -1L);
        }
    }

    /** For each near square the other placements that it leaves alone. */
    private void fillSquares(int leaf) {
        int first = 2 * lines.count() * leaf * leafWords;
        int to = AlignedWords.FIRST;
        for (int row = 0; row < lines.rows(); row++) {
            int diagonal = first + lines.diagonal(row, 0) * leafWords;
            int antiDiagonal = first + (lines.count() + lines.antiDiagonal(row, 0)) * leafWords;
            for (int i = 0; i < lines.columns() * leafWords; i++) {
                words[to++] = freeLines[diagonal + i] & freeLines[antiDiagonal + i];
            }
        }
    }

    /** From the nodes of a level, depth first with many at a time; the sum of the weights of what survives. */
    private long sift(SieveTrie trie, int level, int start, SieveWeights weights) {
        SieveStep.Level from = levels[level];
        SieveStep.Level to = levels[level + 1];
        from.readChildren(trie.firstChild(level));
        long sum = 0;
        for (from.taken = 0; from.taken < from.size; ) {
            step.descend(from, to, trie.squares[level], words);
            sum += level + 1 == trie.queens ? weigh(trie, to, start, weights) : sift(trie, level + 1, start, weights);
        }
        return sum;
    }

    /** First where the weights are, then the weights: far reads that do not wait for each other. */
    private long weigh(SieveTrie trie, SieveStep.Level survivors, int start, SieveWeights weights) {
        survivors.readNumbers(trie.numbers);
        long sum = 0;
        for (int node = 0; node < survivors.size; node += NODES) {
            int count = collect(survivors, node, Math.min(survivors.size, node + NODES), start);
            sum += weights.sum(places, extract(count));
        }
        return sum;
    }

    /** Puts the words of some nodes that are not zero aside; without a branch, which would be unpredictable. */
    private int collect(SieveStep.Level survivors, int from, int to, int start) {
        int count = 0;
        int first = survivors.firstWord + from * leafWords;
        int size = (to - from) * leafWords;
        // One loop over all words: C2 does little for an inner loop of eight rounds. Their numbers become rows below.
        for (int i = 0; i < size; i++) {
            long word = words[first + i];
            left[count] = word;
            rowOf[count] = i;
            count += SieveStep.isNotZero(word);
        }
        int shift = Integer.numberOfTrailingZeros(leafWords);
        for (int i = 0; i < count; i++) {
            int word = rowOf[i];
            rowOf[i] = survivors.firsts[from + (word >> shift)];
            firstOf[i] = start + (word & leafWords - 1) * Long.SIZE;
        }
        return count;
    }

    /** In each round the first bit of each word that has one left: no loop over the few bits of a word to predict. */
    private int extract(int words) {
        int[] ids = leaves.ids;
        int found = 0;
        for (int count = words; count > 0; ) {
            int next = 0;
            for (int i = 0; i < count; i++) {
                long word = left[i];
                int row = rowOf[i];
                int first = firstOf[i];
                places[found + i] = row + ids[first + Long.numberOfTrailingZeros(word)];
                word &= word - 1;
                left[next] = word;
                rowOf[next] = row;
                firstOf[next] = first;
                next += SieveStep.isNotZero(word);
            }
            found += count;
            count = next;
        }
        return found;
    }
}
