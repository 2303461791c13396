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
        RegionText.expectOneStar(cursor);
        cursor.expect("/");
        int rightAt = cursor.position();
        BitSet right = readBlock(cursor, n);
        int belowAt = cursor.position();
        BitSet below = readBlock(cursor, n);
        Borders borders = new Borders(n);
        right.stream().forEach(bit -> borders.right[bit / (n - 1)][bit % (n - 1)] = true);
        below.stream().forEach(bit -> borders.below[bit / n][bit % n] = true);
        return borders.regions(cursor, rightAt, belowAt);
    }

    private static BitSet readBlock(TextCursor cursor, long n) {
        BitSet block = DIGITS.read(cursor, n * (n - 1));
        if (block.length() > n * (n - 1)) {
            throw cursor.refusal(cursor.position() - 1, "a digit whose last bits, beyond the borders, are zeros");
        }
        return block;
    }

    /** Writes an address without its site, {@code https://puzz.link/p?}; refuses regions that are not connected. */
    public static String write(int[][] regions) {
        Borders borders = Borders.ofConnected(regions, "PUZZ_LINK");
        int n = regions.length;
        BitSet right = new BitSet();
        BitSet below = new BitSet();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (borders.right[row][column]) {
                    right.set(row * (n - 1) + column);
                }
                if (borders.below[row][column]) {
                    below.set(row * n + column);
                }
            }
        }
        return GENRE + n + "/" + n + "/1/" + DIGITS.write(right, n * (n - 1)) + DIGITS.write(below, n * (n - 1));
    }
}
