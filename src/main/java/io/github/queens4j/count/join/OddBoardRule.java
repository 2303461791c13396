package io.github.queens4j.count.join;

/**
 * The symmetry of odd boards: all eight symmetries keep the colours, and act on (Re, Ke) by reversing either set and by
 * exchanging them.
 *
 * <p>Counted are the tuples with Re &lt;= rev Re, Ke &lt;= rev Ke and Re &lt;= Ke, with the size of the orbit of (Re,
 * Ke) as their weight. The empty board, which has one tuple, is counted by this rule too.
 */
record OddBoardRule(int m) implements OrbitRule {

    private boolean isLeast(int set) {
        return set <= Subsets.reverse(set, m);
    }

    private int images(int set) {
        return set == Subsets.reverse(set, m) ? 1 : 2;
    }

    @Override
    public boolean isFirst(int re) {
        return isLeast(re);
    }

    @Override
    public boolean keepsKe(int re, int ke) {
        return isLeast(ke) && re <= ke;
    }

    @Override
    public int thirds(int re, int ro, int ke) {
        return 3 * images(re) * images(ke) * (re == ke ? 1 : 2);
    }
}
