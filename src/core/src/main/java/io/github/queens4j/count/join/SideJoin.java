package io.github.queens4j.count.join;

/** One side of a unit, W or B: compatible pairs for each two column sets. Not safe for concurrent use. */
interface SideJoin {

    /** Joins the runs with all placements behind the bitmaps; the sums are valid until the next call. */
    Sums join(JoinProgram program, JoinProgram.Runs runs, FreeLines lines);

    /**
     * The rows of a side: for each set of near columns a number of 32 bits for each set of the other board's columns.
     *
     * <p>Row by row, in a row stack by stack: {@code tileWords} words with the numbers of lanes 0 and 2, the lower one
     * in the lower half, then as many with those of lanes 1 and 3.
     */
    @SuppressWarnings("ArrayRecordComponent") // a view, never compared
    record Sums(long[] words, int tileWords, int stacks) {

        private static final long LOW = 0xFFFF_FFFFL;

        /** The number at a position in the order of column sets. */
        long at(int row, int position) {
            return words[rowWords(stacks, tileWords) * row + word(position)] >>> shift(position) & LOW;
        }

        /** Copies the numbers at a position in the order of column sets, those of all rows. */
        void copyColumn(int position, long[] to) {
            int shift = shift(position);
            int step = rowWords(stacks, tileWords);
            int word = word(position);
            for (int row = 0; row < to.length; row++, word += step) {
                to[row] = words[word] >>> shift & LOW;
            }
        }

        private int word(int position) {
            int quad = position / LaneLayout.LANES;
            return (quad / tileWords * 2 + position % 2) * tileWords + quad % tileWords;
        }

        private static int shift(int position) {
            return position % LaneLayout.LANES / 2 * Integer.SIZE;
        }

        /** The sum of the products of this and another side's numbers in a row; both have the same shape. */
        long dot(Sums other, int row) {
            int length = rowWords(stacks, tileWords);
            int end = (row + 1) * length;
            long sum = 0;
            for (int i = row * length; i < end; i++) {
                long left = words[i];
                long right = other.words[i];
                sum += (left & LOW) * (right & LOW) + (left >>> Integer.SIZE) * (right >>> Integer.SIZE);
            }
            return sum;
        }

        static int rowWords(int stacks, int tileWords) {
            return 2 * stacks * tileWords;
        }
    }
}
