package io.github.queens4j.count.join;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A part of a plan that is cut into units: a term of the colour split, or all of a search. */
public interface Part {

    /** The number of units, at least 1. */
    int size();

    /** The estimated cost of a unit, in nanoseconds. */
    double cost(int unit);

    /** The estimated cost of all units. */
    default double cost() {
        return IntStream.range(0, size()).mapToDouble(this::cost).sum();
    }

    /**
     * Three times the weighted number of boards of a unit, by a kernel, or by this JVM's if that is null; a search
     * needs none. An interrupt ends it with a {@link java.util.concurrent.CancellationException}; the flag stays set.
     */
    long thirds(int unit, @Nullable Kernel kernel);
}
