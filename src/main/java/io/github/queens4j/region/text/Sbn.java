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
        RegionText.expectOneStar(cursor);
        cursor.expect("W");
        int n = size + SMALLEST;
        int first = cursor.position();
        BitSet bits = DIGITS.read(cursor, 2 * n * (n - 1));
        int filling = filling(n);
        if (bits.nextSetBit(0) >= 0 && bits.nextSetBit(0) < filling) {
            throw cursor.refusal(first, "a character whose first bits, before the borders, are zeros");
        }
        Borders borders = new Borders(n);
        for (int line = 0; line < n; line++) {
            for (int i = 0; i + 1 < n; i++) {
                borders.right[line][i] = bits.get(filling + rightBit(n, line, i));
                borders.below[i][line] = bits.get(filling + belowBit(n, i, line));
            }
        }
        return borders.regions(cursor, first, first);
    }

    private static int filling(int n) {
        int bits = 2 * n * (n - 1);
        return (int) DIGITS.length(bits) * DIGITS.bitsEach() - bits;
    }

    private static int rightBit(int n, int row, int column) {
        return row * (n - 1) + column;
    }

    private static int belowBit(int n, int row, int column) {
        return (n + column) * (n - 1) + row;
    }

    /**
     * Writes the notation without a line break; refuses sizes it has no code for, and regions that are not connected.
     */
    public static String write(int[][] regions) {
        int n = regions.length;
        if (n < SMALLEST || n > LARGEST) {
            throw new IllegalArgumentException("SBN has a code for sizes from " + SMALLEST + " to " + LARGEST
                    + ", but n is " + n + ": use LETTERS or JSON");
        }
        Borders borders = Borders.ofConnected(regions, "SBN");
        int filling = filling(n);
        BitSet bits = new BitSet();
        for (int line = 0; line < n; line++) {
            for (int i = 0; i + 1 < n; i++) {
                bits.set(filling + rightBit(n, line, i), borders.right[line][i]);
                bits.set(filling + belowBit(n, i, line), borders.below[i][line]);
            }
        }
        String code = SIZES.substring(n - SMALLEST, n - SMALLEST + 1);
        return code + code + "1W" + DIGITS.write(bits, 2 * n * (n - 1));
    }
}
