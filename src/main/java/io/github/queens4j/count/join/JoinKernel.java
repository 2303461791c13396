package io.github.queens4j.count.join;

/**
 * The inner loops of the join: one tile of bitmaps against the placements of the near board.
 *
 * <p>Kernels compute the same numbers by different means; see {@link Kernels} for which one is used. They hold no
 * state and are safe for concurrent use.
 */
interface JoinKernel {

    /** The name by which the kernel is chosen. */
    String name();

    /** Words of a tile. */
    int tileWords();

    /** A buffer with room for the given number of words. */
    long[] buffer(int words);

    /** Index of the first word of slot 0 in a buffer: what a kernel wants for the alignment of its vectors. */
    int base();

    /**
     * Fills the group slots of a buffer: each is the AND of two slots before it.
     *
     * @param buffer slots of {@link #tileWords} words
     * @param groups pairs of offsets into the buffer
     * @param first offset of the first slot to be filled
     */
    void fillGroups(long[] buffer, int[] groups, int first);

    /**
     * Counts for each lane of the tile, and each run of near placements, the compatible pairs.
     *
     * @param buffer slots of {@link #tileWords} words
     * @param program the near placements
     * @param runs the runs to count
     * @param counts receives for the i-th run the words {@code at + i * tileWords} to {@code at + (i + 1) * tileWords - 1}:
     *     four sums of 16 bits each, in the order of the lanes
     * @param at index of the first run's first word
     */
    void join(long[] buffer, JoinProgram program, int[] runs, long[] counts, int at);
}
