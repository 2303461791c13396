package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.cli.terminal.Console;
import io.github.queens4j.cli.terminal.TimeWords;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What all commands have: two streams, a line for what they are doing, and words for it when nothing is found. */
abstract class Action implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private boolean hasPrinted;
    private boolean hasHinted;

    private Console console = Console.of(OutputStream.nullOutputStream(), OutputStream.nullOutputStream());

    final void setConsole(Console console) {
        this.console = console;
    }

    final CommandLine line() {
        return spec.commandLine();
    }

    final PrintWriter out() {
        return console.out();
    }

    final PrintWriter err() {
        return console.err();
    }

    /** Prints a result: in a line, or in several with an empty one before all but the first. */
    final void printApart(String result) {
        if (hasPrinted && result.indexOf('\n') >= 0) {
            out().println();
        }
        out().println(result);
        if (!hasPrinted) {
            // It is worth showing while the next are made.
            out().flush();
        }
        hasPrinted = true;
    }

    final boolean showsColours() {
        return console.showsColours();
    }

    @FunctionalInterface
    interface Work<T, E extends Exception> {
        T run() throws E;
    }

    @FunctionalInterface
    interface Task<E extends Exception> {
        void run() throws E;
    }

    /** Works, and meanwhile says on the terminal what the command is doing and how far it is; see Console#show. */
    final <T, E extends Exception> T showing(IntFunction<String> text, Work<T, E> work) throws E {
        Runnable end = console.show(text);
        try {
            return work.run();
        } finally {
            end.run();
        }
    }

    final <E extends Exception> void showing(IntFunction<String> text, Task<E> task) throws E {
        showing(text, () -> {
            task.run();
            return true;
        });
    }

    /** Works, and meanwhile says so, where no more is known than how long it has taken. */
    final <T, E extends Exception> T showing(String task, Work<T, E> work) throws E {
        long start = System.nanoTime();
        return showing(columns -> task + ", " + TimeWords.since(start), work);
    }

    /** Says something useful to whoever watches, once: on a terminal alone, as other programs have no use for it. */
    final void hint(String text) {
        if (console.showsMessages() && !hasHinted) {
            hasHinted = true;
            err().println(line().getCommandSpec().qualifiedName() + ": " + text);
        }
    }

    /** A chosen seed, or one that is told, so that it can be repeated, and soon typed: of at most ten digits. */
    final long seed(@Nullable Long chosen) {
        if (chosen != null) {
            return chosen;
        }
        long seed = new SplittableRandom().nextInt(1, Integer.MAX_VALUE);
        err().println("--seed " + seed);
        return seed;
    }

    /** What a puzzle is called in messages and titles: its size, and what else distinguishes it. */
    static String nameOf(Puzzle puzzle) {
        return (puzzle.isEmpty() ? "n = " : "a puzzle with n = ")
                + puzzle.size()
                + (puzzle.rule().equals(Rule.QUEENS)
                        ? ""
                        : ", rule " + puzzle.rule().name());
    }

    /** Says that a complete search has found nothing, and returns the exit code. */
    final int noSolution(Puzzle puzzle) {
        err().println(none(puzzle));
        return ExitCodes.NO_SOLUTION;
    }

    static String none(Puzzle puzzle) {
        return "there is no solution for " + (puzzle.isEmpty() ? nameOf(puzzle) : "this puzzle");
    }
}
