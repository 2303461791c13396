package io.github.queens4j.region.text;

import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads maps of regions by declared notations, and writes them as letters, of which upper and lower case differ. */
public final class RegionText {

    /** What a map says of its solution. */
    public enum Answer {
        NONE,
        RIGHT,
        WRONG
    }

    /** A map, its notation, place and title, empty if it has none; without rows what is none, with the problem. */
    @SuppressWarnings("ArrayRecordComponent")
    public record Level(
            String notation,
            int at,
            int[][] regions,
            String title,
            Answer answer,
            @Nullable Supplier<IllegalArgumentException> problem) {

        Level titled(String other) {
            return new Level(notation, at, regions, other, answer, problem);
        }

        Level in(String other) {
            return new Level(other, at, regions, title, answer, problem);
        }

        Level answered(Answer how, @Nullable Supplier<IllegalArgumentException> why) {
            return new Level(notation, at, regions, title, how, why);
        }

        boolean isFinished() {
            long n = Arrays.stream(regions)
                    .flatMapToInt(Arrays::stream)
                    .distinct()
                    .count();
            return n == regions.length
                    && Arrays.stream(regions).flatMapToInt(Arrays::stream).allMatch(region -> region >= 0);
        }
    }

    /** What refuses a text with a map and something else that claims to be one. */
    public static final class DamageException extends IllegalArgumentException {

        private static final long serialVersionUID = 1;

        private DamageException(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /** The number of regions that have a letter: A to Z, then a to z. */
    public static final int LETTERS = 52;

    /** What a map can be written in, in the order of the documents. */
    public static final List<String> NOTATIONS =
            List.of("letters", "table", "literals", "squares", "Markdown", "puzz.link", "SBN", "pzprv3", "task string");

    private static final int MOST_CHARACTERS = 1 << 26;

    private static final List<Consumer<Reading>> READERS = List.of(Blocks::read, Maps::read, Markdown::read);

    private RegionText() {}

    /**
     * Reads maps by the one notation that reads the whole text. Refuses others where the notation that comes furthest
     * ends, what comes after the most maps wanted, and an answer that is none.
     */
    public static List<Level> read(String text, int most, BiPredicate<int[][], int[]> isSolution) {
        return read(text, most, false, isSolution);
    }

    /** Reads maps of any number of regions, with -1 for an open square, which is a point, in lists also null or -1. */
    public static List<int[][]> readSketches(String text, int most, BiPredicate<int[][], int[]> isSolution) {
        List<Level> levels;
        try {
            levels = read(text, most, false, isSolution);
        } catch (IllegalArgumentException unfinished) {
            levels = read(text, most, true, isSolution);
        }
        return levels.stream().map(Level::regions).toList();
    }

    /** Reads maps whose answers may be wrong. */
    public static List<Level> readEach(String text, BiPredicate<int[][], int[]> isSolution) {
        return each(text, false, isSolution);
    }

    private static List<Level> read(String text, int most, boolean isSketch, BiPredicate<int[][], int[]> isSolution) {
        List<Level> levels = each(text, isSketch, isSolution);
        for (Level level : levels) {
            if (level.problem() != null) {
                throw level.problem().get();
            }
        }
        if (levels.size() > most) {
            throw new Refusal(levels.get(most).at(), "the end of the text, as one map of regions is wanted").in(text);
        }
        return levels;
    }

    private static List<Level> each(String text, boolean isSketch, BiPredicate<int[][], int[]> isSolution) {
        if (text.length() > MOST_CHARACTERS) {
            throw new IllegalArgumentException("a text must have at most " + MOST_CHARACTERS + " characters");
        }
        try {
            return ask(new Reading(text, false, isSketch, isSolution)).levels;
        } catch (Refusal refusal) {
            IllegalArgumentException why = refusal.in(text);
            String message = why.getMessage() + " (" + nearest(text) + ")";
            throw refusal.isAfterMap ? new DamageException(message, why) : new IllegalArgumentException(message, why);
        }
    }

    /**
     * Asks all notations; refuses what none of them reads where the one that comes furthest ends, and what two read.
     */
    static Reading ask(Reading empty) {
        List<Reading> right = new ArrayList<>();
        List<Refusal> wrong = new ArrayList<>();
        for (Consumer<Reading> reader : READERS) {
            Interruption.check();
            Reading reading = empty.of(empty.text, empty.isInside);
            try {
                reader.accept(reading);
                right.add(reading);
            } catch (Refusal refusal) {
                refusal.isAfterMap |= !reading.levels.isEmpty();
                wrong.add(refusal);
            }
        }
        if (right.isEmpty()) {
            throw Collections.max(wrong, Comparator.comparing(refusal -> refusal.at));
        }
        List<Level> levels = right.get(0).levels;
        for (Reading other : right) {
            Level level = other.levels.get(0);
            boolean isSame = other.facts().equals(right.get(0).facts());
            String two = "one meaning, but " + levels.get(0).notation() + " and " + level.notation() + " have two";
            Refusal.require(isSame, level.at(), two);
        }
        return right.get(0);
    }

    /** What is nearest to a text in no notation. */
    private static String nearest(String text) {
        if (text.stripLeading().startsWith("<") || text.contains(", row ")) {
            return "of a page of HTML or XML take a screenshot, region check shot.png, or copy the map as letters";
        }
        boolean hasFrame = text.contains("+--") || text.chars().anyMatch(c -> c >= 0x2500 && c < 0x2580);
        return (hasFrame ? "copy the rows without their frame; " : "") + "notations are "
                + String.join(", ", NOTATIONS);
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
                    "letters name at most " + LETTERS + " regions, but there are " + (last + 1) + ": use JSON");
        }
        return Arrays.stream(regions)
                .map(row -> Arrays.stream(row)
                        .mapToObj(region -> region < 0 ? "." : name(region))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("\n"));
    }
}
