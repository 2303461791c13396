package io.github.queens4j.cli;

import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Solver;
import io.github.queens4j.Visit;
import io.github.queens4j.cli.terminal.Console;
import io.github.queens4j.engine.AutoSolver;
import io.github.queens4j.notation.Json;
import io.github.queens4j.region.RegionPicture;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What all commands have: two streams, a line that shows progress, and the message that there is no solution. */
abstract class Action implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--progress", description = "Without a terminal, print a line of progress each minute.")
    private boolean progress;

    private boolean hasPrinted;
    private boolean isShowing;

    private Console console = Console.of(OutputStream.nullOutputStream(), OutputStream.nullOutputStream());
    private PrintWriter out = console.out();

    final void setConsole(Console console) {
        this.console = console;
        out = console.out();
    }

    final PrintWriter out() {
        return out;
    }

    /** Returns what {@link #out} was, and leaves it to the caller: from now on, that prints nothing. */
    final PrintWriter takeOutput() {
        PrintWriter before = out;
        out = new PrintWriter(Writer.nullWriter());
        return before;
    }

    final PrintWriter err() {
        return console.err();
    }

    /** Prints a result; one of several lines is separated from the result before it by an empty line. */
    final void printApart(String result) {
        if (hasPrinted && result.indexOf('\n') >= 0) {
            out().println();
        }
        out().println(result);
        if (!hasPrinted) {
            // The first result is of use while the next are made.
            out().flush();
        }
        hasPrinted = true;
    }

    final boolean showsColours() {
        return console.showsColours();
    }

    final String text(RegionPicture picture) {
        return showsColours() ? picture.formatInColour() : picture.format();
    }

    /** A time in its two largest units, such as "9 s", "2 min 10 s", "3 h 12 min" or "2 d 5 h"; ages by a bound. */
    static String text(Duration time) {
        if (time.toDays() >= 365_000) {
            return "a thousand years or more";
        }
        if (time.toDays() > 0) {
            return time.toDays() + " d " + time.toHoursPart() + " h";
        }
        if (time.toHours() > 0) {
            return time.toHours() + " h " + time.toMinutesPart() + " min";
        }
        return time.toMinutes() > 0
                ? time.toMinutes() + " min " + time.toSecondsPart() + " s"
                : time.toSeconds() + " s";
    }

    @FunctionalInterface
    interface Work<T, E extends Exception> {
        T run() throws E;
    }

    /** Works, and shows the task, its state, made on another thread, and the time, unless that is shown already. */
    final <T, E extends Exception> T showing(String task, Supplier<String> state, Work<T, E> work) throws E {
        if (isShowing) {
            return work.run();
        }
        isShowing = true;
        long start = System.nanoTime();
        Runnable end = console.show(progress, () -> {
            String now = state.get();
            Duration time = Duration.ofNanos(System.nanoTime() - start);
            return task + (now.isEmpty() ? "" : ": " + now) + ", " + text(time) + " elapsed";
        });
        try {
            return work.run();
        } finally {
            end.run();
            isShowing = false;
        }
    }

    final <T, E extends Exception> T showing(String task, Work<T, E> work) throws E {
        return showing(task, () -> "", work);
    }

    final @Nullable String given(List<String> options) {
        return options.stream()
                .filter(spec.commandLine().getParseResult()::hasMatchedOption)
                .findFirst()
                .orElse(null);
    }

    /** Refuses an option of the first list beside one of the second. */
    final void exclude(List<String> some, List<String> others) {
        String one = given(some);
        String other = given(others);
        if (one != null && other != null) {
            throw new IllegalArgumentException(one + " and " + other + " do not go together: leave one out");
        }
    }

    /** The chosen seed, or a new one that is printed, so that the run can be repeated; at most ten digits to type. */
    final long seed(@Nullable Long chosen) {
        if (chosen != null) {
            return chosen;
        }
        long seed = new SplittableRandom().nextInt(1, Integer.MAX_VALUE);
        err().println("--seed " + seed);
        return seed;
    }

    /** The chosen engine, or the one that picks; not made before --verbose is read, as engines have loggers. */
    static Solver solver(@Nullable Solver chosen) {
        return chosen == null ? new AutoSolver() : chosen;
    }

    /** Lets an engine refuse what it does not support before there is any output. */
    static void requireSupported(Solver engine, Puzzle puzzle) {
        if (!engine.supports(puzzle)) {
            engine.visit(puzzle, board -> Visit.STOP);
        }
    }

    static String nameOf(Puzzle puzzle) {
        String rule = puzzle.rule().equals(Rule.QUEENS) ? "" : ", rule " + puzzle.rule();
        return (puzzle.isEmpty() ? "n = " : "a puzzle with n = ") + puzzle.size() + rule;
    }

    static Json json(Puzzle puzzle) {
        return new Json().withAll(puzzle.format(BoardFormat.JSON));
    }

    /** Prints a message, and returns the exit code. */
    final int end(String message, int exitCode) {
        return Errors.print(spec.commandLine(), message, exitCode);
    }

    /** Prints that a complete search has found nothing, and returns the exit code. */
    final int noSolution(Puzzle puzzle, String reading) {
        String what = (puzzle.isEmpty() ? nameOf(puzzle) : "this puzzle") + reading;
        return end("there is no solution for " + what, ExitCodes.NO_SOLUTION);
    }
}
