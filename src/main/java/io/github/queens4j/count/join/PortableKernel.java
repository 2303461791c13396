package io.github.queens4j.count.join;

/** The kernel in plain Java: 64 pairs per word operation, on every machine. */
final class PortableKernel implements JoinKernel {

    @Override
    public String name() {
        return "portable";
    }

    @Override
    public int tileWords() {
        return 1;
    }

    @Override
    public long[] buffer(int words) {
        return new long[words];
    }

    @Override
    public int base() {
        return 0;
    }

    /** One tile alone: its bitmaps, one word each, fill a third of a first-level cache. */
    @Override
    public int cacheWords() {
        return 0;
    }

    @Override
    public int scratchWords() {
        return 0;
    }

    @Override
    public void fillGroups(long[] buffer, int[] groups, int at, int first) {
        int to = first;
        for (int i = 0; i < groups.length; i += 2) {
            buffer[to++] = buffer[at + groups[i]] & buffer[at + groups[i + 1]];
        }
    }

    @Override
    public void join(long[] buffer, int tiles, int stride, JoinProgram program, Runs runs, long[] sums, int at) {
        int[] operands = program.operands();
        for (int i = 0; i < runs.runs().length; i++) {
            int run = runs.runs()[i];
            int to = at + 2 * runs.rowOf()[i];
            long lanes = count(buffer, operands, program.start(run), program.start(run + 1));
            sums[to] += lanes & LaneSums.EVEN_LANES;
            sums[to + 1] += (lanes >>> LaneLayout.LANE_BITS) & LaneSums.EVEN_LANES;
        }
    }

    /**
     * Adds up the bitmaps of a run in bit planes (a carry-save adder after Harley and Seal: bit i of plane j is bit j of
     * the number of placements compatible with placement i of the other board).
     */
    private static long count(long[] g, int[] operands, int from, int to) {
        long ones = 0;
        long twos = 0;
        long fours = 0;
        long p8 = 0;
        long p16 = 0;
        long p32 = 0;
        long p64 = 0;
        long p128 = 0;
        for (int i = from; i < to; i += 2 * JoinProgram.ROUND) {
            long a = g[operands[i]] & g[operands[i + 1]];
            long b = g[operands[i + 2]] & g[operands[i + 3]];
            long half = a ^ b;
            long twosA = (a & b) | (half & ones);
            ones ^= half;
            a = g[operands[i + 4]] & g[operands[i + 5]];
            b = g[operands[i + 6]] & g[operands[i + 7]];
            half = a ^ b;
            long twosB = (a & b) | (half & ones);
            ones ^= half;
            half = twosA ^ twosB;
            long carry = (twosA & twosB) | (half & twos);
            twos ^= half;
            long next = carry & fours;
            fours ^= carry;
            carry = next & p8;
            p8 ^= next;
            next = carry & p16;
            p16 ^= carry;
            carry = next & p32;
            p32 ^= next;
            next = carry & p64;
            p64 ^= carry;
            p128 ^= next;
        }
        return LaneSums.sum(ones, twos, fours, p8) + (LaneSums.sum(p16, p32, p64, p128) << 4);
    }
}
