package io.github.queens4j.count.join;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The boards of size n with exactly {@code a} white queens on even rows: one summand of the colour split.
 *
 * <p>Rows and columns are split by parity: {@code me} even and {@code mo} odd ones. Then EE, the sub-board of even rows
 * and columns, holds a queens, OO holds {@code b}, and EO and OE hold {@code c} each.
 *
 * @param n board size
 * @param a queens on EE, between me - mo and me
 */
public record Term(int n, int a) {

    /** Even rows, and even columns. */
    int me() {
        return (n + 1) / 2;
    }

    /** Odd rows, and odd columns. */
    int mo() {
        return n / 2;
    }

    /** Queens on OO. */
    int b() {
        return a - (me() - mo());
    }

    /** Queens on EO, and on OE. */
    int c() {
        return me() - a;
    }

    /** Whether the rule of even boards applies; the empty board goes with the odd ones. */
    boolean isEven() {
        return n % 2 == 0 && n > 0;
    }

    /** Whether the board is even and has as many queens on EE as its mirror image. */
    boolean isHalf() {
        return isEven() && 2 * a == me();
    }

    /**
     * The terms whose weighted sums add up to the count.
     *
     * @param n board size, at least 0
     * @return the terms, by a; of even boards only those with a &lt;= m / 2, the others being their mirror images
     */
    public static List<Term> of(int n) {
        int me = (n + 1) / 2;
        int last = n % 2 == 0 ? me / 2 : me;
        return IntStream.rangeClosed(n % 2, last).mapToObj(a -> new Term(n, a)).toList();
    }

    /** Which of the symmetric boards are counted, and how often. */
    OrbitRule rule() {
        return isEven() ? new EvenBoardRule(me(), isHalf()) : new OddBoardRule(me());
    }

    /** The row sets of EE that are counted, in ascending order. */
    int[] evenRowSets() {
        OrbitRule rule = rule();
        return Arrays.stream(Subsets.of(me(), a)).filter(rule::isFirst).toArray();
    }

    /** All row sets of OO, ordered by their mirror images. */
    int[] oddRowSets() {
        return Arrays.stream(Subsets.of(mo(), b()))
                .map(set -> Subsets.reverse(set, mo()))
                .toArray();
    }
}
