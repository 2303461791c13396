package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.Symmetry;
import io.github.queens4j.cli.Batch.Instance;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.engine.AutoSolver;
import io.github.queens4j.engine.SymmetricSolutions;
import io.github.queens4j.notation.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * By a search, or in work units, which know threads, kernels and checkpoints, but no limits: options decide, and for a
 * puzzle of queens that they leave open, which is expected to be faster.
 */
@Command(
        name = "count",
        description = {
            "Prints the number of ways to place n queens.",
            "Symmetric boards count apart: 92 for n = 8, of which 12 are different up to rotation and reflection.%n"
        },
        exitCodeList = {
            ExitCodes.ON_DONE,
            "1:of many puzzles, one cannot be read or counted",
            ExitCodes.ON_FAILURE,
            ExitCodes.ON_INTERRUPT
        },
        footerHeading = "%n",
        footer = {
            "An empty board is counted by the colour split, which enumerates no boards, up to n = "
                    + CountPlan.LARGEST_N
                    + ". A puzzle of given queens and blocked squares, too, unless it is small, or a search is short: "
                    + "with --threads, --kernel, --checkpoint or --estimate always by the split. Under another --rule "
                    + "boards are searched for on all threads, with --limit, --fundamental, --by-symmetry or --engine "
                    + "on one. Of many puzzles of --puzzle, each is counted on one thread.",
            "",
            "Examples:",
            "  queens4j count 12",
            "  queens4j count 20 --threads 2 --checkpoint count20.txt",
            "  queens4j count 8 --queen 0,3 --engine array",
            "  queens4j count 8 --fundamental",
            "  queens4j count 12 --by-symmetry",
            "  queens4j count 18 --queen 0,3 --threads 2",
            "  queens4j count 19 --rule toroidal",
            "  queens4j count 24 --estimate --threads 96",
            "",
            "After an interruption (exit code 130), the same command with the same checkpoint resumes from there. "
                    + "A process that is killed loses the work units under way, one on each thread, which by "
                    + "estimate take up to 8 s up to n = 26, "
                    + "31 s on average and 55 s at most for n = 27, and up to 20 s for n = 28."
        })
final class CountCommand extends Action {

    @Mixin
    private PuzzleOptions puzzle = new PuzzleOptions();

    @Option(names = "--limit", paramLabel = "K", description = "Stop at K solutions.")
    @Range(from = 0)
    private @Nullable Long limit;

    @Option(
            names = "--fundamental",
            description = "Count solutions that turn into each other when the board is turned or reflected as one.")
    private boolean fundamental;

    @Option(names = "--by-symmetry", description = "Count solutions that equal their half or quarter turn apart.")
    private boolean bySymmetry;

    @Mixin
    private EngineOption engine = new EngineOption();

    @Mixin
    private SplitOptions split = new SplitOptions();

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
    private int exitCode;

    @Override
    public Integer call() throws IOException {
        estimate.check();
        String splitting = splitting();
        String searching = searching();
        if (splitting != null && searching != null) {
            throw new UsageException(splitting + " is for work units: leave it out, or leave out " + searching);
        }
        if (fundamental || bySymmetry) {
            String option = bySymmetry ? "--by-symmetry" : "--fundamental";
            puzzle.requirePlain(option);
            if (limit != null) {
                throw new UsageException("--limit and " + option + " do not go together: take one of them");
            }
        }
        boolean isSplit = searching == null && (splitting != null || !puzzle.isSpecial() || puzzle.hasRule());
        Solver solver = engine.solverOr(EngineOption.AUTO);
        int most = isSplit ? SplitOptions.mostRows(puzzle) : solver.maxSize();
        boolean areCounted = puzzle.forEach(this, new Batch(split.threads()), most, (instance, teller) -> {
            if (instance.isOneOfMany()) {
                count(instance, solver, teller);
            } else {
                exitCode = count(instance.puzzle(), solver, isSplit);
            }
            return true;
        });
        return areCounted ? exitCode : ExitCodes.NO_SOLUTION;
    }

    /** One of many, on one thread. */
    private void count(Instance<Puzzle> instance, Solver solver, Executor teller) {
        if (checkpoint != null || estimate.isGiven()) {
            throw new UsageException("--checkpoint and --estimate are for one puzzle, but there are more");
        }
        split.prepare(this, instance.puzzle());
        String text = text(instance.puzzle(), countOf(instance.puzzle(), solver), instance.json());
        teller.execute(() -> out().println(format.isJson() ? text : instance.labelled(text)));
    }

    private long countOf(Puzzle wanted, Solver solver) {
        return limit == null ? solver.count(wanted) : solver.count(wanted, limit);
    }

    private int count(Puzzle wanted, Solver solver, boolean isSplit) {
        if (isSplit) {
            return split(wanted);
        }
        return searching() != null || !AutoSolver.maySplit(wanted) ? search(solver, wanted) : faster(wanted);
    }

    /** The option that makes this a matter for work units; null if there is none. */
    private @Nullable String splitting() {
        String given = split.given();
        return given != null ? given : checkpoint != null ? "--checkpoint" : estimate.isGiven() ? "--estimate" : null;
    }

    /** The option that keeps this from being one; null if there is none. */
    private @Nullable String searching() {
        String limited = limit != null ? "--limit" : bySymmetry ? "--by-symmetry" : null;
        return engine.isGiven() ? "--engine" : fundamental ? "--fundamental" : limited;
    }

    private int search(Solver solver, Puzzle wanted) {
        String task = "counting " + nameOf(wanted);
        if (bySymmetry) {
            return showing(task, () -> printBySymmetry(wanted.size(), solver.count(wanted.size())));
        }
        return print(
                wanted,
                showing(task, () -> fundamental ? solver.countFundamental(wanted.size()) : countOf(wanted, solver)));
    }

    /** By a search, unless that takes longer than is worth trying. */
    private int faster(Puzzle wanted) {
        double splitCost = CountPlan.of(wanted).cost() / split.threads();
        OptionalLong found = showing("counting " + nameOf(wanted), () -> AutoSolver.countBySearch(wanted, splitCost));
        return found.isPresent() ? print(wanted, found.getAsLong()) : split(wanted);
    }

    private int split(Puzzle wanted) {
        split.prepare(this, wanted);
        if (estimate.isGiven()) {
            estimate.run(this, wanted, split.threads(), format);
            return ExitCodes.DONE;
        }
        CountStatus progress = CountStatus.of("counting " + nameOf(wanted) + ":");
        CountJob job = CountJob.of(wanted)
                .threads(split.threads())
                .onProgress(progress)
                .onSaveFailure(late -> unsaved = late);
        CountJob kept = checkpoint == null ? job : job.checkpoint(checkpoint);
        try {
            print(wanted, showing(progress, kept::run));
        } catch (CancellationException e) {
            return Errors.print(line(), Errors.INTERRUPTED + whatIsKept(e), ExitCodes.INTERRUPTED);
        }
        if (unsaved == null) {
            return ExitCodes.DONE;
        }
        out().flush();
        return Errors.print(
                line(),
                "the number is exact, but the checkpoint does not have it: " + unsaved.getMessage(),
                ExitCodes.FAILURE);
    }

    /** What a later run can build on; a save that failed is suppressed by the exception. */
    private String whatIsKept(CancellationException interrupted) {
        Throwable[] failures = interrupted.getSuppressed();
        if (failures.length > 0) {
            return "; what is done could not be saved: " + failures[0].getMessage();
        }
        return checkpoint == null || !Files.exists(checkpoint)
                ? ""
                : "; what is done is kept in " + checkpoint + ", and the same command resumes from there";
    }

    private int printBySymmetry(int n, long all) {
        long half = SymmetricSolutions.count(n, Symmetry.ROTATE_180);
        long quarter = SymmetricSolutions.count(n, Symmetry.ROTATE_90);
        print("quarter turn", quarter, 2);
        print("half turn", half - quarter, 4);
        print("none", all - half, 8);
        return ExitCodes.DONE;
    }

    /** Solutions that have so many images, but that the one for n = 1 has fewer. */
    private void print(String symmetry, long count, int images) {
        long different = (count + images - 1) / images;
        Json json = new Json().with("symmetry", symmetry).with("count", count);
        out().println(
                        format.isJson()
                                ? json.with("fundamental", different)
                                : symmetry + ": " + count + ", fundamental: " + different);
    }

    private int print(Puzzle wanted, long number) {
        out().println(text(wanted, number, new Json()));
        return ExitCodes.DONE;
    }

    private String text(Puzzle wanted, long number, Json json) {
        if (!format.isJson()) {
            return String.valueOf(number);
        }
        String name = fundamental ? "fundamental" : "count";
        return json.with("n", wanted.size())
                .with("rule", wanted.rule().name())
                .with(name, number)
                .toString();
    }
}
