package io.github.queens4j.count;

import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.GivenSquares;
import io.github.queens4j.LineFamily;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Solvers;
import io.github.queens4j.contract.Interruption;
import io.github.queens4j.contract.SamplePuzzles;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Counts of what the colour split does not take: other rules, and larger puzzles. */
class SearchedCountTest extends CheckpointCase {

    private static final Rule OWN = Rule.of("own", LineFamily.COLUMNS, LineFamily.ANTI_DIAGONALS);

    private static Puzzle empty(String rule, int n) {
        return Puzzle.ofSize(n).withRule(Rule.named(rule));
    }

    /** Up to three given queens, and a quarter of the squares blocked. */
    private static Puzzle random(int n, Rule rule, long seed) {
        return GivenSquares.random(Puzzle.ofSize(n).withRule(rule), 3, n * n / 4, new Random(seed));
    }

    static Stream<Puzzle> puzzles() {
        Random random = new Random(6);
        return Stream.concat(
                        Rule.known().stream(),
                        Stream.generate(() -> SamplePuzzles.regions(random.nextInt(1, 9), random))
                                .limit(5))
                .flatMap(rule -> random.longs(25)
                        .mapToObj(seed -> random(rule.size().orElse(1 + (int) Math.floorMod(seed, 9L)), rule, seed)));
    }

    private static long oracle(Puzzle puzzle) {
        return Solvers.engine("check").count(puzzle);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void randomPuzzlesHaveTheCountOfASearch(Puzzle puzzle) {
        assertThat(CountJob.of(puzzle).threads(1).run())
                .isEqualTo(CountJob.of(puzzle).threads(2).run())
                .isEqualTo(oracle(puzzle));
    }

    /** OEIS A007705, A051223, A002464; even boards and odd ones, which have other images. */
    @ParameterizedTest
    @CsvSource({
        "toroidal, 8, 0", "toroidal, 11, 88", "toroidal, 13, 4524", "toroidal, 17, 140692",
        "amazons, 10, 4", "amazons, 11, 44", "amazons, 13, 1876", "amazons, 15, 32516",
        "non-touching, 5, 14", "non-touching, 6, 90", "non-touching, 9, 47622", "non-touching, 10, 479306"
    })
    void emptyBoardsHaveTheirPublishedCounts(String rule, int n, long count) {
        assertThat(CountJob.of(empty(rule, n)).threads(2).run()).isEqualTo(count);
    }

    @Test
    void largeBoardsAreCounted() {
        Puzzle queens = Puzzle.keeping(
                Solvers.construct(40).orElseThrow(), IntStream.range(0, 29).toArray());
        assertThat(CountJob.of(queens).threads(2).run())
                .isEqualTo(Solvers.engine("bitmask").count(queens));
        Puzzle larger = Puzzle.keeping(
                Solvers.construct(80).orElseThrow(), IntStream.range(0, 70).toArray());
        assertThat(CountJob.of(larger).threads(2).run())
                .isEqualTo(oracle(larger))
                .isPositive();
        Puzzle one = Puzzle.keeping(Solvers.construct(29).orElseThrow(), 0);
        assertThat(CountPlan.of(one).units()).hasSizeGreaterThan(1000);
    }

    /** OEIS A006717, for even n 0; all solutions are shifts of those with a queen in the middle. */
    @ParameterizedTest
    @CsvSource({"1, 1", "3, 3", "5, 15", "7, 133", "8, 0", "9, 2025", "11, 37851"})
    void aRuleThatShiftsKeepIsSearchedForOneShift(int n, long count) {
        Puzzle puzzle = Puzzle.ofSize(n).withRule(Rule.of("torus", LineFamily.COLUMNS, LineFamily.TOROIDAL_DIAGONALS));
        CountPlan plan = CountPlan.of(puzzle);
        List<CountResult> results = plan.units().stream().map(CountUnit::call).toList();
        assertThat(plan.total(results)).isEqualTo(count);
        assertThat(results).allMatch(result -> result.thirds / 3 % n == 0);
        if (n == 7) {
            BoardSampler sampler = BoardSampler.of(puzzle).orElseThrow();
            assertThat(IntStream.range(0, 399).mapToObj(seed -> sampler.next(new Random(seed))))
                    .allMatch(puzzle::isSolution)
                    .anyMatch(board -> board.column(0) != board.column(1));
        }
    }

    /** Even boards have a row where the mirror leaves no square, if diagonals are lines, and else no mirror. */
    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8})
    void shiftsAndMirrorsChangeNoCount(int n) {
        Rule rooks = Rule.of("rooks", LineFamily.COLUMNS);
        Rule neighbours = Rule.of(
                "neighbours below on a torus",
                LineFamily.COLUMNS,
                LineFamily.of(
                        "pair",
                        (square, size) ->
                                (square.row() / 2) * (long) size + (square.column() + square.row() % 2) % size),
                LineFamily.of(
                        "pair",
                        (square, size) ->
                                (square.row() / 2) * (long) size + (square.column() + size - square.row() % 2) % size));
        LineFamily distance =
                LineFamily.of("distance", (square, size) -> Math.floorMod(square.column() - 2 * square.row(), size));
        for (Rule rule : List.of(rooks, neighbours, Rule.of("slanted", LineFamily.COLUMNS, distance), Rule.TOROIDAL)) {
            Puzzle puzzle = Puzzle.ofSize(n).withRule(rule);
            assertThat(Beginnings.isKeptByShift(rule, n)).isTrue();
            assertThat(CountJob.of(puzzle).run()).as("%s", rule).isEqualTo(oracle(puzzle));
        }
        assertThat(Rule.known().stream().filter(rule -> Beginnings.isKeptByShift(rule, n)))
                .containsExactly(Rule.TOROIDAL);
    }

    /** By the solutions of each unit, which are many there; and the cost is the estimated number of nodes. */
    @ParameterizedTest
    @CsvSource({"non-touching, 11", "amazons, 17", "toroidal, 23"})
    void noUnitIsLarge(String rule, int n) {
        CountPlan plan = CountPlan.of(empty(rule, n));
        assertThat(plan.units()).hasSizeGreaterThan(16 * 32).hasSizeLessThan(10_000);
        for (int i = 0; i < plan.units().size(); i++) {
            assertThat(plan.cost(i)).isPositive().isLessThan(plan.cost() / 300);
        }
        if (n == 11) {
            List<CountResult> results =
                    plan.units().stream().map(CountUnit::call).toList();
            long total = plan.total(results);
            assertThat(results).allMatch(result -> result.thirds / 3 <= total / 100);
        }
    }

    /** Also above 64 rows; and a plan is made soon, and hears an interrupt, whatever it is a plan of. */
    @ParameterizedTest
    @CsvSource({"amazons, 66", "toroidal, 41", "amazons, 50"})
    void hopelessSearchesHaveManyUnitsAndTrueCosts(String rule, int n) throws InterruptedException {
        CountPlan plan = CountPlan.of(empty(rule, n));
        assertThat(plan.units()).hasSizeGreaterThan(512);
        assertThat(plan.cost()).isGreaterThan(1e18).isLessThan(Double.MAX_VALUE);
        assertThat(plan.cost(7)).isPositive().isLessThan(plan.cost() / 100);
        Interruption.assertRefused(() -> CountPlan.of(empty(rule, n)));
    }

    @Test
    void unitsOfManyRowsAddUp() {
        Puzzle puzzle = Puzzle.keeping(
                        Solvers.construct(70).orElseThrow(),
                        IntStream.range(0, 49).toArray())
                .withRule(Rule.SEMI_QUEENS);
        CountPlan plan = CountPlan.of(puzzle);
        assertThat(plan.units()).hasSizeGreaterThan(32);
        assertThat(plan.cost()).as("nanoseconds, some thousand a solution").isBetween(45_560 * 1e3, 45_560 * 1e4);
        assertThat(CountJob.of(puzzle).threads(2).run())
                .isEqualTo(Solvers.engine("cover").count(puzzle))
                .isEqualTo(45_560);
    }

    /** Two queens of the first row, and squares below that are mostly on one side. */
    @Test
    void aLopsidedSearchIsCutWhereItsNodesAre() {
        Puzzle puzzle = empty("non-touching", 12);
        for (int square = 0; square < 6 * 12; square++) {
            boolean isOpen = square == 6 || (square >= 12 && (square % 12 < 6 || square % 5 == 0)) || square == 0;
            puzzle = isOpen ? puzzle : puzzle.withBlocked(square / 12, square % 12);
        }
        CountPlan plan = CountPlan.of(puzzle);
        List<CountResult> results = plan.units().stream().map(CountUnit::call).toList();
        long total = plan.total(results);
        assertThat(total).isEqualTo(Solvers.count(puzzle)).isGreaterThan(100_000);
        assertThat(results).allMatch(result -> result.thirds / 3 <= total / 100);
    }

    /** As written by this version: it can be read by later ones. */
    @Test
    void aLineIsTheSameEverywhere() {
        CountPlan plan = CountPlan.of(empty("toroidal", 13));
        assertThat(plan.units().get(50).call().format())
                .isEqualTo("n=13 puzzle=4ab4e5599292cefa split=8 units=142 unit=50 thirds=78 crc32=db37f754");
    }

    @ParameterizedTest
    @MethodSource("io.github.queens4j.Rule#known")
    void unitsAndResultsTravel(Rule rule) {
        Puzzle empty = Puzzle.ofSize(9).withRule(rule);
        Puzzle puzzle = empty.withBlocked(3, 4).withBlocked(0, 8);
        CountPlan plan = CountPlan.of(puzzle);
        List<CountResult> results = plan.units().stream()
                .map(unit -> Serial.copy(unit).call().format())
                .map(line -> Serial.copy(CountResult.parse(line)))
                .toList();
        assertThat(plan.total(results)).isEqualTo(oracle(puzzle));
        CountUnit unit = plan.units().get(1);
        assertThat(Serial.write(unit)).hasSizeLessThan(200 + 9 * 12);
        assertThat(Serial.read(Serial.write(unit))).isEqualTo(unit).hasSameHashCodeAs(unit);
        assertThat(unit).isNotEqualTo(CountPlan.of(empty).units().get(1));
        assertThatThrownBy(() -> CountPlan.of(empty).total(results))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("the result of unit 0 belongs to another .* of \"n=9 puzzle=.* not of \"n=9 .*");
    }

    @Test
    void aRuleOfOnesOwnStaysAtHome() throws IOException {
        Puzzle puzzle = Puzzle.ofSize(9).withRule(OWN);
        long count = oracle(puzzle);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            assertThat(CountJob.of(puzzle).executor(pool).checkpoint(file).run())
                    .isEqualTo(count);
        } finally {
            pool.shutdown();
        }
        assertThat(CountJob.of(puzzle).threads(2).checkpoint(file).run()).isEqualTo(count);
        for (Rule other : List.of(
                Rule.of("toroidal", LineFamily.ROWS, LineFamily.COLUMNS),
                Rule.of("own", LineFamily.COLUMNS, LineFamily.DIAGONALS),
                Rule.TOROIDAL)) {
            assertIllegalNaming(
                    () -> CountJob.of(puzzle.withRule(other)).checkpoint(file).run(), "belongs to another count");
        }
        CountUnit unit = CountPlan.of(puzzle).units().get(0);
        CountUnit arrived = Serial.copy(unit);
        assertThatThrownBy(arrived::call)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("rule must be one of queens, ")
                .hasMessageContaining("but is \"own");
    }

    /** Digits of neighbours do not run together: 1, 11 are other lines than 11, 1. */
    @Test
    void rulesOfOnesOwnAreToldApartByTheirLines() {
        List<String> names = Stream.of(1, 11)
                .map(first -> LineFamily.of("own", (square, n) -> square.column() == 0 ? first : 12 - first))
                .map(family -> Puzzle.ofSize(2).withRule(Rule.of("own", LineFamily.COLUMNS, family)))
                .map(puzzle -> CountPlan.of(puzzle).name)
                .toList();
        assertThat(names).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aCheckpointGoesOnWhereItWasStopped(int threads) throws IOException {
        Puzzle puzzle = empty("toroidal", 13);
        CountJob job = CountJob.of(puzzle).threads(threads).checkpoint(file);
        CountJob ending = job.onProgress(progress -> {
            if (progress.unitsDone() == 20) {
                throw new Tired();
            }
        });
        assertThatThrownBy(ending::run).isInstanceOf(Tired.class);
        assertThat(Files.readAllLines(file)).hasSizeGreaterThan(20);
        CountJob other = CountJob.of(puzzle.withBlocked(0, 0)).checkpoint(file);
        assertThatThrownBy(other::run).hasMessageContaining("belongs to another count");
        job = job.onProgress(progress -> assertThat(progress.unitsResumed()).isGreaterThanOrEqualTo(20));
        assertThat(job.run()).isEqualTo(4524);
    }
}
