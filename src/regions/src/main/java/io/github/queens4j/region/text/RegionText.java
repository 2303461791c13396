package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads maps of regions, whatever their format, and writes them as letters, of which upper and lower case differ. */
public final class RegionText {

    /** What a map says of its solution. */
    public enum Answer {
        NONE,
        RIGHT,
        WRONG
    }

    /** A map, its place, member and title, empty if it has none; without rows what is none, with the problem. */
    @SuppressWarnings("ArrayRecordComponent")
    public record Level(
            int at,
            String name,
            int[][] regions,
            String title,
            Answer answer,
            @Nullable Supplier<IllegalArgumentException> problem) {

        Level answered(@Nullable Supplier<IllegalArgumentException> why) {
            return new Level(at, name, regions, title, why == null ? Answer.RIGHT : Answer.WRONG, why);
        }
    }

    /** The number of regions that have a letter: A to Z, then a to z. */
    public static final int LETTERS = 52;

    private static final String NOUN = "a map of regions";

    private RegionText() {}

    /**
     * Reads maps wherever they stand in a text: tables in lines and in brackets, addresses of puzz.link, SBN. Refuses a
     * text without a map at the character that keeps it from being one, what comes after the most maps wanted, and a
     * solution that is none; without a test of solutions, squares may be open and regions of any number.
     */
    public static List<Level> read(String text, int most, @Nullable BiPredicate<int[][], int[]> isSolution) {
        TextCursor cursor = new TextCursor(NOUN, text);
        List<Level> levels = new LevelText(cursor, isSolution).read();
        for (Level level : levels) {
            if (level.problem() != null) {
                throw level.problem().get();
            }
        }
        int end = levels.get(Math.min(most, levels.size() - 1)).at();
        cursor.require(levels.size() <= most, end, "the end of the text, as one map of regions is wanted");
        return levels;
    }

    /** Reads them with what is wrong with some of them; refuses a text without a map, and brackets without an end. */
    public static List<Level> readEach(String text, BiPredicate<int[][], int[]> isSolution) {
        return new LevelText(new TextCursor(NOUN, text), isSolution).read();
    }

    /** Reads maps of any number of regions, with -1 for an open square, which is a point, in JSON also null or -1. */
    public static List<int[][]> readSketches(String text, int most) {
        List<Level> levels;
        try {
            levels = read(text, most, (regions, columns) -> true);
        } catch (IllegalArgumentException unfinished) {
            levels = read(text, most, null);
        }
        return levels.stream().map(Level::regions).toList();
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
                        .mapToObj(region -> region < 0 ? Node.OPEN : name(region))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("\n"));
    }
}
