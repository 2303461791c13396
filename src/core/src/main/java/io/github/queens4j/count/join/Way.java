package io.github.queens4j.count.join;

/** How the sum of W B over a block is found; the numbers are the same. */
enum Way {

    /** By {@link LaneSum}: where many pairs of both colours survive, and on small boards. */
    LANES,
    /** By {@link LeafSum}: where few of a colour survive. */
    BLACK_LEAVES,
    WHITE_LEAVES,
    /** By {@link SieveSum}: where hardly one of a colour survives. */
    BLACK_SIEVE,
    WHITE_SIEVE;

    /** The least number of queens of a colour with which leaves are faster than plain lanes. */
    private static final int LEAST_QUEENS = 12;

    /** Leaves serve from n = 21 on with 12 queens of a colour, and for each further one from two more rows on. */
    static Way of(Term term, Kernel kernel) {
        Colour colour = Colour.crowded(term);
        int queens = colour.queens(term);
        if (queens >= LEAST_QUEENS && term.me() >= queens - 1) {
            return colour == Colour.WHITE ? WHITE_LEAVES : BLACK_LEAVES;
        }
        if (queens < kernel.leastSievedQueens()) {
            return LANES;
        }
        return colour == Colour.WHITE ? WHITE_SIEVE : BLACK_SIEVE;
    }

    long thirds(Block block, Kernel kernel) {
        Colour colour = this == WHITE_LEAVES || this == WHITE_SIEVE ? Colour.WHITE : Colour.BLACK;
        SieveWeights weights = new SieveWeights(Character.MAX_VALUE);
        return switch (this) {
            case LANES -> new LaneSum(block, kernel).thirds();
            case BLACK_LEAVES, WHITE_LEAVES ->
                new LeafSum(block, kernel, colour, weights, LeafSum.PLACEMENTS_OF_COLUMN).thirds();
            case BLACK_SIEVE, WHITE_SIEVE -> new SieveSum(block, kernel, colour, weights).thirds();
        };
    }
}
