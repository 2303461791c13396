package io.github.queens4j;

import static io.github.queens4j.Refusals.assertIllegalNaming;
import static io.github.queens4j.Refusals.assertOutOfBounds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.ToLongBiFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules of one's own, whatever numbers their lines have. */
class OwnRuleTest {

    private static final List<String> ENGINES = List.of("auto", "cover", "check");

    private static final long NONE = Long.MIN_VALUE;

    /** Zero, numbers on both sides of what tables hold, those next to "no line", and "no line". */
    private static final long[] NUMBERS = LongStream.concat(
                    IntStream.of(0, 1, -1, 2, -2, 24, 25, -25, -26).asLongStream(),
                    LongStream.of(1L << 31, -1L << 31, 1L << 32, Long.MAX_VALUE, Long.MIN_VALUE + 1, NONE))
            .toArray();

    /** For each family the number of each square of an n x n board. */
    private static long[][][] numbers(int n, Random random) {
        long[][][] numbers = new long[1 + random.nextInt(3)][n][n];
        for (long[][] family : numbers) {
            int kinds = 1 + random.nextInt(NUMBERS.length);
            int from = random.nextInt(NUMBERS.length);
            long apart = random.nextBoolean() ? 0 : random.nextLong();
            for (long[] row : family) {
                for (int column = 0; column < n; column++) {
                    long number = NUMBERS[(from + random.nextInt(kinds)) % NUMBERS.length];
                    row[column] = number == NONE ? number : number + apart * random.nextInt(2);
                }
            }
        }
        return numbers;
    }

    private static Rule rule(long[][][] numbers, Random random) {
        List<LineFamily> families = new ArrayList<>();
        for (long[][] family : numbers) {
            families.add(LineFamily.of("own", (square, n) -> family[square.row()][square.column()])
                    .where((square, n) -> family[square.row()][square.column()] != NONE));
        }
        if (random.nextBoolean()) {
            families.add(LineFamily.COLUMNS);
        }
        return Rule.of("mine", families.toArray(LineFamily[]::new));
    }

    private static boolean attack(Rule rule, long[][][] numbers, int row, int column, int other, int otherColumn) {
        boolean attack = column == otherColumn && rule.families().contains(LineFamily.COLUMNS);
        for (long[][] family : numbers) {
            attack |= family[row][column] == family[other][otherColumn] && family[row][column] != NONE;
        }
        return attack;
    }

    private static boolean isSolution(Rule rule, long[][][] numbers, int... columns) {
        return IntStream.range(0, columns.length)
                .allMatch(row -> IntStream.range(0, row)
                        .noneMatch(other -> attack(rule, numbers, row, columns[row], other, columns[other])));
    }

    @Property(tries = 300)
    void enginesAgreeWithAllPairs(@ForAll @IntRange(min = 1, max = 5) int n, @ForAll long seed) {
        Random random = new Random(seed);
        long[][][] numbers = numbers(n, random);
        Rule rule = rule(numbers, random);
        List<Board> solutions = new ArrayList<>();
        for (Board board : RandomBoards.all(n)) {
            boolean expected = isSolution(rule, numbers, board.columns());
            assertThat(board.isSolution(rule)).as("%s", board).isEqualTo(expected);
            if (expected) {
                solutions.add(board);
            }
        }
        Puzzle puzzle = Puzzle.ofSize(n).withRule(rule);
        for (String name : ENGINES) {
            Solver engine = Solvers.engine(name);
            List<Board> found = new ArrayList<>();
            engine.forEach(puzzle, found::add);
            assertThat(found).as(name).isEqualTo(solutions);
            assertThat(engine.count(puzzle)).as(name).isEqualTo(solutions.size());
            assertThat(engine.any(puzzle).isPresent()).as(name).isEqualTo(!solutions.isEmpty());
        }
    }

    @Property(tries = 100)
    void squaresAttackEachOtherOnSharedLinesAlone(@ForAll @IntRange(min = 2, max = 5) int n, @ForAll long seed) {
        Random random = new Random(seed);
        long[][][] numbers = numbers(n, random);
        Rule rule = rule(numbers, random);
        for (int square = 0; square < n * n; square++) {
            Puzzle puzzle = Puzzle.ofSize(n).withRule(rule).withQueen(square / n, square % n);
            for (int other = 0; other < n * n; other++) {
                int row = other / n;
                int column = other % n;
                boolean attack = other != square && attack(rule, numbers, square / n, square % n, row, column);
                assertThat(rule.attacks(square / n, square % n, row, column, n)).isEqualTo(attack);
                if (attack) {
                    assertIllegalNaming(() -> puzzle.withQueen(row, column), "attack each other");
                } else if (row != square / n) {
                    assertThat(puzzle.withQueen(row, column).queen(row)).hasValue(column);
                }
            }
        }
    }

    /** A listener hears of the uppermost attacker by the same numbers. */
    @Property(tries = 50)
    void listenersHearOfTheUppermostAttacker(@ForAll @IntRange(min = 2, max = 4) int n, @ForAll long seed) {
        Random random = new Random(seed);
        long[][][] numbers = numbers(n, random);
        Rule rule = rule(numbers, random);
        int[] queens = new int[n];
        Solvers.engine("check").visit(Puzzle.ofSize(n).withRule(rule), board -> Visit.CONTINUE, new SearchListener() {
            @Override
            public Visit place(int row, int column) {
                queens[row] = column;
                return Visit.CONTINUE;
            }

            @Override
            public Visit reject(int row, int column, int attacker) {
                for (int other = 0; other <= attacker; other++) {
                    assertThat(attack(rule, numbers, row, column, other, queens[other]))
                            .isEqualTo(other == attacker);
                }
                return Visit.CONTINUE;
            }
        });
    }

    /** The most natural way to write queens. */
    @ParameterizedTest
    @ValueSource(strings = {"auto", "cover", "check"})
    void diagonalsMayBeNumberedByTheirDifferences(String name) {
        Rule mine = Rule.of(
                "mine",
                LineFamily.COLUMNS,
                LineFamily.of("d", (square, n) -> square.row() - square.column()),
                LineFamily.of("a", (square, n) -> square.row() + square.column()));
        Puzzle puzzle = Puzzle.ofSize(8).withRule(mine);
        assertThat(Solvers.engine(name).count(puzzle)).isEqualTo(92);
        assertThat(Solvers.engine(name).first(puzzle)).isEqualTo(Solvers.first(8));
        assertThat(Solvers.construct(100).orElseThrow().isSolution()).isTrue();
        assertThat(Solvers.construct(100).orElseThrow().isSolution(mine)).isTrue();
        assertThat(Board.of(0, 1).isSolution(mine)).isFalse();
        assertThat(Solvers.engine("cover").any(Puzzle.ofSize(70).withRule(mine)))
                .hasValueSatisfying(board -> assertThat(board.isSolution()).isTrue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "cover", "check"})
    void whatAFunctionThrowsReachesTheCaller(String name) {
        RuntimeException thrown = new RuntimeException("not on this square");
        Rule mine = Rule.of("mine", LineFamily.COLUMNS, LineFamily.of("broken", (square, n) -> {
            if (square.equals(new Square(2, 1))) {
                throw thrown;
            }
            return (long) square.row() + square.column();
        }));
        for (int n : new int[] {6, 70}) {
            Puzzle puzzle = Puzzle.ofSize(n).withRule(mine);
            Solver engine = Solvers.engine(name);
            assertThatThrownBy(() -> engine.first(puzzle)).isSameAs(thrown);
            assertThatThrownBy(() -> engine.any(puzzle)).isSameAs(thrown);
        }
        assertThatThrownBy(() -> Board.of(0, 2, 1).isSolution(mine)).isSameAs(thrown);
    }

    @Test
    void aFamilyOfOnesOwnEqualsItselfAlone() {
        ToLongBiFunction<Square, Integer> function = (square, n) -> square.row();
        LineFamily own = LineFamily.of("row", function);
        assertThat(own).isNotEqualTo(LineFamily.of("row", function)).isNotEqualTo(LineFamily.ROWS);
        assertThat(List.of(own)).contains(own);
        assertThat(LineFamily.leaps("leap", 1, 2)).isEqualTo(LineFamily.leaps("leap", 1, 2));
        assertThat(LineFamily.blocks("a", 0, 1)).isNotEqualTo(LineFamily.blocks("b", 0, 1));
        assertThat(Rule.of("rooks", LineFamily.COLUMNS))
                .isEqualTo(Rule.of("rooks", LineFamily.COLUMNS))
                .isNotEqualTo(Rule.of("rooks", LineFamily.ROWS, LineFamily.COLUMNS));
    }

    @Test
    void numbersOfLinesAreTold() {
        LineFamily own = LineFamily.of("own", (square, n) -> n).where((square, n) -> square.row() > 0);
        assertThat(own.line(new Square(1, 0), 2)).hasValue(2);
        assertThat(own.line(new Square(0, 1), 2)).isEmpty();
        assertOutOfBounds(() -> own.line(new Square(2, 0), 2), "row must be between 0 and 1, but is 2");
        LineFamily least = LineFamily.of("least", (square, n) -> NONE);
        assertIllegalNaming(() -> least.line(new Square(0, 0), 1), "more than " + NONE);
    }

    /** The regions of a map are lines of boards of its size alone, in whatever rule they are. */
    @Test
    void aFamilyOfOneSizeIsRefusedOnBoardsOfAnother() {
        LineFamily four = regions(4);
        Rule own = Rule.of("own", LineFamily.COLUMNS, four.where((square, n) -> square.row() > 0));
        assertThat(own.size()).hasValue(4);
        assertThat(Solvers.count(Puzzle.ofSize(4).withRule(own))).isEqualTo(24);
        String message = "n must be 4 for this rule of own, but is 5";
        assertIllegalNaming(() -> Puzzle.ofSize(5).withRule(own), message);
        assertIllegalNaming(() -> own.isKeptBy(Symmetry.IDENTITY, 5), message);
        assertIllegalNaming(() -> four.line(new Square(4, 4), 5), "n must be 4 for region, but is 5");
        assertIllegalNaming(() -> Rule.of("own", four, regions(5)), "for boards of one size, but are for 4 and 5 rows");
    }

    /** Of the regions of a map, each of which is a row. */
    private static LineFamily regions(int n) {
        int[][] rows = IntStream.range(0, n)
                .mapToObj(row -> IntStream.generate(() -> row).limit(n).toArray())
                .toArray(int[][]::new);
        return Rule.regions(rows).families().get(2);
    }
}
