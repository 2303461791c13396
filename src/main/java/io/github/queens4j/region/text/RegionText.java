package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import java.util.function.BiPredicate;

/** Reads maps of regions, whatever their format. */
public final class RegionText {

    private RegionText() {}

    /**
     * Reads letters, a table of words or numbers, an address of puzz.link, SBN or JSON, with blanks and line breaks
     * around it or not; its first line tells which. Refuses anything else at the first wrong character.
     *
     * @param isSolution whether columns, from 0, are a solution of regions, in case that the text names some
     * @return for each row and column the number of the region, all of 0 to n - 1
     */
    public static int[][] read(String text, BiPredicate<int[][], int[]> isSolution) {
        TextCursor cursor = new TextCursor("a map of regions", text);
        skipMargin(cursor);
        int[][] regions = cursor.peek() == '{' || cursor.peek() == '[' ? JsonMap.read(cursor, isSolution) : map(cursor);
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
        if (Table.isNext(cursor)) {
            return Table.readWords(cursor);
        }
        if (BorderText.isSbnNext(cursor)) {
            return BorderText.readSbn(cursor);
        }
        if (cursor.atDigit()) {
            return Table.readNumbers(cursor);
        }
        if (LetterMap.isLetter(cursor.peek())) {
            return LetterMap.read(cursor);
        }
        throw cursor.refusal("a letter, a number, 'starbattle/', an address, a size of SBN, or '{' or '[' of JSON");
    }

    private static void skipMargin(TextCursor cursor) {
        do {
            cursor.skipSpaces();
        } while (cursor.takeLineBreak());
    }
}
