package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import java.util.function.BiPredicate;

/** Reads maps of regions, whatever their format. */
public final class RegionText {

    private RegionText() {}

    /**
     * Reads letters, an address of puzz.link, SBN or JSON, with blanks and line breaks around it or not; its beginning
     * tells which. Refuses anything else at the first wrong character.
     *
     * @param isSolution whether columns, from 0, are a solution of regions, in case that the text names some
     * @return for each row and column the number of the region, all of 0 to n - 1
     */
    public static int[][] read(String text, BiPredicate<int[][], int[]> isSolution) {
        TextCursor cursor = new TextCursor("a map of regions", text);
        skipMargin(cursor);
        int[][] regions = cursor.peek() == '{' ? JsonMap.read(cursor, isSolution) : map(cursor);
        skipMargin(cursor);
        cursor.expectEnd();
        return regions;
    }

    private static int[][] map(TextCursor cursor) {
        if (cursor.nextIs("http://") || cursor.nextIs("https://")) {
            while (cursor.peek() > ' ' && cursor.peek() != '?') {
                cursor.advance();
            }
            cursor.expect("?");
            return PuzzLink.read(cursor);
        }
        if (cursor.nextIs(PuzzLink.GENRE)) {
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

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }
}
