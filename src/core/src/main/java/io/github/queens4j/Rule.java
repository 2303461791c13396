package io.github.queens4j;

import io.github.queens4j.notation.Placement;
import io.github.queens4j.search.LineNumbers;
import io.github.queens4j.search.Require;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What attacks what: a list of {@linkplain LineFamily families of disjoint lines}, no line of which may hold two
 * queens. An immutable value; two rules are equal if they have the same name and equal families in the same order.
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

    /** Whether it was made by {@link #regions}. */
    private final boolean isOfRegions;

    /** The one size of board that this rule is for; 0 for every size. */
    private final int size;

    private Rule(String name, boolean isOfRegions, LineFamily... families) {
        this.name = name;
        this.isOfRegions = isOfRegions;
        this.families = List.of(families);
        int[] sizes = this.families.stream()
                .mapToInt(family -> family.lines().size())
                .filter(one -> one > 0)
                .distinct()
                .toArray();
        if (sizes.length > 1) {
            throw new IllegalArgumentException(
                    "families must be for boards of one size, but are for " + sizes[0] + " and " + sizes[1] + " rows");
        }
        size = sizes.length == 0 ? 0 : sizes[0];
    }

    /**
     * {@return your own rule}
     *
     * @param name its name, for messages; not blank
     * @param families the lines that may hold one queen each; the rows need not be among them
     * @throws IllegalArgumentException if two families are for boards of different sizes, as those of regions are
     */
    public static Rule of(String name, LineFamily... families) {
        if (Objects.requireNonNull(name, "name").isBlank()) {
            throw new IllegalArgumentException("name must not be blank");
        }
        return new Rule(name, false, Objects.requireNonNull(families, "families"));
    }

    /**
     * {@return the rule of coloured puzzles, for boards of size n alone: one queen in every row, column and region, no
     * two touching} Its family "region" numbers them from 0 by first appearance, so that the same cut is equal.
     *
     * @param regionOf for each row and column the region of that square, any number from 0 on; n rows of n columns
     * @throws IllegalArgumentException if the map is empty or not square, holds a negative number, or has not n regions
     */
    public static Rule regions(int[][] regionOf) {
        LineFamily regions = LineFamily.numbered("region", new RegionMap(regionOf));
        Stream<LineFamily> first = Stream.of(LineFamily.ROWS, LineFamily.COLUMNS, regions);
        return new Rule("regions", true, families(first, touching()));
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
        Objects.requireNonNull(square, "square");
        Objects.requireNonNull(other, "other");
        return Optional.ofNullable(shared(square.row(), square.column(), other.row(), other.column(), n));
    }

    private @Nullable LineFamily shared(int row, int column, int otherRow, int otherColumn, int n) {
        requireSize(n);
        Require.position(n, "row", row);
        Require.position(n, "column", column);
        Require.position(n, "otherRow", otherRow);
        Require.position(n, "otherColumn", otherColumn);
        for (LineFamily family : families) {
            long line = family.lines().line(row, column, n);
            if (line != LineNumbers.NONE && line == family.lines().line(otherRow, otherColumn, n)) {
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
        // The lines of a known rule lie alike on all odd boards, and on all even ones.
        int rows = KNOWN.contains(this) ? Math.min(n, 8 - n % 2) : n;
        List<LineNumbers> lines = families.stream().map(LineFamily::lines).toList();
        return Objects.requireNonNull(symmetry, "symmetry") == Symmetry.IDENTITY
                || LineNumbers.areKept(lines, rows, square -> {
                    int row = (int) (square / rows);
                    int column = (int) (square % rows);
                    return (long) symmetry.imageRow(row, column, rows) * rows + symmetry.imageColumn(row, column, rows);
                });
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
                .map(LineFamily::lines)
                .filter(lines -> isOfRegions && lines instanceof RegionMap)
                .map(lines -> ((RegionMap) lines).numbers)
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
        long most = LineNumbers.NONE;
        for (int row = 0; row < rows; row++) {
            lines[row] = columns[row] == Placement.NONE
                    ? LineNumbers.NONE
                    : family.lines().line(row, columns[row], n);
            least = lines[row] == LineNumbers.NONE ? least : Math.min(least, lines[row]);
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
            if (line != LineNumbers.NONE) {
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
        return IntStream.range(1, lines.length)
                .noneMatch(i -> lines[i] == lines[i - 1] && lines[i] != LineNumbers.NONE);
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
                && isOfRegions == rule.isOfRegions
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
    private static final class RegionMap implements LineNumbers {

        private final int[][] numbers;

        /** The map with n regions on n x n squares; refuses any other. */
        RegionMap(int[][] regionOf) {
            int n = Require.square("regionOf", regionOf);
            Map<Integer, Integer> found = new HashMap<>();
            numbers = new int[n][n];
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    String name = "regionOf[" + row + "][" + column + "]";
                    int region = Require.atLeast(0, name, regionOf[row][column]);
                    numbers[row][column] = found.computeIfAbsent(region, first -> found.size());
                }
            }
            if (found.size() != n) {
                throw new IllegalArgumentException(
                        "regionOf must have as many regions as rows, " + n + ", but has " + found.size());
            }
        }

        @Override
        public long line(int row, int column, int n) {
            return numbers[row][column];
        }

        @Override
        public int size() {
            return numbers.length;
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
