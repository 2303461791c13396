package io.github.queens4j.count.join;

import io.github.queens4j.search.Interruption;
import java.util.Arrays;

/**
 * The join in plain Java: the bitmaps of a run are added up in bit planes by a carry-save adder (Harley, Seal), word by
 * word in loops so simple that C2 makes vector instructions of them.
 */
final class PortableJoin implements SideJoin {

    /** Words worked on together: long enough for the loops to pay, short enough for the second-level cache. */
    private static final int WIDTH = 64;

    private final long[][] planes = new long[Planes.COUNT][WIDTH];
    private final long[][] carries = new long[5][WIDTH];
    private long[][] bitmaps = {};
    private long[] sums = {};

    @Override
    public Sums join(JoinProgram program, JoinProgram.Runs runs, FreeLines lines) {
        LaneLayout layout = lines.layout();
        int rowWords = Sums.rowWords(layout.stacks(), 1);
        reserve(program.bufferWords(1), runs.rows() * rowWords);
        int[] places = places(layout);
        int blocks = (layout.tiles() + WIDTH - 1) / WIDTH;
        for (int block = 0; block < blocks; block++) {
            int first = layout.tiles() * block / blocks;
            int words = layout.tiles() * (block + 1) / blocks - first;
            load(program, lines, first, words);
            for (int i = 0; i < runs.runs().length; i++) {
                int used = addUp(program, runs.runs()[i], words);
                addToRows(used, places, first, rowWords * runs.rowOf()[i], words);
            }
        }
        return new Sums(sums, 1, layout.stacks());
    }

    private void reserve(int slots, int sumWords) {
        int made = bitmaps.length;
        if (made < slots) {
            bitmaps = Arrays.copyOf(bitmaps, slots);
            for (int i = made; i < slots; i++) {
                bitmaps[i] = new long[WIDTH];
            }
        }
        sums = new long[sumWords];
    }

    /** For each tile the place of its stack in a row of the sums. */
    private static int[] places(LaneLayout layout) {
        int[] places = new int[layout.tiles()];
        for (int stack = 0; stack < layout.stacks(); stack++) {
            Arrays.fill(places, layout.firstTile()[stack], layout.firstTile()[stack + 1], 2 * stack);
        }
        return places;
    }

    private void load(JoinProgram program, FreeLines lines, int first, int words) {
        Interruption.check();
        lines.copyWords(first, words, bitmaps);
        int[] groups = program.groups();
        int to = program.firstGroup();
        for (int i = 0; i < groups.length; i += 2) {
            and(bitmaps[groups[i]], bitmaps[groups[i + 1]], bitmaps[to++], words);
        }
    }

    /** Adds up a run; the number of planes that it needs. */
    private int addUp(JoinProgram program, int run, int words) {
        int[] operands = program.operands();
        int start = program.startOfRun()[run];
        int end = program.startOfRun()[run + 1];
        int used = (end - start) / 2 < 1 << (Planes.COUNT / 2) ? Planes.COUNT / 2 : Planes.COUNT;
        for (int i = 0; i < used; i++) {
            Arrays.fill(planes[i], 0, words, 0);
        }
        int step = 2 * Planes.ROUND;
        for (int i = start; i < end; i += 2 * step) {
            addFour(operands, i, carries[2], words);
            if (i + step < end) {
                addFour(operands, i + step, carries[3], words);
            } else {
                Arrays.fill(carries[3], 0, words, 0);
            }
            add(carries[2], carries[3], planes[2], carries[4], words);
            if (used == Planes.COUNT) {
                ripple(carries[4], planes[3], planes[4], planes[5], words);
                ripple(carries[4], planes[6], planes[7], words);
            } else {
                flip(carries[4], planes[3], words);
            }
        }
        return used;
    }

    private void addFour(int[] operands, int at, long[] carry, int words) {
        addTwo(operands, at, carries[0], words);
        addTwo(operands, at + Planes.ROUND, carries[1], words);
        add(carries[0], carries[1], planes[1], carry, words);
    }

    private void addTwo(int[] operands, int at, long[] carry, int words) {
        addProducts(
                bitmaps[operands[at]],
                bitmaps[operands[at + 1]],
                bitmaps[operands[at + 2]],
                bitmaps[operands[at + 3]],
                planes[0],
                carry,
                words);
    }

    private void addToRows(int used, int[] places, int first, int row, int words) {
        sumLanes(0, words);
        if (used == Planes.COUNT) {
            sumLanes(1, words);
            addSixteenfold(planes[1], planes[0], words);
        }
        for (int i = 0; i < words; i++) {
            long lanes = planes[0][i];
            int to = row + places[first + i];
            sums[to] += lanes & Planes.EVEN_LANES;
            sums[to + 1] += (lanes >>> LaneLayout.LANE_BITS) & Planes.EVEN_LANES;
        }
    }

    /** From four planes, the lower or the upper ones, to sums of sixteen bits, in plane 0 or 1. */
    private void sumLanes(int half, int words) {
        int plane = half * Planes.COUNT / 2;
        nibbles(planes[plane], planes[plane + 1], carries[0], words);
        nibbles(planes[plane + 2], planes[plane + 3], carries[1], words);
        lanes(carries[0], carries[1], planes[half], words);
    }

    /** to = a and b. */
    private static void and(long[] a, long[] b, long[] to, int words) {
        for (int i = 0; i < words; i++) {
            to[i] = a[i] & b[i];
        }
    }

    /** Adds the bits of a and b, and of c and d, to a plane; to carry goes what has twice the weight. */
    private static void addProducts(long[] a, long[] b, long[] c, long[] d, long[] plane, long[] carry, int words) {
        for (int i = 0; i < words; i++) {
            long left = a[i] & b[i];
            long right = c[i] & d[i];
            long half = left ^ right;
            long before = plane[i];
            carry[i] = (left & right) | (half & before);
            plane[i] = half ^ before;
        }
    }

    /** Adds the bits of a and b to a plane; to carry goes what has twice the weight. */
    private static void add(long[] a, long[] b, long[] plane, long[] carry, int words) {
        for (int i = 0; i < words; i++) {
            long half = a[i] ^ b[i];
            long before = plane[i];
            carry[i] = (a[i] & b[i]) | (half & before);
            plane[i] = half ^ before;
        }
    }

    /** Adds bits to the first of some planes, their carries to the next ones; to the bits go those of the last. */
    private static void ripple(long[] bits, long[] first, long[] second, long[] third, int words) {
        for (int i = 0; i < words; i++) {
            long carry = bits[i];
            long next = carry & first[i];
            first[i] ^= carry;
            carry = next & second[i];
            second[i] ^= next;
            bits[i] = carry & third[i];
            third[i] ^= carry;
        }
    }

    private static void ripple(long[] bits, long[] first, long[] second, int words) {
        for (int i = 0; i < words; i++) {
            long carry = bits[i];
            second[i] ^= carry & first[i];
            first[i] ^= carry;
        }
    }

    /** Adds bits to a plane that has no more carries. */
    private static void flip(long[] bits, long[] plane, int words) {
        for (int i = 0; i < words; i++) {
            plane[i] ^= bits[i];
        }
    }

    /** Adds the sums of the upper four planes to those of the lower ones. */
    private static void addSixteenfold(long[] upper, long[] lower, int words) {
        for (int i = 0; i < words; i++) {
            lower[i] += upper[i] << 4;
        }
    }

    /** The sums of four bits each of a plane and one of twice its weight. */
    private static void nibbles(long[] plane, long[] twice, long[] to, int words) {
        for (int i = 0; i < words; i++) {
            long low = plane[i] - ((plane[i] >>> 1) & Planes.PAIRS);
            long high = twice[i] - ((twice[i] >>> 1) & Planes.PAIRS);
            low = (low & Planes.NIBBLES) + ((low >>> 2) & Planes.NIBBLES);
            high = (high & Planes.NIBBLES) + ((high >>> 2) & Planes.NIBBLES);
            to[i] = low + (high << 1);
        }
    }

    /** The sums of sixteen bits each of nibbles and of such with four times their weight. */
    private static void lanes(long[] nibbles, long[] fourfold, long[] to, int words) {
        for (int i = 0; i < words; i++) {
            long low = (nibbles[i] & Planes.BYTES) + ((nibbles[i] >>> 4) & Planes.BYTES);
            long high = (fourfold[i] & Planes.BYTES) + ((fourfold[i] >>> 4) & Planes.BYTES);
            long both = low + (high << 2);
            to[i] = (both & Planes.LANES) + ((both >>> 8) & Planes.LANES);
        }
    }
}
