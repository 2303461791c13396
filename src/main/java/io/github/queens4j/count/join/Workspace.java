package io.github.queens4j.count.join;

/**
 * Room for the bitmaps of the tiles that a kernel works on, kept from one join to the next: a large array is cheap to use
 * again, but not to make. Not safe for concurrent use.
 */
final class Workspace {

    private final TileKernel kernel;
    private long[] words = {};

    Workspace(TileKernel kernel) {
        this.kernel = kernel;
    }

    /**
     * An array with room for bitmaps, from {@link TileKernel#base} on, and for the kernel's own use after them.
     *
     * @param bitmapWords words of the bitmaps
     * @return the array; what it holds is left from earlier joins
     */
    long[] words(int bitmapWords) {
        int needed = kernel.base() + bitmapWords + kernel.scratchWords();
        if (words.length < needed) {
            words = kernel.buffer(needed);
        }
        return words;
    }
}
