package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import java.util.BitSet;

/** Bits as digits of a base that is a power of 2, the first bit of a digit the highest. */
record Digits(String alphabet, int bitsEach) {

    /** How many digits hold so many bits. */
    long length(long bits) {
        return (bits + bitsEach - 1) / bitsEach;
    }

    /** Takes digits for so many bits, filling included; refuses the first character that is none. */
    BitSet read(TextCursor cursor, long bits) {
        BitSet read = new BitSet();
        long length = length(bits);
        for (int at = 0; at < length; at++) {
            int value = cursor.peek() == TextCursor.END ? -1 : alphabet.indexOf(cursor.peek());
            if (value < 0) {
                throw cursor.refusal("one of " + length + " characters " + alphabet + " for the borders");
            }
            for (int bit = 0; bit < bitsEach; bit++) {
                read.set(at * bitsEach + bit, (value >> (bitsEach - 1 - bit) & 1) != 0);
            }
            cursor.advance();
        }
        return read;
    }

    /** Digits for so many bits. */
    String write(BitSet written, long bits) {
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < length(bits); at++) {
            int value = 0;
            for (int bit = 0; bit < bitsEach; bit++) {
                value = 2 * value + (written.get(at * bitsEach + bit) ? 1 : 0);
            }
            text.append(alphabet.charAt(value));
        }
        return text.toString();
    }
}
