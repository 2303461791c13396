package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Reads maps of regions, whatever their format, and writes them as letters, of which upper and lower case differ.
 *
 * <p>A table has a line for each row: letters or digits, with blanks between them or nothing; numbers with blanks
 * between them; or names of any length with commas, semicolons or tabs between them, quoted or not.
 */
public final class RegionText {

    /** A map, and its title, which is empty if it has none. */
    @SuppressWarnings("ArrayRecordComponent")
    public record Level(int[][] regions, String title) {}

    /** The number of regions that have a letter: A to Z, then a to z. */
    public static final int LETTERS = 52;

    private static final String SEPARATORS = ",;\t";

    private RegionText() {}

    /**
     * Reads letters, squares of colour, tables of words or numbers, addresses of puzz.link, SBN, JSON or code, with
     * comments, blanks and line breaks around them or not; the first line of each tells which. Refuses anything else at
     * the first wrong character, what comes after the most maps wanted, and columns from 0 that are no solution of
     * their regions.
     */
    public static List<Level> read(String text, int most, BiPredicate<int[][], int[]> isSolution) {
        return read(text, most, false, isSolution);
    }

    /** Reads maps of any number of regions, with -1 for an open square, which is a point, in JSON also null or -1. */
    public static List<int[][]> readSketches(String text, int most) {
        return read(text, most, true, (regions, columns) -> true).stream()
                .map(Level::regions)
                .toList();
    }

    private static List<Level> read(String text, int most, boolean isSketch, BiPredicate<int[][], int[]> isSolution) {
        TextCursor cursor = new TextCursor("a map of regions", text);
        List<Level> levels = new ArrayList<>();
        skipMargin(cursor);
        do {
            int start = cursor.position();
            boolean areBrackets = cursor.peek() == '{' || cursor.peek() == '[';
            LevelText code = new LevelText(cursor, isSketch, isSolution);
            boolean isApart = !areBrackets && LevelText.isCodeNext(cursor) && levels.addAll(code.readCode());
            if (!isApart) {
                cursor.moveTo(start);
                levels.addAll(areBrackets ? code.readBrackets() : List.of(new Level(map(cursor, isSketch), "")));
                cursor.skipSpaces();
                isApart = cursor.atLineEnd() || "{[#".indexOf(cursor.peek()) >= 0;
                skipMargin(cursor);
            }
            if (!isApart || levels.size() > most || (levels.size() == most && cursor.peek() != TextCursor.END)) {
                throw cursor.refusal("the end of the text" + (isApart ? ", as one map of regions is wanted" : ""));
            }
        } while (cursor.peek() != TextCursor.END);
        return levels;
    }

    private static int[][] map(TextCursor cursor, boolean isSketch) {
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
        boolean areSeparated = cursor.restOfLine().chars().anyMatch(c -> SEPARATORS.indexOf(c) >= 0);
        if (!areSeparated && cursor.take('"')) {
            if (!cursor.nextIs("http") && !cursor.nextIs(BorderText.PUZZ_LINK) && !BorderText.isSbnNext(cursor)) {
                throw cursor.refusal("an address or SBN in quotes, or a comma between names");
            }
            int[][] regions = map(cursor, isSketch);
            cursor.expect("\"");
            return regions;
        }
        if (areSeparated) {
            BooleanSupplier isSeparated = () -> cursor.take(',') || cursor.take(';') || cursor.take('\t');
            return LabelGrid.read(cursor, isSketch, () -> word(cursor), isSeparated, "a comma");
        }
        if (BorderText.isSbnNext(cursor)) {
            return BorderText.readSbn(cursor);
        }
        boolean areLong = areSpaced(cursor.restOfLine());
        if (cursor.atDigit() && !isSketch) {
            return readNames(cursor, false, cursor::atDigit, areLong, "a number");
        }
        // The first row of a sketch may be open, and not say whether letters or numbers follow.
        BooleanSupplier isName = () -> TextCursor.isLetter(cursor.peek())
                || cursor.atSymbol()
                || (isSketch && (cursor.atDigit() || cursor.nextIs(LabelGrid.OPEN)));
        if (isName.getAsBoolean()) {
            String noun = "a letter, A to Z or a to z, or a square of colour";
            return readNames(cursor, isSketch, isName, isSketch && areLong, isSketch ? noun + ", or '.'" : noun);
        }
        throw LabelGrid.refusal(
                cursor, "a letter, a number, 'starbattle/', an address, a size of SBN, or '{' or '[' of JSON");
    }

    static void skipMargin(TextCursor cursor) {
        do {
            cursor.skipSpaces();
            // With anything else after it, # begins the name of a region, such as the colour #ff0000.
            boolean isComment = cursor.peek(1) == TextCursor.END || " \r\n".indexOf(cursor.peek(1)) >= 0;
            if (cursor.peek() != '#' || isComment) {
                takeComment(cursor);
                cursor.skipSpaces();
            }
        } while (cursor.takeLineBreak());
    }

    static boolean takeComment(TextCursor cursor) {
        int at = cursor.position();
        if (cursor.nextIs("//") || cursor.peek() == '#') {
            cursor.moveTo(at + cursor.restOfLine().length());
        } else if (cursor.nextIs("/*")) {
            int end = cursor.text().indexOf("*/", at + 2);
            cursor.moveTo(end < 0 ? cursor.text().length() : end + 2);
        }
        return cursor.position() > at;
    }

    /** A name up to a separator, or in quotes, where two of them stand for one. */
    private static String word(TextCursor cursor) {
        int start = cursor.position();
        String word = cursor.take('"')
                ? take(cursor, () -> !cursor.take('"') || cursor.peek() == '"')
                : take(cursor, () -> !cursor.atLineEnd() && SEPARATORS.indexOf(cursor.peek()) < 0)
                        .strip();
        cursor.require(!word.isEmpty(), start, "the name of a region");
        return word;
    }

    private static String take(TextCursor cursor, BooleanSupplier goesOn) {
        StringBuilder name = new StringBuilder();
        while (goesOn.getAsBoolean()) {
            if (cursor.atLineEnd()) { // Names without quotes end there.
                throw cursor.refusal("'\"' at the end of the name");
            }
            name.append(cursor.takeCharacter());
        }
        return name.toString();
    }

    /** Names of characters of one kind; of a single one, if several in a row are several names. */
    private static int[][] readNames(
            TextCursor cursor, boolean isSketch, BooleanSupplier isNext, boolean areLong, String noun) {
        Supplier<String> name = () -> {
            if (!isNext.getAsBoolean()) {
                throw LabelGrid.refusal(cursor, noun);
            }
            return areLong ? take(cursor, isNext) : cursor.takeCharacter();
        };
        return LabelGrid.read(cursor, isSketch, name, isNext, noun);
    }

    /** Whether a digit follows a blank. */
    private static boolean areSpaced(String line) {
        return IntStream.range(1, line.length())
                .anyMatch(i -> line.charAt(i - 1) == ' ' && line.charAt(i) >= '0' && line.charAt(i) <= '9');
    }

    /** What a region is called in texts and messages: a letter if there is one for it, otherwise its number. */
    public static String name(int region) {
        int letter = region < 26 ? 'A' + region : 'a' + region - 26;
        return region < LETTERS ? String.valueOf((char) letter) : String.valueOf(region);
    }

    /** Writes n lines of n letters, with a point for a square whose region is less than 0. */
    public static String letters(int[][] regions) {
        int last = Arrays.stream(regions).flatMapToInt(Arrays::stream).max().orElseThrow();
        if (last >= LETTERS) {
            throw new IllegalArgumentException(
                    "LETTERS names at most " + LETTERS + " regions, but there are " + (last + 1) + ": use JSON");
        }
        return Arrays.stream(regions)
                .map(row -> Arrays.stream(row)
                        .mapToObj(region -> region < 0 ? LabelGrid.OPEN : name(region))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("\n"));
    }
}
