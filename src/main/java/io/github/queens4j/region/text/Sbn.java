package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import java.util.BitSet;

/**
 * Star Battle Notation: a code for the size, twice, the number of stars, {@code W}, and the borders in digits of base
 * 64, those on the right row by row, then those below column by column, together filled with zeros on the left.
 */
public final class Sbn {

    private static final String SIZES = "56789ABCDEFGHIJKLMNOP";
    private static final int SMALLEST = 5;
    private static final int LARGEST = SMALLEST + SIZES.length() - 1;
    private static final Digits DIGITS =
            new Digits("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_", 6);

    private Sbn() {}

    static int[][] read(TextCursor cursor) {
        int size = cursor.peek() == TextCursor.END ? -1 : SIZES.indexOf(cursor.peek());
        if (size < 0) {
            throw cursor.refusal("a code for the size, 5 to 9 or A to P");
        }
        cursor.expect(SIZES.substring(size, size + 1).repeat(2));
        Stars.expectOne(cursor);
        cursor.expect("W");
        int n = size + SMALLEST;
        int first = cursor.position();
        int length = DIGITS.length(2 * n * (n - 1));
        int filling = length * DIGITS.bitsEach() - 2 * n * (n - 1);
        BitSet bits = DIGITS.read(cursor, length);
        if (bits.nextSetBit(0) >= 0 && bits.nextSetBit(0) < filling) {
            throw cursor.refusal(first, "a character whose first bits, before the borders, are zeros");
        }
        Borders borders = Borders.none(n);
        for (int bit = bits.nextSetBit(0); bit >= 0; bit = bits.nextSetBit(bit + 1)) {
            int border = bit - filling;
            if (border < n * (n - 1)) {
                borders.addRight(border / (n - 1), border % (n - 1));
            } else {
                borders.addBelow(border % (n - 1), border / (n - 1) - n);
            }
        }
        return borders.regions(cursor, places(n, first, filling));
    }

    private static BorderBits places(int n, int first, int filling) {
        return new BorderBits() {
            @Override
            public int first() {
                return first;
            }

            @Override
            public int right(int row, int column) {
                return first + (filling + rightBit(n, row, column)) / DIGITS.bitsEach();
            }

            @Override
            public int below(int row, int column) {
                return first + (filling + belowBit(n, row, column)) / DIGITS.bitsEach();
            }
        };
    }

    private static int rightBit(int n, int row, int column) {
        return row * (n - 1) + column;
    }

    private static int belowBit(int n, int row, int column) {
        return (n + column) * (n - 1) + row;
    }

    /**
     * Writes a map.
     *
     * @param regions a square map
     * @return the notation, without a line break
     * @throws IllegalArgumentException if n is not 5 to 25, or a region is not connected
     */
    public static String write(int[][] regions) {
        int n = regions.length;
        if (n < SMALLEST || n > LARGEST) {
            throw new IllegalArgumentException("SBN has a code for sizes from " + SMALLEST + " to " + LARGEST
                    + ", but n is " + n + ": use LETTERS or JSON");
        }
        Borders borders = Borders.ofConnected(regions, "SBN");
        int length = DIGITS.length(2 * n * (n - 1));
        int filling = length * DIGITS.bitsEach() - 2 * n * (n - 1);
        BitSet bits = new BitSet();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (borders.isRight(row, column)) {
                    bits.set(filling + rightBit(n, row, column));
                }
                if (borders.isBelow(row, column)) {
                    bits.set(filling + belowBit(n, row, column));
                }
            }
        }
        String code = SIZES.substring(n - SMALLEST, n - SMALLEST + 1);
        StringBuilder text = new StringBuilder(code).append(code).append("1W");
        DIGITS.write(text, bits, length);
        return text.toString();
    }
}
