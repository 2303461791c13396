package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import java.util.BitSet;

/**
 * The address of a puzzle at puzz.link: {@code starbattle/<columns>/<rows>/<stars>/} and two blocks of digits of base
 * 32. The first has a bit for each square but those of the last column, row by row: a border right of it; the second
 * for each square but those of the last row, row by row: a border below it. Each block is filled with zeros on the
 * right.
 */
public final class PuzzLink {

    static final String GENRE = "starbattle/";

    private static final Digits DIGITS = new Digits("0123456789abcdefghijklmnopqrstuv", 5);

    private PuzzLink() {}

    /** Reads from the genre on. */
    static int[][] read(TextCursor cursor) {
        cursor.expect(GENRE);
        int sizeAt = cursor.position();
        int n = cursor.number("the number of columns");
        if (n == 0) {
            throw cursor.refusal(sizeAt, "at least 1 column");
        }
        cursor.expect("/" + n + "/");
        Stars.expectOne(cursor);
        cursor.expect("/");
        return readBorders(cursor, n);
    }

    private static int[][] readBorders(TextCursor cursor, int n) {
        long bits = (long) n * (n - 1);
        long length = (bits + DIGITS.bitsEach() - 1) / DIGITS.bitsEach();
        int first = cursor.position();
        BitSet right = readBlock(cursor, bits, length);
        int second = cursor.position();
        BitSet below = readBlock(cursor, bits, length);
        Borders borders = Borders.none(n);
        right.stream().forEach(bit -> borders.addRight(bit / (n - 1), bit % (n - 1)));
        below.stream().forEach(bit -> borders.addBelow(bit / n, bit % n));
        return borders.regions(cursor, new BorderBits() {
            @Override
            public int first() {
                return first;
            }

            @Override
            public int right(int row, int column) {
                return first + (row * (n - 1) + column) / DIGITS.bitsEach();
            }

            @Override
            public int below(int row, int column) {
                return second + (row * n + column) / DIGITS.bitsEach();
            }
        });
    }

    private static BitSet readBlock(TextCursor cursor, long bits, long length) {
        BitSet block = DIGITS.read(cursor, length);
        if (block.length() > bits) {
            throw cursor.refusal(cursor.position() - 1, "a digit whose last bits, beyond the borders, are zeros");
        }
        return block;
    }

    /**
     * Writes a map.
     *
     * @param regions a square map
     * @return the address without the site: put {@code https://puzz.link/p?} before it
     * @throws IllegalArgumentException if a region is not connected
     */
    public static String write(int[][] regions) {
        Borders borders = Borders.ofConnected(regions, "PUZZ_LINK");
        int n = regions.length;
        BitSet right = new BitSet();
        BitSet below = new BitSet();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (borders.isRight(row, column)) {
                    right.set(row * (n - 1) + column);
                }
                if (borders.isBelow(row, column)) {
                    below.set(row * n + column);
                }
            }
        }
        int length = DIGITS.length(n * (n - 1));
        StringBuilder text =
                new StringBuilder(GENRE).append(n).append('/').append(n).append("/1/");
        DIGITS.write(text, right, length);
        DIGITS.write(text, below, length);
        return text.toString();
    }
}
