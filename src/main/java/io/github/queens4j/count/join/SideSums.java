package io.github.queens4j.count.join;

/**
 * The sums per run and lane that a {@link SideJoin} computed.
 *
 * @param counts for each run {@code layout.words()} words of four sums of 16 bits
 * @param layout where the lanes lie
 */
@SuppressWarnings("ArrayRecordComponent") // a view, never compared
record SideSums(long[] counts, LaneLayout layout) {

    private static final long LOW = 0x0000_FFFF_0000_FFFFL;

    /**
     * Adds the sums of one run to a row.
     *
     * @param run position among the runs that were joined
     * @param row two words per quad of column sets, each with two sums of 32 bits: sets 0 and 2, then 1 and 3
     */
    void addRow(int run, long[] row) {
        int base = run * layout.words();
        for (int word = 0; word < layout.usedWords(); word++) {
            long sums = counts[base + word];
            int quad = 2 * layout.quadOfWord(word);
            row[quad] += sums & LOW;
            row[quad + 1] += (sums >>> 16) & LOW;
        }
    }
}
