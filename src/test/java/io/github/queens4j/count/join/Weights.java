package io.github.queens4j.count.join;

/** The weight of a tuple, put together from an {@link OrbitRule} as a sum over tuples does it. */
final class Weights {

    private Weights() {}

    /** Three times the weight; 0 if the tuple is not counted. */
    static int thirds(OrbitRule rule, int re, int ro, int ke, int ko) {
        if (!rule.isFirst(re) || !rule.keepsRo(re, ro) || !rule.keepsKe(re, ke) || !rule.keepsKo(re, ko)) {
            return 0;
        }
        return rule.isTie(re, ko) ? rule.thirdsOfTie(re, ro, ke) : rule.thirds(re, ro, ke);
    }
}
