package io.github.queens4j;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Puzzles for property tests; a failing one shrinks to fewer and smaller squares. */
final class RandomPuzzles {

    private RandomPuzzles() {}

    private record Square(int row, int column, boolean queen) {}

    /** Sizes from 0, up to two given queens, up to a third of the squares blocked. */
    static Arbitrary<Puzzle> upTo(int maxSize) {
        return Arbitraries.integers().between(0, maxSize).flatMap(RandomPuzzles::ofSize);
    }

    private static Arbitrary<Puzzle> ofSize(int n) {
        if (n == 0) {
            return Arbitraries.just(Puzzle.ofSize(0));
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
            Puzzle puzzle = Puzzle.ofSize(n);
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
