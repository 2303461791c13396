package io.github.queens4j.count.join;

/**
 * Where the placements of a list lie in a bitmap: one bit each, 16 bits (a lane) of one column set after the other.
 *
 * <p>A word holds one lane each of four column sets, the sets of one <em>quad</em>. A set with many placements has
 * lanes in several words; quads are therefore made of sets with about the same number of lanes, because the fullest set
 * of a quad decides on its words. The order of the sets is shared by both sides of a unit, so that rows of W and B can
 * be multiplied field by field.
 */
final class LaneLayout {

    /** Bits of a lane. */
    static final int LANE_BITS = 16;
    /** Column sets of a quad, lanes of a word. */
    static final int QUAD = Long.SIZE / LANE_BITS;

    private final int[] firstWord;
    private final int words;

    private LaneLayout(int[] firstWord, int words) {
        this.firstWord = firstWord;
        this.words = words;
    }

    /** Words that hold the given number of placements of one column set. */
    static int lanes(int placements) {
        return (placements + LANE_BITS - 1) / LANE_BITS;
    }

    /**
     * Lays out a list.
     *
     * @param order the column sets in the order shared by both sides
     * @param list the placements; sets outside the order get no bits
     * @param tileWords words of a tile; the last tile is filled up with empty words
     */
    static LaneLayout of(int[] order, PlacementList list, int tileWords) {
        int quads = quads(order.length);
        int[] firstWord = new int[quads + 1];
        for (int quad = 0; quad < quads; quad++) {
            int most = 0;
            for (int i = quad * QUAD; i < Math.min(order.length, (quad + 1) * QUAD); i++) {
                int index = list.indexOf(order[i]);
                most = Math.max(most, index < 0 ? 0 : lanes(list.size(index)));
            }
            firstWord[quad + 1] = firstWord[quad] + most;
        }
        int used = firstWord[quads];
        int words = (used + tileWords - 1) / tileWords * tileWords;
        return new LaneLayout(firstWord, words);
    }

    /** Quads that hold the given number of column sets. */
    static int quads(int sets) {
        return (sets + QUAD - 1) / QUAD;
    }

    /** Words of a bitmap, a multiple of the tile's. */
    int words() {
        return words;
    }

    /** The first word of a quad; the next quad's is its end. */
    int firstWordOfQuad(int quad) {
        return firstWord[quad];
    }

    /** The word with the first lane of the set at a position in the order; its further lanes follow. */
    int firstWord(int position) {
        return firstWord[position / QUAD];
    }

    /** The lowest bit of the lanes of the set at a position in the order. */
    static int shift(int position) {
        return position % QUAD * LANE_BITS;
    }
}
