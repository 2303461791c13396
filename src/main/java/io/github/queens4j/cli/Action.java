package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What all commands have: two streams, and words for it when there is no solution. */
abstract class Action implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** The command line that this command is part of. */
    final CommandLine line() {
        return spec.commandLine();
    }

    /** Receives the result, and nothing else. */
    final PrintWriter out() {
        return line().getOut();
    }

    /** Receives messages. */
    final PrintWriter err() {
        return line().getErr();
    }

    /** Says that a complete search has found nothing; the exit code. */
    final int noSolution(Puzzle puzzle) {
        String what = puzzle.isEmpty() ? "n = " + puzzle.size() : "this puzzle";
        err().println("there is no solution for " + what);
        return ExitCodes.NO_SOLUTION;
    }
}
