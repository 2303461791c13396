package io.github.queens4j.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Board;
import io.github.queens4j.Solvers;
import io.github.queens4j.Square;
import io.github.queens4j.region.RegionFault.Kind;
import io.github.queens4j.region.text.Borders;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Maps that are not finished: what is wrong with them, what completes and what mends them, against brute force. */
class RegionSketchTest {

    private static final String HEART = """
            .........
            ..AA.AA..
            .AAAAAAA.
            .AAAAAAA.
            ..AAAAA..
            ...AAA...
            ....A....
            .........
            .........
            """;

    private static final int HEART_SQUARES = 27;

    /** Two solutions, whatever the squares that are open become. */
    private static final String TWO_SOLUTIONS = "AAAAA\nBBBBB\nCCCCC\nDDDDD\n....E";

    @Property(tries = 200)
    void whatIsWrittenIsReadBack(@ForAll @IntRange(min = 1, max = 9) int n, @ForAll long seed) {
        RegionSketch sketch = RegionSketch.of(map(n, -1, new Random(seed)));
        for (RegionFormat format : List.of(RegionFormat.LETTERS, RegionFormat.JSON)) {
            assertThat(RegionSketch.parse(sketch.format(format)))
                    .isEqualTo(sketch)
                    .hasSameHashCodeAs(sketch);
        }
        assertThat(RegionSketch.parse(sketch.toString())).hasToString(sketch.toString());
        assertThat(sketch.open())
                .hasSize((int) sketch.toString().chars().filter(c -> c == '.').count());
    }

    private static int[][] map(int n, int least, Random random) {
        return Stream.generate(() -> random.ints(n, least, n).toArray())
                .limit(n)
                .toArray(int[][]::new);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".111\n1112\n3222\n3..4",
                ". 10 10 10\n10 10 10 7\n1 7 7 7\n1 . . 0",
                ".,a,a,a\na,a,a,\"b\"\nc,b,b,b\nc,.,.,d",
                "[[null,0,0,0],[0,0,0,1],[2,1,1,1],[2,-1,null,3]]",
                "{\"grid\": [\".AAA\", \"AAAB\", \"CBBB\", \"C..D\"]}",
                "grid:\n  - .AAA\n  - AAAB\n  - CBBB\n  - C..D",
                "# a comment\n\n.AAA\nAAAB\nCBBB\nC..D\n"
            })
    void openSquaresAreReadInEveryTable(String text) {
        RegionSketch finished = RegionSketch.parse("AAAA\nAAAB\nCBBB\nCBBD");
        assertThat(RegionSketch.parse(text))
                .hasToString(".AAA\nAAAB\nCBBB\nC..D")
                .isNotEqualTo(finished)
                .doesNotHaveSameHashCodeAs(finished);
        boolean isCode = text.contains("[") || text.contains("-");
        String other = isCode ? "a = ['AAAA', 'AAAB', 'CBBB', 'CBBD']" : "AAAA\nAAAB\nCBBB\nCBBD";
        assertThat(RegionSketch.parseAll(text + "\n\n" + other))
                .endsWith(finished)
                .hasSize(2);
    }

    @Test
    void finishedMapsAreReadAndWrittenInEveryFormat() {
        Regions regions = RegionGenerator.ofSize(8).seed(1).generate().regions();
        RegionSketch sketch = RegionSketch.of(regions);
        assertThat(sketch.finished()).contains(regions);
        for (RegionFormat format : RegionFormat.values()) {
            assertThat(sketch.format(format)).isEqualTo(regions.format(format));
            if (format != RegionFormat.SVG) {
                assertThat(RegionSketch.parse(sketch.format(format))).isEqualTo(sketch);
            }
        }
    }

    @Test
    void whatIsNoSketchIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> RegionSketch.parse(".A\nA"));
        assertThatIllegalArgumentException().isThrownBy(() -> RegionSketch.parse(".A\nA?"));
        assertThatIllegalArgumentException().isThrownBy(() -> RegionSketch.of(new int[][] {{-2}}));
        assertThatIllegalArgumentException().isThrownBy(() -> RegionSketch.of(new int[][] {{0, 0}, {0}}));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RegionSketch.parse(HEART).format(RegionFormat.SBN))
                .withMessageContaining("finished");
        for (String text : List.of(".A\nAB", "A.\nAB")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Regions.parse(text))
                    .withMessageContaining("RegionSketch")
                    .withMessageContaining("region complete");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aHeartIsCompletedAndKeepsItsShape(Difficulty difficulty) {
        RegionGenerator generator =
                RegionGenerator.completing(RegionSketch.parse(HEART)).difficulty(difficulty);
        RegionPuzzle puzzle = generator.seed(1).generate();
        assertCompletes(RegionSketch.parse(HEART), puzzle);
        assertThat(puzzle.difficulty()).isEqualTo(difficulty);
        assertThat(puzzle.regions().squares(puzzle.regions().region(4, 4))).hasSize(HEART_SQUARES);
        assertThat(generator.seed(1).generate()).isEqualTo(puzzle);
    }

    private static void assertCompletes(RegionSketch sketch, RegionPuzzle puzzle) {
        Regions regions = puzzle.regions();
        assertThat(Solvers.isUnique(regions.puzzle())).isTrue();
        assertThat(regions.isConnected()).isTrue();
        Map<Integer, Set<Integer>> numbers = new HashMap<>();
        for (int square = 0; square < sketch.size() * sketch.size(); square++) {
            int now = regions.region(square / sketch.size(), square % sketch.size());
            sketch.region(square / sketch.size(), square % sketch.size())
                    .ifPresent(region -> numbers.computeIfAbsent(region, first -> new HashSet<>())
                            .add(now));
        }
        assertThat(numbers.values()).allMatch(region -> region.size() == 1).doesNotHaveDuplicates();
    }

    @Test
    void puzzlesWithHolesAreCompleted() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        List<RegionSketch> empty = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            int n = 4 + random.nextInt(7);
            int[][] map = RegionGenerator.ofSize(n)
                    .seed(random.nextLong())
                    .generate()
                    .regions()
                    .map();
            int top = random.nextInt(n);
            int left = random.nextInt(n);
            for (int row = top; row < Math.min(n, top + 4); row++) {
                Arrays.fill(map[row], left, Math.min(n, left + 4), -1);
            }
            RegionSketch sketch = RegionSketch.of(map);
            List<RegionPuzzle> puzzles =
                    RegionGenerator.completing(sketch).seed(i).stream().limit(2).toList();
            assertThat(puzzles).as("seed %s\n%s", seed, sketch).doesNotHaveDuplicates();
            puzzles.forEach(puzzle -> assertCompletes(sketch, puzzle));
            if (puzzles.isEmpty()) {
                empty.add(sketch);
            }
        }
        // Work is bounded: one of hundreds is too hard.
        assertThat(empty).as("seed %s", seed).hasSizeLessThan(2);
    }

    @Test
    void aWishedSolutionIsTheSolution() {
        Board wished = RegionGenerator.ofSize(9).seed(5).generate().solution();
        assertThat(RegionGenerator.ofSize(9).solution(wished).seed(1).generate().solution())
                .isEqualTo(wished);
        int[][] map = new int[9][9];
        Arrays.stream(map).forEach(row -> Arrays.fill(row, -1));
        map[4][4] = 0;
        map[6][2] = 1;
        RegionPuzzle puzzle = RegionGenerator.completing(RegionSketch.of(map))
                .solution(wished)
                .seed(1)
                .generate();
        assertCompletes(RegionSketch.of(map), puzzle);
        assertThat(puzzle.solution()).isEqualTo(wished);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RegionGenerator.ofSize(8).solution(wished));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RegionGenerator.ofSize(4).solution(Board.of(0, 1, 2, 3)));
    }

    @ParameterizedTest
    @ValueSource(strings = {TWO_SOLUTIONS, "AB..\nBA..\n....\n....", "AA..\nBBBB\nAA..\n...."})
    void whatCannotBeCompletedIsSaid(String text) {
        RegionGenerator generator =
                RegionGenerator.completing(RegionSketch.parse(text)).seed(1);
        assertThat(generator.stream()).isEmpty();
        assertThatThrownBy(generator::generate).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void moreRegionsThanRowsCannotBeCompleted() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RegionGenerator.completing(RegionSketch.parse("ABCD\nEF..\n....\n....")))
                .withMessage("the number of regions must be between 0 and 4, but is 6");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"OPEN .A\nAB", "MISSING AA\nAA", "SURPLUS AB\nCC", "APART AAAAA\nABBBB\nACDDB\nCCDEE\nCBDEE"})
    void theFirstKindOfFaultIsNamed(String example) {
        String[] kindAndMap = example.split(" ", -1);
        List<RegionFault> faults = RegionSketch.parse(kindAndMap[1]).faults();
        assertThat(faults.get(0).kind()).isEqualTo(Kind.valueOf(kindAndMap[0]));
        assertThat(faults.get(0).explain()).endsWith(".");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                ".A/AB|OPEN One square has no region yet. [row 0, column 0]",
                "../AB|OPEN 2 squares have no region yet. [row 0, column 0, row 0, column 1]",
                "AA/AA|MISSING The number of regions must be that of the rows, 2, but is 1.",
                "AB/CC|SURPLUS The number of regions must be that of the rows, 2, but is 3.",
                "AABA/BACA/DCAA/DBBB|APART Region C is not connected. [row 1, column 2, row 2, column 1]",
                "AAAA/AAAA/AAAA/ABCD|CROWDED Regions B and C have squares only in row 4: too few for 2 queens.",
                "AABBB/AACBB/AAAAA/ADAAA/AEEAA|CROWDED Regions C, D and E have squares only in columns 2 and 3: too few",
                "AABA/BACA/DCAA/DBBB|EMPTY After 4 steps row 1 has no square left. [row 0, column 0, row 0, column 1",
                "ABCC/ADAB/DADC/DBCB|EMPTY After 5 steps column 1 has no square left. [row 0, column 0, row 1, column 0",
                "ABCD/CDAA/BBDD/BDDD|EMPTY After 1 step region A has no square left. [row 0, column 0, row 1, column 2",
                "ABBA/ABCD/CAAD/ADCD|NONE Every way of placing queens ends without a solution. []",
                "AAABB/AAAAA/CAAAD/CCEDD/CCEDD|SEVERAL There are 2 solutions, which differ in row 4, columns 1 and 3, a",
                "AAAAAAAA/BBBBBBBB/CCCCCCCC/DDDDDDDD/EEEEEEEE/FFFFFFFF/GGGGGGGG/HHHHHHHH|SEVERAL There are 1000 "
                        + "solutions or more, which differ in these 56 squares."
            })
    void faultsAreSaid(String map, String said) {
        assertThat(RegionSketch.parse(map.replace('/', '\n')).faults())
                .anyMatch(fault -> (fault.kind() + " " + fault + " " + fault.squares()).startsWith(said));
    }

    @Test
    void faultsAreThoseOfBruteForce() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        Set<Kind> seen = new HashSet<>();
        for (int i = 0; i < 600; i++) {
            Regions regions = spoiled(4 + i % 4, random);
            List<RegionFault> faults = RegionSketch.of(regions).faults();
            List<int[]> solutions = RegionOracle.solutions(regions);
            List<RegionFault> others =
                    faults.stream().filter(fault -> fault.kind() != Kind.APART).toList();
            String place = "seed " + seed + "\n" + regions + "\n" + faults;
            assertThat(faults.size() == others.size()).as(place).isEqualTo(regions.isConnected());
            assertThat(others.isEmpty()).as(place).isEqualTo(solutions.size() == 1);
            others.forEach(fault -> {
                seen.add(fault.kind());
                check(fault, regions, solutions, place);
            });
        }
        assertThat(seen).contains(Kind.CROWDED, Kind.EMPTY, Kind.SEVERAL);
    }

    private static void check(RegionFault fault, Regions regions, List<int[]> solutions, String place) {
        int least = smallestCrowd(regions);
        switch (fault.kind()) {
            case SEVERAL -> {
                assertThat(solutions).as(place).hasSizeGreaterThan(1);
                assertThat(RegionVerdict.search(regions)
                                .maxSolutions(1000)
                                .run()
                                .solutions())
                        .as(place)
                        .hasSameSizeAs(solutions);
                for (int row = 0; row < regions.size(); row++) {
                    int thisRow = row;
                    Set<Integer> columns =
                            solutions.stream().map(board -> board[thisRow]).collect(Collectors.toSet());
                    assertThat(fault.squares().stream()
                                    .filter(square -> square.row() == thisRow)
                                    .map(Square::column))
                            .as(place)
                            .containsExactlyInAnyOrderElementsOf(columns.size() == 1 ? Set.of() : columns);
                }
            }
            case CROWDED -> {
                assertThat(solutions).as(place).isEmpty();
                long members = fault.squares().stream()
                        .map(square -> region(regions, square))
                        .distinct()
                        .count();
                long rows = fault.squares().stream().map(Square::row).distinct().count();
                long columns =
                        fault.squares().stream().map(Square::column).distinct().count();
                assertThat(members)
                        .as(place)
                        .isGreaterThan(Math.min(rows, columns))
                        .isEqualTo(least);
            }
            default -> {
                assertThat(solutions).as(place).isEmpty();
                assertThat(least).as(place).isEqualTo(Integer.MAX_VALUE);
                assertThat(fault.kind()).as(place).isIn(Kind.EMPTY, Kind.NONE);
            }
        }
    }

    private static int region(Regions regions, Square square) {
        return regions.region(square.row(), square.column());
    }

    /** The size of the smallest set of regions in fewer rows or columns. */
    private static int smallestCrowd(Regions regions) {
        int least = Integer.MAX_VALUE;
        for (long set = 1; set < 1L << regions.size(); set++) {
            List<Square> squares = BitSet.valueOf(new long[] {set}).stream()
                    .mapToObj(regions::squares)
                    .flatMap(List::stream)
                    .toList();
            long rows = squares.stream().map(Square::row).distinct().count();
            long columns = squares.stream().map(Square::column).distinct().count();
            if (Math.min(rows, columns) < Long.bitCount(set)) {
                least = Math.min(least, Long.bitCount(set));
            }
        }
        return least;
    }

    /** A puzzle in which some squares have joined regions beside them. */
    private static Regions spoiled(int n, Random random) {
        int[][] map = RegionGenerator.ofSize(n)
                .seed(random.nextLong())
                .generate()
                .regions()
                .map();
        for (int i = random.nextInt(5); i >= 0; i--) {
            int row = random.nextInt(n);
            int column = random.nextInt(n - 1);
            int before = map[row][column];
            map[row][column] = map[row][column + 1];
            if (Arrays.stream(map).flatMapToInt(Arrays::stream).noneMatch(region -> region == before)) {
                map[row][column] = before;
            }
        }
        return Regions.of(map);
    }

    @Test
    void mendsAreThoseOfBruteForceEasiestFirst() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        int chains = 0;
        for (int i = 0; i < 150; i++) {
            Regions regions = spoiled(4 + i % 4, random);
            List<RegionMend> mends = RegionMend.find(regions, List.of());
            String place = "seed " + seed + "\n" + regions + "\n" + mends;
            assertThat(mends)
                    .as(place)
                    .isSortedAccordingTo(
                            Comparator.comparing(mend -> mend.puzzle().difficulty()));
            for (RegionMend mend : mends) {
                assertThat(RegionOracle.solutions(mend.puzzle().regions()))
                        .as(place)
                        .hasSize(1);
                assertThat(parts(mend.puzzle().regions())).as(place).isLessThanOrEqualTo(mostParts(regions));
                int[][] map = regions.map();
                mend.changes()
                        .forEach(change ->
                                map[change.square().row()][change.square().column()] = change.to());
                assertThat(Regions.of(map)).as(place).isEqualTo(mend.puzzle().regions());
            }
            boolean isRight = RegionOracle.solutions(regions).size() == 1 && regions.isConnected();
            List<Regions> singles = isRight ? List.of(regions) : singles(regions);
            if (singles.isEmpty()) {
                chains++;
                assertThat(mends)
                        .as(place)
                        .hasSizeLessThan(4)
                        .allMatch(mend -> mend.changes().size() > 1);
            } else {
                assertThat(mends)
                        .as(place)
                        .extracting(mend -> mend.puzzle().regions())
                        .containsExactlyInAnyOrderElementsOf(singles);
                assertThat(mends).as(place).allMatch(mend -> mend.changes().size() == (isRight ? 0 : 1));
            }
        }
        assertThat(chains).as("seed %s", seed).isPositive();
        Regions three = Regions.parse("AAAAA\nAAAAA\nAAAAA\nBBBCD\nEEEED");
        assertThat(RegionMend.find(three, List.of()).get(0).explain(three))
                .isEqualTo("row 3, column 1 from A to B; row 3, column 4 from A to C; row 2, column 4 from A to C");
    }

    private static int parts(Regions regions) {
        return Arrays.stream(Borders.of(regions.map()).parts())
                .flatMapToInt(Arrays::stream)
                .max()
                .orElseThrow();
    }

    /** Whoever has one solution lacks nothing but whole regions; otherwise their parts may be meant. */
    private static int mostParts(Regions regions) {
        return RegionOracle.solutions(regions).size() == 1 ? regions.size() - 1 : parts(regions);
    }

    @Test
    void whatIsLockedStays() {
        Regions map = Regions.parse("ABCCC\nABCCC\nABCDD\nABCDE\nABCEE");
        Square first = RegionMend.find(map, List.of()).get(0).changes().get(0).square();
        assertThat(RegionMend.find(map, List.of(first)))
                .isNotEmpty()
                .allMatch(mend -> mend.changes().stream()
                        .noneMatch(change -> change.square().equals(first)));
        // All of region B: it neither gives nor gets a square.
        List<Square> b = map.squares(1);
        assertThat(RegionMend.find(map, b))
                .isNotEmpty()
                .allMatch(mend -> mend.changes().stream().noneMatch(change -> change.from() == 1 || change.to() == 1));
        assertThatThrownBy(() -> RegionMend.find(map, List.of(new Square(5, 0))))
                .isInstanceOf(IndexOutOfBoundsException.class);
        RegionGenerator around = RegionGenerator.completing(RegionSketch.parse(".....\n.A...\n.A...\n.A...\n....."))
                .seed(1);
        assertThat(around.locked(0).stream().limit(5))
                .hasSize(5)
                .allMatch(puzzle ->
                        puzzle.regions().squares(puzzle.regions().region(1, 1)).size() == 3);
        assertThatThrownBy(() -> around.locked(1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    private static List<Regions> singles(Regions regions) {
        int n = regions.size();
        List<Regions> singles = new ArrayList<>();
        for (int pair = 0; pair < n * n * n * n; pair++) {
            Square square = new Square(pair / n / n / n, pair / n / n % n);
            Square beside = new Square(pair / n % n, pair % n);
            if (Math.abs(square.row() - beside.row()) + Math.abs(square.column() - beside.column()) == 1) {
                int[][] map = regions.map();
                map[square.row()][square.column()] = region(regions, beside);
                RegionSketch.of(map)
                        .finished()
                        .filter(changed -> !changed.equals(regions) && !singles.contains(changed))
                        .filter(changed -> parts(changed) <= mostParts(regions)
                                && RegionOracle.solutions(changed).size() == 1)
                        .ifPresent(singles::add);
            }
        }
        return singles;
    }

    @Test
    void solutionsAreListedUpToALimit() {
        Regions stripes = Regions.parse("AAAAA\nBBBBB\nCCCCC\nDDDDD\nEEEEE");
        assertThat(RegionVerdict.search(stripes).maxSolutions(100).run().solutions())
                .containsExactlyInAnyOrderElementsOf(
                        Solvers.stream(stripes.puzzle()).toList());
        assertThat(RegionVerdict.search(stripes).maxSolutions(3).run().solutions())
                .hasSize(3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RegionVerdict.search(stripes).maxSolutions(0).run());
    }
}
