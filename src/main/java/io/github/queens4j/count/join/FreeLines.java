package io.github.queens4j.count.join;

import java.util.Arrays;

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
        FreeLines free = empty(
                Arrays.stream(order)
                        .map(list::indexOf)
                        .map(index -> index < 0 ? 0 : list.size(index))
                        .toArray(),
                lines,
                tileWords);
        int[] lineOffsets = lineOffsets(list, lines, tileWords);
        for (int position = 0; position < order.length; position++) {
            int index = list.indexOf(order[position]);
            if (index >= 0) {
                free.mark(list, index, position, lineOffsets);
            }
        }
        free.invertLines();
        return free;
    }

    /** Builds the bitmaps of placements by the sets of lines that they occupy: so many of each column set. */
    static FreeLines of(long[] masks, int[] sizes, Lines lines, int tileWords) {
        FreeLines free = empty(sizes, lines, tileWords);
        int next = 0;
        for (int position = 0; position < sizes.length; position++) {
            for (int i = 0; i < sizes[position]; i++) {
                free.mark(masks[next++], position, i);
            }
        }
        free.invertLines();
        return free;
    }

    private static FreeLines empty(int[] sizes, Lines lines, int tileWords) {
        LaneLayout layout = LaneLayout.of(sizes, tileWords);
        int slots = FIRST_LINE + 2 * lines.count();
        return new FreeLines(new long[slots * layout.tiles() * tileWords], slots, tileWords, layout);
    }

    /** Marks the lines that a placement occupies, by its number in its column set. */
    private void mark(long mask, int position, int number) {
        int tile = layout.firstTile(layout.stack(position)) + number / LaneLayout.LANE_BITS;
        int base = tile * slots * tileWords + layout.word(position);
        long bit = 1L << (LaneLayout.lane(position) * LaneLayout.LANE_BITS + number % LaneLayout.LANE_BITS);
        tiles[base + PRESENT * tileWords] |= bit;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            tiles[base + (FIRST_LINE + Long.numberOfTrailingZeros(rest)) * tileWords] |= bit;
        }
    }

    /** Marks the lines that the placements of one column set occupy, lane by lane. */
    private void mark(PlacementList list, int index, int position, int[] lineOffsets) {
        int queens = list.queens();
        int end = list.start(index + 1);
        int placement = list.start(index);
        int shift = LaneLayout.lane(position) * LaneLayout.LANE_BITS;
        int base = layout.firstTile(layout.stack(position)) * slots * tileWords + layout.word(position);
        for (; placement < end; base += slots * tileWords) {
            int laneEnd = Math.min(end, placement + LaneLayout.LANE_BITS);
            for (long bit = 1L << shift; placement < laneEnd; placement++, bit <<= 1) {
                tiles[base + PRESENT * tileWords] |= bit;
                for (int queen = 0; queen < queens; queen++) {
                    int entry = 2 * (queen * list.width() + list.column(placement, queen));
                    tiles[base + lineOffsets[entry]] |= bit;
                    tiles[base + lineOffsets[entry + 1]] |= bit;
                }
            }
        }
    }

    /**
     * Offsets within a tile of the two lines of each square that a queen can stand on. Lines that the near board does
     * not know are marked in the slot of absent placements, which is cleared at the end.
     */
    private static int[] lineOffsets(PlacementList list, Lines lines, int tileWords) {
        int columns = list.width();
        int[] offsets = new int[2 * list.queens() * columns];
        for (int queen = 0; queen < list.queens(); queen++) {
            for (int column = 0; column < columns; column++) {
                int entry = 2 * (queen * columns + column);
                int diagonal = lines.diagonalOfOther(list.row(queen), column);
                int antiDiagonal = lines.antiDiagonalOfOther(list.row(queen), column);
                offsets[entry] = tileWords * (diagonal < 0 ? NOTHING : FIRST_LINE + diagonal);
                offsets[entry + 1] =
                        tileWords * (antiDiagonal < 0 ? NOTHING : FIRST_LINE + lines.count() + antiDiagonal);
            }
        }
        return offsets;
    }

    /** From "occupies the line" to "is there and leaves the line free": absent placements never count. */
    private void invertLines() {
        int tileLength = slots * tileWords;
        for (int tile = 0; tile < tiles.length; tile += tileLength) {
            Arrays.fill(tiles, tile + NOTHING * tileWords, tile + (NOTHING + 1) * tileWords, 0);
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
