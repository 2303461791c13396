package io.github.queens4j.opencl;

import io.github.queens4j.count.join.Block;
import io.github.queens4j.count.join.OpenSquares;
import io.github.queens4j.count.join.Subsets;
import io.github.queens4j.count.join.Term;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;

/** Boards and row sets for tests. */
final class Blocks {

    private Blocks() {}

    static OpenSquares allSquares(int n) {
        return new OpenSquares(IntStream.range(0, n).map(row -> (1 << n) - 1).toArray());
    }

    static int[] first(int[] sets, int count) {
        return Arrays.copyOf(sets, Math.min(sets.length, count));
    }

    static int[] some(int[] sets, int count, Random random) {
        return random.ints(count, 0, sets.length)
                .map(i -> sets[i])
                .distinct()
                .sorted()
                .toArray();
    }

    /** The pairs (Ke, Ko) that count with Re. */
    static long tuples(Term term, int re) {
        Block block = new Block(term, new int[] {re}, new int[0]);
        return IntStream.of(Subsets.of(term.me(), term.a()))
                        .filter(block::keepsKe)
                        .count()
                * IntStream.of(Subsets.of(term.mo(), term.b()))
                        .filter(block::keepsKo)
                        .count();
    }
}
