package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.Console.OutputFailure;
import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.notation.Visible;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns every failure into one line on standard error and an exit code. */
final class Errors implements IParameterExceptionHandler, IExecutionExceptionHandler {

    static final String INTERRUPTED = "interrupted";

    private static final Pattern SIZE = Pattern.compile("[0-9]+");

    /** Read by slf4j-simple when the first logger is made. */
    static final String LOG_LEVEL = "org.slf4j.simpleLogger.defaultLogLevel";

    @Override
    public int handleParseException(ParameterException wrong, String[] args) {
        String hint = wrong instanceof UnmatchedArgumentException unmatched ? hint(unmatched, List.of(args)) : "";
        return usage(wrong.getCommandLine(), oneLine(wrong) + hint);
    }

    private static String hint(UnmatchedArgumentException unmatched, List<String> args) {
        List<String> similar = unmatched.getSuggestions();
        if (!similar.isEmpty()) {
            return ", did you mean " + similar.get(0) + "?";
        }
        int last = args.indexOf(unmatched.getUnmatched().get(0));
        boolean areSizes = last > 0
                && Stream.of(last - 1, last)
                        .allMatch(i -> SIZE.matcher(args.get(i)).matches());
        return areSizes ? ": several sizes are one argument, " + args.get(last - 1) + "-" + args.get(last) : "";
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine line, ParseResult parsed) {
        if (failure instanceof OutputFailure output) {
            return output(output, line.getErr());
        }
        if (failure instanceof CancellationException || failure instanceof ClosedByInterruptException) {
            return print(line, INTERRUPTED, ExitCodes.INTERRUPTED);
        }
        if (failure instanceof IOException io) {
            return print(line, TextFile.message(io), ExitCodes.FAILURE);
        }
        // An engine that reports no steps cannot be traced.
        if (failure instanceof IllegalArgumentException || failure instanceof UnsupportedOperationException) {
            return usage(line, oneLine(failure));
        }
        if (failure instanceof UncheckedIOException
                || failure instanceof IllegalStateException
                || failure instanceof ArithmeticException) {
            return print(line, oneLine(failure), ExitCodes.FAILURE);
        }
        boolean verbose = System.getProperty(LOG_LEVEL) != null;
        if (verbose) {
            failure.printStackTrace(line.getErr());
        }
        String hint = verbose ? "" : "; --verbose shows where";
        return print(line, "internal error: " + failure + hint, ExitCodes.FAILURE);
    }

    /** The exit code when the result cannot be written; a reader that has seen enough is no failure. */
    static int output(OutputFailure failure, PrintWriter err) {
        if (failure.isClosedPipe()) {
            return ExitCodes.DONE;
        }
        err.println("queens4j: cannot write the result: " + Visible.text(String.valueOf(failure.getMessage())));
        return ExitCodes.FAILURE;
    }

    private static int usage(CommandLine line, String message) {
        String more = " (more: " + line.getCommandSpec().qualifiedName() + " --help)";
        return print(line, message + more, ExitCodes.FAILURE);
    }

    static int print(CommandLine line, String message, int exitCode) {
        line.getErr().println(line.getCommandSpec().qualifiedName() + ": " + Visible.text(message));
        return exitCode;
    }

    private static String oneLine(Throwable failure) {
        return String.valueOf(failure.getMessage()).strip().replaceAll("\\s*\\R\\s*", "; ");
    }
}
