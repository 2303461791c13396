package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import java.util.BitSet;

/**
 * The two formats that write the borders between squares as digits.
 *
 * <p>The address of a puzzle at puzz.link is {@code starbattle/<columns>/<rows>/<stars>/} and two blocks of digits of
 * base 32. The first has a bit for each square but those of the last column, row by row: a border right of it; the
 * second for each square but those of the last row, row by row: a border below it. Blocks end in zeros.
 *
 * <p>Star Battle Notation is a code for the size, twice, the number of stars, {@code W}, and the borders in digits of
 * base 64, those on the right row by row, then those below column by column, together filled with zeros on the left.
 */
public final class BorderText {

    static final String PUZZ_LINK = "starbattle/";

    private static final Digits BASE_32 = new Digits("0123456789abcdefghijklmnopqrstuv", 5);
    private static final Digits BASE_64 =
            new Digits("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_", 6);

    private static final String SBN_SIZES = "56789ABCDEFGHIJKLMNOP";
    private static final int SMALLEST_SBN = 5;
    private static final int LARGEST_SBN = SMALLEST_SBN + SBN_SIZES.length() - 1;

    private BorderText() {}

    static int[][] readPuzzLink(TextCursor cursor) {
        cursor.expect(PUZZ_LINK);
        int sizeAt = cursor.position();
        int n = cursor.number("the number of columns");
        cursor.require(n > 0, sizeAt, "at least 1 column");
        cursor.expect("/" + n + "/");
        expectOneStar(cursor);
        cursor.expect("/");
        int rightAt = cursor.position();
        BitSet bits = readBlock(cursor, n);
        int belowAt = cursor.position();
        readBlock(cursor, n).stream().forEach(bit -> bits.set((n + bit % n) * (n - 1) + bit / n));
        return new Borders(n, bits).regions(cursor, rightAt, belowAt);
    }

    private static BitSet readBlock(TextCursor cursor, long n) {
        BitSet block = BASE_32.read(cursor, n * (n - 1));
        if (block.length() > n * (n - 1)) {
            throw cursor.refusal(cursor.position() - 1, "a digit whose last bits, beyond the borders, are zeros");
        }
        return block;
    }

    /** Writes an address without its site, {@code https://puzz.link/p?}; refuses regions that are not connected. */
    public static String puzzLink(int[][] regions) {
        int n = regions.length;
        int half = n * (n - 1);
        BitSet bits = Borders.ofConnected(regions, "PUZZ_LINK").bits();
        BitSet right = bits.get(0, half);
        BitSet below = new BitSet();
        bits.get(half, 2 * half).stream().forEach(bit -> below.set(bit % (n - 1) * n + bit / (n - 1)));
        return PUZZ_LINK + n + "/" + n + "/1/" + BASE_32.write(right, half) + BASE_32.write(below, half);
    }

    /** Where an address without its site begins; -1 if none does. */
    static int address(String text) {
        int at = text.indexOf(PUZZ_LINK);
        return at > 0 && text.charAt(at - 1) == '/' ? -1 : at;
    }

    /** Whether a word begins as SBN does: sizes, stars, W. */
    static boolean isSbn(String word) {
        return word.length() > 4
                && SBN_SIZES.indexOf(word.charAt(0)) >= 0
                && SBN_SIZES.indexOf(word.charAt(1)) >= 0
                && Character.isDigit(word.charAt(2))
                && word.charAt(3) == 'W';
    }

    static int[][] readSbn(TextCursor cursor) {
        int size = SBN_SIZES.indexOf(cursor.peek());
        cursor.require(size >= 0, "a code for the size, 5 to 9 or A to P");
        cursor.expect(SBN_SIZES.substring(size, size + 1).repeat(2));
        expectOneStar(cursor);
        cursor.expect("W");
        int n = size + SMALLEST_SBN;
        int first = cursor.position();
        BitSet bits = BASE_64.read(cursor, 2L * n * (n - 1));
        int filling = sbnFilling(n);
        if (bits.nextSetBit(0) >= 0 && bits.nextSetBit(0) < filling) {
            throw cursor.refusal(first, "a character whose first bits, before the borders, are zeros");
        }
        return new Borders(n, bits.get(filling, filling + 2 * n * (n - 1))).regions(cursor, first, first);
    }

    /** Bits before the borders. */
    private static int sbnFilling(int n) {
        int bits = 2 * n * (n - 1);
        return (int) BASE_64.length(bits) * BASE_64.bitsEach - bits;
    }

    /** Writes without a line break; refuses sizes that have no code, and regions that are not connected. */
    public static String sbn(int[][] regions) {
        int n = regions.length;
        if (n < SMALLEST_SBN || n > LARGEST_SBN) {
            throw new IllegalArgumentException("SBN has a code for sizes from " + SMALLEST_SBN + " to " + LARGEST_SBN
                    + ", but n is " + n + ": use LETTERS or JSON");
        }
        int filling = sbnFilling(n);
        BitSet bits = new BitSet();
        Borders.ofConnected(regions, "SBN").bits().stream().forEach(bit -> bits.set(filling + bit));
        String code = SBN_SIZES.substring(n - SMALLEST_SBN, n - SMALLEST_SBN + 1);
        return code + code + "1W" + BASE_64.write(bits, 2 * n * (n - 1));
    }

    /** Puzzles of the family with two stars a row or more are other problems. */
    private static void expectOneStar(TextCursor cursor) {
        int at = cursor.position();
        int stars = cursor.number("the number of stars");
        if (stars != 1) {
            String name = stars == 2 ? "two stars" : stars + " stars";
            throw cursor.refusal(
                    at, "'1' for one star a row, as a board has one queen in each row (not a puzzle of " + name + ")");
        }
    }

    /** Digits of a base that is a power of 2, the first bit of a digit the highest. */
    private record Digits(String alphabet, int bitsEach) {

        long length(long bits) {
            return (bits + bitsEach - 1) / bitsEach;
        }

        /** Takes digits for a number of bits, filling included; refuses the first character that is none. */
        BitSet read(TextCursor cursor, long bits) {
            BitSet read = new BitSet();
            long length = length(bits);
            for (int at = 0; at < length; at++) {
                int value = alphabet.indexOf(cursor.peek());
                cursor.require(value >= 0, "one of " + length + " characters " + alphabet + " for the borders");
                for (int bit = 0; bit < bitsEach; bit++) {
                    read.set(at * bitsEach + bit, (value >> (bitsEach - 1 - bit) & 1) != 0);
                }
                cursor.advance();
            }
            return read;
        }

        String write(BitSet bits, int length) {
            StringBuilder text = new StringBuilder();
            for (int at = 0; at < length(length); at++) {
                int value = 0;
                for (int bit = 0; bit < bitsEach; bit++) {
                    value = 2 * value + (bits.get(at * bitsEach + bit) ? 1 : 0);
                }
                text.append(alphabet.charAt(value));
            }
            return text.toString();
        }
    }
}
