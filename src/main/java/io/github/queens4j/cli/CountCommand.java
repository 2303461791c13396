package io.github.queens4j.cli;

import io.github.queens4j.Solver;
import io.github.queens4j.cli.command.Action;
import io.github.queens4j.cli.command.Arguments;
import io.github.queens4j.cli.command.ProgressDisplay;
import io.github.queens4j.cli.command.SizeArgument;
import io.github.queens4j.cli.command.UsageException;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.count.CountProgress;
import java.nio.file.Path;
import java.time.Duration;
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
            "Prints the number of ways to place n queens, n = 0 to " + CountPlan.LARGEST_N + ".",
            "Symmetric boards count apart: 92 for n = 8, of which 12 are different up to rotation and reflection.%n"
        },
        footer = {
            "",
            "An empty board is counted by the colour split, which enumerates no boards: --threads, --kernel and --checkpoint are "
                    + "about that. With --engine, --queen or --blocked the boards are searched for.",
            "",
            "Examples:",
            "  queens4j count 12",
            "  queens4j count 20 --threads 2 --checkpoint count20.txt",
            "  queens4j count 8 --queen 0,3 --engine array",
            "",
            "After an interruption (exit code 130), the same command with the same checkpoint resumes from there."
        })
final class CountCommand extends Action {

    /** Smaller counts take less time in all without a second JVM, as measured: 2.4 s against 2.9 s at n = 17, 6 s against 4.5 s at 18. */
    private static final int WORTH_A_JVM = 18;

    private static final int MOST_THREADS = 4096;

    @Mixin
    private SizeArgument n = new SizeArgument();

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "Count with T threads. Default: as many as there are processors.")
    private @Nullable String threads;

    @Mixin
    private KernelOption kernel = new KernelOption();

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "Keep what is done in this file, and resume from there if it exists.")
    private @Nullable Path checkpoint;

    @Mixin
    private EngineOption engine = new EngineOption();

    @Mixin
    private PuzzleOptions squares = new PuzzleOptions();

    @Override
    public Integer call() {
        if (engine.isGiven() || !squares.isEmpty()) {
            out().println(search());
            return 0;
        }
        int size = n.within(0, CountPlan.LARGEST_N);
        CountJob job = job(size);
        OptionalInt elsewhere = kernel.runElsewhere(line(), size >= WORTH_A_JVM);
        if (elsewhere.isPresent()) {
            return elsewhere.getAsInt();
        }
        out().println(run(size, job));
        return 0;
    }

    private long search() {
        refuse("--threads", threads != null);
        refuse("--kernel", kernel.isGiven());
        refuse("--checkpoint", checkpoint != null);
        Solver solver = engine.solver();
        return solver.count(squares.puzzle(n.within(0, solver.maxSize())));
    }

    private void refuse(String option, boolean given) {
        if (given) {
            throw new UsageException(option + " is for the colour split of an empty board: leave it out, or leave out "
                    + (engine.isGiven() ? "--engine" : "--queen and --blocked"));
        }
    }

    private CountJob job(int size) {
        CountJob job = CountJob.of(size);
        if (threads != null) {
            job = job.threads(Arguments.integer("--threads", threads, 1, MOST_THREADS));
        }
        return checkpoint == null ? job : job.checkpoint(checkpoint);
    }

    private long run(int size, CountJob job) {
        try (ProgressDisplay progress = new ProgressDisplay("n = " + size)) {
            return job.onProgress(done -> progress.show(done.fraction(), text(done)))
                    .run();
        } catch (CancellationException e) {
            if (checkpoint == null) {
                throw e;
            }
            throw (CancellationException) new CancellationException("interrupted; " + kept(e)).initCause(e);
        }
    }

    private static String text(CountProgress progress) {
        return progress.unitsDone() + "/" + progress.unitsTotal() + " units"
                + progress.remaining().map(left -> ", " + text(left) + " left").orElse("");
    }

    static String text(Duration time) {
        return time.toHours() > 0
                ? String.format("%d:%02d:%02d h", time.toHours(), time.toMinutesPart(), time.toSecondsPart())
                : String.format("%d:%02d min", time.toMinutes(), time.toSecondsPart());
    }

    /** What a later run can build on; a save that failed hangs on the exception. */
    private String kept(CancellationException interrupted) {
        Throwable[] failures = interrupted.getSuppressed();
        return failures.length == 0
                ? "what is done is kept in " + checkpoint + ", and the same command resumes from there"
                : "what is done since the last save is lost: " + failures[0].getMessage();
    }
}
