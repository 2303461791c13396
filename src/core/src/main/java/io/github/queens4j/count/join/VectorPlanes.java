package io.github.queens4j.count.join;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The inner loops of {@link VectorJoin} and, on the same vectors, of the {@link Sieve}.
 *
 * <p>Methods are small: C2 inlines vector operations only up to a limit per method, and beyond it allocates vectors.
 * Receivers are values computed just before, never loop-carried, as C2 knows the class of those by profile only.
 */
final class VectorPlanes {

    private static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;
    static final int WORDS = SPECIES.length();

    private VectorPlanes() {}

    /** Fills group slots of a tile from an index on: each is the AND of two before it, given as pairs of offsets. */
    static void fillGroups(long[] buffer, int[] groups, int at, int first) {
        int to = first;
        for (int i = 0; i < groups.length; i += 2) {
            load(buffer, at + groups[i])
                    .lanewise(VectorOperators.AND, load(buffer, at + groups[i + 1]))
                    .intoArray(buffer, to);
            to += WORDS;
        }
    }

    /** Turns planes into numbers in rows of {@link SideJoin.Sums}; the buffer has room for half as many more. */
    static void collapse(long[] buffer, int planes, int[] rows, int count, long[] sums) {
        for (Stage stage : STAGES) {
            stage.run(buffer, planes, planes + count * Planes.COUNT * WORDS, rows, count, sums);
        }
    }

    /** A step from planes to rows: an interface keeps C2 from making one method of them, over its limit for vectors. */
    private interface Stage {

        void run(long[] buffer, int planes, int scratch, int[] rows, int count, long[] sums);
    }

    private static final Stage[] STAGES = {
        (g, planes, scratch, rows, count, sums) -> sumNibbles(g, planes, scratch, count * Planes.COUNT / 2 * WORDS),
        (g, planes, scratch, rows, count, sums) -> sumLanes(g, scratch, planes, count * Planes.COUNT / 4 * WORDS),
        (g, planes, scratch, rows, count, sums) -> addToRows(g, planes, rows, count, sums)
    };

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
                plane.lanewise(VectorOperators.LSHR, 1).lanewise(VectorOperators.AND, Planes.PAIRS));
        return pairs.lanewise(VectorOperators.AND, Planes.NIBBLES)
                .lanewise(
                        VectorOperators.ADD,
                        pairs.lanewise(VectorOperators.LSHR, 2).lanewise(VectorOperators.AND, Planes.NIBBLES));
    }

    /** From pairs of nibble sums, the second weighted by four, to sums of 16 bits. */
    private static void sumLanes(long[] g, int nibbles, int sums, int words) {
        for (int i = 0; i < words; i += WORDS) {
            LongVector low = bytes(load(g, nibbles + 2 * i));
            LongVector high = bytes(load(g, nibbles + 2 * i + WORDS));
            LongVector both = low.lanewise(VectorOperators.ADD, high.lanewise(VectorOperators.LSHL, 2));
            both.lanewise(VectorOperators.AND, Planes.LANES)
                    .lanewise(
                            VectorOperators.ADD,
                            both.lanewise(VectorOperators.LSHR, 8).lanewise(VectorOperators.AND, Planes.LANES))
                    .intoArray(g, sums + i);
        }
    }

    private static LongVector bytes(LongVector nibbles) {
        return nibbles.lanewise(VectorOperators.AND, Planes.BYTES)
                .lanewise(
                        VectorOperators.ADD,
                        nibbles.lanewise(VectorOperators.LSHR, 4).lanewise(VectorOperators.AND, Planes.BYTES));
    }

    /** Adds the sum of the lower four planes plus 16 times that of the upper four to the rows. */
    private static void addToRows(long[] g, int from, int[] rows, int count, long[] sums) {
        for (int i = 0; i < count; i++) {
            LongVector lanes = load(g, from + (2 * i + 1) * WORDS)
                    .lanewise(VectorOperators.LSHL, 4)
                    .lanewise(VectorOperators.ADD, load(g, from + 2 * i * WORDS));
            int row = rows[i];
            lanes.lanewise(VectorOperators.AND, Planes.EVEN_LANES)
                    .lanewise(VectorOperators.ADD, load(sums, row))
                    .intoArray(sums, row);
            lanes.lanewise(VectorOperators.LSHR, LaneLayout.LANE_BITS)
                    .lanewise(VectorOperators.AND, Planes.EVEN_LANES)
                    .lanewise(VectorOperators.ADD, load(sums, row + WORDS))
                    .intoArray(sums, row + WORDS);
        }
    }

    private static LongVector load(long[] buffer, int offset) {
        return LongVector.fromArray(SPECIES, buffer, offset);
    }

    /** Adds up the bitmaps of a run in bit planes from {@code at} on, four at a time; operands are pairs of offsets. */
    static void addUp(long[] g, int firstTile, int endTile, int stride, int[] operands, int from, int to, int at) {
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
            i += 2 * Planes.ROUND;
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

    /** The sieve's inner loop on leaves of one vector. */
    static final class SieveLoop implements SieveStep {

        @Override
        public int group() {
            return 1;
        }

        @Override
        public void descend(Level from, Level to, short[] squares, long[] words) {
            int[] children = to.nodes;
            int next = 0;
            int i = from.taken;
            int[] firsts = from.firsts;
            int[] ends = from.ends;
            int at = from.firstWord + i * WORDS;
            int node = firsts[i];
            int end = ends[i];
            // One loop over parents and children: C2 puts much around an inner loop that ends after a few rounds.
            while (true) {
                LongVector left = load(words, AlignedWords.FIRST + squares[node] * WORDS)
                        .lanewise(VectorOperators.AND, load(words, at));
                children[next] = node;
                left.intoArray(words, to.firstWord + next * WORDS);
                next += SieveStep.isNotZero(left.reduceLanes(VectorOperators.OR));
                if (++node == end) {
                    if (++i == from.size || next >= Level.ENOUGH) {
                        break;
                    }
                    at = from.firstWord + i * WORDS;
                    node = firsts[i];
                    end = ends[i];
                }
            }
            from.taken = i;
            to.size = next;
        }
    }
}
