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
import java.util.concurrent.atomic.AtomicReference;
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
                    + "on one. Many puzzles of --puzzle are counted one after the other.",
            "",
            "Examples:",
            "  queens4j count 12",
            "  queens4j count 20 --threads 2 --checkpoint count20.txt",
            "  queens4j count 8 --queen 0,3 --engine array",
            "  queens4j count 8 --fundamental",
            "  queens4j count 12 --by-symmetry",
            "  queens4j count 18 --queen 0,3 --threads 2",
            "  queens4j count 19 --rule toroidal",
            "  queens4j count 24 --estimate",
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

    /** How a puzzle is counted. */
    private enum Way {
        /** By an engine, on one thread. */
        SEARCH,
        /** In work units. */
        SPLIT,
        /** By a search if that is short, otherwise in work units. */
        FASTER
    }

    @Override
    public Integer call() throws IOException {
        Way way = way();
        if (fundamental || bySymmetry) {
            String option = bySymmetry ? "--by-symmetry" : "--fundamental";
            puzzle.requirePlain(option);
            if (limit != null) {
                throw new UsageException("--limit and " + option + " do not go together: take one of them");
            }
        }
        int most = way == Way.SPLIT
                ? SplitOptions.mostRows(puzzle)
                : engine.solverOr(EngineOption.AUTO).maxSize();
        Batch<Puzzle> puzzles = puzzle.puzzles(this, most);
        if ((checkpoint != null || estimate.isGiven()) && !puzzles.isOne()) {
            throw new UsageException("--checkpoint and --estimate are for one puzzle, but there are more");
        }
        return puzzles.forEach(instance -> switch (way) {
            case SEARCH -> search(instance);
            case SPLIT -> split(instance);
            case FASTER -> faster(instance);
        });
    }

    private Way way() {
        String given = split.given();
        String splitting =
                given != null ? given : checkpoint != null ? "--checkpoint" : estimate.isGiven() ? "--estimate" : null;
        String limited = limit != null ? "--limit" : bySymmetry ? "--by-symmetry" : null;
        String searching = engine.isGiven() ? "--engine" : fundamental ? "--fundamental" : limited;
        if (splitting != null && searching != null) {
            throw new UsageException(splitting + " is for work units: leave it out, or leave out " + searching);
        }
        if (searching != null) {
            return Way.SEARCH;
        }
        return splitting != null || !puzzle.isSpecial() || puzzle.hasRule() ? Way.SPLIT : Way.FASTER;
    }

    private int search(Instance<Puzzle> instance) {
        Puzzle wanted = instance.puzzle();
        Solver solver = engine.solverOr(EngineOption.AUTO);
        String task = "counting " + nameOf(wanted);
        if (bySymmetry) {
            return showing(task, () -> printBySymmetry(wanted.size(), solver.count(wanted.size())));
        }
        return print(
                instance,
                showing(
                        task,
                        () -> fundamental
                                ? solver.countFundamental(wanted.size())
                                : limit == null ? solver.count(wanted) : solver.count(wanted, limit)));
    }

    private int faster(Instance<Puzzle> instance) {
        Puzzle wanted = instance.puzzle();
        if (!AutoSolver.maySplit(wanted)) {
            return search(instance);
        }
        double splitCost = CountPlan.of(wanted).cost() / split.threads();
        OptionalLong found = showing("counting " + nameOf(wanted), () -> AutoSolver.countBySearch(wanted, splitCost));
        return found.isPresent() ? print(instance, found.getAsLong()) : split(instance);
    }

    private int split(Instance<Puzzle> instance) {
        Puzzle wanted = instance.puzzle();
        split.prepare(this, wanted);
        if (estimate.isGiven()) {
            estimate.run(this, wanted, split.job(wanted), format);
            return ExitCodes.DONE;
        }
        AtomicReference<@Nullable UncheckedIOException> unsaved = new AtomicReference<>();
        String task = "counting " + nameOf(wanted);
        CountStatus progress = new CountStatus();
        CountJob job = split.job(wanted).onProgress(progress).onSaveFailure(unsaved::set);
        if (checkpoint == null) {
            return print(instance, showing(task, progress, job::run));
        }
        try {
            print(instance, showing(task, progress, job.checkpoint(checkpoint)::run));
        } catch (CancellationException e) {
            return Errors.print(line(), Errors.INTERRUPTED + whatIsKept(e, checkpoint), ExitCodes.INTERRUPTED);
        }
        UncheckedIOException late = unsaved.get();
        if (late == null) {
            return ExitCodes.DONE;
        }
        out().flush();
        return Errors.print(
                line(),
                "the number is exact, but the checkpoint does not have it: " + late.getMessage(),
                ExitCodes.FAILURE);
    }

    /** What a later run can build on; a save that failed is suppressed by the exception. */
    private static String whatIsKept(CancellationException interrupted, Path checkpoint) {
        Throwable[] failures = interrupted.getSuppressed();
        if (failures.length > 0) {
            return "; what is done could not be saved: " + failures[0].getMessage();
        }
        return Files.exists(checkpoint)
                ? "; what is done is kept in " + checkpoint + ", and the same command resumes from there"
                : "";
    }

    private int printBySymmetry(int n, long all) {
        long half = SymmetricSolutions.count(n, Symmetry.ROTATE_180);
        long quarter = SymmetricSolutions.count(n, Symmetry.ROTATE_90);
        print("quarter turn", quarter, 2);
        print("half turn", half - quarter, 4);
        print("none", all - half, 8);
        return ExitCodes.DONE;
    }

    /** Prints a number of solutions with {@code images} images each; the one for n = 1 has fewer. */
    private void print(String symmetry, long count, int images) {
        long different = (count + images - 1) / images;
        Json json = new Json().with("symmetry", symmetry).with("count", count);
        out().println(
                        format.isJson()
                                ? json.with("fundamental", different)
                                : symmetry + ": " + count + ", fundamental: " + different);
    }

    private int print(Instance<Puzzle> instance, long number) {
        if (!format.isJson()) {
            out().println(instance.labelled(String.valueOf(number)));
            return ExitCodes.DONE;
        }
        Puzzle wanted = instance.puzzle();
        Json json = instance.isOneOfMany() ? instance.json() : new Json();
        out().println(json.with("n", wanted.size())
                .with("rule", wanted.rule().name())
                .with(fundamental ? "fundamental" : "count", number));
        return ExitCodes.DONE;
    }
}
