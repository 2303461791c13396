package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.engine.AutoSolver;
import io.github.queens4j.notation.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Prints the number of solutions. There are two ways to it: a search by an engine, and the colour split, which knows
 * threads, kernels and checkpoints, but neither rules nor limits. Options decide; where they leave it open, the empty
 * board is for the colour split, and a puzzle for whichever is expected to be faster.
 */
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
            "After an interruption (exit code 130), the same command with the same checkpoint resumes from there. "
                    + "A process that is killed loses the work units under way, one on each thread, which by "
                    + "estimate take up to 8 s up to n = 26, "
                    + "38 s on average and 304 s at most for n = 27, and up to 20 s for n = 28."
        })
final class CountCommand extends Action {

    /** Estimated nanoseconds of one thread, about half of n = 18: from there on a second JVM pays for its start. */
    private static final double WORTH_A_JVM = 3e8;

    @Mixin
    private PuzzleOptions puzzle = new PuzzleOptions();

    @Option(names = "--limit", paramLabel = "K", description = "Stop at K solutions.")
    @Range(from = 0)
    private @Nullable Long limit;

    @Option(
            names = "--fundamental",
            description = "Count solutions that turn into each other when the board is turned or reflected as one.")
    private boolean fundamental;

    @Mixin
    private EngineOption engine = new EngineOption();

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "Count with T threads. Default: as many as there are processors.")
    @Range(from = 1, to = 4096)
    private @Nullable Integer threads;

    @Mixin
    private KernelOption kernel = new KernelOption();

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "Keep what is done in this file, and resume from there if it exists.")
    private @Nullable Path checkpoint;

    @Mixin
    private FormatOption format = new FormatOption();

    @Mixin
    private EstimateOptions estimate = new EstimateOptions();

    private @Nullable UncheckedIOException unsaved;

    @Override
    int run() throws IOException {
        estimate.check();
        boolean mustSplit = threads != null || kernel.isGiven() || checkpoint != null || estimate.isGiven();
        String searching = searching();
        refuse("--threads", threads != null, searching);
        refuse("--kernel", kernel.isGiven(), searching);
        refuse("--checkpoint", checkpoint != null, searching);
        refuse("--estimate", estimate.isGiven(), searching);
        if (searching == null && (mustSplit || !puzzle.isSpecial())) {
            return split(puzzle.puzzle(CountPlan.LARGEST_N));
        }
        Solver solver = engine.solver();
        Puzzle wanted = puzzle.puzzle(solver.maxSize());
        return searching != null || !AutoSolver.maySplit(wanted) ? search(solver, wanted) : faster(wanted);
    }

    /** The option that keeps this from being a matter for the colour split; null if there is none. */
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

    private static void refuse(String option, boolean given, @Nullable String searching) {
        if (given && searching != null) {
            throw new UsageException(option + " is for the colour split: leave it out, or leave out " + searching);
        }
    }

    private int search(Solver solver, Puzzle wanted) {
        String task = "counting " + nameOf(wanted);
        if (fundamental) {
            puzzle.requirePlain("--fundamental");
            if (limit != null) {
                throw new UsageException("--limit and --fundamental do not go together: take one of them");
            }
            return print(wanted, showing(task, () -> solver.countFundamental(wanted.size())));
        }
        return print(wanted, showing(task, () -> limit == null ? solver.count(wanted) : solver.count(wanted, limit)));
    }

    /** By a search, unless that takes longer than is worth trying. */
    private int faster(Puzzle wanted) throws IOException {
        double splitCost = CountPlan.of(wanted).cost() / threads();
        OptionalLong found = showing("counting " + nameOf(wanted), () -> AutoSolver.countBySearch(wanted, splitCost));
        return found.isPresent() ? print(wanted, found.getAsLong()) : split(wanted);
    }

    private int threads() {
        return threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    }

    /** By the colour split, in a second JVM if that pays and the input can be read once more. */
    private int split(Puzzle wanted) {
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
            estimate.run(this, wanted, threads(), format);
            return ExitCodes.DONE;
        }
        print(wanted, bySplit(wanted));
        if (unsaved == null) {
            return ExitCodes.DONE;
        }
        out().flush();
        complain("the number is exact, but the checkpoint does not have it: " + unsaved.getMessage());
        return ExitCodes.FAILURE;
    }

    private long bySplit(Puzzle wanted) {
        CountStatus progress = CountStatus.of("counting " + nameOf(wanted) + ":");
        CountJob job =
                CountJob.of(wanted).threads(threads()).onProgress(progress).onSaveFailure(late -> unsaved = late);
        CountJob kept = checkpoint == null ? job : job.checkpoint(checkpoint);
        try {
            return showing(progress, kept::run);
        } catch (CancellationException e) {
            throw (CancellationException) new CancellationException("interrupted" + whatIsKept(e)).initCause(e);
        }
    }

    /** What a later run can build on; a save that failed hangs on the exception. */
    private String whatIsKept(CancellationException interrupted) {
        Throwable[] failures = interrupted.getSuppressed();
        if (failures.length > 0) {
            return "; what is done could not be saved: " + failures[0].getMessage();
        }
        return checkpoint == null || !Files.exists(checkpoint)
                ? ""
                : "; what is done is kept in " + checkpoint + ", and the same command resumes from there";
    }

    private int print(Puzzle wanted, long number) {
        if (format.isJson()) {
            out().println(new Json(Json.Layout.SPACED)
                    .with("n", wanted.size())
                    .with("rule", wanted.rule().name())
                    .with(fundamental ? "fundamental" : "count", number));
        } else {
            out().println(number);
        }
        return ExitCodes.DONE;
    }
}
