package io.github.queens4j;

import io.github.queens4j.notation.Placement;
import io.github.queens4j.search.Interruption;
import io.github.queens4j.search.Require;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What attacks what: a list of {@linkplain LineFamily families of disjoint lines}, no line of which may hold two
 * queens. An immutable value; two rules are equal if they have the same name and the same families.
 *
 * <p>Rows and columns are families like the others. A {@link Board} has n queens in n rows, so where n disjoint lines
 * cover the board, each holds exactly one queen; that need not be said. A square that is not on the board is an
 * {@link IndexOutOfBoundsException}, a board of a size that the rule is not for an {@link IllegalArgumentException}.
 *
 * <p>Your own rule is a name and its families, and can be used wherever a rule can:
 *
 * <pre>{@code
 * Rule rooks = Rule.of("rooks", LineFamily.ROWS, LineFamily.COLUMNS);
 * long boards = Solvers.count(Puzzle.ofSize(5).withRule(rooks)); // => 120
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Rule {

    /** Queens: rows, columns, diagonals and anti-diagonals. The numbers of boards are OEIS A000170. */
    public static final Rule QUEENS =
            of("queens", LineFamily.ROWS, LineFamily.COLUMNS, LineFamily.DIAGONALS, LineFamily.ANTI_DIAGONALS);

    /** Queens on a torus, where diagonals continue on the other side: OEIS A007705, none if 2 or 3 divides n. */
    public static final Rule TOROIDAL = of(
            "toroidal",
            LineFamily.ROWS,
            LineFamily.COLUMNS,
            LineFamily.TOROIDAL_DIAGONALS,
            LineFamily.TOROIDAL_ANTI_DIAGONALS);

    /** Amazons, or superqueens, which move as a queen or as a knight. The numbers of boards are OEIS A051223. */
    public static final Rule AMAZONS = of(
            "amazons",
            families(
                    QUEENS.families.stream(),
                    Stream.of(-2, -1, 1, 2)
                            .flatMap(c -> LineFamily.leaps("knight's move", 3 - Math.abs(c), c).stream())));

    /** One queen in every row and column, no two touching even at a corner: the numbers of boards are OEIS A002464. */
    public static final Rule NON_TOUCHING =
            of("non-touching", families(Stream.of(LineFamily.ROWS, LineFamily.COLUMNS), touching()));

    /** Semi-queens: rows, columns and diagonals from the top left; OEIS A099152. Mirror images need not be boards. */
    public static final Rule SEMI_QUEENS = of("semi-queens", LineFamily.ROWS, LineFamily.COLUMNS, LineFamily.DIAGONALS);

    private static final List<Rule> KNOWN = List.of(QUEENS, TOROIDAL, AMAZONS, NON_TOUCHING, SEMI_QUEENS);

    private final String name;
    private final List<LineFamily> families;

    /** The one size of board that this rule is for; 0 for every size. */
    private final int size;

    private Rule(String name, List<LineFamily> families, int size) {
        this.name = name;
        this.families = families;
        this.size = size;
    }

    /**
     * {@return your own rule}
     *
     * @param name its name, for messages; not blank
     * @param families the lines that may hold one queen each; the rows need not be among them
     */
    public static Rule of(String name, LineFamily... families) {
        if (name.isBlank()) {
            throw new IllegalArgumentException("name must not be blank");
        }
        return new Rule(name, List.of(families), 0);
    }

    /**
     * {@return the rule of coloured puzzles, for boards of size n alone: one queen in every row, column and region, no
     * two touching} Its family "region" numbers them from 0 by first appearance, so that the same cut is equal.
     *
     * @param regionOf for each row and column the region of that square, 0 to n - 1; n rows of n columns
     * @throws IllegalArgumentException if the map is empty or not square, holds another number, or lacks a region
     */
    public static Rule regions(int[][] regionOf) {
        RegionMap map = new RegionMap(regionOf);
        LineFamily[] families =
                families(Stream.of(LineFamily.ROWS, LineFamily.COLUMNS, LineFamily.of("region", map)), touching());
        return new Rule("regions", List.of(families), regionOf.length);
    }

    /** {@return the rules above, which are for boards of every size, in their order} */
    public static List<Rule> known() {
        return KNOWN;
    }

    /**
     * {@return the {@linkplain #known() known} rule of a name}
     *
     * @param name such as "queens"
     * @throws IllegalArgumentException if there is none of this name; the message lists the known ones
     */
    public static Rule named(String name) {
        return Require.named("rule", name, KNOWN, Rule::name);
    }

    /** {@return its name: that of a {@linkplain #known() known} rule, "regions", or that of your own rule} */
    public String name() {
        return name;
    }

    /** {@return the families of lines, an unmodifiable list} */
    public List<LineFamily> families() {
        return families;
    }

    /** {@return the size n of the boards that this rule is for, or empty if it is for boards of every size} */
    public OptionalInt size() {
        return size == 0 ? OptionalInt.empty() : OptionalInt.of(size);
    }

    /**
     * {@return whether queens on two squares attack each other: whether these are different and share a line}
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     * @param otherRow from 0 to n - 1
     * @param otherColumn from 0 to n - 1
     * @param n rows and columns of the board
     */
    public boolean attacks(int row, int column, int otherRow, int otherColumn, int n) {
        return shared(row, column, otherRow, otherColumn, n) != null;
    }

    /**
     * {@return whether queens on two squares attack each other: whether these are different and share a line}
     *
     * @param square a square of the board
     * @param other a square of the board
     * @param n rows and columns of the board
     */
    public boolean attacks(Square square, Square other, int n) {
        return lineBetween(square, other, n).isPresent();
    }

    /**
     * {@return the first family of which two squares share a line; empty if they share none, or are the same square}
     *
     * @param square a square of the board
     * @param other a square of the board
     * @param n rows and columns of the board
     */
    public Optional<LineFamily> lineBetween(Square square, Square other, int n) {
        return Optional.ofNullable(shared(square.row(), square.column(), other.row(), other.column(), n));
    }

    private @Nullable LineFamily shared(int row, int column, int otherRow, int otherColumn, int n) {
        requireSize(n);
        Require.position(n, "row", row);
        Require.position(n, "column", column);
        Require.position(n, "otherRow", otherRow);
        Require.position(n, "otherColumn", otherColumn);
        for (LineFamily family : families) {
            long line = family.line(row, column, n);
            if (line != LineFamily.NONE && line == family.line(otherRow, otherColumn, n)) {
                return row == otherRow && column == otherColumn ? null : family;
            }
        }
        return null;
    }

    /**
     * {@return whether the symmetry maps every line onto a line, and so every solution onto a solution} Takes O(n^2)
     * steps and memory for each pair of families, O(1) for {@linkplain #known() known} rules; can be interrupted.
     *
     * @param symmetry where the squares go
     * @param n rows and columns of the board
     */
    public boolean isKeptBy(Symmetry symmetry, int n) {
        requireSize(n);
        return symmetry == Symmetry.IDENTITY || isKept(n, symmetry::image);
    }

    /**
     * {@return whether moving all queens by one column, from the last column to the first, maps every line onto a line,
     * and so every solution onto a solution, as on a torus} Costs as much as {@link #isKeptBy}.
     *
     * @param n rows and columns of the board
     */
    public boolean isKeptByShift(int n) {
        requireSize(n);
        return isKept(n, (square, rows) -> new Square(square.row(), (square.column() + 1) % rows));
    }

    /** Whether a map of squares, on a board of a size, takes lines to lines. */
    private boolean isKept(int n, BiFunction<Square, Integer, Square> map) {
        // The lines of a known rule lie alike on all odd boards, and on all even ones.
        int rows = KNOWN.contains(this) ? Math.min(n, 8 - n % 2) : n;
        List<LineFamily> all = Stream.concat(families.stream(), Stream.of(LineFamily.ROWS)) // A board has them anyway.
                .distinct()
                .toList();
        return all.stream().allMatch(family -> takes(map, family, all, rows));
    }

    /** Whether squares that share a line of a family go to squares that share one of another, each line as it may. */
    private static boolean takes(
            BiFunction<Square, Integer, Square> map, LineFamily family, List<LineFamily> all, int n) {
        Map<Long, long[]> images = new HashMap<>();
        for (int row = 0; row < n; row++) {
            Interruption.check();
            for (int column = 0; column < n; column++) {
                long line = family.line(row, column, n);
                if (line != LineFamily.NONE) {
                    Square to = map.apply(new Square(row, column), n);
                    long[] image = all.stream()
                            .mapToLong(other -> other.line(to.row(), to.column(), n))
                            .toArray();
                    images.merge(line, image, Rule::common);
                }
            }
        }
        return images.values().stream()
                .allMatch(lines -> Arrays.stream(lines).anyMatch(line -> line != LineFamily.NONE));
    }

    /** What two lists have in common, place by place. */
    private static long[] common(long[] some, long[] others) {
        return IntStream.range(0, some.length)
                .mapToLong(i -> some[i] == others[i] ? some[i] : LineFamily.NONE)
                .toArray();
    }

    /** The rule of the image of a board: the same, or with the regions where the symmetry takes them. */
    Rule image(Symmetry symmetry, int n) {
        Optional<int[][]> map = regionMap();
        if (map.isPresent()) {
            int[][] image = new int[n][n];
            for (int i = 0; i < n * n; i++) {
                Square to = symmetry.image(new Square(i / n, i % n), n);
                image[to.row()][to.column()] = map.get()[i / n][i % n];
            }
            return regions(image);
        }
        if (!isKeptBy(symmetry, n)) {
            throw new IllegalArgumentException(
                    "symmetry must take the lines of the rule \"" + name + "\" to its lines, but is " + symmetry);
        }
        return this;
    }

    /** For each square its region, not to be changed, if this is a rule of regions. */
    Optional<int[][]> regionMap() {
        return families.stream()
                .filter(family -> size > 0 && family.numbering() instanceof RegionMap)
                .map(family -> ((RegionMap) family.numbering()).numbers)
                .findFirst();
    }

    /** Refuses a rule that its name does not stand for. */
    void requireKnown() {
        if (!KNOWN.contains(this)) {
            throw new IllegalArgumentException(
                    "rule must be one of " + KNOWN + " or of regions for JSON, but is your own \"" + name + "\"");
        }
    }

    /** Whether no two queens of the first rows attack each other; a row may have {@link Placement#NONE}. */
    boolean isPeace(int rows, int... columns) {
        return families.stream().allMatch(family -> holdsOneEach(family, rows, columns));
    }

    private static boolean holdsOneEach(LineFamily family, int rows, int... columns) {
        int n = columns.length;
        long[] lines = new long[rows];
        long least = Long.MAX_VALUE;
        long most = LineFamily.NONE;
        for (int row = 0; row < rows; row++) {
            lines[row] = columns[row] == Placement.NONE ? LineFamily.NONE : family.line(row, columns[row], n);
            least = lines[row] == LineFamily.NONE ? least : Math.min(least, lines[row]);
            most = Math.max(most, lines[row]);
        }
        long range = most - least; // Negative if it is beyond all longs.
        return (range >= 0 && range < Math.min((long) n * Long.SIZE, Integer.MAX_VALUE))
                ? areDistinctBits(lines, least, (int) range + 1)
                : areDistinct(lines);
    }

    /** In O(n), for the numbers close together that rows and diagonals have. */
    private static boolean areDistinctBits(long[] lines, long least, int bits) {
        BitSet found = new BitSet(bits);
        for (long line : lines) {
            if (line != LineFamily.NONE) {
                if (found.get((int) (line - least))) {
                    return false;
                }
                found.set((int) (line - least));
            }
        }
        return true;
    }

    private static boolean areDistinct(long[] lines) {
        Arrays.sort(lines);
        return IntStream.range(1, lines.length).noneMatch(i -> lines[i] == lines[i - 1] && lines[i] != LineFamily.NONE);
    }

    /** Refuses a board of a size that this rule is not for. */
    void requireSize(int n) {
        if (size != 0 && n != size) {
            throw new IllegalArgumentException("n must be " + size + " for this rule of " + name + ", but is " + n);
        }
    }

    /** Two squares touch if and only if some block of 2 x 2 squares holds both. */
    private static Stream<LineFamily> touching() {
        return IntStream.range(0, 4).mapToObj(i -> LineFamily.blocks("touching", i / 2, i % 2));
    }

    private static LineFamily[] families(Stream<LineFamily> first, Stream<LineFamily> second) {
        return Stream.concat(first, second).toArray(LineFamily[]::new);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Rule rule
                && size == rule.size
                && name.equals(rule.name)
                && families.equals(rule.families);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + families.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }

    /** Regions of a board as lines, numbered from 0 by their first squares: equal if the board is cut the same way. */
    private static final class RegionMap implements LineFamily.Numbering {

        private final int[][] numbers;

        /** The map with n regions on n x n squares; refuses any other. */
        RegionMap(int[][] regionOf) {
            int n = Require.square("regionOf", regionOf);
            Map<Integer, Integer> found = new HashMap<>();
            numbers = new int[n][n];
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    String name = "regionOf[" + row + "][" + column + "]";
                    int region = Require.between(0, n - 1, name, regionOf[row][column]);
                    numbers[row][column] = found.computeIfAbsent(region, first -> found.size());
                }
            }
            if (found.size() < n) {
                throw new IllegalArgumentException(
                        "regionOf must have as many regions as rows, " + n + ", but has " + found.size());
            }
        }

        @Override
        public long line(int row, int column, int n) {
            return numbers[row][column];
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof RegionMap map && Arrays.deepEquals(numbers, map.numbers);
        }

        @Override
        public int hashCode() {
            return Arrays.deepHashCode(numbers);
        }
    }
}
