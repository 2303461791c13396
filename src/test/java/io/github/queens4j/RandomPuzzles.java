package io.github.queens4j;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Puzzles for property tests; a failing one shrinks to fewer and smaller squares. */
public final class RandomPuzzles {

    private RandomPuzzles() {}

    private record Square(int row, int column, boolean queen) {}

    /** Sizes from 0, up to two given queens, up to a third of the squares blocked. */
    public static Arbitrary<Puzzle> upTo(int maxSize) {
        return Arbitraries.integers().between(0, maxSize).flatMap(n -> ofSize(n, Rule.QUEENS));
    }

    /** The same under all rules, regions of any shape among them. */
    static Arbitrary<Puzzle> underAnyRuleUpTo(int maxSize) {
        return Arbitraries.integers().between(0, maxSize).flatMap(n -> rules(n).flatMap(rule -> ofSize(n, rule)));
    }

    private static Arbitrary<Rule> rules(int n) {
        Arbitrary<Rule> known = Arbitraries.of(Rule.known());
        return n == 0 ? known : Arbitraries.oneOf(known, regions(n));
    }

    /** Any cut of a board into n regions: region r holds at least the r-th square of a random order. */
    static Arbitrary<Rule> regions(int n) {
        Arbitrary<List<Integer>> squares =
                Arbitraries.shuffle(IntStream.range(0, n * n).boxed().toList());
        Arbitrary<List<Integer>> numbers =
                Arbitraries.integers().between(0, n - 1).list().ofSize(n * n);
        return Combinators.combine(squares, numbers).as((order, number) -> {
            int[][] regionOf = new int[n][n];
            for (int i = 0; i < n * n; i++) {
                int square = order.get(i);
                regionOf[square / n][square % n] = i < n ? i : number.get(i);
            }
            return Rule.regions(regionOf);
        });
    }

    private static Arbitrary<Puzzle> ofSize(int n, Rule rule) {
        Puzzle empty = Puzzle.ofSize(n).withRule(rule);
        if (n == 0) {
            return Arbitraries.just(empty);
        }
        Arbitrary<Integer> index = Arbitraries.integers().between(0, n - 1);
        Arbitrary<List<Square>> queens = Combinators.combine(index, index)
                .as((r, c) -> new Square(r, c, true))
                .list()
                .ofMaxSize(2);
        Arbitrary<List<Square>> blocked = Combinators.combine(index, index)
                .as((r, c) -> new Square(r, c, false))
                .list()
                .ofMaxSize(n * n / 3);
        return Combinators.combine(queens, blocked).as((given, closed) -> {
            Puzzle puzzle = empty;
            for (Square square : given) {
                puzzle = withIfPossible(puzzle, square);
            }
            for (Square square : closed) {
                puzzle = withIfPossible(puzzle, square);
            }
            return puzzle;
        });
    }

    private static Puzzle withIfPossible(Puzzle puzzle, Square square) {
        try {
            return square.queen()
                    ? puzzle.withQueen(square.row(), square.column())
                    : puzzle.withBlocked(square.row(), square.column());
        } catch (IllegalArgumentException attackedOrTaken) {
            return puzzle;
        }
    }
}
