package io.github.queens4j.count.join;

/** How the sum of W B over a block is found; the numbers are the same. */
enum Way {

    /** By {@link LaneSum}: where many black pairs survive, and on small boards. */
    LANES,
    /** By {@link LeafSum}: where few survive. */
    LEAVES,
    /** By {@link SieveSum}: where hardly a pair survives. */
    SIEVE;

    long thirds(Block block, Kernel kernel) {
        return switch (this) {
            case LANES -> new LaneSum(block, kernel).thirds();
            case LEAVES -> new LeafSum(block, kernel).thirds();
            case SIEVE -> new SieveSum(block, kernel).thirds();
        };
    }
}
