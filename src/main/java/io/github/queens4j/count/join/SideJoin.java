package io.github.queens4j.count.join;

import java.util.concurrent.CancellationException;

/**
 * One side of a unit, W or B: for each chosen column set of the near board, and each column set of the other, the number of
 * compatible pairs of placements.
 *
 * <p>Works tile by tile, so that all bitmaps of a tile stay in the first caches while every placement of the near board is tested
 * against them. Not safe for concurrent use: the buffers are kept for the next pair.
 */
final class SideJoin {

    private final JoinKernel kernel;
    private long[] buffer = {};
    private long[] counts = {};

    SideJoin(JoinKernel kernel) {
        this.kernel = kernel;
    }

    /**
     * Joins the runs of a program with all placements behind the bitmaps.
     *
     * @return the sums, valid until the next call
     * @throws CancellationException if the thread is interrupted; the flag stays set
     */
    SideSums join(JoinProgram program, int[] runs, FreeLines lines) {
        int tileWords = kernel.tileWords();
        reserve(program.bufferWords(tileWords), runs.length * lines.layout().words());
        for (int tile = 0; tile < lines.tiles(); tile++) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("the thread was interrupted while it counted");
            }
            lines.copyTile(tile, buffer, kernel.base());
            kernel.fillGroups(buffer, program.groups(), program.firstGroup());
            kernel.join(buffer, program, runs, counts, kernel.base() + tile * runs.length * tileWords);
        }
        return new SideSums(counts, kernel.base(), runs.length, tileWords, lines.layout());
    }

    private void reserve(int bufferWords, int countWords) {
        if (buffer.length < bufferWords + kernel.base()) {
            buffer = kernel.buffer(bufferWords);
        }
        if (counts.length < countWords + kernel.base()) {
            counts = kernel.buffer(countWords);
        }
    }
}
