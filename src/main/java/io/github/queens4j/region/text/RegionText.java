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
     * Reads letters, an address of puzz.link, SBN or JSON, with blanks and line breaks around it or not; its beginning
     * tells which. Refuses anything else at the first wrong character.
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

    /** Puzzles of the family with two stars a row or more are other problems. */
    static void expectOneStar(TextCursor cursor) {
        int at = cursor.position();
        int stars = cursor.number("the number of stars");
        if (stars != 1) {
            String name = stars == 2 ? "two stars" : stars + " stars";
            throw cursor.refusal(
                    at, "'1' for one star a row, as a board has one queen in each row (not a puzzle of " + name + ")");
        }
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

    /** For each row and column the number of the region, all of 0 to n - 1; not a copy. */
    public int[][] regions() {
        return regions;
    }

    /** For each row the column of its queen, 0 to n - 1; null if the text names no solution; not a copy. */
    public int @Nullable [] solution() {
        return solution;
    }

    /** Says that the solution that the text names is none. */
    public IllegalArgumentException wrongSolution() {
        return cursor.refusal(solutionAt, "the columns, from 0, of a solution of these regions");
    }
}
