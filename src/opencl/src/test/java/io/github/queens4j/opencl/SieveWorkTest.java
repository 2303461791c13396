package io.github.queens4j.opencl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.count.join.Colour;
import io.github.queens4j.count.join.OpenSquares;
import io.github.queens4j.count.join.Subsets;
import io.github.queens4j.count.join.Term;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The tests that {@code sieve.cl} makes, counted: each of a leaf's 1,024 placements at once, for a node of the trie. A
 * prototype in CUDA, which is not part of this project, printed how many it makes for the same row sets.
 */
class SieveWorkTest {

    private static final int N = 24;
    private static final int LEAF = 1024;
    private static final int INTS = LEAF / Integer.SIZE;

    /** Down the trie of odd row sets, with the leaves of even ones. */
    private static final class Sieve {
        private final RowSets near;
        private final RowSets other;
        private final int[][] squares;

        /** What is left of the leaf above each level of the trie, from the last one up, and below the last one. */
        private final int[][] left = new int[N / 2][INTS];

        private final int[] end = new int[INTS];

        private long tests;
        private long survivors;

        Sieve(Term term, int[] evens, int[] odds) {
            Tuples tuples = new Tuples(term, Subsets.of(term.me(), term.a()), Subsets.of(term.mo(), term.b()));
            near = new RowSets(Colour.BLACK, odds, tuples, tuples.size() * evens.length, LEAF);
            other = new RowSets(Colour.WHITE, evens, tuples, tuples.size(), LEAF);
            squares = new int[near.height * near.width + 1][INTS];
            IntStream.range(0, other.leaves).forEach(this::sift);
        }

        private void sift(int leaf) {
            int lines = near.height + near.width - 1;
            int size = other.starts[leaf + 1] - other.starts[leaf];
            for (int i = 0; i < INTS; i++) {
                int part = i;
                int bits = Math.max(0, Math.min(Integer.SIZE, size - Integer.SIZE * i));
                squares[squares.length - 1][i] = (int) ((1L << bits) - 1);
                IntStream.range(0, squares.length - 1).forEach(square -> {
                    int diagonal = square % near.width + near.height - 1 - square / near.width;
                    int antiDiagonal = lines + square / near.width + square % near.width;
                    squares[square][part] = other.free[(leaf * 2 * lines + diagonal) * INTS + part]
                            & other.free[(leaf * 2 * lines + antiDiagonal) * INTS + part];
                });
            }
            for (int i = 0; i < near.beginnings.length; i += 4) {
                int[] first = squares[near.beginnings[i]];
                if (isAnyLeft(first, near.beginnings[i + 1], left[near.below])) {
                    descend(near.below, near.beginnings[i + 2], near.beginnings[i + 3]);
                }
            }
        }

        private void descend(int level, int from, int to) {
            for (int i = from; i < to; i++) {
                if (level == 0 && isAnyLeft(left[0], near.last[i], end)) {
                    survivors += Arrays.stream(end).map(Integer::bitCount).sum();
                } else if (level > 0 && isAnyLeft(left[level], near.nodes[2 * i], left[level - 1])) {
                    descend(level - 1, near.nodes[2 * i + 1], near.nodes[2 * i + 3]);
                }
            }
        }

        private boolean isAnyLeft(int[] before, int square, int[] after) {
            tests++;
            int any = 0;
            for (int i = 0; i < INTS; i++) {
                after[i] = before[i] & squares[square][i];
                any |= after[i];
            }
            return any != 0;
        }
    }

    private static Term term() {
        int[] open = IntStream.range(0, N).map(row -> (1 << N) - 1).toArray();
        open[0]--; // a white square, so that no symmetry leaves out black queens
        return Term.of(new OpenSquares(open)).get(5);
    }

    private static Sieve sieve(int re, int... odds) {
        return new Sieve(term(), new int[] {re}, odds);
    }

    @Test
    void thereAreNoMoreTestsThanInThePrototype() {
        Sieve sieve = sieve(0xe24, 0x5a2);
        assertThat(sieve.survivors).isEqualTo(2_508_646); // It printed 2.509e+06, and 5.233e+06 tests.
        assertThat(sieve.tests).isEqualTo(5_219_939);
    }

    /** As blocks have them, one after the other: the tops of their tries are one. */
    @Test
    void rowSetsTogetherTakeFewerTestsThanEachAlone() {
        int[] odds = term().oddRowSets();
        int first = IntStream.range(0, odds.length)
                .filter(i -> odds[i] == 0x5a2)
                .findFirst()
                .orElseThrow();
        int[] some = Arrays.copyOfRange(odds, first, first + 4);
        long alone =
                IntStream.of(some).mapToLong(odd -> sieve(0xe24, odd).tests).sum();
        assertThat(sieve(0xe24, some).tests).isLessThan(alone);
    }
}
