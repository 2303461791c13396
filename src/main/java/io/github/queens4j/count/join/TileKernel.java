package io.github.queens4j.count.join;

/**
 * The inner loops of a {@link TileJoin}: tiles of bitmaps against the placements of the near board.
 */
interface TileKernel extends JoinKernel {

    /** An array of at least the given number of words, placed in memory as the kernel likes it. */
    long[] buffer(int words);

    /** Index of the first word to be used of such an array: what the kernel wants for the alignment of its vectors. */
    int base();

    /**
     * Words of bitmaps that are best worked on together, for the sake of a cache; there is always one tile, and more only if they fit
     * in here.
     */
    int cacheWords();

    /** Words at the end of the bitmaps' buffer that the kernel uses for itself. */
    int scratchWords();

    /**
     * Fills the group slots of a tile: each is the AND of two slots before it.
     *
     * @param buffer slots of {@link #tileWords} words
     * @param groups pairs of offsets from the first slot
     * @param at index of the first slot
     * @param first index of the first slot to be filled
     */
    void fillGroups(long[] buffer, int[] groups, int at, int first);

    /**
     * Counts for each lane of some tiles of a stack, and each run of near placements, the compatible pairs, and adds them to the
     * rows.
     *
     * @param buffer the tiles' slots, from {@link #base} on
     * @param tiles number of tiles
     * @param stride distance between tiles
     * @param program the near placements
     * @param runs the runs to count, and the rows they add to
     * @param sums the rows, see {@link SideSums}
     * @param at index of the first row
     */
    void join(long[] buffer, int tiles, int stride, JoinProgram program, Runs runs, long[] sums, int at);
}
