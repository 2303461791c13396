package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;

/** A line of letters for each row, with or without blanks between them; upper and lower case are different regions. */
public final class LetterMap {

    /** Names of one letter: A to Z, then a to z. */
    public static final int LARGEST = 52;

    private LetterMap() {}

    /** What a region is called in texts and messages: a letter if there is one for it, otherwise its number. */
    public static String name(int region) {
        int letter = region < 26 ? 'A' + region : 'a' + region - 26;
        return region < LARGEST ? Character.toString(letter) : String.valueOf(region);
    }

    static int[][] read(TextCursor cursor) {
        return LabelGrid.read(cursor, grid -> readRow(cursor, grid));
    }

    private static void readRow(TextCursor cursor, LabelGrid grid) {
        cursor.skipSpaces();
        while (isLetter(cursor.peek())) {
            grid.add(Character.toString(cursor.peek()), cursor.position());
            cursor.advance();
            cursor.skipSpaces();
        }
        if (cursor.peek() != '\n' && cursor.peek() != '\r' && cursor.peek() != TextCursor.END) {
            throw cursor.refusal(grid.rowGoesOn() ? "a letter, A to Z or a to z" : "the end of the row");
        }
    }

    static boolean isLetter(int c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }

    /** Writes n lines of n letters, each with its line break; regions are numbered by first appearance. */
    public static String write(int[][] regions) {
        if (regions.length > LARGEST) {
            throw new IllegalArgumentException(
                    "LETTERS names at most " + LARGEST + " regions, but n is " + regions.length + ": use JSON");
        }
        StringBuilder text = new StringBuilder();
        for (int[] row : regions) {
            for (int region : row) {
                text.append(name(region));
            }
            text.append('\n');
        }
        return text.toString();
    }
}
