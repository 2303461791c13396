package io.github.queens4j.count.join;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** A summand of the colour split: boards or solutions with exactly {@code a} white queens on even rows. */
public record Term(int n, int a, OpenSquares squares) {

    public int me() {
        return (n + 1) / 2;
    }

    public int mo() {
        return n / 2;
    }

    public int b() {
        return a - (me() - mo());
    }

    public int c() {
        return me() - a;
    }

    /** Whether the rule of even boards applies: not to the board of size 0, nor to a puzzle without all symmetries. */
    public boolean isEven() {
        return n % 2 == 0 && n > 0 && squares.isSymmetric;
    }

    /** Whether the board is even and has as many queens on EE as its mirror image. */
    boolean isHalf() {
        return isEven() && 2 * a == me();
    }

    /** The terms of a count, by a; of symmetric even boards those with a &lt;= m / 2, as the others mirror them. */
    public static List<Term> of(OpenSquares squares) {
        int n = squares.n();
        int me = (n + 1) / 2;
        int last = n % 2 == 0 && squares.isSymmetric ? me / 2 : me;
        OpenSquares turned = squares.turnedForTransposition();
        return IntStream.rangeClosed(n % 2, last)
                .mapToObj(a -> new Term(n, a, turned))
                .toList();
    }

    public OrbitRule rule() {
        return OrbitRule.of(this);
    }

    /** The row sets of EE that are counted, in ascending order: those that leave no row without an open square. */
    public int[] evenRowSets() {
        return Arrays.stream(Subsets.of(me(), a))
                .filter(rule()::isFirst)
                .filter(fills(0, me()))
                .toArray();
    }

    /** The row sets of OO, ordered by their mirror images: those that leave no row without an open square. */
    public int[] oddRowSets() {
        return Arrays.stream(Subsets.of(mo(), b()))
                .map(set -> Subsets.reverse(set, mo()))
                .filter(fills(1, mo()))
                .toArray();
    }

    /** Whether all rows of a parity have an open square: those of a set a white one, the others a black one. */
    private IntPredicate fills(int parity, int rows) {
        int white = rowsOf(parity, parity);
        int black = rowsOf(parity, 1 - parity);
        return set -> (set & ~white) == 0 && (Subsets.complement(set, rows) & ~black) == 0;
    }

    private int rowsOf(int rowParity, int columnParity) {
        int[] part = squares.part(rowParity, columnParity);
        return IntStream.range(0, part.length)
                .filter(row -> part[row] != 0)
                .map(row -> 1 << row)
                .sum();
    }
}
