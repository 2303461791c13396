package io.github.queens4j;

/** The door to the library: counts, first solutions, visits and streams of n queens. */
public final class Solvers {

    private Solvers() {}
}
