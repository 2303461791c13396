package io.github.queens4j.region.text;

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

    static final String ONE_STAR =
            "'1' for one star a row, as a board has one queen in each row (not a puzzle of two stars)";

    static final String PUZZ_LINK = "starbattle/";

    private static final Digits BASE_32 = new Digits("0123456789abcdefghijklmnopqrstuv", 5);
    private static final Digits BASE_64 =
            new Digits("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_", 6);

    private static final String SBN_SIZES = "56789ABCDEFGHIJKLMNOP";
    private static final int SMALLEST_SBN = 5;
    private static final int LARGEST_SBN = SMALLEST_SBN + SBN_SIZES.length() - 1;

    private final Value line;
    private int at;

    private BorderText(Value line, int at) {
        this.line = line;
        this.at = at;
    }

    /** Whether a line is an address, or begins as SBN does: sizes, stars, W. */
    static boolean isLink(String line) {
        boolean isSbn = line.length() > 4
                && SBN_SIZES.indexOf(line.charAt(0)) >= 0
                && SBN_SIZES.indexOf(line.charAt(1)) >= 0
                && Character.isDigit(line.charAt(2))
                && line.charAt(3) == 'W';
        return isSbn || line.contains(PUZZ_LINK) || line.startsWith("http");
    }

    static String notation(String line) {
        return line.contains("/") ? "puzz.link" : "SBN";
    }

    /** Reads a line that is an address or SBN as a whole. */
    static int[][] read(Value line) {
        Refusal.require(isLink(line.text()), line.at, "an address with '" + PUZZ_LINK + "', or SBN");
        boolean isAddress = line.text().contains("/") || line.text().startsWith("http");
        int from = isAddress ? line.text().indexOf(PUZZ_LINK) : 0;
        Refusal.require(from >= 0, line.end, "an address with '" + PUZZ_LINK + "'");
        BorderText text = new BorderText(line, line.at + from);
        int[][] map = isAddress ? text.readPuzzLink() : text.readSbn();
        Refusal.require(text.at == line.end, text.at, "the end of the address");
        return map;
    }

    private int next() {
        return at < line.end ? line.source.charAt(at) : ' ';
    }

    private void expect(String expected) {
        for (int i = 0; i < expected.length(); i++) {
            Refusal.require(next() == expected.charAt(i), at, "'" + expected.charAt(i) + "'");
            at++;
        }
    }

    private int[][] readPuzzLink() {
        expect(PUZZ_LINK);
        int slash = line.source.indexOf('/', at);
        int n = new Value(line.source, Value.WORD, at, Math.max(at, slash)).number();
        Refusal.require(n > 0 && n < 1000, at, "at least 1 column");
        expect(n + "/" + n + "/");
        Refusal.require(line.source.startsWith("1/", at), at, ONE_STAR);
        at += 2;
        int rightAt = at;
        BitSet bits = readBlock(n);
        int belowAt = at;
        readBlock(n).stream().forEach(bit -> bits.set((n + bit % n) * (n - 1) + bit / n));
        return new Borders(n, bits).regions(rightAt, belowAt);
    }

    private BitSet readBlock(int n) {
        BitSet block = digits(BASE_32, n * (n - 1));
        String zeros = "a digit whose last bits, beyond the borders, are zeros";
        Refusal.require(block.length() <= n * (n - 1), at - 1, zeros);
        return block;
    }

    private int[][] readSbn() {
        int size = SBN_SIZES.indexOf(next());
        expect(SBN_SIZES.substring(size, size + 1).repeat(2));
        Refusal.require(next() == '1', at, ONE_STAR);
        expect("1W");
        int n = size + SMALLEST_SBN;
        int first = at;
        BitSet bits = digits(BASE_64, 2 * n * (n - 1));
        int filling = sbnFilling(n);
        boolean isFilled = bits.isEmpty() || bits.nextSetBit(0) >= filling;
        Refusal.require(isFilled, first, "a character whose first bits, before the borders, are zeros");
        return new Borders(n, bits.get(filling, filling + 2 * n * (n - 1))).regions(first, first);
    }

    /** Takes digits for a number of bits, filling included. */
    private BitSet digits(Digits base, int bits) {
        BitSet read = new BitSet();
        int length = base.length(bits);
        for (int digit = 0; digit < length; digit++) {
            int value = base.alphabet.indexOf(next());
            Refusal.require(value >= 0, at, "one of " + length + " characters " + base.alphabet + " for the borders");
            for (int bit = 0; bit < base.bitsEach; bit++) {
                read.set(digit * base.bitsEach + bit, (value >> (base.bitsEach - 1 - bit) & 1) != 0);
            }
            at++;
        }
        return read;
    }

    /** Writes an address without its site, {@code https://puzz.link/p?}; refuses regions that are not connected. */
    public static String puzzLink(int[][] regions) {
        int n = regions.length;
        int half = n * (n - 1);
        BitSet bits = Borders.ofConnected(regions, "PUZZ_LINK").bits();
        BitSet below = new BitSet();
        bits.get(half, 2 * half).stream().forEach(bit -> below.set(bit % (n - 1) * n + bit / (n - 1)));
        return PUZZ_LINK + n + "/" + n + "/1/" + BASE_32.write(bits.get(0, half), half) + BASE_32.write(below, half);
    }

    /** Bits before the borders. */
    private static int sbnFilling(int n) {
        int bits = 2 * n * (n - 1);
        return BASE_64.length(bits) * BASE_64.bitsEach - bits;
    }

    /** Writes without a line break; refuses sizes that have no code, and regions that are not connected. */
    public static String sbn(int[][] regions) {
        int n = regions.length;
        if (n < SMALLEST_SBN || n > LARGEST_SBN) {
            throw new IllegalArgumentException("SBN has a code for sizes from " + SMALLEST_SBN + " to " + LARGEST_SBN
                    + ", but n is " + n + ": use letters or JSON");
        }
        int filling = sbnFilling(n);
        BitSet bits = new BitSet();
        Borders.ofConnected(regions, "SBN").bits().stream().forEach(bit -> bits.set(filling + bit));
        String code = SBN_SIZES.substring(n - SMALLEST_SBN, n - SMALLEST_SBN + 1);
        return code + code + "1W" + BASE_64.write(bits, 2 * n * (n - 1));
    }

    /** Digits of a base that is a power of 2, the first bit of a digit the highest. */
    private record Digits(String alphabet, int bitsEach) {

        int length(int bits) {
            return (bits + bitsEach - 1) / bitsEach;
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
