package io.github.queens4j.count.join;

/**
 * For each diagonal and anti-diagonal the bitmap of the placements of a list that leave it free.
 *
 * <p>Stored tile by tile: all bitmaps' words of tile 0, then those of tile 1, so that a kernel that works on one tile
 * reads one contiguous block. The first two bitmaps of a tile are {@link #NOTHING} and {@link #PRESENT}.
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
record FreeLines(long[] tiles, int slots, int tileWords, LaneLayout layout) {

    /** Slot of the bitmap without bits: what an operand that must not count points to. */
    static final int NOTHING = 0;

    static final int PRESENT = 1;
    /** The anti-diagonals follow the diagonals. */
    static final int FIRST_LINE = 2;

    /** Builds the bitmaps of the placements with the column sets that count, in the order of their bits. */
    static FreeLines of(PlacementList list, int[] order, Lines lines, int tileWords) {
        long[] occupied = lines.ofOther(list);
        long[] ordered = new long[list.size()];
        int[] sizes = new int[order.length];
        int to = 0;
        for (int position = 0; position < order.length; position++) {
            sizes[position] = list.sizeOf(order[position]);
            if (sizes[position] > 0) {
                System.arraycopy(
                        occupied, list.starts()[list.indexOfSet()[order[position]]], ordered, to, sizes[position]);
                to += sizes[position];
            }
        }
        return of(ordered, sizes, lines, tileWords);
    }

    /** Builds the bitmaps of placements from the lines that they occupy; {@code sizes[i]} stand at position i. */
    static FreeLines of(long[] occupied, int[] sizes, Lines lines, int tileWords) {
        LaneLayout layout = LaneLayout.of(sizes, tileWords);
        int slots = FIRST_LINE + 2 * lines.count();
        FreeLines free = new FreeLines(new long[slots * layout.tiles() * tileWords], slots, tileWords, layout);
        int next = 0;
        for (int position = 0; position < sizes.length; position++) {
            free.mark(occupied, next, sizes[position], position);
            next += sizes[position];
        }
        free.invertLines();
        return free;
    }

    /** Marks the lines that the placements at a position occupy, lane by lane. */
    private void mark(long[] occupied, int from, int size, int position) {
        int first = layout.firstTile()[layout.stack(position)] * slots * tileWords + layout.word(position);
        int shift = position % LaneLayout.LANES * LaneLayout.LANE_BITS;
        for (int i = 0; i < size; i++) {
            int base = first + i / LaneLayout.LANE_BITS * slots * tileWords;
            long bit = 1L << (shift + i % LaneLayout.LANE_BITS);
            tiles[base + PRESENT * tileWords] |= bit;
            for (long rest = occupied[from + i]; rest != 0; rest &= rest - 1) {
                tiles[base + (FIRST_LINE + Long.numberOfTrailingZeros(rest)) * tileWords] |= bit;
            }
        }
    }

    /** From "occupies the line" to "is there and leaves the line free": absent placements never count. */
    private void invertLines() {
        int tileLength = slots * tileWords;
        for (int tile = 0; tile < tiles.length; tile += tileLength) {
            for (int i = FIRST_LINE * tileWords; i < tileLength; i++) {
                tiles[tile + i] = tiles[tile + PRESENT * tileWords + i % tileWords] & ~tiles[tile + i];
            }
        }
    }

    /** Copies the bitmaps of one tile to the start of a kernel's buffer. */
    void copyTile(int tile, long[] buffer, int to) {
        System.arraycopy(tiles, tile * slots * tileWords, buffer, to, slots * tileWords);
    }

    /** Copies the bitmaps of some tiles of one word each to the starts of a kernel's arrays, one for each slot. */
    void copyWords(int first, int count, long[][] bitmaps) {
        for (int slot = 0; slot < slots; slot++) {
            long[] bitmap = bitmaps[slot];
            for (int i = 0; i < count; i++) {
                bitmap[i] = tiles[(first + i) * slots + slot];
            }
        }
    }
}
