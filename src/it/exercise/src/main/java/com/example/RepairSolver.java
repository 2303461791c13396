package com.example;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Visit;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Exercise 8: any board by min-conflicts; all boards are found by exercise 7. The repair is given, but for its moves.
 */
final class RepairSolver extends ExerciseSolver {

    private static final int RESTARTS = 20;

    RepairSolver() {
        super("repaired", 63);
    }

    @Override
    Visit search(Search search) {
        return new ForwardSolver().search(search);
    }

    /** The same board each time, as the seed is; where the repair gives up, a search has the last word. */
    @Override
    public Optional<Board> any(Puzzle puzzle) {
        Random random = new Random(8);
        int n = supports(puzzle) ? puzzle.size() : 0;
        int[][] open = new int[n][];
        for (int row = 0; row < n; row++) {
            int r = row;
            open[row] = IntStream.range(0, n)
                    .filter(column -> puzzle.isOpen(r, column))
                    .toArray();
            if (open[row].length == 0) {
                return Optional.empty();
            }
        }
        for (int restart = 0; n > 0 && restart <= RESTARTS; restart++) {
            int[] columns =
                    IntStream.range(0, n).map(row -> one(open[row], random)).toArray();
            for (int moves = 0; moves <= 10 * n; moves++) {
                int[] attacked = IntStream.range(0, n)
                        .filter(row -> conflicts(row, columns[row], columns) > 0)
                        .toArray();
                if (attacked.length == 0) {
                    return Optional.of(Board.of(columns));
                }
                int row = one(attacked, random);
                columns[row] = one(best(row, open[row], columns), random);
            }
        }
        return first(puzzle);
    }

    private static int one(int[] numbers, Random random) {
        return numbers[random.nextInt(numbers.length)];
    }

    /** How many queens of other rows attack a square; there is a queen in every row, in columns[row]. */
    static int conflicts(int row, int column, int[] columns) {
        // Count the other rows whose queen is in the same column, or as many columns away as rows.
        throw new UnsupportedOperationException(
                "exercise 8 is missing: RepairSolver.conflicts counts the queens that attack a square");
    }

    /** Of the open columns of a row those with the fewest conflicts, from the left. */
    static int[] best(int row, int[] open, int[] columns) {
        // The queen of the row itself does not count: where she stands may be the best.
        throw new UnsupportedOperationException(
                "exercise 8 is missing: RepairSolver.best finds the squares that the fewest queens attack");
    }
}
