package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads maps of regions, whatever their format, and writes them as letters, of which upper and lower case differ.
 *
 * <p>A table has a line for each row: letters or digits, with blanks between them or nothing; numbers with blanks
 * between them; or names of any length with commas, semicolons or tabs between them, quoted or not.
 */
public final class RegionText {

    /** The number of regions that have a letter: A to Z, then a to z. */
    public static final int LETTERS = 52;

    private static final String SEPARATORS = ",;\t";
    private static final Pattern SEPARATED = Pattern.compile("[" + SEPARATORS + "]");
    private static final Pattern SPACED = Pattern.compile(" [0-9]");

    private RegionText() {}

    /**
     * Reads letters, squares of colour, tables of words or numbers, addresses of puzz.link, SBN or JSON, with comments,
     * blanks and line breaks around them or not; the first line of each tells which. Refuses anything else at the first
     * wrong character, what comes after so many maps, and columns from 0 that are no solution of their regions.
     */
    public static List<int[][]> read(String text, int most, BiPredicate<int[][], int[]> isSolution) {
        TextCursor cursor = new TextCursor("a map of regions", text);
        List<int[][]> maps = new ArrayList<>();
        skipMargin(cursor);
        do {
            if (cursor.peek() == '{' || cursor.peek() == '[') {
                maps.addAll(JsonMap.readAll(cursor, isSolution));
            } else {
                maps.add(map(cursor));
            }
            cursor.skipSpaces();
            boolean isApart = cursor.atLineEnd() || "{[#".indexOf(cursor.peek()) >= 0;
            skipMargin(cursor);
            if (!isApart || maps.size() > most || (maps.size() == most && cursor.peek() != TextCursor.END)) {
                throw cursor.refusal("the end of the text" + (isApart ? ", as one map of regions is wanted" : ""));
            }
        } while (cursor.peek() != TextCursor.END);
        return maps;
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
        if (cursor.peek() == '"' || SEPARATED.matcher(cursor.restOfLine()).find()) {
            return readWords(cursor);
        }
        if (BorderText.isSbnNext(cursor)) {
            return BorderText.readSbn(cursor);
        }
        if (cursor.atDigit()) {
            return readNames(
                    cursor, cursor::atDigit, SPACED.matcher(cursor.restOfLine()).find(), "a number");
        }
        BooleanSupplier isName = () -> isLetter(cursor.peek()) || cursor.atSymbol();
        if (isName.getAsBoolean()) {
            return readNames(cursor, isName, false, "a letter, A to Z or a to z, or a square of colour");
        }
        throw cursor.refusal("a letter, a number, 'starbattle/', an address, a size of SBN, or '{' or '[' of JSON");
    }

    private static void skipMargin(TextCursor cursor) {
        do {
            cursor.skipSpaces();
            // A colour, such as #ff0000, is the name of a region.
            if (cursor.peek() == '#' && (cursor.peek(1) == ' ' || cursor.peek(1) == '\n')) {
                cursor.moveTo(cursor.position() + cursor.restOfLine().length());
            }
        } while (cursor.takeLineBreak());
    }

    private static int[][] readWords(TextCursor cursor) {
        return LabelGrid.read(cursor, grid -> {
            do {
                cursor.skipSpaces();
                int at = cursor.position();
                String word = cursor.take('"') ? quoted(cursor) : word(cursor);
                if (word.isEmpty()) {
                    throw cursor.refusal(at, "the name of a region");
                }
                grid.add(word, at);
                cursor.skipSpaces();
            } while (cursor.take(',') || cursor.take(';') || cursor.take('\t'));
            expectLineEnd(cursor, grid, "a comma");
        });
    }

    private static String word(TextCursor cursor) {
        StringBuilder word = new StringBuilder();
        while (!cursor.atLineEnd() && SEPARATORS.indexOf(cursor.peek()) < 0) {
            word.append((char) cursor.peek());
            cursor.advance();
        }
        return word.toString().strip();
    }

    /** Goes on after the first quote; two of them stand for one. */
    private static String quoted(TextCursor cursor) {
        StringBuilder word = new StringBuilder();
        while (!cursor.take('"') || cursor.peek() == '"') {
            if (cursor.atLineEnd()) {
                throw cursor.refusal("'\"' at the end of the name");
            }
            word.append((char) cursor.peek());
            cursor.advance();
        }
        return word.toString();
    }

    /** Names of characters of one kind; of a single one, if several in a row are several names. */
    private static int[][] readNames(TextCursor cursor, BooleanSupplier isNext, boolean areLong, String noun) {
        return LabelGrid.read(cursor, grid -> {
            cursor.skipSpaces();
            while (isNext.getAsBoolean()) {
                int at = cursor.position();
                StringBuilder name = new StringBuilder();
                do {
                    name.append(cursor.takeCharacter());
                } while (areLong && isNext.getAsBoolean());
                grid.add(name.toString(), at);
                cursor.skipSpaces();
            }
            expectLineEnd(cursor, grid, noun);
        });
    }

    private static void expectLineEnd(TextCursor cursor, LabelGrid grid, String noun) {
        if (!cursor.atLineEnd()) {
            throw cursor.refusal(grid.rowGoesOn() ? noun : "the end of the row");
        }
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
