package io.github.queens4j.count.join;

/**
 * The symmetry of even boards.
 *
 * <p>For a tuple let alpha = Re, beta = rev Ro, gamma = Ke, delta = rev Ko, four sets of the numbers below m. The half
 * turn exchanges (alpha, beta) and (gamma, delta) within each pair, the transposition exchanges the pairs; so one can
 * carry any of the four to the first place. The mirror turns a white board with a queens on EE into one with m - a.
 * Where these differ, only the smaller a is counted, and twice. Where a = m - a, it carries (alpha, beta, gamma, delta)
 * to (~alpha, ~beta, ~delta, ~gamma), so one can carry any of eight sets to the first place.
 *
 * <p>Counted are the tuples whose alpha is the least of these values. If k of the values are equal to it, the 8
 * symmetric images of a tuple include k that are counted: the weight is 8 / k.
 */
record EvenBoardRule(int m, boolean half) implements OrbitRule {

    private int complement(int set) {
        return Subsets.complement(set, m);
    }

    private boolean keeps(int re, int set) {
        return re <= set && (!half || re <= complement(set));
    }

    private int ties(int re, int set) {
        return re == set || (half && re == complement(set)) ? 1 : 0;
    }

    @Override
    public boolean isFirst(int re) {
        return keeps(re, re);
    }

    @Override
    public boolean keepsRo(int re, int ro) {
        return keeps(re, Subsets.reverse(ro, m));
    }

    @Override
    public boolean keepsKe(int re, int ke) {
        return keeps(re, ke);
    }

    @Override
    public boolean keepsKo(int re, int ko) {
        return keeps(re, Subsets.reverse(ko, m));
    }

    @Override
    public boolean isTie(int re, int ko) {
        return ties(re, Subsets.reverse(ko, m)) == 1;
    }

    @Override
    public int thirds(int re, int ro, int ke) {
        return 24 / (1 + ties(re, Subsets.reverse(ro, m)) + ties(re, ke));
    }

    @Override
    public int thirdsOfTie(int re, int ro, int ke) {
        return 24 / (2 + ties(re, Subsets.reverse(ro, m)) + ties(re, ke));
    }
}
