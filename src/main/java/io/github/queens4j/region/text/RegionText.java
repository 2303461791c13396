package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import org.jspecify.annotations.Nullable;

/**
 * A map of regions as it was read from a text, with the solution if the text has one. Shares its arrays; read it once.
 */
public final class RegionText {

    private final TextCursor cursor;
    private final int[][] regions;
    private final int @Nullable [] solution;
    private final int solutionAt;

    RegionText(TextCursor cursor, int[][] regions, int @Nullable [] solution, int solutionAt) {
        this.cursor = cursor;
        this.regions = regions;
        this.solution = solution;
        this.solutionAt = solutionAt;
    }

    /**
     * Reads a map in any of the formats; its beginning tells which.
     *
     * @param text letters, an address of puzz.link, SBN or JSON; blanks and line breaks around it are passed over
     * @return the map: n rows of n regions, all of 0 to n - 1
     * @throws IllegalArgumentException if it is none; names the first wrong character
     */
    public static RegionText read(String text) {
        TextCursor cursor = new TextCursor("a map of regions", text);
        skipMargin(cursor);
        RegionText read = cursor.peek() == '{' ? JsonMap.read(cursor) : new RegionText(cursor, map(cursor), null, 0);
        skipMargin(cursor);
        cursor.expectEnd();
        return read;
    }

    private static int[][] map(TextCursor cursor) {
        if (startsWith(cursor, "http://") || startsWith(cursor, "https://")) {
            while (cursor.peek() > ' ' && cursor.peek() != '?') {
                cursor.advance();
            }
            cursor.expect("?");
            return PuzzLink.read(cursor);
        }
        if (startsWith(cursor, PuzzLink.GENRE)) {
            return PuzzLink.read(cursor);
        }
        if (cursor.atDigit() || (LetterMap.isLetter(cursor.peek()) && isDigit(cursor.peek(2)))) {
            return Sbn.read(cursor);
        }
        if (LetterMap.isLetter(cursor.peek())) {
            return LetterMap.read(cursor);
        }
        throw cursor.refusal("a letter, 'starbattle/', an address, a size of SBN, or '{' of JSON");
    }

    private static void skipMargin(TextCursor cursor) {
        do {
            cursor.skipSpaces();
        } while (cursor.takeLineBreak());
    }

    private static boolean startsWith(TextCursor cursor, String beginning) {
        for (int i = 0; i < beginning.length(); i++) {
            if (cursor.peek(i) != beginning.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /**
     * The map.
     *
     * @return for each row and column the number of the region; not a copy
     */
    public int[][] regions() {
        return regions;
    }

    /**
     * The solution that the text names.
     *
     * @return for each row the column of its queen, 0 to n - 1; null if the text names none; not a copy
     */
    public int @Nullable [] solution() {
        return solution;
    }

    /**
     * Says that the solution that the text names is none.
     *
     * @return the exception, to be thrown
     */
    public IllegalArgumentException wrongSolution() {
        return cursor.refusal(solutionAt, "the columns, from 0, of a solution of these regions");
    }
}
