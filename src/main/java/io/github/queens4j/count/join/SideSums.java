package io.github.queens4j.count.join;

/**
 * The rows of one side of a unit, W or B, as a {@link SideJoin} computed them: for each set of near columns a number of 32 bits for each
 * set of the other board's columns.
 *
 * <p>Stack by stack, in a stack row by row: {@code tileWords} words with the numbers of lanes 0 and 2, the lower one in the
 * lower half, then as many with those of lanes 1 and 3.
 *
 * @param words the numbers
 * @param rows number of rows
 * @param tileWords words of a tile
 * @param stacks number of stacks
 */
@SuppressWarnings("ArrayRecordComponent") // a view, never compared
record SideSums(long[] words, int rows, int tileWords, int stacks) {

    private static final long LOW = 0xFFFF_FFFFL;

    /** The number at a position in the order of column sets. */
    long at(int row, int position) {
        int lane = LaneLayout.lane(position);
        int quad = position / LaneLayout.LANES;
        int word = start(quad / tileWords, row) + lane % 2 * tileWords + quad % tileWords;
        return (words[word] >>> (lane / 2 * Integer.SIZE)) & LOW;
    }

    /** The sum of the products of this and another side's numbers in a row; both have the same shape. */
    long dot(SideSums other, int row) {
        long sum = 0;
        for (int stack = 0; stack < stacks; stack++) {
            int i = start(stack, row);
            int j = other.start(stack, row);
            for (int end = i + 2 * tileWords; i < end; i++, j++) {
                long left = words[i];
                long right = other.words[j];
                sum += (left & LOW) * (right & LOW) + (left >>> Integer.SIZE) * (right >>> Integer.SIZE);
            }
        }
        return sum;
    }

    private int start(int stack, int row) {
        return (stack * rows + row) * 2 * tileWords;
    }
}
