package io.github.queens4j.count.join;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.GivenSquares;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solvers;
import io.github.queens4j.Symmetry;
import io.github.queens4j.contract.Interruption;
import io.github.queens4j.contract.KnownCounts;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sums over row sets, for all kernels: against queens placed one by one, and against published counts. */
class BlockTest {

    private static long thirds(Block block, Kernel kernel) {
        return Way.of(block.term(), kernel).thirds(block, kernel);
    }

    /** W and B of random row sets, placed queen by queen on the whole board, against blocks by every way. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14})
    void randomBlocksAreTheStraightforwardSum(int n) {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (Term term : Term.of(ColouredBoards.allSquares(n))) {
            int[] evens = some(term.evenRowSets(), 3, random);
            int[] odds = some(term.oddRowSets(), 3, random);
            long expected = 0;
            for (int re : evens) {
                for (int ro : odds) {
                    expected += straightforward(term, re, ro);
                }
            }
            Block block = new Block(term, evens, odds);
            for (Kernel kernel : KernelTest.available()) {
                for (Way way : ways(term)) {
                    assertThat(way.thirds(block, kernel))
                            .as("%s, %s, %s, seed %s", kernel.name(), term, way, seed)
                            .isEqualTo(expected);
                }
            }
        }
    }

    /** Without queens there is nothing to sieve. */
    private static List<Way> ways(Term term) {
        return Stream.of(Way.values())
                .filter(way -> way != Way.BLACK_SIEVE || term.c() > 0)
                .filter(way -> way != Way.WHITE_SIEVE || term.a() > 0)
                .toList();
    }

    /** Given queens and blocked squares leave boards with fewer symmetries, or none. */
    @ParameterizedTest
    @ValueSource(ints = {8, 9, 10, 11, 12})
    void puzzlesCountTheSameByEveryWay(int n) {
        long seed = System.nanoTime();
        for (Symmetry symmetry : Symmetry.values()) {
            Puzzle puzzle = GivenSquares.random(Puzzle.ofSize(n), 0, 5, new Random(seed), symmetry);
            int[] open = IntStream.range(0, n)
                    .map(row -> IntStream.range(0, n)
                            .filter(column -> !puzzle.isBlocked(row, column))
                            .map(column -> 1 << column)
                            .sum())
                    .toArray();
            long expected = 3 * Solvers.engine("bitmask").count(puzzle);
            for (Kernel kernel : KernelTest.available()) {
                for (Way way : Way.values()) {
                    long thirds = Term.of(new OpenSquares(open)).stream()
                            .mapToLong(term -> (ways(term).contains(way) ? way : Way.LANES).thirds(whole(term), kernel))
                            .sum();
                    assertThat(thirds)
                            .as("%s, %s, %s, seed %s", kernel.name(), puzzle, way, seed)
                            .isEqualTo(expected);
                }
            }
        }
    }

    /** The sieve of a unit takes seconds; lists and tries hear an interrupt before it begins. */
    @Test
    void anInterruptEndsASieve() {
        Term term = Term.of(ColouredBoards.allSquares(12)).get(2);
        Block block = whole(term);
        Colour colour = Colour.crowded(term);
        Lines lines = colour.lines(term);
        Kernel kernel = Kernel.portable();
        PlacementList[] others = colour.others(block);
        TupleWeights all = new TupleWeights(block, kernel, colour, others);
        SieveLeaves leaves = new SieveLeaves(lines, others, all.rows.length, Long.SIZE);
        Sieve sieve = new Sieve(lines, leaves, kernel.tileWords(), kernel.sieveStep());
        int[] rowSet = {colour.nearRows(term, colour.nearSets(block)[0])};
        int group = kernel.sieveStep().group();
        SieveTrie trie = new SieveTrie(rowSet, colour.nearSquares(term), lines, all.rowOf, all.size, group);
        SieveWeights weights = new SieveWeights(Character.MAX_VALUE);
        weights.clear(all.size);
        Interruption.assertRefused(() -> sieve.sum(trie, weights));
    }

    private static Block whole(Term term) {
        return new Block(term, term.evenRowSets(), term.oddRowSets());
    }

    /** Leaves of small boards would have all lines free: here they are as small as those of large boards. */
    @ParameterizedTest
    @ValueSource(ints = {12, 13, 14, 15, 16})
    void leavesOfAnySizeCountTheSame(int n) {
        for (Term term : Term.of(ColouredBoards.allSquares(n))) {
            Block block = new Block(term, first(term.evenRowSets(), 3), first(term.oddRowSets(), 20));
            for (Kernel kernel : KernelTest.available()) {
                long expected = Way.LANES.thirds(block, kernel);
                for (Colour colour : Colour.values()) {
                    for (int placements : new int[] {1, 4, 16}) {
                        assertThat(new LeafSum(block, kernel, colour, new SieveWeights(5), placements).thirds())
                                .as("%s, %s, %s, %s placements of a column", kernel.name(), term, colour, placements)
                                .isEqualTo(expected);
                    }
                }
            }
        }
    }

    /** Weights that need more than 16 bits are too rare to wait for: here even small ones count as such. */
    @ParameterizedTest
    @ValueSource(ints = {10, 11, 14, 15, 16})
    void weightsAboveTheNarrowOnesCountAsMuch(int n) {
        for (Term term : Term.of(ColouredBoards.allSquares(n))) {
            if (term.b() == 0 || term.c() == 0 || term.c() > 6) {
                continue;
            }
            Block block = new Block(term, first(term.evenRowSets(), 5), first(term.oddRowSets(), 40));
            for (Kernel kernel : KernelTest.available()) {
                long expected = Way.LANES.thirds(block, kernel);
                for (Colour colour : Colour.values()) {
                    for (int limit : new int[] {0, 1, 5, 20}) {
                        assertThat(new SieveSum(block, kernel, colour, new SieveWeights(limit)).thirds())
                                .as("%s, %s, %s, weights above %s are wide", kernel.name(), term, colour, limit)
                                .isEqualTo(expected);
                    }
                }
            }
        }
    }

    private static int[] first(int[] sets, int count) {
        return Arrays.copyOf(sets, Math.min(sets.length, count));
    }

    @Test
    void allWaysAgreeOnSampledBlocksOfALargeBoard() {
        sampledBlocksAgree(22);
    }

    @ParameterizedTest
    @ValueSource(ints = {21, 23})
    @Tag("slow")
    void allWaysAgreeOnSampledBlocksOfLargeBoards(int n) {
        sampledBlocksAgree(n);
    }

    @ParameterizedTest
    @ValueSource(ints = {24, 25, 26, 27, 28})
    @Tag("long")
    void allWaysAgreeOnSampledBlocksOfTheLargestBoards(int n) {
        sampledBlocksAgree(n);
    }

    /** Late in the order of even row sets, where little is left to count: the others take minutes. */
    private static void sampledBlocksAgree(int n) {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (Term term : Term.of(ColouredBoards.allSquares(n))) {
            int white = Colour.WHITE.queens(term);
            if (term.c() == 6 || term.c() == 7 || (n % 2 == 1 && white >= 13 && white <= 15)) {
                int[] late = Arrays.stream(term.evenRowSets())
                        .filter(re -> tuplesOfPair(term, re) <= 10_000)
                        .toArray();
                Block block = some(term, late, random);
                long expected = Way.LANES.thirds(block, Kernel.portable());
                for (int tries = 0; expected == 0 && tries < 20; tries++) {
                    block = some(term, late, random);
                    expected = Way.LANES.thirds(block, Kernel.portable());
                }
                assertThat(expected).as("%s, seed %s", block, seed).isPositive();
                for (Kernel kernel : KernelTest.available()) {
                    for (Way way : Way.values()) {
                        assertThat(way.thirds(block, kernel))
                                .as("%s, %s, %s, seed %s", kernel.name(), block, way, seed)
                                .isEqualTo(expected);
                    }
                }
            }
        }
    }

    private static long tuplesOfPair(Term term, int re) {
        OrbitRule rule = term.rule();
        return IntStream.of(Subsets.of(term.me(), term.a()))
                        .filter(ke -> rule.keepsKe(re, ke))
                        .count()
                * IntStream.of(Subsets.of(term.mo(), term.b()))
                        .filter(ko -> rule.keepsKo(re, ko))
                        .count();
    }

    /** Some of them have nothing to count. */
    private static Block some(Term term, int[] late, Random random) {
        int[] evens = some(late, 2, random);
        int[] odds = Arrays.stream(term.oddRowSets())
                .filter(ro -> IntStream.of(evens).allMatch(re -> term.rule().keepsRo(re, ro)))
                .toArray();
        return new Block(term, evens, some(odds, 2, random));
    }

    private static int[] some(int[] sets, int count, Random random) {
        return random.ints(0, Math.max(1, sets.length))
                .limit(sets.length == 0 ? 0 : count)
                .distinct()
                .map(i -> sets[i])
                .sorted()
                .toArray();
    }

    private static long straightforward(Term term, int re, int ro) {
        var white = ColouredBoards.count(term.n(), re, ro, 0);
        var black =
                ColouredBoards.count(term.n(), Subsets.complement(re, term.me()), Subsets.complement(ro, term.mo()), 1);
        long sum = 0;
        for (var entry : white.entrySet()) {
            var sets = entry.getKey();
            var others = new ColouredBoards.ColumnSets(
                    Subsets.complement(sets.even(), term.me()), Subsets.complement(sets.odd(), term.mo()));
            sum += OrbitRuleTest.thirds(term.rule(), re, ro, sets.even(), sets.odd())
                    * entry.getValue()
                    * black.getOrDefault(others, 0L);
        }
        return sum;
    }

    @Test
    void everyKernelCountsUpToFifteenByEveryWay() {
        IntStream.rangeClosed(0, 15).forEach(BlockTest::assertEveryWayCounts);
    }

    @Test
    @Tag("long")
    void everyKernelCountsUpToTwentyByEveryWay() {
        IntStream.rangeClosed(16, 20).forEach(BlockTest::assertEveryWayCounts);
    }

    /** A sieve takes the terms that it takes hours for by lanes. */
    private static void assertEveryWayCounts(int n) {
        for (Kernel kernel : KernelTest.available()) {
            for (Way way : Way.values()) {
                long thirds = Term.of(ColouredBoards.allSquares(n)).stream()
                        .mapToLong(term -> {
                            int queens = way == Way.WHITE_SIEVE ? 2 * term.b() : 2 * term.c();
                            boolean isSieved = ways(term).contains(way) && (n < 16 || queens >= 10);
                            return (isSieved || !way.name().endsWith("SIEVE") ? way : Way.LANES)
                                    .thirds(whole(term), kernel);
                        })
                        .sum();
                assertThat(thirds).as("n = %s, %s, %s", n, kernel.name(), way).isEqualTo(3 * KnownCounts.of(n));
            }
        }
    }

    /** What takes long between one list of placements and the next looks for interrupts itself. */
    @Test
    void anInterruptEndsWhatIsMadeOfALongList() {
        PlacementList list = PlacementList.of(0b11_1111, 9);
        Lines lines = Lines.black(9, 9);
        PlacementList[] lists = {list};
        Interruption.assertRefused(() -> new SieveLeaves(lines, lists, 1, Long.SIZE));
        SieveLeaves leaves = new SieveLeaves(lines, lists, 1, Long.SIZE);
        Interruption.assertRefused(() -> leaves.freeLines(1));
        Interruption.assertRefused(() -> JoinProgram.of(list, lines, 1));
    }

    /** A whole term of n = 22 takes minutes. */
    @ParameterizedTest
    @MethodSource("io.github.queens4j.count.join.KernelTest#available")
    void anInterruptEndsASumPromptly(Kernel kernel) throws InterruptedException {
        Term term = Term.of(ColouredBoards.allSquares(22)).get(4);
        Block block = new Block(term, IntStream.of(term.evenRowSets()).limit(16).toArray(), term.oddRowSets());
        Interruption.of(() -> thirds(block, kernel)).assertPrompt();
    }
}
