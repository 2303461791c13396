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
            return BorderText.readPuzzLink(cursor);
        }
        if (cursor.nextIs(BorderText.PUZZ_LINK)) {
            return BorderText.readPuzzLink(cursor);
        }
        if (cursor.atDigit() || (LetterMap.isLetter(cursor.peek()) && cursor.peek(2) >= '0' && cursor.peek(2) <= '9')) {
            return BorderText.readSbn(cursor);
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
}
