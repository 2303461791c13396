package io.github.queens4j;

import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
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

    /** Zero, numbers on both sides of what tables hold, those next to "no line", and "no line". */
    private static final long[] NUMBERS = LongStream.concat(
                    IntStream.of(0, 1, -1, 2, -2, 24, 25, -25, -26).asLongStream(),
                    LongStream.of(1L << 31, -1L << 31, 1L << 32, Long.MAX_VALUE, Long.MIN_VALUE + 1, LineFamily.NONE))
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
                    row[column] = number == LineFamily.NONE ? number : number + apart * random.nextInt(2);
                }
            }
        }
        return numbers;
    }

    private static Rule rule(long[][][] numbers, Random random) {
        List<LineFamily> families = new ArrayList<>();
        for (long[][] family : numbers) {
            families.add(LineFamily.of("own", (row, column, n) -> family[row][column]));
        }
        if (random.nextBoolean()) {
            families.add(LineFamily.COLUMNS);
        }
        return Rule.of("mine", families.toArray(LineFamily[]::new));
    }

    private static boolean attack(Rule rule, long[][][] numbers, int row, int column, int other, int otherColumn) {
        boolean attack = column == otherColumn && rule.families().contains(LineFamily.COLUMNS);
        for (long[][] family : numbers) {
            attack |= family[row][column] == family[other][otherColumn] && family[row][column] != LineFamily.NONE;
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
                LineFamily.of("d", (r, c, n) -> r - c),
                LineFamily.of("a", (r, c, n) -> r + c));
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
        Rule mine = Rule.of("mine", LineFamily.COLUMNS, LineFamily.of("broken", (row, column, n) -> {
            if (row == 2 && column == 1) {
                throw thrown;
            }
            return (long) row + column;
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
    void familiesAreEqualByNameAndFunction() {
        LineFamily.Numbering function = (row, column, n) -> row - column;
        assertThat(LineFamily.of("d", function)).isEqualTo(LineFamily.of("d", function));
        assertThat(LineFamily.of("d", function)).isNotEqualTo(LineFamily.of("e", function));
        assertThat(LineFamily.of("d", function)).isNotEqualTo(LineFamily.of("d", (row, column, n) -> row));
    }
}
