package io.github.queens4j.count.join;

/**
 * Which tuples (Re, Ro, Ke, Ko) of row and column sets are counted, and with which weight, so that every symmetric
 * class of tuples is counted exactly as often as it has members.
 *
 * <p>Weights are given in thirds, because a class of an even board may have members by eight thirds of its
 * representatives.
 */
interface OrbitRule {

    /** Whether tuples with this Re can be counted at all. */
    boolean isFirst(int re);

    /** Whether tuples with this Re and Ro can be counted: all, unless a rule says otherwise. */
    default boolean keepsRo(int re, int ro) {
        return true;
    }

    /** Whether tuples with this Re and Ke can be counted. */
    boolean keepsKe(int re, int ke);

    /** Whether tuples with this Re and Ko can be counted: all, unless a rule says otherwise. */
    default boolean keepsKo(int re, int ko) {
        return true;
    }

    /**
     * Whether Ko makes a tuple with this Re more symmetric than others: its weight is the one for a tie. Only the rule
     * of even boards knows ties.
     */
    default boolean isTie(int re, int ko) {
        return false;
    }

    /** Three times the weight of the tuples with these sets and any Ko that is no tie. */
    int thirds(int re, int ro, int ke);

    /** Three times the weight of the tuples with these sets and a Ko that is a tie. */
    default int thirdsOfTie(int re, int ro, int ke) {
        throw new IllegalStateException("this rule knows no tie in Ko");
    }
}
