package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.engine.LargeCount;
import java.io.IOException;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the number of solutions, by the colour split where it can and is worth it, otherwise by a search. */
@Command(
        name = "count",
        description = {
            "Prints the number of ways to place n queens.",
            "Symmetric boards count apart: 92 for n = 8, of which 12 are different up to rotation and reflection.%n"
        },
        footer = {
            "",
            "An empty board is counted by the colour split, which enumerates no boards, up to n = "
                    + CountPlan.LARGEST_N
                    + ". A puzzle of given queens and blocked squares, too, unless it is small, or a search is short: "
                    + "with --threads, --kernel, --checkpoint or --estimate always by the split. With --rule, "
                    + "--limit, --fundamental or --engine boards are searched for.",
            "",
            "Examples:",
            "  queens4j count 12",
            "  queens4j count 20 --threads 2 --checkpoint count20.txt",
            "  queens4j count 8 --queen 0,3 --engine array",
            "  queens4j count 8 --fundamental",
            "  queens4j count 18 --queen 0,3 --threads 2",
            "  queens4j count 7 --rule toroidal",
            "  queens4j count 24 --estimate --threads 96",
            "",
            "After an interruption (exit code 130), the same command with the same checkpoint resumes from there. A process that is "
                    + "killed loses the work units under way, one on each thread, which by estimate take up to 8 s up to n = 26, "
                    + "38 s on average and 304 s at most for n = 27, and up to 20 s for n = 28; and what was done since the last "
                    + "save, a second ago or, with very many units, up to 50 s."
        })
final class CountCommand extends Action {

    /**
     * Estimated nanoseconds of one thread, about half of n = 18. From there on a second JVM pays for its start, as
     * measured with two threads: 1.9 s instead of 1.2 s at n = 17, 2.5 s instead of 2.3 s (4.1 s of CPU instead of 4.5
     * s) at 18, 4.5 s instead of 6.7 s at 19.
     */
    private static final double WORTH_A_JVM = 3e8;

    @Mixin
    private PuzzleOptions puzzle = new PuzzleOptions();

    @Option(names = "--limit", paramLabel = "K", description = "Stop at K solutions.")
    private @Nullable String limit;

    @Option(
            names = "--fundamental",
            description = "Count solutions that turn into each other when the board is turned or reflected as one.")
    private boolean fundamental;

    @Mixin
    private EngineOption engine = new EngineOption();

    @Mixin
    private ThreadsOption threads = new ThreadsOption();

    @Mixin
    private KernelOption kernel = new KernelOption();

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description =
                    "Keep what is done in this file, and resume from there if it exists. Saved about every second.")
    private @Nullable Path checkpoint;

    @Mixin
    private FormatOption format = new FormatOption();

    @Mixin
    private EstimateOptions estimate = new EstimateOptions();

    @Override
    public Integer call() throws IOException {
        boolean json = format.isJson();
        estimate.check();
        String searching = searching();
        if (searching != null) {
            refuse("--threads", threads.isGiven(), searching);
            refuse("--kernel", kernel.isGiven(), searching);
            refuse("--checkpoint", checkpoint != null, searching);
            refuse("--estimate", estimate.isGiven(), searching);
            return search(engine.solver(), json);
        }
        boolean mustSplit = threads.isGiven() || kernel.isGiven() || checkpoint != null || estimate.isGiven();
        return puzzle.isSpecial() && !mustSplit ? countPuzzle(json) : split(puzzle.puzzle(CountPlan.LARGEST_N), json);
    }

    /** What keeps this from being a matter for the colour split; null if it is one. */
    private @Nullable String searching() {
        if (engine.isGiven()) {
            return "--engine";
        }
        if (fundamental) {
            return "--fundamental";
        }
        if (limit != null) {
            return "--limit";
        }
        return puzzle.hasRule() ? "--rule" : null;
    }

    private static void refuse(String option, boolean given, String searching) {
        if (given) {
            throw new UsageException(option + " is for the colour split: leave it out, or leave out " + searching);
        }
    }

    private int search(Solver solver, boolean json) throws IOException {
        Puzzle wanted = puzzle.puzzle(solver.maxSize());
        SearchCount count = new SearchCount(this, solver, wanted);
        if (fundamental) {
            puzzle.requirePlain("--fundamental");
            refuseLimit();
            return print(wanted, count.fundamental(wanted.size()), json);
        }
        long number = limit == null
                ? count.all(wanted)
                : count.upTo(Arguments.whole("--limit", limit, 0, Long.MAX_VALUE), wanted);
        return print(wanted, number, json);
    }

    private void refuseLimit() {
        if (limit != null) {
            throw new UsageException("--limit and --fundamental do not go together: take one of them");
        }
    }

    /** By whichever is faster, a search or the colour split. */
    private int countPuzzle(boolean json) throws IOException {
        Solver solver = engine.solver();
        Puzzle wanted = puzzle.puzzle(solver.maxSize());
        if (!LargeCount.takes(wanted)) {
            return print(wanted, new SearchCount(this, solver, wanted).all(wanted), json);
        }
        double splitCost = CountPlan.of(wanted).cost() / threads.number();
        OptionalLong found = showing("counting " + Words.of(wanted), () -> LargeCount.bySearch(wanted, splitCost));
        return found.isPresent() ? print(wanted, found.getAsLong(), json) : split(wanted, json);
    }

    private int split(Puzzle wanted, boolean json) {
        int workers = threads.number();
        if (puzzle.isStandardInput()) {
            kernel.stay();
        } else {
            boolean large = CountPlan.of(wanted).cost() >= WORTH_A_JVM;
            OptionalInt elsewhere = kernel.runElsewhere(line(), large);
            if (elsewhere.isPresent()) {
                return elsewhere.getAsInt();
            }
        }
        if (estimate.isGiven()) {
            estimate.run(this, wanted, workers, json);
            return ExitCodes.DONE;
        }
        SplitCount count = new SplitCount(this, checkpoint);
        print(wanted, count.run(wanted, workers), json);
        return count.exitCode();
    }

    private int print(Puzzle wanted, long number, boolean json) {
        if (json) {
            out().println(new Json()
                    .with("n", wanted.size())
                    .with("rule", wanted.rule().name())
                    .with(fundamental ? "fundamental" : "count", number));
        } else {
            out().println(number);
        }
        return ExitCodes.DONE;
    }
}
