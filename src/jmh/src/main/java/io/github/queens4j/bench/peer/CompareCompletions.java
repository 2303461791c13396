package io.github.queens4j.bench.peer;

import io.github.queens4j.Puzzle;
import io.github.queens4j.bench.peer.Finder.Answer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Prints for boards with a share of their queens given at random what each solver takes for a completion, or for
 * finding out that there is none: medians over the same instances, of warm code, model included.
 *
 * <pre>CompareCompletions [instances] [rounds, of which the last one counts]</pre>
 */
public final class CompareCompletions {

    private static final int SECONDS = 2;
    /** Until all that the smallest boards take is compiled for good. */
    private static final int WARM_UP = 10_000;

    private static final List<Finder> FINDERS =
            List.of(new Finder.Own("auto"), new Finder.Own("cover"), new ChocoFinder(), new JacopFinder());

    private CompareCompletions() {}

    /** Prints the table; see the class comment. */
    public static void main(String... args) throws Exception {
        int instances = args.length > 0 ? Integer.parseInt(args[0]) : 25;
        int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 20;
        for (int i = 0; i < WARM_UP; i++) {
            for (Finder finder : FINDERS) {
                finder.find(Finder.completion(20, i % 12, new Random(i)), SECONDS);
            }
        }
        System.out.printf("Java %s, CPU milliseconds, medians of %d instances%n%n", Runtime.version(), instances);
        System.out.print("| | without a board ");
        FINDERS.forEach(finder -> System.out.print("| " + finder.name() + " "));
        System.out.println("|");
        for (int n : new int[] {20, 30, 50, 100}) {
            for (int percent : new int[] {0, 10, 30, 50, 60}) {
                List<Puzzle> puzzles = IntStream.range(0, instances)
                        .mapToObj(i -> Finder.completion(n, n * percent / 100, new Random(1000L * n + i)))
                        .toList();
                row("n = " + n + ", " + percent + " % given", puzzles, rounds);
            }
        }
    }

    private static void row(String title, List<Puzzle> puzzles, int rounds) throws Exception {
        List<Answer> expected = new ArrayList<>();
        double[][] times = new double[FINDERS.size()][puzzles.size()];
        for (int round = 0; round < rounds; round++) {
            for (int f = 0; f < times.length; f++) {
                Finder finder = FINDERS.get(f);
                for (int i = 0; i < puzzles.size(); i++) {
                    long start = finder.cpuNanos();
                    Answer answer = finder.find(puzzles.get(i), SECONDS);
                    times[f][i] = (finder.cpuNanos() - start) / 1e6;
                    if (expected.size() == i) {
                        expected.add(answer);
                    } else if (answer != expected.get(i) && answer != Answer.TIMED_OUT) {
                        throw new IllegalStateException(finder.name() + " says " + answer + " of " + puzzles.get(i));
                    }
                }
            }
        }
        long none = expected.stream().filter(Answer.NONE::equals).count();
        System.out.print("| " + title + " | " + none + " ");
        for (double[] own : times) {
            Arrays.sort(own);
            System.out.printf("| %.3f ", own[own.length / 2]);
        }
        System.out.println("|");
    }
}
