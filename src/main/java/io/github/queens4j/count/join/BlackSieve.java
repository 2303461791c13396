package io.github.queens4j.count.join;

import java.util.concurrent.CancellationException;

/**
 * The sum of W B where hardly a black pair survives: no lanes and no matrix B, but surviving pairs one by one, each weighed by its
 * number of W.
 *
 * <p>Idea: with many black queens nearly every near placement shares a line with nearly every other one. Other placements that occupy the
 * same lines lie together in a word ({@link SieveLeaves}), so that a queen of the near board on one of these lines excludes all
 * 64 at once, and with it all near placements that continue the same way ({@link SieveTrie}). Level by level the sieve keeps
 * the nodes with the word of other placements that none of their queens attacks.
 */
final class BlackSieve {

    private final Lines lines;
    private final SieveLeaves leaves;
    private final long[] squares;
    private final int[] places = new int[4096];
    private int[] nodes = {};
    private long[] words = {};
    private int[] nextNodes = {};
    private long[] nextWords = {};

    BlackSieve(Lines lines, SieveLeaves leaves) {
        this.lines = lines;
        this.leaves = leaves;
        this.squares = new long[lines.rows() * lines.columns() + 1];
    }

    /**
     * Weighs all pairs that do not attack each other.
     *
     * @param trie the near placements
     * @param weights what a pair weighs, at the sum of the numbers that the trie and the leaves give
     * @return the sum of the weights of the surviving pairs
     * @throws CancellationException if the thread is interrupted; the flag stays set
     */
    long sum(SieveTrie trie, int[] weights) {
        reserve(trie);
        long sum = 0;
        for (int leaf = 0; leaf < leaves.size(); leaf++) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("the thread was interrupted while it counted");
            }
            int survivors = sift(trie, leaf);
            sum = Math.addExact(sum, weigh(trie, survivors, leaves.start(leaf), weights));
        }
        return sum;
    }

    private void reserve(SieveTrie trie) {
        int most = 1;
        for (int level = 0; level < trie.levels(); level++) {
            most = Math.max(most, trie.size(level) + 1);
        }
        if (nodes.length < most) {
            nodes = new int[most];
            words = new long[most];
            nextNodes = new int[most];
            nextWords = new long[most];
        }
    }

    /** The near placements that leave something of a leaf, and what; their number. */
    private int sift(SieveTrie trie, int leaf) {
        fillSquares(leaf);
        int count = roots(trie);
        for (int level = 1; level < trie.levels(); level++) {
            int next = descend(trie, level, count);
            int[] spareNodes = nodes;
            nodes = nextNodes;
            nextNodes = spareNodes;
            long[] spareWords = words;
            words = nextWords;
            nextWords = spareWords;
            count = next;
        }
        return count;
    }

    /** For each near square the other placements that it leaves alone. */
    private void fillSquares(int leaf) {
        long[] free = leaves.free();
        int first = 2 * lines.count() * leaf;
        int to = 0;
        for (int row = 0; row < lines.rows(); row++) {
            int diagonal = first + lines.diagonal(row, 0);
            int antiDiagonal = first + lines.count() + lines.antiDiagonal(row, 0);
            for (int column = 0; column < lines.columns(); column++) {
                squares[to++] = free[diagonal + column] & free[antiDiagonal + column];
            }
        }
    }

    private int roots(SieveTrie trie) {
        short[] squaresOf = trie.squares(0);
        int count = 0;
        for (int node = 0; node < trie.size(0); node++) {
            long word = squares[squaresOf[node]];
            nodes[count] = node;
            words[count] = word;
            count += isNotZero(word);
        }
        return count;
    }

    private int descend(SieveTrie trie, int level, int count) {
        int[] firstChild = trie.firstChild(level - 1);
        short[] squaresOf = trie.squares(level);
        int[] toNodes = nextNodes;
        long[] toWords = nextWords;
        long[] ofSquares = squares;
        int next = 0;
        for (int i = 0; i < count; i++) {
            int parent = nodes[i];
            long word = words[i];
            int end = firstChild[parent + 1];
            for (int child = firstChild[parent]; child < end; child += SieveTrie.GROUP) {
                for (int node = child; node < child + SieveTrie.GROUP; node++) {
                    long left = word & ofSquares[squaresOf[node]];
                    toNodes[next] = node;
                    toWords[next] = left;
                    next += isNotZero(left);
                }
            }
        }
        return next;
    }

    /** Without a branch, which nobody could predict. */
    private static int isNotZero(long word) {
        return (int) ((word | -word) >>> (Long.SIZE - 1));
    }

    /** First where the weights are, then the weights: far reads that do not wait for each other. */
    private long weigh(SieveTrie trie, int count, int start, int[] weights) {
        long sum = 0;
        int found = 0;
        for (int i = 0; i < count; i++) {
            int row = trie.number(nodes[i]);
            for (long rest = words[i]; rest != 0; rest &= rest - 1) {
                places[found++] = row + leaves.id(start + Long.numberOfTrailingZeros(rest));
            }
            if (found > places.length - Long.SIZE) {
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
