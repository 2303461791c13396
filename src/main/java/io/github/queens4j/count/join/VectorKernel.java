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
final class VectorKernel implements JoinKernel {

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
    public long[] buffer(int words) {
        long half = Math.min(32L << 20, Long.highestOneBit(Runtime.getRuntime().maxMemory() / 2048 * 2 - 1)) / 2;
        return new long[Math.max(words + ALIGN + BLOCK * PLANES * 3 / 2 * WORDS, (int) (half / 8) + 8)];
    }

    @Override
    public int base() {
        return ALIGN;
    }

    @Override
    public void fillGroups(long[] buffer, int[] groups, int first) {
        int to = first;
        for (int i = 0; i < groups.length; i += 2) {
            load(buffer, groups[i])
                    .lanewise(VectorOperators.AND, load(buffer, groups[i + 1]))
                    .intoArray(buffer, to + ALIGN);
            to += WORDS;
        }
    }

    @Override
    public void join(long[] buffer, JoinProgram program, int[] runs, long[] counts, int at) {
        int[] operands = program.operands();
        int planes = program.bufferWords(WORDS) + ALIGN;
        int sums = planes + BLOCK * PLANES * WORDS;
        for (int first = 0; first < runs.length; first += BLOCK) {
            int block = Math.min(BLOCK, runs.length - first);
            for (int i = 0; i < block; i++) {
                int run = runs[first + i];
                addUp(buffer, operands, program.start(run), program.start(run + 1), planes + i * PLANES * WORDS);
            }
            sumNibbles(buffer, planes, sums, block * PLANES / 2 * WORDS);
            sumLanes(buffer, sums, planes, block * PLANES / 4 * WORDS);
            store(buffer, planes, counts, at + first * WORDS, block * WORDS);
        }
    }

    /** From pairs of planes to numbers of four bits: twice as many words of planes as of sums. */
    private static void sumNibbles(long[] g, int planes, int sums, int words) {
        for (int i = 0; i < words; i += WORDS) {
            LongVector low = nibbles(LongVector.fromArray(SPECIES, g, planes + 2 * i));
            LongVector high = nibbles(LongVector.fromArray(SPECIES, g, planes + 2 * i + WORDS));
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
            LongVector low = bytes(LongVector.fromArray(SPECIES, g, nibbles + 2 * i));
            LongVector high = bytes(LongVector.fromArray(SPECIES, g, nibbles + 2 * i + WORDS));
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

    /** The sum of the lower four planes plus 16 times that of the upper four, for each run. */
    private static void store(long[] g, int sums, long[] counts, int at, int words) {
        for (int i = 0; i < words; i += WORDS) {
            LongVector high = LongVector.fromArray(SPECIES, g, sums + 2 * i + WORDS);
            high.lanewise(VectorOperators.LSHL, 4)
                    .lanewise(VectorOperators.ADD, LongVector.fromArray(SPECIES, g, sums + 2 * i))
                    .intoArray(counts, at + i);
        }
    }

    private static LongVector load(long[] buffer, int offset) {
        return LongVector.fromArray(SPECIES, buffer, offset + ALIGN);
    }

    /** Adds up the bitmaps of a run in bit planes, four at a time: see {@link PortableKernel}. */
    private static void addUp(long[] g, int[] operands, int from, int to, int at) {
        LongVector ones = LongVector.zero(SPECIES);
        LongVector twos = LongVector.zero(SPECIES);
        LongVector fours = LongVector.zero(SPECIES);
        LongVector p8 = LongVector.zero(SPECIES);
        LongVector p16 = LongVector.zero(SPECIES);
        LongVector p32 = LongVector.zero(SPECIES);
        LongVector p64 = LongVector.zero(SPECIES);
        LongVector p128 = LongVector.zero(SPECIES);
        for (int i = from; i < to; i += 8) {
            LongVector a = load(g, operands[i]).lanewise(VectorOperators.AND, load(g, operands[i + 1]));
            LongVector b = load(g, operands[i + 2]).lanewise(VectorOperators.AND, load(g, operands[i + 3]));
            LongVector c = load(g, operands[i + 4]).lanewise(VectorOperators.AND, load(g, operands[i + 5]));
            LongVector d = load(g, operands[i + 6]).lanewise(VectorOperators.AND, load(g, operands[i + 7]));
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
