package io.github.queens4j.count.join;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntUnaryOperator;

/**
 * Where the placements of a list lie in a bitmap: one bit each, in tiles of words of four lanes. All tiles of a stack
 * assign the same lanes to the same column sets, in an order that both sides of a unit share, so that rows of W and B
 * can be multiplied lane by lane. The fullest set of a stack decides on its tiles: neighbours should be about as full.
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record LaneLayout(int tileWords, int[] firstTile) {

    static final int LANE_BITS = 16;
    /** Lanes of a word. */
    static final int LANES = Long.SIZE / LANE_BITS;

    /** The layout for {@code sizes[i]} placements of the set at position i. */
    static LaneLayout of(int[] sizes, int tileWords) {
        int width = tileWords * LANES;
        int[] firstTile = new int[(sizes.length + width - 1) / width + 1];
        for (int stack = 0; stack < firstTile.length - 1; stack++) {
            int most = 0;
            for (int i = stack * width; i < Math.min(sizes.length, (stack + 1) * width); i++) {
                most = Math.max(most, sizes[i]);
            }
            firstTile[stack + 1] = firstTile[stack] + (most + LANE_BITS - 1) / LANE_BITS;
        }
        return new LaneLayout(tileWords, firstTile);
    }

    /** The best order of some sets, without those that have no placement: the fullest first. */
    static int[] fullestFirst(int[] sets, IntUnaryOperator size) {
        return Arrays.stream(sets)
                .filter(set -> size.applyAsInt(set) > 0)
                .boxed()
                .sorted(Comparator.comparingInt(set -> -size.applyAsInt(set)))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    int stacks() {
        return firstTile.length - 1;
    }

    int tiles() {
        return firstTile[stacks()];
    }

    /** The stack of the set at a position in the order. */
    int stack(int position) {
        return position / LANES / tileWords;
    }

    /** The word of each tile of its stack that holds a lane of the set at a position in the order. */
    int word(int position) {
        return position / LANES % tileWords;
    }
}
