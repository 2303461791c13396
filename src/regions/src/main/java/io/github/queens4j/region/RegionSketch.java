package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.notation.Json;
import io.github.queens4j.region.RegionFault.Kind;
import io.github.queens4j.region.text.RegionText;
import io.github.queens4j.region.text.StepWords;
import io.github.queens4j.search.Require;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A map of regions that is not finished: n rows and columns, of which any squares may be open. An immutable value.
 *
 * <p>Regions are numbered from 0 by first appearance, row by row. {@link #faults} says what keeps a map from being a
 * puzzle, {@link RegionGenerator#completing} completes one, {@link RegionMend} mends a finished map.
 *
 * @since 0.1.0
 */
public final class RegionSketch {

    private static final int OPEN = -1;

    private final int[][] regionOf;
    private final int regions;

    private RegionSketch(int[][] regionOf, int regions) {
        this.regionOf = regionOf;
        this.regions = regions;
    }

    /**
     * {@return a map, its regions renumbered by first appearance}
     *
     * @param regionOf for each row and column any number of 0 or more for the region of that square, or -1 if it is
     *     open; n rows of n columns, n at least 1; copied
     */
    public static RegionSketch of(int[][] regionOf) {
        int n = Require.square("regionOf", regionOf);
        Map<Integer, Integer> numbers = new HashMap<>(Map.of(OPEN, OPEN));
        int[][] numbered = new int[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int region = Require.atLeast(OPEN, "regionOf[" + row + "][" + column + "]", regionOf[row][column]);
                numbered[row][column] = numbers.computeIfAbsent(region, first -> numbers.size() - 1);
            }
        }
        return new RegionSketch(numbered, numbers.size() - 1);
    }

    /**
     * {@return the map of a finished cut, no square of which is open}
     *
     * @param regions the cut
     */
    public static RegionSketch of(Regions regions) {
        return new RegionSketch(Objects.requireNonNull(regions, "regions").map(), regions.size());
    }

    /**
     * Reads a map in which squares may be open: what {@link Regions#parse(String)} reads, with any number of regions,
     * and in letters, numbers, tables and JSON {@code .} for an open square; in JSON also {@code null} and -1.
     *
     * @param text the map, with blanks, line breaks and comments around it or not
     * @return the map
     */
    public static RegionSketch parse(String text) {
        return read(text, 1).get(0);
    }

    /**
     * Reads one map or more, each as {@link #parse} reads it, apart from each other as by {@link Regions#parseAll}.
     *
     * @param text the maps
     * @return the maps in the order of the text, at least one
     */
    public static List<RegionSketch> parseAll(String text) {
        return read(text, Integer.MAX_VALUE);
    }

    private static List<RegionSketch> read(String text, int most) {
        return RegionText.readSketches(Objects.requireNonNull(text, "text"), most, Regions::isSolution).stream()
                .map(RegionSketch::of)
                .toList();
    }

    /** {@return n, the number of rows and of columns, at least 1} */
    public int size() {
        return regionOf.length;
    }

    /** {@return the number of regions that have squares, from 0 to n^2; n in a map that can be finished} */
    public int regions() {
        return regions;
    }

    /**
     * {@return the number of a square's region, by first appearance; empty if the square is open}
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     */
    public OptionalInt region(int row, int column) {
        int region = regionOf[Require.position(size(), "row", row)][Require.position(size(), "column", column)];
        return region == OPEN ? OptionalInt.empty() : OptionalInt.of(region);
    }

    /**
     * {@return the number of a square's region, as by {@link #region(int, int)}}
     *
     * @param square on the board
     */
    public OptionalInt region(Square square) {
        return region(Objects.requireNonNull(square, "square").row(), square.column());
    }

    /** {@return the open squares, row by row} */
    public List<Square> open() {
        return Hints.squares(size(), square -> regionOf[square.row()][square.column()] == OPEN);
    }

    /** {@return the finished map; empty if squares are open, or there are not n regions} */
    public Optional<Regions> finished() {
        boolean isFinished = regions == size() && open().isEmpty();
        return isFinished ? Optional.of(Regions.of(regionOf)) : Optional.empty();
    }

    /** {@return what keeps the map from being a puzzle with connected regions and one solution; empty if it is} */
    public List<RegionFault> faults() {
        return faults(new Sentences(size(), RegionText::name, StepWords.ENGLISH));
    }

    List<RegionFault> faults(Sentences sentences) {
        Optional<Regions> finished = finished();
        if (finished.isPresent()) {
            return RegionVerdict.search(finished.get())
                    .maxSolutions(RegionVerdict.MANY)
                    .run()
                    .faults(sentences);
        }
        List<Square> open = open();
        Kind kind = !open.isEmpty() ? Kind.OPEN : regions < size() ? Kind.MISSING : Kind.SURPLUS;
        String key = open.isEmpty() ? "other-number" : open.size() == 1 ? "squares-open-one" : "squares-open";
        Map<String, Integer> numbers = Map.of("rows", size(), "regions", regions, "number", open.size());
        String sentence = sentences.words().say(key, place -> String.valueOf(numbers.get(place)));
        return List.of(new RegionFault(kind, open, sentence, List.of()));
    }

    /** For each square, row by row, its region or -1; a copy. */
    int[] drawn() {
        return Arrays.stream(regionOf).flatMapToInt(Arrays::stream).toArray();
    }

    /**
     * {@return the map as a text}
     *
     * @param format {@link RegionFormat#LETTERS}, with {@code .} for open squares, or {@link RegionFormat#JSON}, with
     *     {@code null} for them; others for finished maps alone
     */
    public String format(RegionFormat format) {
        return switch (Objects.requireNonNull(format, "format")) {
            case LETTERS -> RegionText.letters(regionOf);
            case JSON -> new Json().with("regions", regionOf).toString().replace("-1", "null");
            default ->
                finished()
                        .orElseThrow(() -> new IllegalArgumentException(
                                format + " is for finished maps alone: use letters or JSON"))
                        .format(format);
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RegionSketch sketch && Arrays.deepEquals(regionOf, sketch.regionOf);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(regionOf);
    }

    /** The map as letters; as JSON above 52 regions. */
    @Override
    public String toString() {
        return format(regions <= RegionText.LETTERS ? RegionFormat.LETTERS : RegionFormat.JSON);
    }
}
