package io.github.queens4j.count.join;

import java.util.Arrays;
import java.util.concurrent.CancellationException;

/**
 * The join for kernels that hold a tile in registers.
 *
 * <p>Works on one tile or a few of a stack at a time, so that all their bitmaps stay in a near cache while every placement of
 * the near board is tested against them. Not safe for concurrent use: the buffers are kept for the next pair.
 */
final class TileJoin implements SideJoin {

    private final TileKernel kernel;
    private long[] buffer = {};
    private long[] sums = {};

    TileJoin(TileKernel kernel) {
        this.kernel = kernel;
    }

    @Override
    public SideSums join(JoinProgram program, Runs runs, FreeLines lines) {
        int tileWords = kernel.tileWords();
        LaneLayout layout = lines.layout();
        int stride = program.bufferWords(tileWords);
        int together = Math.max(1, kernel.cacheWords() / stride);
        int stackWords = runs.rows() * 2 * tileWords;
        reserve(together * stride);
        clearSums(layout.stacks() * stackWords);
        for (int stack = 0; stack < layout.stacks(); stack++) {
            int end = layout.firstTile(stack + 1);
            for (int tile = layout.firstTile(stack); tile < end; tile += together) {
                int tiles = Math.min(together, end - tile);
                load(program, lines, tile, tiles, stride);
                kernel.join(buffer, tiles, stride, program, runs, sums, stack * stackWords);
            }
        }
        return new SideSums(sums, runs.rows(), tileWords, layout.stacks());
    }

    private void load(JoinProgram program, FreeLines lines, int firstTile, int tiles, int stride) {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the thread was interrupted while it counted");
        }
        for (int i = 0; i < tiles; i++) {
            int at = kernel.base() + i * stride;
            lines.copyTile(firstTile + i, buffer, at);
            kernel.fillGroups(buffer, program.groups(), at, at + program.firstGroup());
        }
    }

    /** A large array is cheap to use again, but not to make; the kernel's own words lie after the bitmaps. */
    private void reserve(int bitmapWords) {
        int needed = kernel.base() + bitmapWords + kernel.scratchWords();
        if (buffer.length < needed) {
            buffer = kernel.buffer(needed);
        }
    }

    private void clearSums(int words) {
        if (sums.length < words) {
            sums = new long[words];
        } else {
            Arrays.fill(sums, 0, words, 0);
        }
    }
}
