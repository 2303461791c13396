package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.Symmetry;
import io.github.queens4j.count.CountEstimate;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.count.CountKernel;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.engine.AutoSolver;
import io.github.queens4j.notation.Json;
import io.github.queens4j.search.Require;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** By a search, or in work units, which know threads, kernels and checkpoints, but no limits. */
@Command(
        name = "count",
        description = {
            "Prints the number of ways to place n queens.",
            "Symmetric boards count apart: 92 for n = 8, of which 12 are different up to rotation and reflection.",
            "Of several sizes, such as 0-16, prints lines of N and its number, a b-file of the OEIS.",
            "With --limit, --fundamental, --by-symmetry or --engine boards are searched for on one thread, otherwise "
                    + "counted on all, up to n = " + CountPlan.MAX_N + ".%n"
        },
        footer = {"  queens4j count 12", "  queens4j count 20 --threads 2 --checkpoint count20.txt"})
final class CountCommand extends JsonAction {

    private static final List<String> IN_UNITS =
            List.of("--threads", "--kernel", "--device", "--verify", "--checkpoint", "--estimate");
    private static final List<String> BY_SYMMETRY = List.of("--fundamental", "--by-symmetry");
    private static final List<String> KINDS = List.of("quarter", "half", "reflection", "none");
    private static final List<List<Symmetry>> REFLECTIONS = List.of(
            List.of(Symmetry.TRANSPOSE, Symmetry.ANTI_TRANSPOSE), List.of(Symmetry.FLIP_ROWS, Symmetry.FLIP_COLUMNS));
    private static final List<String> BY_SEARCH = List.of("--engine", "--limit", "--fundamental", "--by-symmetry");

    @Mixin
    private PuzzleOptions puzzle = new PuzzleOptions();

    @Option(names = "--limit", description = "Stop at K solutions.")
    @Arguments.Range(from = 0)
    private @Nullable Long limit;

    @Option(names = "--fundamental", description = "Count boards that are turned or reflected images as one.")
    private boolean fundamental;

    @Option(
            names = "--by-symmetry",
            arity = "0..1",
            split = ",",
            fallbackValue = "quarter,half,reflection,none",
            paramLabel = "KINDS",
            description =
                    "Count solutions apart that equal their quarter turn, half turn, a reflection alone, which no "
                            + "queens do, or no image; KINDS are some of quarter,half,reflection,none: quarter,half "
                            + "takes seconds where the count of all would take days. Of several sizes, the sum of "
                            + "those named; with --fundamental of their fundamental solutions.")
    private @Nullable List<String> bySymmetry;

    @Option(names = "--engine", description = PuzzleOptions.ENGINE)
    private @Nullable Solver engine;

    @Mixin
    private SplitOptions split = new SplitOptions();

    @Option(names = "--checkpoint", description = "Keep what is done in this file, and resume from there if it exists.")
    private @Nullable Path checkpoint;

    @Option(names = "--estimate", description = "Do not count, but measure the CPU time that it would take.")
    private boolean estimate;

    @Option(names = "--for", description = "Time for --estimate, such as 90s, 10m or 1h30m; a minute by default.")
    private Duration estimated = Duration.ofMinutes(1);

    @Option(names = "--devices", description = "Do not count, but list the devices of --kernel opencl.")
    private boolean devices;

    @Override
    public Integer call() throws IOException {
        if (devices) {
            for (String device : CountKernel.devices()) {
                print(new Json().with("device", device), device);
            }
            return ExitCodes.DONE;
        }
        exclude(IN_UNITS, BY_SEARCH);
        if (given(List.of("--for")) != null && !estimate) {
            throw new IllegalArgumentException("--for is the time of --estimate: give both or neither");
        }
        exclude(BY_SYMMETRY, List.of("--limit"));
        boolean searches = given(BY_SEARCH) != null;
        List<Puzzle> all = puzzle.puzzles(searches ? solver(engine).maxSize() : SplitOptions.MOST_ROWS);
        Puzzle largest = all.get(all.size() - 1);
        if (checkpoint != null && all.size() > 1) {
            throw new IllegalArgumentException("--checkpoint is for one count, but there are " + all.size());
        }
        if (searches) {
            requireSupported(solver(engine), largest);
        }
        boolean countsAll = limit == null && (bySymmetry == null || bySymmetry.contains("none"));
        if (puzzle.areMany() && countsAll && solver(engine) instanceof AutoSolver) {
            split.job(largest); // Refused now, not days later.
        }
        if (given(BY_SYMMETRY) != null) {
            solver(engine).streamFundamental(largest).close(); // Refused if it has no symmetry.
        }
        int exitCode = ExitCodes.DONE;
        for (Puzzle wanted : all) {
            exitCode = searches ? showing(task(wanted), () -> search(wanted)) : count(wanted);
        }
        return exitCode;
    }

    private int count(Puzzle wanted) {
        if (estimate) {
            return estimate(wanted, split.job(wanted));
        }
        if (given(IN_UNITS) == null) {
            OptionalLong found = showing(task(wanted), () -> new AutoSolver().countBySearch(wanted, split.threads));
            if (found.isPresent()) {
                return print(wanted, found.getAsLong());
            }
        }
        SplitOptions.CountStatus progress = new SplitOptions.CountStatus();
        CountJob reporting = split.job(wanted).onProgress(progress);
        CountJob saving = checkpoint == null ? reporting : reporting.checkpoint(checkpoint);
        try {
            return print(wanted, showing(task(wanted), progress, saving::run));
        } catch (CancellationException e) {
            return end(Errors.INTERRUPTED + whatIsKept(e), ExitCodes.INTERRUPTED);
        } catch (OutOfMemoryError e) {
            String less = "out of memory: java -Xmx gives more, and fewer --threads take less";
            return end(less + whatIsKept(e), ExitCodes.FAILURE);
        }
    }

    private static String task(Puzzle wanted) {
        return "counting " + nameOf(wanted);
    }

    private int search(Puzzle wanted) {
        if (bySymmetry != null) {
            return printBySymmetry(wanted, bySymmetry);
        }
        Solver solver = solver(engine);
        if (fundamental) {
            return print(wanted, solver.countFundamental(wanted));
        }
        return print(wanted, limit == null ? solver.count(wanted) : solver.count(wanted, limit));
    }

    private int estimate(Puzzle wanted, CountJob job) {
        String name = nameOf(wanted);
        CountEstimate measured = showing("measuring units of " + name, () -> job.estimate(estimated));
        Json json = json(wanted)
                .with("seconds", seconds(measured.time()))
                .with("error", measured.error().map(CountCommand::seconds).orElse(Double.NaN))
                .with("measured", measured.unitsMeasured());
        print(
                json,
                name + ": "
                        + text(measured.unitsMeasured(), measured.time(), measured.error(), estimated, split.kernel));
        return ExitCodes.DONE;
    }

    private static double seconds(Duration time) {
        return time.getSeconds() + time.getNano() / 1e9;
    }

    static String text(int units, Duration estimate, Optional<Duration> error, Duration limit, CountKernel kernel) {
        String worker = kernel == CountKernel.OPENCL ? "the device and one thread" : "one thread";
        String time = "about " + Action.text(estimate) + " of " + worker;
        if (error.isEmpty()) {
            return time + " by the cost model alone, which was fitted on another machine: fewer than three units could "
                    + "be measured in " + Action.text(limit) + " (--for 1h gives more time)";
        }
        long percent = Math.round(100 * seconds(error.get()) / seconds(estimate));
        return time + " (+- " + Math.max(1, percent) + " % by the choice of units), " + units + " units measured";
    }

    /** What a later run can build on; a save that failed is suppressed by the exception. */
    private String whatIsKept(Throwable interrupted) {
        Throwable[] failures = interrupted.getSuppressed();
        if (checkpoint != null && failures.length > 0) {
            return "; what is done could not be saved: " + failures[0].getMessage();
        }
        return checkpoint != null && Files.exists(checkpoint)
                ? "; what is done is kept in " + checkpoint + ", and the same command resumes from there"
                : "";
    }

    private int printBySymmetry(Puzzle wanted, List<String> kinds) {
        kinds.forEach(kind -> Require.named("--by-symmetry", kind, KINDS, name -> name));
        List<Symmetry> kept = wanted.symmetries();
        ToLongFunction<List<Symmetry>> fixed = some ->
                kept.containsAll(some) ? solver(engine).countSymmetric(wanted, some.toArray(Symmetry[]::new)) : 0;
        long quarter = fixed.applyAsLong(List.of(Symmetry.ROTATE_90));
        long half = 0;
        long reflected = 0;
        long twice = 0; // Those that equal two reflections, and so their half turn.
        if (!kinds.equals(List.of("quarter"))) {
            half = fixed.applyAsLong(List.of(Symmetry.ROTATE_180)) - quarter;
            for (List<Symmetry> pair : REFLECTIONS) {
                long both = fixed.applyAsLong(pair);
                twice += both;
                reflected += pair.stream()
                                .mapToLong(one -> fixed.applyAsLong(List.of(one)))
                                .sum()
                        - 2 * both;
            }
        }
        long none = kinds.contains("none") ? solver(engine).count(wanted) - half - quarter - reflected : 0;
        long[] counts = {quarter, half, reflected, none};
        // By the Cauchy-Frobenius lemma; the one for n = 1 equals all its images.
        long[] fixes = {4 * quarter, 2 * (half + Math.min(half, twice)), 2 * reflected, none};
        long sum = 0;
        for (int i = 0; i < counts.length; i++) {
            if (kinds.contains(KINDS.get(i))) {
                long different = (fixes[i] + kept.size() - 1) / kept.size();
                sum += fundamental ? different : counts[i];
                // Queens never equal a reflection: a line for those who ask, or have other rules.
                if (!puzzle.areMany() && (i != 2 || reflected > 0 || kinds.size() < counts.length)) {
                    String symmetry = KINDS.get(i) + (i < 2 ? " turn" : "");
                    Json json = json(wanted).with("symmetry", symmetry).with("count", counts[i]);
                    print(
                            json.with("fundamental", different),
                            symmetry + ": " + counts[i] + ", fundamental: " + different);
                }
            }
        }
        return puzzle.areMany() ? print(wanted, sum) : ExitCodes.DONE;
    }

    private int print(Puzzle wanted, long number) {
        String text = puzzle.areMany() ? wanted.size() + " " + number : String.valueOf(number);
        print(json(wanted).with(fundamental ? "fundamental" : "count", number), text);
        // The next size can take ten times as long.
        out().flush();
        if (number == 0 && !puzzle.reading(wanted).isEmpty()) {
            err().println("there is no solution" + puzzle.reading(wanted));
        }
        return ExitCodes.DONE;
    }
}
