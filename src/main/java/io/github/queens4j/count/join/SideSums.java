package io.github.queens4j.count.join;

/**
 * The sums per run and lane that a {@link SideJoin} computed, tile by tile, within a tile run by run.
 *
 * @param counts words of four sums of 16 bits
 * @param first index of the first word
 * @param runs number of runs
 * @param tileWords words of a tile
 * @param layout where the lanes lie
 */
@SuppressWarnings("ArrayRecordComponent") // a view, never compared
record SideSums(long[] counts, int first, int runs, int tileWords, LaneLayout layout) {

    private static final long LOW = 0x0000_FFFF_0000_FFFFL;

    /**
     * Adds the sums of one run to a row.
     *
     * @param run position among the runs that were joined
     * @param row two words per quad of column sets, each with two sums of 32 bits: sets 0 and 2, then 1 and 3
     */
    void addRow(int run, long[] row) {
        // Tiles have a power of two of words: no division in the innermost loop.
        int shift = Integer.numberOfTrailingZeros(tileWords);
        int mask = tileWords - 1;
        int base = first + (run << shift);
        int word = 0;
        for (int quad = 0; quad < row.length / 2; quad++) {
            long even = row[2 * quad];
            long odd = row[2 * quad + 1];
            for (int end = layout.firstWordOfQuad(quad + 1); word < end; word++) {
                long sums = counts[base + ((word >>> shift) * runs << shift) + (word & mask)];
                even += sums & LOW;
                odd += (sums >>> 16) & LOW;
            }
            row[2 * quad] = even;
            row[2 * quad + 1] = odd;
        }
    }
}
