package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.count.CountEstimate;
import io.github.queens4j.count.CountEstimate.Share;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.notation.Json;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What a count would take, instead of the count. */
final class EstimateOptions {

    /** A standard error of a twentieth leaves one digit. */
    private static final int ROUGH = 20;

    private static final int SAMPLES = 5;
    private static final Duration MINUTE = Duration.ofMinutes(1);

    @Option(
            names = "--estimate",
            description = "Do not count, but measure some of the work units, for a minute at most, and print what the "
                    + "whole count would take: in all and for each term of the sum, by its number of white queens on "
                    + "even rows and columns; a search is one term.")
    private boolean estimate;

    /** Fewer than two tell no error. */
    @Option(
            names = "--samples",
            paramLabel = "K",
            description = "With --estimate, measure K units of each term, at least 2, however long that takes. "
                    + "Default: 5, or as many as fit into a minute.")
    @Range(from = 2)
    private @Nullable Integer samples;

    boolean isGiven() {
        return estimate;
    }

    /** Refuses what is for an estimate alone. */
    void check() {
        if (!estimate && samples != null) {
            throw new UsageException("--samples is for --estimate: leave it out, or add --estimate");
        }
    }

    void run(Action command, Puzzle puzzle, int threads, FormatOption format) {
        CountPlan plan = CountPlan.of(puzzle);
        CountStatus progress = CountStatus.of("measuring units of " + Action.nameOf(puzzle) + ":");
        // More threads than processors would wait for one another.
        int busy = Math.min(threads, Runtime.getRuntime().availableProcessors());
        CountEstimate.Job job = CountEstimate.of(plan).threads(busy).onProgress(progress);
        CountEstimate.Job sampling = samples == null ? job.samples(SAMPLES).limit(MINUTE) : job.samples(samples);
        CountEstimate estimate = command.showing(progress, sampling::run);
        if (format.isJson()) {
            estimate.terms().forEach(term -> command.out().println(json(estimate, term)));
        } else {
            print(estimate, threads, command.out());
        }
    }

    private static Json json(CountEstimate estimate, Share term) {
        return new Json()
                .with("n", estimate.n())
                .with("queens", term.queens())
                .with("units", term.units())
                .with("measured", term.sampled())
                .with("seconds", term.seconds())
                .with("error", term.error());
    }

    void print(CountEstimate estimate, int threads, PrintWriter out) {
        out.printf(Locale.ROOT, "%6s %10s %9s %15s %15s%n", "queens", "units", "measured", "seconds", "standard error");
        for (Share term : estimate.terms()) {
            printRow(out, String.valueOf(term.queens()), List.of(term), term.seconds(), term.error(), term.error());
        }
        double doubt = doubt(estimate);
        printRow(out, "all", estimate.terms(), estimate.seconds(), estimate.error(), doubt);
        if (samples == null) {
            printLeftOut(estimate, out);
        }
        boolean isRough = !(doubt < estimate.seconds() / ROUGH);
        String many = threads == 1 ? "" : ", " + time(estimate.seconds() / threads, isRough) + " on " + threads;
        out.println("about " + time(estimate.seconds(), isRough) + " on one thread like those of this machine" + many);
    }

    /** The standard error, where that of a term is not known with all of its time. */
    private static double doubt(CountEstimate estimate) {
        return Math.sqrt(estimate.terms().stream()
                .mapToDouble(term -> Double.isNaN(term.error()) ? term.seconds() : term.error())
                .map(error -> error * error)
                .sum());
    }

    private static void printLeftOut(CountEstimate estimate, PrintWriter out) {
        String none = queens(estimate, term -> term.sampled() == 0);
        if (!none.isEmpty()) {
            out.println("no unit measured in a minute for queens = " + none
                    + ": those seconds are the cost model's, scaled by what was measured");
        }
        String few = queens(estimate, term -> term.sampled() > 0 && term.sampled() < Math.min(SAMPLES, term.units()));
        if (!few.isEmpty()) {
            out.println("fewer than " + SAMPLES + " units measured for queens = " + few + ": --samples " + SAMPLES
                    + " measures them, however long that takes");
        }
    }

    private static String queens(CountEstimate estimate, Predicate<Share> which) {
        return estimate.terms().stream()
                .filter(which)
                .map(term -> String.valueOf(term.queens()))
                .collect(Collectors.joining(", "));
    }

    private static void printRow(
            PrintWriter out, String queens, List<Share> terms, double seconds, double error, double doubt) {
        long units = terms.stream().mapToLong(Share::units).sum();
        long sampled = terms.stream().mapToLong(Share::sampled).sum();
        String time = seconds(seconds, doubt);
        String range = seconds(error, doubt);
        out.printf(Locale.ROOT, "%6s %,10d %,9d %15s %15s%n", queens, units, sampled, time, range);
    }

    /** Up to the first digit of the doubt, if there is any; with one digit if that is not known. */
    static String seconds(double seconds, double doubt) {
        if (Double.isNaN(seconds)) {
            return "unknown";
        }
        double last = doubt > 0 ? Math.min(seconds, doubt) : doubt == 0 ? (seconds < 100 ? 0 : 1) : seconds;
        int digits = Math.min(3, (int) -Math.floor(Math.log10(Math.max(last, 1e-3))));
        BigDecimal rounded = new BigDecimal(seconds).setScale(digits, RoundingMode.HALF_EVEN);
        return String.format(Locale.ROOT, "%,." + Math.max(0, digits) + "f", rounded);
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
