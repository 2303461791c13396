package io.github.queens4j.contract;

import io.github.queens4j.LineFamily;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Puzzles that an engine is asked about: those that are easily got wrong, and random ones, always the same. */
public final class SamplePuzzles {

    private static final long SEED = 20261121;
    private static final int RANDOM = 8;
    private static final int LARGEST = 6;

    private static final Rule OWN = Rule.of("own", LineFamily.COLUMNS, LineFamily.ANTI_DIAGONALS);

    private SamplePuzzles() {}

    /** Puzzles under every kind of rule, a rule of one's own among them. */
    public static List<Puzzle> all() {
        List<Puzzle> puzzles = new ArrayList<>(corners());
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < RANDOM; i++) {
            int n = random.nextInt(1, LARGEST + 1);
            Stream.concat(Rule.known().stream(), Stream.of(OWN, regions(n, random)))
                    .map(Puzzle.ofSize(n)::withRule)
                    .map(puzzle -> withSquares(puzzle, random))
                    .forEach(puzzles::add);
        }
        return List.copyOf(puzzles);
    }

    private static List<Puzzle> corners() {
        return List.of(
                Puzzle.ofSize(0).withRule(Rule.TOROIDAL),
                Puzzle.ofSize(1).withQueen(0, 0),
                Puzzle.ofSize(1).withBlocked(0, 0),
                Puzzle.ofSize(4).withQueen(0, 1),
                Puzzle.ofSize(4).withQueen(0, 0),
                Puzzle.ofSize(5).withBlocked(0, 0).withBlocked(1, 3).withBlocked(4, 2),
                Puzzle.ofSize(6).withQueen(5, 4).withBlocked(0, 3),
                Puzzle.ofSize(6).withQueen(2, 5).withQueen(3, 0),
                blockedRow(5, 0),
                blockedRow(5, 4),
                Puzzle.ofSize(7)
                        .withQueen(3, 3)
                        .withBlocked(0, 0)
                        .withBlocked(6, 6)
                        .withBlocked(3, 0),
                Puzzle.ofSize(7).withRule(Rule.TOROIDAL),
                Puzzle.ofSize(8).withQueen(0, 3).withBlocked(4, 4));
    }

    private static Puzzle blockedRow(int n, int row) {
        Puzzle puzzle = Puzzle.ofSize(n);
        for (int column = 0; column < n; column++) {
            puzzle = puzzle.withBlocked(row, column);
        }
        return puzzle;
    }

    /** Any cut of a board into n regions: region r holds at least the r-th square of a random order. */
    public static Rule regions(int n, RandomGenerator random) {
        int[] order = IntStream.range(0, n * n).toArray();
        int[][] regionOf = new int[n][n];
        for (int i = 0; i < n * n; i++) {
            int other = random.nextInt(i, n * n);
            int square = order[other];
            order[other] = order[i];
            regionOf[square / n][square % n] = i < n ? i : random.nextInt(n);
        }
        return Rule.regions(regionOf);
    }

    /** With at most one given queen, and up to a third of the squares blocked. */
    private static Puzzle withSquares(Puzzle empty, SplittableRandom random) {
        int n = empty.size();
        Puzzle puzzle = random.nextBoolean() ? empty.withQueen(random.nextInt(n), random.nextInt(n)) : empty;
        for (int blocked = random.nextInt(n * n / 3 + 1); blocked > 0; blocked--) {
            int row = random.nextInt(n);
            int column = random.nextInt(n);
            puzzle = puzzle.queen(row).orElse(n) == column ? puzzle : puzzle.withBlocked(row, column);
        }
        return puzzle;
    }
}
