package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;

/** A line of letters for each row, with or without blanks between them; upper and lower case are different regions. */
public final class LetterMap {

    private LetterMap() {}

    static int[][] read(TextCursor cursor) {
        LabelGrid grid = new LabelGrid(cursor);
        do {
            readRow(cursor, grid);
        } while (!grid.isWhole() && cursor.takeLineBreak());
        cursor.skipSpaces();
        return grid.regions();
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
        grid.endRow();
    }

    static boolean isLetter(int c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }

    /**
     * Writes a map.
     *
     * @param regions a square map, numbered from 0 by first appearance
     * @return n lines of n letters, each line with its line break
     * @throws IllegalArgumentException if there are more than 52 regions
     */
    public static String write(int[][] regions) {
        if (regions.length > RegionName.LETTERS) {
            throw new IllegalArgumentException("LETTERS names at most " + RegionName.LETTERS + " regions, but n is "
                    + regions.length + ": use JSON");
        }
        StringBuilder text = new StringBuilder();
        for (int[] row : regions) {
            for (int region : row) {
                text.append(RegionName.letter(region));
            }
            text.append('\n');
        }
        return text.toString();
    }
}
