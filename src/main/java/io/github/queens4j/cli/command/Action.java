package io.github.queens4j.cli.command;

import io.github.queens4j.Puzzle;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What all commands have: two streams, and words for it when there is no solution. */
public abstract class Action implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** A command that is not part of a command line yet. */
    protected Action() {}

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
        return line().getOut();
    }

    /**
     * Receives messages.
     *
     * @return standard error
     */
    public final PrintWriter err() {
        return line().getErr();
    }

    /**
     * Says that a complete search has found nothing.
     *
     * @param puzzle that has no solution
     * @return the exit code
     */
    public final int noSolution(Puzzle puzzle) {
        String what = puzzle.isEmpty() ? "n = " + puzzle.size() : "this puzzle";
        err().println("there is no solution for " + what);
        return ExitCodes.NO_SOLUTION;
    }
}
