package io.github.queens4j.count.join;

/**
 * A way to do the join.
 *
 * <p>Kernels compute the same numbers by different means; see {@link Kernels} for which one is used. They hold no
 * state and are safe for concurrent use.
 */
interface JoinKernel {

    /** The name by which the kernel is chosen. */
    String name();

    /** Words of a tile, a power of two. */
    int tileWords();

    /** A join with buffers of its own. */
    SideJoin newJoin();
}
