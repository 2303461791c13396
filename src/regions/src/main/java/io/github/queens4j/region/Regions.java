package io.github.queens4j.region;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Square;
import io.github.queens4j.Symmetry;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.text.Borders;
import io.github.queens4j.region.text.RegionText;
import io.github.queens4j.search.Interruption;
import io.github.queens4j.search.LineNumbers;
import io.github.queens4j.search.Require;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A board of n rows and n columns, cut into n regions: an immutable value.
 *
 * <p>Regions are numbered from 0 by first appearance, row by row, whatever numbers or letters they came with: two
 * values are equal if they cut the board in the same way. A region need not be connected. Whether a puzzle has a
 * solution, and one alone, is for {@link io.github.queens4j.Solvers} to say.
 *
 * @since 0.1.0
 */
public final class Regions {

    private final Rule rule;
    private final String title;

    /** Numbers regions by first appearance. */
    private final LineNumbers numbers;

    private Regions(Rule rule, String title) {
        this.rule = rule;
        this.title = Objects.requireNonNull(title, "title");
        numbers = (LineNumbers) rule.families().get(2);
    }

    /**
     * {@return the regions of a cut, renumbered by first appearance}
     *
     * @param regionOf for each row and column the region of that square, any number from 0 on as {@link Rule#regions}
     *     takes it; n rows of n columns; copied
     */
    public static Regions of(int[][] regionOf) {
        return new Regions(Rule.regions(regionOf), "");
    }

    /**
     * Reads a map by the notation of which the whole text is: letters or words in n lines, lists of JSON or of program
     * code, Markdown, an address of puzz.link, SBN and others; the guide has them all. A {@code title}, {@code name} or
     * {@code id} beside the map is its {@link #title()}; an answer there, which is called {@code solution},
     * {@code solved} or {@code answer}, has to be one.
     *
     * @param text the map, with blanks, line breaks and comments around it or not, as by {@link #parseAll}
     * @return the regions
     * @throws IllegalArgumentException if it is of no notation, or of two that differ, has more than one map, or a
     *     puzzle of two stars; names the place and the notations
     */
    public static Regions parse(String text) {
        return of(levels(text, 1).get(0));
    }

    /**
     * Reads a map as {@link #parse(String)} does, and refuses what is written in another format.
     *
     * @param text the map
     * @param format what it is written in; JSON may also be lists of program code
     * @return the regions
     * @throws IllegalArgumentException if it is not a map in this format, or if this is a picture
     */
    public static Regions parse(String text, RegionFormat format) {
        if (Objects.requireNonNull(format, "format") == RegionFormat.SVG) {
            throw new IllegalArgumentException("format must be one that is read, but is SVG, a picture");
        }
        RegionText.Level level = levels(text, 1).get(0);
        if (!level.notation().equals(format.notation)) {
            throw new IllegalArgumentException(
                    "text must be in the format " + format + ", but is in the notation " + level.notation());
        }
        return of(level);
    }

    /**
     * Reads one map or more, each as {@link #parse(String)} reads it; what is written in lines ends with an empty one.
     *
     * @param text the maps; a line of {@code #} alone, or with a blank after it, is a comment
     * @return the maps in the order of the text, at least one
     */
    public static List<Regions> parseAll(String text) {
        return levels(text, Integer.MAX_VALUE).stream()
                .peek(level -> Interruption.check())
                .map(Regions::of)
                .toList();
    }

    private static List<RegionText.Level> levels(String text, int most) {
        return RegionText.read(Objects.requireNonNull(text, "text"), most, Regions::isSolution);
    }

    private static Regions of(RegionText.Level level) {
        return of(level.regions()).titled(level.title());
    }

    static boolean isSolution(int[][] regions, int[] columns) {
        return Board.of(columns).isSolution(Rule.regions(regions));
    }

    /** {@return the title that the text gave, or {@link #titled}; two maps are equal, whatever their titles are} */
    public Optional<String> title() {
        return title.isEmpty() ? Optional.empty() : Optional.of(title);
    }

    /**
     * {@return the same cut with a title, shown by pages and sheets and written in JSON}
     *
     * @param title any text; an empty one is none
     */
    public Regions titled(String title) {
        return new Regions(rule, title);
    }

    /**
     * {@return the image of the map; the title stays}
     *
     * @param symmetry how the board is turned or mirrored
     */
    public Regions transform(Symmetry symmetry) {
        return new Regions(
                puzzle().transform(Objects.requireNonNull(symmetry, "symmetry")).rule(), title);
    }

    /** {@return n, the number of rows, of columns, and of regions, at least 1} */
    public int size() {
        return rule.size().orElseThrow();
    }

    /**
     * {@return the number of a square's region, from 0 to n - 1}
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     */
    public int region(int row, int column) {
        int n = size();
        return (int) numbers.line(Require.position(n, "row", row), Require.position(n, "column", column), n);
    }

    /**
     * {@return the number of a square's region, as by {@link #region(int, int)}}
     *
     * @param square on the board
     */
    public int region(Square square) {
        return region(Objects.requireNonNull(square, "square").row(), square.column());
    }

    /**
     * {@return what a region is called in sentences and in {@link RegionFormat#LETTERS}: a letter, A to Z and then a to
     * z; its number if that is 52 or more}
     *
     * @param region from 0 to n - 1
     */
    public String name(int region) {
        return RegionText.name(Require.position(size(), "region", region));
    }

    /**
     * {@return the squares of a region, at least one, row by row: an unmodifiable list}
     *
     * @param region from 0 to n - 1
     */
    public List<Square> squares(int region) {
        return parts().get(Require.position(size(), "region", region));
    }

    /** The squares of each region, found together in O(n^2). */
    List<List<Square>> parts() {
        Map<Integer, List<Square>> parts = Hints.squares(size(), square -> true).stream()
                .collect(
                        Collectors.groupingBy(square -> region(square), TreeMap::new, Collectors.toUnmodifiableList()));
        return List.copyOf(parts.values());
    }

    /**
     * {@return whether every region is connected: from each square of it one can go to each other over sides of
     * squares, without leaving the region; found in O(n^2)}
     */
    public boolean isConnected() {
        return Arrays.deepEquals(Borders.of(map()).parts(), map());
    }

    /**
     * {@return the map as a text}
     *
     * @param format how
     */
    public String format(RegionFormat format) {
        return Objects.requireNonNull(format, "format").writer.apply(this);
    }

    /** The regions as lines, made anew, as it may be changed; of up to 64 rows. */
    Cut cut() {
        Require.between(1, Cut.LARGEST, "n for deductions", size());
        return Cut.of(map());
    }

    /** Whether there is one solution, of up to 64 rows. */
    RegionVerdict verdict() {
        Require.between(1, Cut.LARGEST, "n for deductions", size());
        return RegionVerdict.search(this).run();
    }

    /** {@return what attacks what: the rule of these regions, equal for equal regions} */
    public Rule rule() {
        return rule;
    }

    /** {@return the puzzle to solve: an empty board under the rule of these regions} */
    public Puzzle puzzle() {
        return Puzzle.ofSize(size()).withRule(rule);
    }

    int[][] map() {
        int n = size();
        return IntStream.range(0, n)
                .mapToObj(row ->
                        IntStream.range(0, n).map(column -> region(row, column)).toArray())
                .toArray(int[][]::new);
    }

    void requireOnBoard(Marks marks) {
        Objects.requireNonNull(marks, "marks");
        requireOnBoard("queen", marks.queens());
        requireOnBoard("cross", marks.crosses());
    }

    /** Refuses squares off the board in the words of hints, which number rows from 1. */
    void requireOnBoard(String name, List<Square> squares) {
        for (Square square : squares) {
            if (square.row() >= size() || square.column() >= size()) {
                throw new IndexOutOfBoundsException("the " + name + " at " + Sentences.square(square)
                        + " must be on the board of " + size() + " rows and columns");
            }
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Regions regions && rule.equals(regions.rule);
    }

    @Override
    public int hashCode() {
        return rule.hashCode();
    }

    /** The map as letters; as JSON above n = 52. */
    @Override
    public String toString() {
        return format(size() <= RegionText.LETTERS ? RegionFormat.LETTERS : RegionFormat.JSON);
    }
}
