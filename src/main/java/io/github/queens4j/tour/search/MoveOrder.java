package io.github.queens4j.tour.search;

/** In which order a search tries the moves from a square: the smallest key first, the graph's order among equals. */
@FunctionalInterface
public interface MoveOrder {

    long key(int target, int onward);

    /** The graph's order: tours are found in lexicographic order of their moves. */
    static MoveOrder given() {
        return (target, onward) -> 0;
    }

    /**
     * Warnsdorff's rule: fewest onward moves first; among equals the square farthest from the middle of the board, as
     * squares near the rim are the ones that are hard to come by later.
     *
     * <p>Variants above 0 choose among equals in other ways, each the same every time: by a hash of the square.
     */
    static MoveOrder warnsdorff(Grid grid, int variant) {
        if (variant == 0) {
            return (target, onward) -> ((long) onward << 40) - distance(grid, target);
        }
        return (target, onward) -> ((long) onward << 40) + hash(target, variant);
    }

    private static long distance(Grid grid, int square) {
        long down = 2L * grid.row(square) - grid.rows() + 1;
        long across = 2L * grid.column(square) - grid.columns() + 1;
        return Math.min(down * down + across * across, (1L << 40) - 1);
    }

    private static long hash(int square, int variant) {
        long mixed = (square + 1L) * 0x9E3779B97F4A7C15L + variant * 0xD1B54A32D192ED03L;
        mixed = (mixed ^ mixed >>> 32) * 0xff51afd7ed558ccdL;
        return mixed >>> 40;
    }
}
