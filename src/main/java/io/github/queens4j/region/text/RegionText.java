package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import java.util.Arrays;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/** Reads maps of regions, whatever their format, and writes them as letters. */
public final class RegionText {

    /** The number of regions that have a letter: A to Z, then a to z. */
    public static final int LETTERS = 52;

    private RegionText() {}

    /**
     * Reads letters, a table of words or numbers, an address of puzz.link, SBN or JSON, with blanks and line breaks
     * around it or not; its first line tells which. Refuses anything else at the first wrong character, and columns
     * from 0 in a text that are no solution of its regions.
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
        boolean isAddress = cursor.nextIs("http://") || cursor.nextIs("https://");
        if (isAddress) {
            while (cursor.peek() > ' ' && cursor.peek() != '?') {
                cursor.advance();
            }
            cursor.expect("?");
        }
        if (isAddress || cursor.nextIs(BorderText.PUZZ_LINK)) {
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
        if (isLetter(cursor.peek())) {
            return Table.readLetters(cursor);
        }
        throw cursor.refusal("a letter, a number, 'starbattle/', an address, a size of SBN, or '{' or '[' of JSON");
    }

    private static void skipMargin(TextCursor cursor) {
        do {
            cursor.skipSpaces();
        } while (cursor.takeLineBreak());
    }

    static boolean isLetter(int c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }

    /** What a region is called in texts and messages: a letter if there is one for it, otherwise its number. */
    public static String name(int region) {
        int letter = region < 26 ? 'A' + region : 'a' + region - 26;
        return region < LETTERS ? Character.toString(letter) : String.valueOf(region);
    }

    /** Writes n lines of n letters; regions are numbered by first appearance. */
    public static String letters(int[][] regions) {
        if (regions.length > LETTERS) {
            throw new IllegalArgumentException(
                    "LETTERS names at most " + LETTERS + " regions, but n is " + regions.length + ": use JSON");
        }
        return Arrays.stream(regions)
                .map(row -> Arrays.stream(row).mapToObj(RegionText::name).collect(Collectors.joining()))
                .collect(Collectors.joining("\n"));
    }
}
