package io.github.queens4j.bench.peer;

import io.github.queens4j.Puzzle;
import io.github.queens4j.bench.peer.Finder.Answer;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Prints the table of src/docs/finding.md in one run: what each solver takes for a first board, for a completion of a
 * board with 30 % of its queens given at random, and for excluded diagonals, model included.
 *
 * <pre>CompareFinders [seconds until a time-out] [repetitions] [instances of excluded diagonals]</pre>
 *
 * <p>A time is CPU time (for CP-SAT of the whole process), the least of the repetitions, in which all solvers take
 * turns. A solver that timed out on a size is not asked for larger ones of the same kind.
 */
public final class CompareFinders {

    private static final int[] SIZES = {20, 100, 500, 1000};
    private static final List<Finder> FINDERS = List.of(
            new Finder.Own("auto"),
            new Finder.Own("cover"),
            new Finder.Own("treemask"),
            new ChocoFinder(),
            new CpSatFinder(),
            new Sat4jFinder());

    private CompareFinders() {}

    /** Prints the table; see the class comment. */
    public static void main(String... args) throws Exception {
        int seconds = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        int repetitions = args.length > 1 ? Integer.parseInt(args[1]) : 3;
        int instances = args.length > 2 ? Integer.parseInt(args[2]) : 5;
        System.out.printf("Java %s, CPU seconds, time-out after %d s%n%n", Runtime.version(), seconds);
        FINDERS.forEach(finder -> System.out.print("| " + finder.name() + " "));
        System.out.println("|");
        for (int i = 0; i < 50; i++) {
            for (Finder finder : FINDERS) {
                finder.find(ExcludedDiagonals.of(12, 10, i), seconds);
            }
        }
        Map<String, Boolean> gaveUp = new HashMap<>();
        for (int n : SIZES) {
            row("first board, n = " + n, "first", List.of(Puzzle.ofSize(n)), seconds, repetitions, gaveUp);
        }
        for (int n : SIZES) {
            Puzzle puzzle = Finder.completion(n, n * 3 / 10, new Random(n));
            row("30 % given, n = " + n, "given", List.of(puzzle), seconds, repetitions, gaveUp);
        }
        for (int m : new int[] {18, 19}) {
            List<Puzzle> puzzles = IntStream.range(0, instances)
                    .mapToObj(i -> ExcludedDiagonals.of(21, m, i))
                    .toList();
            row(
                    "excluded diagonals, n = 21, m = " + m + ", mean of " + instances,
                    "m" + m,
                    puzzles,
                    seconds,
                    1,
                    gaveUp);
        }
    }

    private static void row(
            String title, String kind, List<Puzzle> puzzles, int seconds, int repetitions, Map<String, Boolean> gaveUp)
            throws Exception {
        Map<String, String> cells = new LinkedHashMap<>();
        Map<String, Double> best = new HashMap<>();
        for (int i = 0; i < repetitions; i++) {
            Map<Puzzle, Answer> answers = new HashMap<>();
            for (Finder finder : FINDERS) {
                if (gaveUp.containsKey(kind + finder.name())) {
                    continue;
                }
                double sum = 0;
                boolean timedOut = !finder.supports(puzzles.get(0));
                for (int k = 0; k < puzzles.size() && !timedOut; k++) {
                    long start = finder.cpuNanos();
                    Answer answer = finder.find(puzzles.get(k), seconds);
                    sum += (finder.cpuNanos() - start) / 1e9;
                    timedOut = answer == Answer.TIMED_OUT;
                    Answer before = timedOut ? null : answers.put(puzzles.get(k), answer);
                    if (before != null && before != answer) {
                        throw new IllegalStateException(finder.name() + " says " + answer + " of " + puzzles.get(k));
                    }
                }
                if (timedOut) {
                    gaveUp.put(kind + finder.name(), true);
                } else {
                    best.merge(finder.name(), sum / puzzles.size(), Math::min);
                }
            }
        }
        FINDERS.forEach(finder -> cells.put(
                finder.name(),
                best.containsKey(finder.name())
                        ? String.format(Locale.ROOT, "%.4f", best.get(finder.name()))
                        : whyNot(finder, puzzles.get(0))));
        System.out.println("| " + title + " | " + String.join(" | ", cells.values()) + " |");
    }

    private static String whyNot(Finder finder, Puzzle puzzle) {
        return finder.supports(puzzle) ? "timed out" : "too large";
    }
}
