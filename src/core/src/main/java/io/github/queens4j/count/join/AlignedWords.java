package io.github.queens4j.count.join;

/** Arrays read by whole vectors, none of which may lie across two cache lines: that takes twice as long. */
final class AlignedWords {

    /** Index of the first word to use: large arrays begin 16 bytes after a boundary of 64. */
    static final int FIRST = 6;

    private static final long LARGEST_REGION = 32L << 20;
    private static final int REGIONS = 2048;

    private AlignedWords() {}

    /** With word {@link #FIRST} at the start of a line: G1 gives an array of half a region or more its own region. */
    static long[] of(int words) {
        long region =
                Math.min(LARGEST_REGION, Long.highestOneBit(Runtime.getRuntime().maxMemory() / REGIONS * 2 - 1));
        return new long[Math.max(FIRST + words, (int) (region / 2 / Long.BYTES) + 1)];
    }
}
