package io.github.queens4j;

import static io.github.queens4j.Refusals.assertIllegal;
import static io.github.queens4j.Refusals.assertIllegalNaming;
import static io.github.queens4j.Refusals.assertNullNamed;
import static io.github.queens4j.Refusals.assertOutOfBounds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.queens4j.contract.Oracle;
import io.github.queens4j.count.BoardSampler;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.count.CountResult;
import io.github.queens4j.count.CountUnit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RuleTest {

    /** Numbers of boards for n = 1, 2, ... by rule: OEIS A000170, A007705 (odd n), A051223, A002464 and A099152. */
    private static final Map<String, String> PUBLISHED = Map.of(
            "queens", "1 0 0 2 10 4 40 92 352 724",
            "toroidal", "1 0 0 0 10 0 28 0 0 0 88",
            "amazons", "1 0 0 0 0 0 0 0 0 4 44 156",
            "non-touching", "1 0 0 2 14 90 646 5242 47622",
            "semi-queens", "1 1 3 7 23 83 405 2113 12657 82297");

    private static final int[][] CUT = {{0, 0, 0, 1}, {2, 0, 1, 1}, {2, 2, 3, 1}, {2, 3, 3, 3}};

    @ParameterizedTest
    @MethodSource("io.github.queens4j.Rule#known")
    void everyEngineCountsAsPublished(Rule rule) {
        assertThat(PUBLISHED).as("published counts").containsKey(rule.name());
        List<String> expected = List.of(PUBLISHED.get(rule.name()).split(" ", -1));
        for (int n = 1; n <= expected.size(); n++) {
            Puzzle puzzle = Puzzle.ofSize(n).withRule(rule);
            for (Solver engine : Solvers.engines()) {
                // A permutation search of 9 rows and more takes longer than all the others together.
                if (engine.supports(puzzle) && (n < 9 || !engine.name().equals("permutation"))) {
                    assertThat(engine.count(puzzle))
                            .as("%s, n = %s, %s", engine.name(), n, rule)
                            .isEqualTo(Long.parseLong(expected.get(n - 1)));
                }
            }
        }
    }

    /** Units, and the boards that are drawn from them, may be those of one half of the board and their images. */
    @ParameterizedTest
    @MethodSource("io.github.queens4j.Rule#known")
    void everyWayCountsTheEmptyBoard(Rule rule) {
        for (int n = 0; n <= 9; n++) {
            Puzzle puzzle = Puzzle.ofSize(n).withRule(rule);
            Set<Board> boards = Set.copyOf(new Oracle(puzzle).solutions());
            CountPlan plan = CountPlan.of(puzzle);
            List<CountResult> results =
                    plan.units().stream().map(CountUnit::call).toList();
            assertThat(List.of(Solvers.count(puzzle), CountJob.of(puzzle).run(), plan.total(results)))
                    .as("n = %s", n)
                    .containsOnly((long) boards.size());
            Optional<BoardSampler> sampler = BoardSampler.of(puzzle);
            assertThat(sampler.isEmpty()).isEqualTo(boards.isEmpty());
            Random random = new Random(n);
            assertThat(Stream.generate(() -> sampler.map(some -> some.next(random)))
                            .limit(100)
                            .flatMap(Optional::stream))
                    .as("n = %s", n)
                    .isSubsetOf(boards);
        }
    }

    @ParameterizedTest
    @MethodSource("io.github.queens4j.Rule#known")
    void symmetriesKeepARuleIfTheyKeepWhatAttacksWhat(Rule rule) {
        for (int n = 1; n <= 8; n++) {
            for (Symmetry symmetry : Symmetry.values()) {
                assertThat(rule.isKeptBy(symmetry, n))
                        .as("%s, n = %s", symmetry, n)
                        .isEqualTo(keepsAttacks(symmetry, rule, n));
            }
        }
    }

    private static boolean keepsAttacks(Symmetry symmetry, Rule rule, int n) {
        List<Square> squares = IntStream.range(0, n * n)
                .mapToObj(i -> new Square(i / n, i % n))
                .toList();
        return squares.stream()
                .allMatch(square -> squares.stream()
                        .allMatch(other -> rule.attacks(square, other, n)
                                == rule.attacks(symmetry.image(square, n), symmetry.image(other, n), n)));
    }

    /** Rows need not be said; lines of one square, which attack nothing, need not have an image. */
    @Test
    void symmetriesKeepRulesOfOnesOwn() {
        Rule columns = Rule.of("columns", LineFamily.COLUMNS);
        Rule left =
                Rule.of("left", LineFamily.of("half", (square, n) -> 0).where((square, n) -> 2 * square.column() < n));
        Rule corner = Rule.of("corner", LineFamily.ROWS.where((square, n) -> square.equals(new Square(0, 0))));
        for (Symmetry symmetry : Symmetry.values()) {
            assertThat(columns.isKeptBy(symmetry, 5)).isTrue();
            assertThat(left.isKeptBy(symmetry, 4))
                    .isEqualTo(symmetry == Symmetry.IDENTITY || symmetry == Symmetry.FLIP_ROWS);
            assertThat(corner.isKeptBy(symmetry, 5)).isEqualTo(symmetry.keepsRows());
        }
    }

    @Property(tries = 100)
    void anEmptyPuzzleHasTheSymmetriesThatKeepItsRule(@ForAll("rules") Rule rule) {
        assertThat(Puzzle.ofSize(6).withRule(rule).symmetries())
                .isEqualTo(Stream.of(Symmetry.values())
                        .filter(symmetry -> rule.isKeptBy(symmetry, 6))
                        .toList());
    }

    /** A turn takes regions that are rows to columns, which are lines as well. */
    @Test
    void regionsMayBecomeLinesOfAnotherKind() {
        int[][] rows = {{0, 0, 0, 0}, {1, 1, 1, 1}, {2, 2, 2, 2}, {3, 3, 3, 3}};
        Puzzle puzzle = Puzzle.ofSize(4).withRule(Rule.regions(rows));
        assertThat(puzzle.symmetries()).containsExactly(Symmetry.values());
        assertThat(Solvers.countFundamental(puzzle)).isOne();
        assertThat(Solvers.engine("check").streamFundamental(puzzle)).containsExactly(Board.of(1, 3, 0, 2));
        assertThat(Solvers.engine("check").countSymmetric(puzzle, Symmetry.ROTATE_90))
                .isEqualTo(2);
    }

    @ParameterizedTest
    @MethodSource("io.github.queens4j.Rule#known")
    void theDocumentsHaveARowForEveryRule(Rule rule) throws Exception {
        String constant = rule.name().toUpperCase(Locale.ROOT).replace('-', '_');
        assertThat(Files.readString(Path.of("src/docs/finding.md"))).contains("| `Rule." + constant + "` |");
    }

    @Provide
    Arbitrary<Puzzle> puzzles() {
        return RandomPuzzles.underAnyRuleUpTo(6);
    }

    @Provide
    Arbitrary<Rule> rules() {
        return RandomPuzzles.rules(6);
    }

    /** Squares attack each other if and only if a family has a line with both. */
    @Property(tries = 50)
    void attacksAreMutualAndSpareOneself(@ForAll("rules") Rule rule) {
        int n = 6;
        for (int i = 0; i < n * n; i++) {
            Square square = new Square(i / n, i % n);
            assertThat(rule.attacks(square, square, n)).isFalse();
            for (int j = 0; j < i; j++) {
                Square other = new Square(j / n, j % n);
                boolean attacks = rule.attacks(square, other, n);
                assertThat(rule.attacks(other, square, n)).isEqualTo(attacks);
                assertThat(rule.attacks(i / n, i % n, j / n, j % n, n)).isEqualTo(attacks);
                assertThat(rule.lineBetween(square, other, n).isPresent()).isEqualTo(attacks);
            }
        }
    }

    @Property(tries = 300)
    void solutionsOfAPuzzleAreThoseItAccepts(@ForAll("puzzles") Puzzle puzzle) {
        Set<Board> solutions = new HashSet<>(new Oracle(puzzle).solutions());
        assertThat(solutions).allMatch(puzzle::isSolution);
        new Oracle(Puzzle.ofSize(puzzle.size()).withRule(puzzle.rule()))
                .solutions()
                .forEach(board -> assertThat(puzzle.isSolution(board)).isEqualTo(solutions.contains(board)));
        assertThat(puzzle.isSolution(Board.of(new int[puzzle.size() + 1]))).isFalse();
    }

    @Property(tries = 100)
    void squaresAreAttackedByGivenQueens(@ForAll("puzzles") Puzzle puzzle) {
        int n = puzzle.size();
        for (int i = 0; i < n * n; i++) {
            Square square = new Square(i / n, i % n);
            assertThat(puzzle.isAttacked(i / n, i % n))
                    .isEqualTo(puzzle.queens().stream()
                            .anyMatch(queen -> puzzle.rule().attacks(square, queen, n)));
        }
    }

    @Test
    void puzzlesOfDifferentRulesDiffer() {
        Set<Puzzle> puzzles = new HashSet<>();
        List<Rule> rules = new ArrayList<>(Rule.known());
        rules.add(Rule.regions(CUT));
        rules.forEach(rule -> puzzles.add(Puzzle.ofSize(4).withRule(rule)));
        assertThat(puzzles).hasSize(rules.size()).contains(Puzzle.ofSize(4));
        assertThat(Puzzle.ofSize(4).withRule(Rule.AMAZONS).withRule(Rule.QUEENS))
                .isEqualTo(Puzzle.ofSize(4));
        assertThat(Puzzle.ofSize(4).withRule(Rule.AMAZONS)).hasToString("Puzzle[n = 4, rule: amazons]");
    }

    @Test
    void regionsAreEqualHoweverTheyAreNumbered() {
        int[][] renumbered = {{70, 70, 70, 0}, {1, 70, 0, 0}, {1, 1, 2, 0}, {1, 2, 2, 2}};
        assertThat(Rule.regions(renumbered)).isEqualTo(Rule.regions(CUT)).hasSameHashCodeAs(Rule.regions(CUT));
        renumbered[0][0] = 1;
        assertThat(Rule.regions(renumbered)).isNotEqualTo(Rule.regions(CUT));
        assertThat(Rule.regions(CUT).size()).hasValue(4);
    }

    @Test
    void regionsThatAreNoCutAreRefused() {
        assertRegionsRefused("rows of regionOf must be at least 1, but is 0", new int[0][]);
        assertRegionsRefused("2 rows and 1 columns in row 1", new int[][] {{0, 1}, {0}});
        assertRegionsRefused("regionOf must have as many regions as rows, 2, but has 3", new int[][] {{0, 1}, {2, 0}});
        assertRegionsRefused("regionOf[0][1] must be at least 0, but is -1", new int[][] {{0, -1}, {1, 0}});
        assertRegionsRefused("as many regions as rows, 2, but has 1", new int[][] {{1, 1}, {1, 1}});
    }

    private static void assertRegionsRefused(String message, int[]... regionOf) {
        assertIllegalNaming(() -> Rule.regions(regionOf), message);
    }

    @Test
    void regionsBelongToOneSize() {
        Rule rule = Rule.regions(CUT);
        assertIllegal(() -> Puzzle.ofSize(5).withRule(rule), "n must be 4 for this rule of regions, but is 5");
        assertThatIllegalArgumentException().isThrownBy(() -> rule.attacks(0, 0, 1, 1, 5));
        assertThat(Solvers.stream(Puzzle.ofSize(4).withRule(rule)))
                .containsExactly(Board.of(1, 3, 0, 2), Board.of(2, 0, 3, 1));
    }

    @Test
    void givenQueensObeyTheRule() {
        Puzzle puzzle = Puzzle.ofSize(8).withRule(Rule.AMAZONS).withQueen(0, 0);
        assertIllegal(
                () -> puzzle.withQueen(1, 2),
                "the queen at (1, 2) and the given queen at (0, 0) attack each other (knight's move)");
        assertThat(Puzzle.ofSize(8).withQueen(0, 0).withQueen(1, 2).size()).isEqualTo(8);
        assertIllegalNaming(
                () -> Puzzle.ofSize(8).withQueen(0, 0).withQueen(1, 2).withRule(Rule.AMAZONS), "(knight's move)");
        Puzzle touching = Puzzle.ofSize(8).withRule(Rule.NON_TOUCHING);
        assertThat(touching.withQueen(0, 0).withQueen(2, 2).queens()).hasSize(2);
    }

    @Test
    void namesAreFoundOrRefused() {
        assertThat(Rule.named("toroidal")).isEqualTo(Rule.TOROIDAL).hasToString("toroidal");
        String known = Rule.known().stream().map(Rule::name).collect(Collectors.joining(", "));
        assertIllegal(() -> Rule.named("kings"), "rule must be one of " + known + ", but is \"kings\"");
        assertThatIllegalArgumentException().isThrownBy(() -> Rule.of(" ", LineFamily.ROWS));
        assertOutOfBounds(() -> Rule.QUEENS.attacks(0, 0, 8, 0, 8), "otherRow must be between 0 and 7, but is 8");
        assertThatIllegalArgumentException().isThrownBy(() -> LineFamily.leaps("step", 0, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> LineFamily.blocks("block", 0, 2));
    }

    @Test
    @SuppressWarnings("NullAway")
    void aRowThatIsNoneIsRefusedByItsPlace() {
        assertNullNamed(() -> Rule.regions(new int[][] {{0, 1}, null}), "regionOf[1]");
    }
}
