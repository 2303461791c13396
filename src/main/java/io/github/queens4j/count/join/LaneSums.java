package io.github.queens4j.count.join;

/** From bit planes to numbers: a population count per 16-bit lane, planes weighted by 1, 2, 4 and 8. */
final class LaneSums {

    static final long PAIRS = 0x5555_5555_5555_5555L;
    static final long NIBBLES = 0x3333_3333_3333_3333L;
    static final long BYTES = 0x0F0F_0F0F_0F0F_0F0FL;
    static final long LANES = 0x00FF_00FF_00FF_00FFL;
    /** Lanes 0 and 2 as numbers of 32 bits. */
    static final long EVEN_LANES = 0x0000_FFFF_0000_FFFFL;

    private LaneSums() {}

    /** Four sums of 16 bits each; the largest is 16 bits by 15. */
    static long sum(long ones, long twos, long fours, long eights) {
        // At most 4 + 2 * 4 in a nibble, 24 + 4 * 24 in a byte.
        long low = nibbles(ones) + (nibbles(twos) << 1);
        long high = nibbles(fours) + (nibbles(eights) << 1);
        long bytes = bytes(low) + (bytes(high) << 2);
        return (bytes & LANES) + ((bytes >>> 8) & LANES);
    }

    private static long nibbles(long plane) {
        long pairs = plane - ((plane >>> 1) & PAIRS);
        return (pairs & NIBBLES) + ((pairs >>> 2) & NIBBLES);
    }

    private static long bytes(long nibbles) {
        return (nibbles & BYTES) + ((nibbles >>> 4) & BYTES);
    }
}
