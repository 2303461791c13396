package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.count.CountEstimate;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.notation.Json;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Option;

/** What a count would take, instead of the count. */
final class EstimateOptions {

    private static final Duration LIMIT = Duration.ofMinutes(1);

    private static final TreeMap<Double, String> UNITS =
            new TreeMap<>(Map.of(1.0, "second", 60.0, "minute", 3600.0, "hour", 86_400.0, "day"));

    @Option(
            names = "--estimate",
            description = "Do not count, but measure some of the work units on one thread, for a minute at most, and "
                    + "print what the whole count would take, with the standard error.")
    private boolean estimate;

    boolean isGiven() {
        return estimate;
    }

    void run(Action command, Puzzle puzzle, CountJob job, FormatOption format) {
        String name = Action.nameOf(puzzle);
        CountEstimate measured = command.showing("measuring units of " + name, () -> job.estimate(LIMIT));
        command.out()
                .println(
                        format.isJson()
                                ? new Json()
                                        .with("n", puzzle.size())
                                        .with("seconds", measured.seconds())
                                        .with("error", measured.error().orElse(Double.NaN))
                                        .with("measured", measured.unitsMeasured())
                                : name + ": " + text(measured));
    }

    static String text(CountEstimate estimate) {
        String time = time(estimate.seconds()) + " of one thread";
        if (estimate.error().isEmpty()) {
            return time + " by the cost model alone, which was fitted on another machine: fewer than three units could "
                    + "be measured in a minute";
        }
        long percent = Math.round(100 * estimate.error().getAsDouble() / estimate.seconds());
        return time + " (+- " + Math.max(1, percent) + " %), " + estimate.unitsMeasured() + " units measured";
    }

    /** With two digits, in the largest unit of which it is one at least. */
    static String time(double seconds) {
        for (Map.Entry<Double, String> unit : UNITS.descendingMap().entrySet()) {
            BigDecimal number = new BigDecimal(seconds / unit.getKey()).round(new MathContext(2));
            if (number.compareTo(BigDecimal.ONE) >= 0) {
                String plural = number.compareTo(BigDecimal.ONE) == 0 ? "" : "s";
                return "about " + number.stripTrailingZeros().toPlainString() + " " + unit.getValue() + plural;
            }
        }
        return "less than a second";
    }
}
