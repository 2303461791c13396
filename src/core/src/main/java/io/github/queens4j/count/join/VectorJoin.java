package io.github.queens4j.count.join;

import io.github.queens4j.search.Interruption;
import java.util.Arrays;

/** The join on explicit vectors, some tiles of a stack at a time, so that their bitmaps stay in a near cache. */
final class VectorJoin implements SideJoin {

    private static final int WORDS = VectorPlanes.WORDS;
    private static final int BASE = AlignedWords.FIRST;
    /** Half of a second-level cache of 512 KiB: loads of whole vectors hide its latency. */
    private static final int CACHE_WORDS = 1 << 15;
    /** Runs whose planes are turned into numbers together. */
    private static final int BATCH = 16;

    private static final int SCRATCH_WORDS = BATCH * Planes.COUNT * 3 / 2 * WORDS;

    private final int[] rows = new int[BATCH];
    private long[] buffer = {};
    private long[] sums = {};

    /** Found by name: only here the library knows of vectors. */
    static Kernel kernel() {
        return new Kernel("vector", WORDS, VectorJoin::new, new VectorPlanes.SieveLoop(), 13);
    }

    @Override
    public Sums join(JoinProgram program, JoinProgram.Runs runs, FreeLines lines) {
        LaneLayout layout = lines.layout();
        int stride = program.bufferWords(WORDS);
        int together = Math.max(1, CACHE_WORDS / stride);
        int rowWords = Sums.rowWords(layout.stacks(), WORDS);
        reserve(together * stride);
        clearSums(runs.rows() * rowWords);
        for (int stack = 0; stack < layout.stacks(); stack++) {
            int end = layout.firstTile()[stack + 1];
            for (int tile = layout.firstTile()[stack]; tile < end; tile += together) {
                int tiles = Math.min(together, end - tile);
                load(program, lines, tile, tiles, stride);
                addUp(tiles, stride, program, runs, 2 * WORDS * stack, rowWords);
            }
        }
        return new Sums(sums, WORDS, layout.stacks());
    }

    private void load(JoinProgram program, FreeLines lines, int firstTile, int tiles, int stride) {
        Interruption.check();
        for (int i = 0; i < tiles; i++) {
            int at = BASE + i * stride;
            lines.copyTile(firstTile + i, buffer, at);
            VectorPlanes.fillGroups(buffer, program.groups(), at, at + program.firstGroup());
        }
    }

    /** Adds for each lane of some tiles, and each run, the compatible pairs to the stack's place in a row of sums. */
    private void addUp(int tiles, int stride, JoinProgram program, JoinProgram.Runs runs, int place, int rowWords) {
        int planes = BASE + tiles * stride;
        int batched = 0;
        for (int i = 0; i < runs.runs().length; i++) {
            int from = program.startOfRun()[runs.runs()[i]];
            int to = program.startOfRun()[runs.runs()[i] + 1];
            int together = Math.max(1, 2 * Planes.LONGEST_RUN / Math.max(1, to - from));
            for (int tile = 0; tile < tiles; tile += together) {
                int first = BASE + tile * stride;
                int end = BASE + Math.min(tiles, tile + together) * stride;
                int planesOfRun = planes + batched * Planes.COUNT * WORDS;
                VectorPlanes.addUp(buffer, first, end, stride, program.operands(), from, to, planesOfRun);
                rows[batched++] = rowWords * runs.rowOf()[i] + place;
                if (batched == BATCH) {
                    VectorPlanes.collapse(buffer, planes, rows, batched, sums);
                    batched = 0;
                }
            }
        }
        VectorPlanes.collapse(buffer, planes, rows, batched, sums);
    }

    /** A large array is cheap to use again, but not to make; the planes lie after the bitmaps. */
    private void reserve(int bitmapWords) {
        int needed = bitmapWords + SCRATCH_WORDS;
        if (buffer.length < BASE + needed) {
            buffer = AlignedWords.of(needed);
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
