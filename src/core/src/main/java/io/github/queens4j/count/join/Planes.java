package io.github.queens4j.count.join;

/**
 * Bit planes of both kernels: bit i of plane j is bit j of the number of near placements that go with the other i-th.
 *
 * <p>Planes become numbers by a population count per 16-bit lane, with the masks below: a nibble holds at most 4 + 2 *
 * 4, a byte 24 + 4 * 24, a lane 16 * 15 for four planes.
 */
final class Planes {

    static final int COUNT = 8;
    /** Placements that a kernel adds at a time. */
    static final int ROUND = 4;
    /** Placements of a run at most: their number fits in the planes, after a last round that is not full. */
    static final int LONGEST_RUN = (1 << COUNT) - ROUND;

    static final long PAIRS = 0x5555_5555_5555_5555L;
    static final long NIBBLES = 0x3333_3333_3333_3333L;
    static final long BYTES = 0x0F0F_0F0F_0F0F_0F0FL;
    static final long LANES = 0x00FF_00FF_00FF_00FFL;
    /** Lanes 0 and 2 as numbers of 32 bits. */
    static final long EVEN_LANES = 0x0000_FFFF_0000_FFFFL;

    private Planes() {}
}
