package io.github.queens4j.bench;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Visit;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.function.BiConsumer;

/**
 * Prints where {@code cover} overtakes {@code treemask}, the sizes at which {@code AutoSolver} changes between them:
 * milliseconds of both for the first board of the empty board, and for a visit of all boards and a count of puzzles
 * with a share of their squares blocked. Each is the median of three puzzles.
 *
 * <pre>CompareEngines [share of blocked squares] [first n] [last n]</pre>
 */
public final class CompareEngines {

    private CompareEngines() {}

    /**
     * Prints the table.
     *
     * @param args as the class comment says
     */
    public static void main(String... args) {
        double share = Double.parseDouble(args[0]);
        BiConsumer<Solver, Puzzle> first = Solver::first;
        BiConsumer<Solver, Puzzle> visit = (engine, puzzle) -> engine.visit(puzzle, board -> Visit.CONTINUE);
        BiConsumer<Solver, Puzzle> count = Solver::count;
        String pair = "%12s: treemask      cover";
        System.out.printf(Locale.ROOT, "  n" + pair + pair + pair + "%n", "first", "visit", "count");
        for (int n = Integer.parseInt(args[1]); n <= Integer.parseInt(args[2]); n++) {
            System.out.printf(Locale.ROOT, "%3d", n);
            print(first, n, 0, true);
            print(visit, n, share, n <= 20);
            print(count, n, share, n <= 20);
            System.out.println();
        }
    }

    private static void print(BiConsumer<Solver, Puzzle> task, int n, double blocked, boolean isMeasured) {
        for (String engine : isMeasured ? new String[] {"treemask", "cover"} : new String[0]) {
            double[] millis = new double[3];
            for (int seed = 0; seed < millis.length; seed++) {
                Puzzle puzzle = puzzle(n, blocked, seed);
                long start = System.nanoTime();
                task.accept(Solvers.engine(engine), puzzle);
                millis[seed] = (System.nanoTime() - start) / 1e6;
            }
            Arrays.sort(millis);
            System.out.printf(Locale.ROOT, engine.equals("cover") ? "%11.3f" : "%20.3f", millis[millis.length / 2]);
        }
    }

    private static Puzzle puzzle(int n, double blocked, long seed) {
        Random random = new Random(seed);
        Puzzle puzzle = Puzzle.ofSize(n);
        for (int square = 0; square < n * n; square++) {
            if (random.nextDouble() < blocked) {
                puzzle = puzzle.withBlocked(square / n, square % n);
            }
        }
        return puzzle;
    }
}
