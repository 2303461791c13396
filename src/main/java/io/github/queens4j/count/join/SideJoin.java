package io.github.queens4j.count.join;

import java.util.concurrent.CancellationException;

/**
 * One side of a unit, W or B: for each chosen column set of the near board, and each column set of the other, the number of
 * compatible pairs of placements.
 *
 * <p>Works tile by tile, so that all bitmaps of a tile stay in the first-level cache while every placement of the near board
 * is tested against them; the sums per lane are kept, and {@link #addRow} adds the lanes of a column set up.
 * Not safe for concurrent use: the buffers are kept for the next pair.
 */
final class SideJoin {

    private static final long LOW = 0x0000_FFFF_0000_FFFFL;

    private final JoinKernel kernel;
    private long[] buffer = {};
    private long[] counts = {};
    private FreeLines lines;
    private int stride;

    SideJoin(JoinKernel kernel) {
        this.kernel = kernel;
    }

    /** Joins the runs of a program with all placements behind the bitmaps. */
    void join(JoinProgram program, int[] runs, FreeLines freeLines) {
        int tileWords = kernel.tileWords();
        lines = freeLines;
        stride = lines.layout().words();
        int words = program.bufferWords(tileWords);
        if (buffer.length < words + kernel.base()) {
            buffer = kernel.buffer(words);
        }
        if (counts.length < runs.length * stride) {
            counts = new long[runs.length * stride];
        }
        for (int tile = 0; tile < lines.tiles(); tile++) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("the thread was interrupted while counting");
            }
            lines.copyTile(tile, buffer, kernel.base());
            kernel.fillGroups(buffer, program.groups(), program.firstGroup());
            kernel.join(buffer, program, runs, counts, tile * tileWords, stride);
        }
    }

    /**
     * Adds the sums of one run to a row.
     *
     * @param run position among the runs that were joined
     * @param row two words per quad of column sets, each with two sums of 32 bits: sets 0 and 2, then 1 and 3
     */
    void addRow(int run, long[] row) {
        LaneLayout layout = lines.layout();
        int base = run * stride;
        for (int word = 0; word < layout.usedWords(); word++) {
            long sums = counts[base + word];
            int quad = 2 * layout.quadOfWord(word);
            row[quad] += sums & LOW;
            row[quad + 1] += (sums >>> 16) & LOW;
        }
    }
}
