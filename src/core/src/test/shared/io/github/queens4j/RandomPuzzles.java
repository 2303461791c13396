package io.github.queens4j;

import io.github.queens4j.contract.SamplePuzzles;
import java.util.Random;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Puzzles for property tests; a failing one shrinks to fewer squares. */
public final class RandomPuzzles {

    /** Any squares will do for the queens. */
    static final Rule ROWS = Rule.of("rows", LineFamily.ROWS);

    private RandomPuzzles() {}

    /** Up to two blocked squares a row, and a queen in most. */
    static Puzzle ofRows(int n, long seed, boolean withBlocked) {
        Random random = new Random(seed);
        Puzzle puzzle = Puzzle.ofSize(n).withRule(ROWS);
        for (int row = 0; row < n; row++) {
            int queen = random.nextInt(n + 1) - 1;
            if (queen >= 0) {
                puzzle = puzzle.withQueen(row, queen);
            }
            for (int blocked : random.ints(random.nextInt(3), 0, n).toArray()) {
                puzzle = withBlocked && blocked != queen ? puzzle.withBlocked(row, blocked) : puzzle;
            }
        }
        return puzzle;
    }

    /** Sizes from 0, up to two given queens, up to a third of the squares blocked. */
    public static Arbitrary<Puzzle> upTo(int maxSize) {
        return Arbitraries.integers().between(0, maxSize).flatMap(n -> ofSize(n, Rule.QUEENS));
    }

    /** The same under all rules, regions of any shape among them. */
    public static Arbitrary<Puzzle> underAnyRuleUpTo(int maxSize) {
        return Arbitraries.integers().between(0, maxSize).flatMap(n -> rules(n).flatMap(rule -> ofSize(n, rule)));
    }

    /** All that there are for boards of a size, regions of any shape among them. */
    static Arbitrary<Rule> rules(int n) {
        Arbitrary<Rule> known = Arbitraries.of(Rule.known());
        Arbitrary<Long> seeds = Arbitraries.longs();
        return n == 0
                ? known
                : Arbitraries.oneOf(known, seeds.map(seed -> SamplePuzzles.regions(n, new SplittableRandom(seed))));
    }

    private static Arbitrary<Puzzle> ofSize(int n, Rule rule) {
        Puzzle empty = Puzzle.ofSize(n).withRule(rule);
        Arbitrary<Integer> queens = Arbitraries.integers().between(0, 2);
        Arbitrary<Integer> blocked = Arbitraries.integers().between(0, n * n / 3);
        return n == 0
                ? Arbitraries.just(empty)
                : Combinators.combine(queens, blocked, Arbitraries.longs())
                        .as((q, b, seed) -> GivenSquares.random(empty, q, b, new SplittableRandom(seed)));
    }
}
