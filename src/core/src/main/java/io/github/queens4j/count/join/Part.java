package io.github.queens4j.count.join;

import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** A part of a plan that is cut into units: a term of the colour split, or all of a search. */
public interface Part {

    /** The last of some parts that begins with a unit or before it, by their first units, which rise. */
    static int of(int unit, int... firsts) {
        int found = Arrays.binarySearch(firsts, unit);
        return found >= 0 ? found : -found - 2;
    }

    /** The number of units, at least 1. */
    int size();

    /** The estimated cost of a unit, in nanoseconds. */
    double cost(int unit);

    /** The estimated memory of a unit, in bytes, as far as it may be more than any heap has. */
    default double bytes() {
        return 0;
    }

    /** The estimated cost of all units. */
    default double cost() {
        return IntStream.range(0, size()).mapToDouble(this::cost).reduce(0, Double::sum);
    }

    /** Three times the weighted number of boards of a unit; a search asks for no kernel. Can be interrupted. */
    long thirds(int unit, Supplier<Kernel> kernel);
}
