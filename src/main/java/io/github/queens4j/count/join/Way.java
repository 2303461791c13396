package io.github.queens4j.count.join;

/** How the sum of W B over a block is found; the numbers are the same. */
enum Way {

    /** By {@link LaneSum}: where many black pairs survive, and on small boards. */
    LANES,
    /** By {@link LeafSum}: where few survive. */
    LEAVES,
    /** By {@link SieveSum}: where hardly a pair survives. */
    SIEVE;

    /** The least number of black queens on a sub-board with which leaves are faster than plain lanes. */
    private static final int LEAST_QUEENS = 6;

    /**
     * The fastest way: the more black queens the fewer black pairs survive, the larger the board the more. Leaves serve
     * from n = 21 on with six black queens on each board, from 25 on with seven.
     */
    static Way of(Term term, Kernel kernel) {
        if (term.c() >= LEAST_QUEENS && term.me() >= 2 * term.c() - 1) {
            return LEAVES;
        }
        return term.c() >= kernel.leastSievedQueens() ? SIEVE : LANES;
    }

    long thirds(Block block, Kernel kernel) {
        return switch (this) {
            case LANES -> new LaneSum(block, kernel).thirds();
            case LEAVES -> new LeafSum(block, kernel, new SieveWeights(), LeafSum.PLACEMENTS_OF_COLUMN).thirds();
            case SIEVE -> new SieveSum(block, kernel, new SieveWeights()).thirds();
        };
    }
}
