package io.github.queens4j.engine;

import io.github.queens4j.Symmetry;
import io.github.queens4j.search.Require;
import java.util.function.IntToLongFunction;

/**
 * Counts the fundamental solutions (OEIS A002562) by the Cauchy-Frobenius lemma: their number is the mean, over the
 * eight symmetries of the square, of the numbers of solutions that a symmetry leaves as they are. For n &gt; 1 these
 * are A000170 for the identity, A032522 for the half turn, A033148 for each quarter turn, and 0 for a reflection: one
 * that keeps rows or columns moves all queens but one at most along these, one in a diagonal all but one at most along
 * an anti-diagonal, so that a queen would attack her image.
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
