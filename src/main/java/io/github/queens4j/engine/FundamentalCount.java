package io.github.queens4j.engine;

import io.github.queens4j.Symmetry;
import io.github.queens4j.search.Require;
import java.util.function.IntToLongFunction;

/**
 * Counts the fundamental solutions (OEIS A002562): solutions that are images of each other under the eight symmetries
 * of the square count once.
 *
 * <p>Idea: by the Cauchy-Frobenius lemma (Burnside's) the number of orbits of a group is the mean, over its eight
 * elements, of the numbers of solutions that an element leaves as they are. That is, for n &gt; 1,
 *
 * <pre>(Q + H + 2 * R) / 8,</pre>
 *
 * <p>where Q counts all solutions (A000170), H those that equal their half turn (A032522) and R those that equal their
 * quarter turn (A033148), clockwise or, which is the same, counterclockwise. The four reflections contribute nothing:
 * one that keeps rows moves a queen within its row or column, or keeps it in the middle line, which has room for one
 * queen only; one in a diagonal moves a queen along an anti-diagonal or keeps it on the diagonal, and again there is
 * room for one only. So for n &gt; 1 some queen would attack its image, another queen.
 *
 * <p>Complexity: that of the count of all solutions; the symmetric ones add little. Limit: that of
 * {@link SymmetricSolutions}, far beyond what a count of all solutions can reach.
 */
final class FundamentalCount {

    private FundamentalCount() {}

    /** The number of fundamental solutions, from a count of all solutions for a size. */
    static long count(int n, IntToLongFunction allSolutions) {
        Require.atLeast(0, "n", n);
        if (n > SymmetricSolutions.MAX_SIZE) {
            throw new IllegalArgumentException("n must be at most " + SymmetricSolutions.MAX_SIZE
                    + " for a count of fundamental solutions, but is " + n);
        }
        if (n <= 1) {
            return 1;
        }
        long all = allSolutions.applyAsLong(n);
        long halfTurn = SymmetricSolutions.count(n, Symmetry.ROTATE_180);
        long quarterTurn = SymmetricSolutions.count(n, Symmetry.ROTATE_90);
        long fixed = Math.addExact(all, Math.addExact(halfTurn, Math.multiplyExact(2, quarterTurn)));
        if (fixed % Symmetry.values().length != 0) {
            throw new ArithmeticException(
                    "counts of " + all + " solutions, " + halfTurn + " equal to their half turn and " + quarterTurn
                            + " equal to their quarter turn contradict each other for n = " + n);
        }
        return fixed / Symmetry.values().length;
    }
}
