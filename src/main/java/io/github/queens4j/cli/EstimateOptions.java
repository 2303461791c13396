package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.count.CountEstimate;
import io.github.queens4j.count.CountEstimate.Share;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.notation.Json;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What a count would take, instead of the count. */
final class EstimateOptions {

    /** A standard error of a twentieth leaves one digit. */
    private static final int ROUGH = 20;

    @Option(
            names = "--estimate",
            description = "Do not count, but measure some of the work units, for minutes where n is large, and print "
                    + "what the whole count "
                    + "would take: in all and for each term of the sum, by its number of white queens on even "
                    + "rows and columns.")
    private boolean estimate;

    /** Fewer than two tell no error. */
    @Option(
            names = "--samples",
            paramLabel = "K",
            description = "With --estimate, measure K units of each term, at least 2. Default: 5.")
    @Range(from = 2)
    private @Nullable Integer samples;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "With --estimate, measure other units, chosen by this whole number. Default: 1.")
    @Range
    private @Nullable Long seed;

    boolean isGiven() {
        return estimate;
    }

    /** Refuses what is for an estimate alone. */
    void check() {
        if (!estimate && (samples != null || seed != null)) {
            throw new UsageException(
                    (samples == null ? "--seed" : "--samples") + " is for --estimate: leave it out, or add --estimate");
        }
    }

    /** Measures and prints. */
    void run(Action command, Puzzle puzzle, int threads, FormatOption format) {
        CountPlan plan = CountPlan.of(puzzle);
        CountStatus progress = CountStatus.of("measuring units of " + Action.nameOf(puzzle) + ":");
        // More threads than processors would wait for one another.
        int busy = Math.min(threads, Runtime.getRuntime().availableProcessors());
        SplittableRandom random = new SplittableRandom(seed == null ? 1 : seed);
        CountEstimate estimate = command.showing(
                progress, () -> CountEstimate.of(plan, samples == null ? 5 : samples, random, busy, progress));
        if (format.isJson()) {
            estimate.terms().forEach(term -> command.out().println(json(estimate, term)));
        } else {
            print(estimate, threads, command.out());
        }
    }

    private static Json json(CountEstimate estimate, Share term) {
        return new Json(Json.Layout.SPACED)
                .with("n", estimate.n())
                .with("queens", term.queens())
                .with("units", term.units())
                .with("measured", term.sampled())
                .with("seconds", term.seconds())
                .with("error", term.error());
    }

    private static void print(CountEstimate estimate, int threads, PrintWriter out) {
        printRow(out, "queens", "units", "measured", "seconds", "standard error");
        long units = 0;
        long sampled = 0;
        for (Share term : estimate.terms()) {
            String queens = Integer.toString(term.queens());
            printRow(out, queens, term.units(), term.sampled(), term.seconds(), term.error());
            units += term.units();
            sampled += term.sampled();
        }
        printRow(out, "all", units, sampled, estimate.seconds(), estimate.error());
        boolean isRough = !(estimate.error() < estimate.seconds() / ROUGH);
        String many = threads == 1 ? "" : ", " + time(estimate.seconds() / threads, isRough) + " on " + threads;
        out.println("about " + time(estimate.seconds(), isRough) + " on one thread like those of this machine" + many);
    }

    private static void printRow(
            PrintWriter out, String queens, long units, long sampled, double seconds, double error) {
        printRow(out, queens, whole(units), whole(sampled), seconds(seconds), seconds(error));
    }

    private static void printRow(PrintWriter out, String... cells) {
        out.printf(Locale.ROOT, "%6s %10s %9s %15s %15s%n", (Object[]) cells);
    }

    private static String whole(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String seconds(double seconds) {
        return String.format(Locale.ROOT, seconds < 100 ? "%,.3f" : "%,.0f", seconds);
    }

    /** With no more digits than the error leaves: two, or one of a rough time, of the largest unit that there is. */
    static String time(double seconds, boolean isRough) {
        String[] units = {"second", "minute", "hour", "day"};
        double[] lengths = {1, 60, 3600, 86_400};
        int unit = lengths.length - 1;
        // 58 minutes are an hour if no second digit is to be trusted.
        while (unit > 0 && rounded(seconds / lengths[unit], isRough).compareTo(BigDecimal.ONE) < 0) {
            unit--;
        }
        BigDecimal number = rounded(seconds / lengths[unit], isRough);
        if (unit == 0 && number.compareTo(BigDecimal.ONE) < 0) {
            return "less than a second";
        }
        if (number.compareTo(BigDecimal.ONE) == 0) {
            return (units[unit].equals("hour") ? "an " : "a ") + units[unit];
        }
        return number.toPlainString() + " " + units[unit] + "s";
    }

    private static BigDecimal rounded(double value, boolean isRough) {
        return new BigDecimal(value).round(new MathContext(isRough ? 1 : 2));
    }
}
