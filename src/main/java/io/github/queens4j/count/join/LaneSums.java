package io.github.queens4j.count.join;

/**
 * The masks of a population count per 16-bit lane, by which bit planes of weights 1, 2, 4, ... become numbers: a nibble holds
 * at most 4 + 2 * 4, a byte 24 + 4 * 24, a lane 16 * 15 for four planes.
 */
final class LaneSums {

    static final long PAIRS = 0x5555_5555_5555_5555L;
    static final long NIBBLES = 0x3333_3333_3333_3333L;
    static final long BYTES = 0x0F0F_0F0F_0F0F_0F0FL;
    static final long LANES = 0x00FF_00FF_00FF_00FFL;
    /** Lanes 0 and 2 as numbers of 32 bits. */
    static final long EVEN_LANES = 0x0000_FFFF_0000_FFFFL;

    private LaneSums() {}
}
