package io.github.queens4j.count.join;

/**
 * Which tuples (Re, Ro, Ke, Ko) of row and column sets are counted, and with which weight, so that every symmetric
 * class of tuples is counted exactly as often as it has members.
 *
 * <p>Weights are given in thirds, because a class of an even board may have 8/3 members for each that represents it.
 */
public interface OrbitRule {

    static OrbitRule of(Term term) {
        if (!term.squares().isSymmetric) {
            return new OfPuzzle(term.squares().isTransposable);
        }
        return term.isEven() ? new OfEvenBoard(term.me(), term.isHalf()) : new OfOddBoard(term.me());
    }

    /** Whether tuples with this Re can be counted at all. */
    boolean isFirst(int re);

    /** Whether tuples with this Re and Ro can be counted. */
    default boolean keepsRo(int re, int ro) {
        return true;
    }

    /** Whether tuples with this Re and Ke can be counted. */
    boolean keepsKe(int re, int ke);

    /** Whether tuples with this Re and Ko can be counted. */
    default boolean keepsKo(int re, int ko) {
        return true;
    }

    /** Whether Ko makes a tuple with this Re more symmetric than others: its weight is the one for a tie. */
    default boolean isTie(int re, int ko) {
        return false;
    }

    /** Three times the weight of the tuples with these sets and any Ko that is a tie (1), or that is none (0). */
    int thirds(int re, int ro, int ke, int tiesInKo);

    /**
     * The symmetry of even boards.
     *
     * <p>For a tuple let alpha = Re, beta = rev Ro, gamma = Ke, delta = rev Ko, four sets of the numbers below m. The
     * half turn exchanges (alpha, beta) and (gamma, delta) within each pair, the transposition exchanges the pairs; so
     * one can carry any of the four to the first place. The mirror turns a white board with a queens on EE into one
     * with m - a. Where these differ, only the smaller a is counted, and twice. Where a = m - a, it carries (alpha,
     * beta, gamma, delta) to (~alpha, ~beta, ~delta, ~gamma), so one can carry any of eight sets to the first place.
     *
     * <p>Counted are the tuples whose alpha is the least of these values. If k of the values are equal to it, the 8
     * symmetric images of a tuple include k that are counted: the weight is 8 / k.
     */
    record OfEvenBoard(int m, boolean half) implements OrbitRule {

        private int ties(int re, int set) {
            return re == set || (half && re == Subsets.complement(set, m)) ? 1 : 0;
        }

        @Override
        public boolean isFirst(int re) {
            return keepsKe(re, re);
        }

        @Override
        public boolean keepsRo(int re, int ro) {
            return keepsKe(re, Subsets.reverse(ro, m));
        }

        @Override
        public boolean keepsKe(int re, int ke) {
            return re <= ke && (!half || re <= Subsets.complement(ke, m));
        }

        @Override
        public boolean keepsKo(int re, int ko) {
            return keepsRo(re, ko);
        }

        @Override
        public boolean isTie(int re, int ko) {
            return ties(re, Subsets.reverse(ko, m)) == 1;
        }

        @Override
        public int thirds(int re, int ro, int ke, int tiesInKo) {
            return 24 / (1 + tiesInKo + ties(re, Subsets.reverse(ro, m)) + ties(re, ke));
        }
    }

    /**
     * The symmetry of odd boards: all eight symmetries keep the colours, and reverse and exchange the sets (Re, Ke).
     *
     * <p>Counted are the tuples with Re &lt;= rev Re, Ke &lt;= rev Ke and Re &lt;= Ke, with the size of the orbit of
     * (Re, Ke) as their weight. The empty board, which has one tuple, is counted by this rule too.
     */
    record OfOddBoard(int m) implements OrbitRule {

        private int images(int set) {
            return set == Subsets.reverse(set, m) ? 1 : 2;
        }

        @Override
        public boolean isFirst(int re) {
            return re <= Subsets.reverse(re, m);
        }

        @Override
        public boolean keepsKe(int re, int ke) {
            return isFirst(ke) && re <= ke;
        }

        @Override
        public int thirds(int re, int ro, int ke, int tiesInKo) {
            return 3 * images(re) * images(ke) * (re == ke ? 1 : 2);
        }
    }

    /**
     * The symmetry of puzzles that do not have all eight: every tuple is counted once, or, where a transposition keeps
     * the puzzle, those with Re &lt;= Ke, and twice if Re &lt; Ke.
     *
     * <p>The transposition keeps colours and parities: it exchanges Re with Ke and Ro with Ko. If Re = Ke both count.
     */
    record OfPuzzle(boolean isTransposable) implements OrbitRule {

        @Override
        public boolean isFirst(int re) {
            return true;
        }

        @Override
        public boolean keepsKe(int re, int ke) {
            return !isTransposable || re <= ke;
        }

        @Override
        public int thirds(int re, int ro, int ke, int tiesInKo) {
            return isTransposable && re < ke ? 6 : 3;
        }
    }
}
