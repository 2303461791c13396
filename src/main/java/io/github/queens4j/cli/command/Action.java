package io.github.queens4j.cli.command;

import io.github.queens4j.Puzzle;
import io.github.queens4j.cli.process.Console;
import io.github.queens4j.cli.process.Status;
import io.github.queens4j.cli.process.TimeWords;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What all commands have: two streams, a line that says what they are doing, and words for it when there is no solution. */
public abstract class Action implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private Console console = Console.of(new PrintWriter(Writer.nullWriter()), new PrintWriter(Writer.nullWriter()));

    /** A command that is not part of a command line yet. */
    protected Action() {}

    /**
     * Tells where to print, before the command is called.
     *
     * @param console the console of the process, or another
     */
    public final void setConsole(Console console) {
        this.console = console;
    }

    /**
     * The command line that this command is part of.
     *
     * @return what picocli knows of it
     */
    public final CommandLine line() {
        return spec.commandLine();
    }

    /**
     * Receives the result, and nothing else.
     *
     * @return standard output
     */
    public final PrintWriter out() {
        return console.out();
    }

    /**
     * Receives messages.
     *
     * @return standard error
     */
    public final PrintWriter err() {
        return console.err();
    }

    /**
     * Says on the terminal what the command is doing and how far it is; see {@link Console#show}.
     *
     * @param text for the number of columns there are, what to say
     * @return to be closed when that is done
     */
    public final Status show(IntFunction<String> text) {
        return console.show(text);
    }

    /**
     * Says on the terminal what the command is doing, where no more is known than how long it has taken.
     *
     * @param task a few words
     * @return to be closed when that is done
     */
    public final Status show(String task) {
        long start = System.nanoTime();
        return show(columns -> task + ", " + TimeWords.since(start));
    }

    /**
     * Says that a complete search has found nothing.
     *
     * @param puzzle that has no solution
     * @return the exit code
     */
    public final int noSolution(Puzzle puzzle) {
        err().println("there is no solution for " + (puzzle.isEmpty() ? Words.of(puzzle) : "this puzzle"));
        return ExitCodes.NO_SOLUTION;
    }
}
