package io.github.queens4j.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToLongFunction;

/**
 * Prints the table of the README in one run: CPU time of one thread for a whole count, by the textbook counter and by
 * the colour split with both kernels, each in a warm JVM of its own, and the ratios.
 *
 * <pre>CompareCounters [first n] [last n] [last n of the textbook counter] [repetitions]</pre>
 *
 * <p>A time is the median of the repetitions; every repetition measures all three counters, one after the other, so
 * that a machine that gets slower meanwhile slows all of them.
 */
public final class CompareCounters {

    private static final List<String> COUNTERS = List.of("textbook", "portable", "vector");
    private static final int SECONDS_TO_WARM_UP = 6;
    private static final int WARM_UP_N = 16;

    private CompareCounters() {}

    /**
     * Prints the table, or, asked for by itself, measures one counter.
     *
     * @param args as the class comment says
     * @throws InterruptedException if interrupted
     */
    public static void main(String... args) throws InterruptedException {
        if (args.length == 3 && COUNTERS.contains(args[0])) {
            measure(args[0], Integer.parseInt(args[1]), Integer.parseInt(args[2]));
            return;
        }
        int first = argument(args, 0, 14);
        int last = argument(args, 1, 18);
        int lastTextbook = argument(args, 2, 17);
        int repetitions = argument(args, 3, 3);
        System.out.printf(
                "%s, Java %s, CPU seconds of one thread, median of %d%n%n",
                System.getProperty("os.arch"), Runtime.version(), repetitions);
        System.out.println("| n | textbook | portable kernel | vector kernel | ratios |");
        System.out.println("|---|---|---|---|---|");
        Map<String, double[]> times = new HashMap<>();
        Map<Integer, Long> counts = new HashMap<>();
        for (int n = first; n <= last; n++) {
            for (int i = 0; i < repetitions; i++) {
                for (String counter : COUNTERS) {
                    if (!counter.equals("textbook") || n <= lastTextbook) {
                        Measurement measured = fork(counter, n);
                        times.computeIfAbsent(counter + n, key -> new double[repetitions])[i] = measured.seconds();
                        requireSame(n, counts.merge(n, measured.count(), (one, other) -> one), measured.count());
                    }
                }
            }
            print(
                    n,
                    median(times.get("textbook" + n)),
                    median(times.get("portable" + n)),
                    median(times.get("vector" + n)));
        }
    }

    /** A counter that is wrong is no competitor. */
    private static void requireSame(int n, long one, long other) {
        if (one != other) {
            throw new IllegalStateException("the counters disagree for n = " + n + ": " + one + " and " + other);
        }
    }

    private record Measurement(long count, double seconds) {}

    private static void print(int n, double textbook, double portable, double vector) {
        String ratios =
                Double.isNaN(textbook) ? "" : String.format("%.1f, %.1f", textbook / portable, textbook / vector);
        System.out.printf(
                "| %d | %s | %.3f | %.3f | %s |%n",
                n, Double.isNaN(textbook) ? "" : String.format("%.3f", textbook), portable, vector, ratios);
    }

    private static int argument(String[] args, int index, int otherwise) {
        return index < args.length ? Integer.parseInt(args[index]) : otherwise;
    }

    private static double median(double[] times) {
        if (times == null) {
            return Double.NaN;
        }
        double[] sorted = times.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    /**
     * What a counter finds, and the seconds that it takes, in a JVM of its own: kernels are chosen once in the life of
     * a JVM.
     */
    private static Measurement fork(String counter, int n) throws InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        if (counter.equals("vector")) {
            command.addAll(List.of("--add-modules", "jdk.incubator.vector"));
        }
        command.addAll(List.of("-Xmx1g", "-Dqueens4j.kernel=" + (counter.equals("vector") ? "vector" : "portable")));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), CompareCounters.class.getName()));
        command.addAll(List.of(counter, Integer.toString(n), Integer.toString(SECONDS_TO_WARM_UP)));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new IllegalStateException(counter + " failed for n = " + n);
            }
            String[] parts = answer.strip().split(" ", -1);
            return new Measurement(Long.parseLong(parts[0]), Double.parseDouble(parts[1]));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void measure(String counter, int n, int secondsToWarmUp) {
        IntToLongFunction count = counter.equals("textbook") ? TextbookCounter::count : Split::count;
        long start = System.nanoTime();
        while (System.nanoTime() - start < secondsToWarmUp * 1_000_000_000L) {
            count.applyAsLong(Math.min(n, WARM_UP_N));
        }
        var clock = ManagementFactory.getThreadMXBean();
        long before = clock.getCurrentThreadCpuTime();
        long result = count.applyAsLong(n);
        long time = clock.getCurrentThreadCpuTime() - before;
        System.out.println(result + " " + time / 1e9);
    }
}
