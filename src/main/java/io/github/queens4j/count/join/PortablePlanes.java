package io.github.queens4j.count.join;

/** Operations on bit planes in loops so simple that C2 makes vector instructions of them. */
final class PortablePlanes {

    private PortablePlanes() {}

    /** to = a and b. */
    static void and(long[] a, long[] b, long[] to, int words) {
        for (int i = 0; i < words; i++) {
            to[i] = a[i] & b[i];
        }
    }

    /** Adds the bits of a and b, and of c and d, to a plane; to carry goes what has twice the weight. */
    static void addProducts(long[] a, long[] b, long[] c, long[] d, long[] plane, long[] carry, int words) {
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
    static void add(long[] a, long[] b, long[] plane, long[] carry, int words) {
        for (int i = 0; i < words; i++) {
            long half = a[i] ^ b[i];
            long before = plane[i];
            carry[i] = (a[i] & b[i]) | (half & before);
            plane[i] = half ^ before;
        }
    }

    /** Adds bits to the first of five planes, their carries to the next ones. */
    static void ripple(long[] bits, long[][] planes, int words) {
        ripple(bits, planes[3], planes[4], planes[5], words);
        ripple(bits, planes[6], planes[7], words);
    }

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
    static void flip(long[] bits, long[] plane, int words) {
        for (int i = 0; i < words; i++) {
            plane[i] ^= bits[i];
        }
    }

    /** Adds the sums of the upper four planes to those of the lower ones. */
    static void addSixteenfold(long[] upper, long[] lower, int words) {
        for (int i = 0; i < words; i++) {
            lower[i] += upper[i] << 4;
        }
    }

    /** The sums of four bits each of a plane and one of twice its weight. */
    static void nibbles(long[] plane, long[] twice, long[] to, int words) {
        for (int i = 0; i < words; i++) {
            long low = plane[i] - ((plane[i] >>> 1) & Planes.PAIRS);
            long high = twice[i] - ((twice[i] >>> 1) & Planes.PAIRS);
            low = (low & Planes.NIBBLES) + ((low >>> 2) & Planes.NIBBLES);
            high = (high & Planes.NIBBLES) + ((high >>> 2) & Planes.NIBBLES);
            to[i] = low + (high << 1);
        }
    }

    /** The sums of sixteen bits each of nibbles and of such with four times their weight. */
    static void lanes(long[] nibbles, long[] fourfold, long[] to, int words) {
        for (int i = 0; i < words; i++) {
            long low = (nibbles[i] & Planes.BYTES) + ((nibbles[i] >>> 4) & Planes.BYTES);
            long high = (fourfold[i] & Planes.BYTES) + ((fourfold[i] >>> 4) & Planes.BYTES);
            long both = low + (high << 2);
            to[i] = (both & Planes.LANES) + ((both >>> 8) & Planes.LANES);
        }
    }
}
