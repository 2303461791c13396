package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import java.util.BitSet;

/** Bits as digits of a base that is a power of 2, the first bit of a digit the highest. */
record Digits(String alphabet, int bitsEach) {

    /** Digits that hold so many bits. */
    int length(int bits) {
        return (bits + bitsEach - 1) / bitsEach;
    }

    /** Takes digits for so many bits, filling included; refuses the first character that is none. */
    BitSet read(TextCursor cursor, long digits) {
        BitSet bits = new BitSet();
        for (int at = 0; at < digits; at++) {
            int value = cursor.peek() == TextCursor.END ? -1 : alphabet.indexOf(cursor.peek());
            if (value < 0) {
                throw cursor.refusal("one of " + digits + " characters " + alphabet + " for the borders");
            }
            for (int bit = 0; bit < bitsEach; bit++) {
                bits.set(at * bitsEach + bit, (value >> (bitsEach - 1 - bit) & 1) != 0);
            }
            cursor.advance();
        }
        return bits;
    }

    void write(StringBuilder text, BitSet bits, int digits) {
        for (int at = 0; at < digits; at++) {
            int value = 0;
            for (int bit = 0; bit < bitsEach; bit++) {
                value = 2 * value + (bits.get(at * bitsEach + bit) ? 1 : 0);
            }
            text.append(alphabet.charAt(value));
        }
    }
}
