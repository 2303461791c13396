package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.cli.command.Action;
import io.github.queens4j.cli.command.Arguments;
import io.github.queens4j.cli.command.ExitCodes;
import io.github.queens4j.cli.command.UsageException;
import io.github.queens4j.cli.command.Words;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.count.CountPlan;
import java.io.IOException;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the number of solutions: of an empty board by the colour split, of anything else by a search. */
@Command(
        name = "count",
        description = {
            "Prints the number of ways to place n queens.",
            "Symmetric boards count apart: 92 for n = 8, of which 12 are different up to rotation and reflection.%n"
        },
        footer = {
            "",
            "An empty board, up to n = " + CountPlan.LARGEST_N
                    + ", is counted by the colour split, which enumerates no boards: "
                    + "--threads, --kernel and --checkpoint are about that. With any other option the boards are searched for.",
            "",
            "Examples:",
            "  queens4j count 12",
            "  queens4j count 20 --threads 2 --checkpoint count20.txt",
            "  queens4j count 8 --queen 0,3 --engine array",
            "  queens4j count 8 --fundamental",
            "  queens4j count 7 --rule toroidal",
            "",
            "After an interruption (exit code 130), the same command with the same checkpoint resumes from there."
        })
final class CountCommand extends Action {

    /** Smaller counts take less time in all without a second JVM, as measured: 2.4 s against 2.9 s at n = 17, 6 s against 4.5 s at 18. */
    private static final int WORTH_A_JVM = 18;

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
            description = "Keep what is done in this file, and resume from there if it exists.")
    private @Nullable Path checkpoint;

    @Mixin
    private FormatOption format = new FormatOption();

    @Override
    public Integer call() throws IOException {
        boolean json = format.isJson();
        String searching = searching();
        if (searching != null) {
            refuse("--threads", threads.isGiven(), searching);
            refuse("--kernel", kernel.isGiven(), searching);
            refuse("--checkpoint", checkpoint != null, searching);
            Solver solver = engine.solver();
            Puzzle wanted = puzzle.puzzle(solver.maxSize());
            return print(wanted, search(solver, wanted), json);
        }
        Puzzle wanted = puzzle.puzzle(CountPlan.LARGEST_N);
        CountJob job = job(wanted.size());
        OptionalInt elsewhere = kernel.runElsewhere(line(), wanted.size() >= WORTH_A_JVM);
        return elsewhere.isPresent() ? elsewhere.getAsInt() : print(wanted, run(wanted, job), json);
    }

    /** The option because of which boards are searched for; null for the colour split. */
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
        return puzzle.isSpecial() ? "--queen, --blocked, --puzzle and --rule" : null;
    }

    private static void refuse(String option, boolean given, String searching) {
        if (given) {
            throw new UsageException(
                    option + " is for the colour split of an empty board: leave it out, or leave out " + searching);
        }
    }

    private long search(Solver solver, Puzzle wanted) {
        SearchCount count = new SearchCount(this, solver, wanted);
        if (fundamental) {
            puzzle.requirePlain("--fundamental");
            refuseLimit();
            return count.fundamental(wanted.size());
        }
        return limit == null
                ? count.all(wanted)
                : count.upTo(Arguments.whole("--limit", limit, 0, Long.MAX_VALUE), wanted);
    }

    private void refuseLimit() {
        if (limit != null) {
            throw new UsageException("--limit and --fundamental do not go together: take one of them");
        }
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

    private CountJob job(int size) {
        CountJob job = CountJob.of(size);
        if (threads.isGiven()) {
            job = job.threads(threads.number());
        }
        return checkpoint == null ? job : job.checkpoint(checkpoint);
    }

    private long run(Puzzle wanted, CountJob job) {
        CountStatus progress = CountStatus.of("counting " + Words.of(wanted) + ":");
        try {
            return showing(progress, job.onProgress(progress)::run);
        } catch (CancellationException e) {
            if (checkpoint == null) {
                throw e;
            }
            throw (CancellationException) new CancellationException("interrupted; " + kept(e)).initCause(e);
        }
    }

    /** What a later run can build on; a save that failed hangs on the exception. */
    private String kept(CancellationException interrupted) {
        Throwable[] failures = interrupted.getSuppressed();
        return failures.length == 0
                ? "what is done is kept in " + checkpoint + ", and the same command resumes from there"
                : "what is done since the last save is lost: " + failures[0].getMessage();
    }
}
