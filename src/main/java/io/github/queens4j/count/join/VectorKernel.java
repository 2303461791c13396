package io.github.queens4j.count.join;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The kernel on explicit vectors: up to 512 pairs per operation.
 *
 * <p>Methods are small on purpose: C2 inlines vector operations only up to a limit per method, and beyond it allocates
 * vectors. In each operation the receiver is a value computed just before, never a loop-carried one, whose class C2
 * would know by profile only.
 */
final class VectorKernel implements TileKernel {

    private static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;
    private static final int WORDS = SPECIES.length();
    private static final int PLANES = 8;
    private static final int ALIGN = 6;
    private static final int BLOCK = 16;

    @Override
    public String name() {
        return "vector";
    }

    @Override
    public int tileWords() {
        return WORDS;
    }

    @Override
    public SideJoin newJoin() {
        return new TileJoin(this);
    }

    /** G1 gives an array of half a region or more a region of its own: only there the alignment is known. */
    @Override
    public long[] buffer(int words) {
        long region =
                Math.min(32L << 20, Long.highestOneBit(Runtime.getRuntime().maxMemory() / 2048 * 2 - 1));
        return new long[Math.max(words, (int) (region / 2 / Long.BYTES) + 1)];
    }

    @Override
    public int base() {
        return ALIGN;
    }

    /** Half of a second-level cache of 512 KiB: loads of whole vectors hide its latency. */
    @Override
    public int cacheWords() {
        return 1 << 15;
    }

    @Override
    public int scratchWords() {
        return BLOCK * PLANES * 3 / 2 * WORDS;
    }

    @Override
    public void fillGroups(long[] buffer, int[] groups, int at, int first) {
        int to = first;
        for (int i = 0; i < groups.length; i += 2) {
            load(buffer, at + groups[i])
                    .lanewise(VectorOperators.AND, load(buffer, at + groups[i + 1]))
                    .intoArray(buffer, to);
            to += WORDS;
        }
    }

    @Override
    public void join(long[] buffer, int tiles, int stride, JoinProgram program, Runs runs, long[] sums, int at) {
        int planes = ALIGN + tiles * stride;
        int scratch = planes + BLOCK * PLANES * WORDS;
        int[] rows = new int[BLOCK];
        int blocked = 0;
        for (int i = 0; i < runs.runs().length; i++) {
            int from = program.start(runs.runs()[i]);
            int to = program.start(runs.runs()[i] + 1);
            int together = Math.max(1, 2 * JoinProgram.LONGEST_RUN / Math.max(1, to - from));
            for (int tile = 0; tile < tiles; tile += together) {
                int first = ALIGN + tile * stride;
                int end = ALIGN + Math.min(tiles, tile + together) * stride;
                addUp(buffer, first, end, stride, program.operands(), from, to, planes + blocked * PLANES * WORDS);
                rows[blocked++] = at + 2 * WORDS * runs.rowOf()[i];
                if (blocked == BLOCK) {
                    collapse(buffer, planes, scratch, rows, blocked, sums);
                    blocked = 0;
                }
            }
        }
        collapse(buffer, planes, scratch, rows, blocked, sums);
    }

    private static void collapse(long[] buffer, int planes, int scratch, int[] rows, int blocked, long[] sums) {
        sumNibbles(buffer, planes, scratch, blocked * PLANES / 2 * WORDS);
        sumLanes(buffer, scratch, planes, blocked * PLANES / 4 * WORDS);
        addToRows(buffer, planes, rows, blocked, sums);
    }

    /** From pairs of planes to numbers of four bits: twice as many words of planes as of sums. */
    private static void sumNibbles(long[] g, int planes, int sums, int words) {
        for (int i = 0; i < words; i += WORDS) {
            LongVector low = nibbles(load(g, planes + 2 * i));
            LongVector high = nibbles(load(g, planes + 2 * i + WORDS));
            low.lanewise(VectorOperators.ADD, high.lanewise(VectorOperators.LSHL, 1))
                    .intoArray(g, sums + i);
        }
    }

    private static LongVector nibbles(LongVector plane) {
        LongVector pairs = plane.lanewise(
                VectorOperators.SUB,
                plane.lanewise(VectorOperators.LSHR, 1).lanewise(VectorOperators.AND, LaneSums.PAIRS));
        return pairs.lanewise(VectorOperators.AND, LaneSums.NIBBLES)
                .lanewise(
                        VectorOperators.ADD,
                        pairs.lanewise(VectorOperators.LSHR, 2).lanewise(VectorOperators.AND, LaneSums.NIBBLES));
    }

    /** From pairs of nibble sums, the second weighted by four, to sums of 16 bits. */
    private static void sumLanes(long[] g, int nibbles, int sums, int words) {
        for (int i = 0; i < words; i += WORDS) {
            LongVector low = bytes(load(g, nibbles + 2 * i));
            LongVector high = bytes(load(g, nibbles + 2 * i + WORDS));
            LongVector both = low.lanewise(VectorOperators.ADD, high.lanewise(VectorOperators.LSHL, 2));
            both.lanewise(VectorOperators.AND, LaneSums.LANES)
                    .lanewise(
                            VectorOperators.ADD,
                            both.lanewise(VectorOperators.LSHR, 8).lanewise(VectorOperators.AND, LaneSums.LANES))
                    .intoArray(g, sums + i);
        }
    }

    private static LongVector bytes(LongVector nibbles) {
        return nibbles.lanewise(VectorOperators.AND, LaneSums.BYTES)
                .lanewise(
                        VectorOperators.ADD,
                        nibbles.lanewise(VectorOperators.LSHR, 4).lanewise(VectorOperators.AND, LaneSums.BYTES));
    }

    /** Adds the sum of the lower four planes plus 16 times that of the upper four to the rows. */
    private static void addToRows(long[] g, int from, int[] rows, int count, long[] sums) {
        for (int i = 0; i < count; i++) {
            LongVector lanes = load(g, from + (2 * i + 1) * WORDS)
                    .lanewise(VectorOperators.LSHL, 4)
                    .lanewise(VectorOperators.ADD, load(g, from + 2 * i * WORDS));
            int row = rows[i];
            lanes.lanewise(VectorOperators.AND, LaneSums.EVEN_LANES)
                    .lanewise(VectorOperators.ADD, load(sums, row))
                    .intoArray(sums, row);
            lanes.lanewise(VectorOperators.LSHR, LaneLayout.LANE_BITS)
                    .lanewise(VectorOperators.AND, LaneSums.EVEN_LANES)
                    .lanewise(VectorOperators.ADD, load(sums, row + WORDS))
                    .intoArray(sums, row + WORDS);
        }
    }

    private static LongVector load(long[] buffer, int offset) {
        return LongVector.fromArray(SPECIES, buffer, offset);
    }

    /** Adds up the bitmaps of a run in bit planes, four at a time: see {@link PortableJoin}. */
    private static void addUp(
            long[] g, int firstTile, int endTile, int stride, int[] operands, int from, int to, int at) {
        LongVector ones = LongVector.zero(SPECIES);
        LongVector twos = LongVector.zero(SPECIES);
        LongVector fours = LongVector.zero(SPECIES);
        LongVector p8 = LongVector.zero(SPECIES);
        LongVector p16 = LongVector.zero(SPECIES);
        LongVector p32 = LongVector.zero(SPECIES);
        LongVector p64 = LongVector.zero(SPECIES);
        LongVector p128 = LongVector.zero(SPECIES);
        int tile = firstTile;
        int i = from;
        while (tile < endTile) {
            LongVector a = load(g, tile + operands[i]).lanewise(VectorOperators.AND, load(g, tile + operands[i + 1]));
            LongVector b =
                    load(g, tile + operands[i + 2]).lanewise(VectorOperators.AND, load(g, tile + operands[i + 3]));
            LongVector c =
                    load(g, tile + operands[i + 4]).lanewise(VectorOperators.AND, load(g, tile + operands[i + 5]));
            LongVector d =
                    load(g, tile + operands[i + 6]).lanewise(VectorOperators.AND, load(g, tile + operands[i + 7]));
            LongVector half = a.lanewise(VectorOperators.XOR, b);
            LongVector twosA = a.lanewise(VectorOperators.AND, b)
                    .lanewise(VectorOperators.OR, half.lanewise(VectorOperators.AND, ones));
            ones = half.lanewise(VectorOperators.XOR, ones);
            half = c.lanewise(VectorOperators.XOR, d);
            LongVector twosB = c.lanewise(VectorOperators.AND, d)
                    .lanewise(VectorOperators.OR, half.lanewise(VectorOperators.AND, ones));
            ones = half.lanewise(VectorOperators.XOR, ones);
            half = twosA.lanewise(VectorOperators.XOR, twosB);
            LongVector carry = twosA.lanewise(VectorOperators.AND, twosB)
                    .lanewise(VectorOperators.OR, half.lanewise(VectorOperators.AND, twos));
            twos = half.lanewise(VectorOperators.XOR, twos);
            LongVector next = carry.lanewise(VectorOperators.AND, fours);
            fours = carry.lanewise(VectorOperators.XOR, fours);
            carry = next.lanewise(VectorOperators.AND, p8);
            p8 = next.lanewise(VectorOperators.XOR, p8);
            next = carry.lanewise(VectorOperators.AND, p16);
            p16 = carry.lanewise(VectorOperators.XOR, p16);
            carry = next.lanewise(VectorOperators.AND, p32);
            p32 = next.lanewise(VectorOperators.XOR, p32);
            next = carry.lanewise(VectorOperators.AND, p64);
            p64 = carry.lanewise(VectorOperators.XOR, p64);
            p128 = next.lanewise(VectorOperators.XOR, p128);
            // One loop over tiles and placements: C2 would box the planes between two nested ones.
            i += 2 * JoinProgram.ROUND;
            if (i == to) {
                i = from;
                tile += stride;
            }
        }
        ones.intoArray(g, at);
        twos.intoArray(g, at + WORDS);
        fours.intoArray(g, at + 2 * WORDS);
        p8.intoArray(g, at + 3 * WORDS);
        p16.intoArray(g, at + 4 * WORDS);
        p32.intoArray(g, at + 5 * WORDS);
        p64.intoArray(g, at + 6 * WORDS);
        p128.intoArray(g, at + 7 * WORDS);
    }
}
