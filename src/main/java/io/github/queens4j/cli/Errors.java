package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.ResultStream;
import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.notation.Visible;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns every failure into one line on standard error and an exit code. */
final class Errors implements IParameterExceptionHandler, IExecutionExceptionHandler {

    /** Read by slf4j-simple when the first logger is made. */
    static final String LOG_LEVEL = "org.slf4j.simpleLogger.defaultLogLevel";

    /** Picocli's words. */
    private static final String NO_COMMAND = "Missing required subcommand";

    private static final String INTERRUPTED = "interrupted";
    private static final Pattern NUMBER = Pattern.compile("-[0-9].*");
    private static final Pattern LINES = Pattern.compile("\\s*\\R\\s*");

    @Override
    public int handleParseException(ParameterException wrong, String[] args) {
        CommandLine line = wrong.getCommandLine();
        String refusal = Arguments.refusal(wrong);
        if (refusal != null) {
            if (List.of(args).contains("--help") || List.of(args).contains("-h")) {
                line.usage(line.getOut());
                return ExitCodes.DONE;
            }
            return usage(line, refusal);
        }
        if (wrong instanceof UnmatchedArgumentException unmatched) {
            return usage(line, unmatched(unmatched, args));
        }
        String commands = String.join(", ", line.getSubcommands().keySet());
        boolean isMissing = oneLine(wrong).equals(NO_COMMAND);
        return usage(line, isMissing ? "a command is missing: one of " + commands : oneLine(wrong));
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine line, ParseResult parsed) {
        if (failure instanceof ResultStream.Failure output) {
            return output(output, line.getErr());
        }
        if (failure instanceof CancellationException || failure instanceof ClosedByInterruptException) {
            String message = String.valueOf(failure.getMessage());
            return print(line, message.startsWith(INTERRUPTED) ? message : INTERRUPTED, ExitCodes.INTERRUPTED);
        }
        if (failure instanceof IOException io) {
            return print(line, TextFile.message(io), ExitCodes.FAILURE);
        }
        // An engine that tells no steps is one that cannot be traced.
        if (failure instanceof IllegalArgumentException || failure instanceof UnsupportedOperationException) {
            return usage(line, oneLine(failure));
        }
        if (failure instanceof UncheckedIOException
                || failure instanceof IllegalStateException
                || failure instanceof ArithmeticException) {
            return print(line, oneLine(failure), ExitCodes.FAILURE);
        }
        return unexpected(failure, line);
    }

    /** What is not an exception but an error; most have to do with the JVM, not with the command. */
    static int serious(Error error, CommandLine root) {
        CommandLine line = command(root);
        if (error instanceof OutOfMemoryError) {
            return print(
                    line,
                    "out of memory; start java with a larger -Xmx, or take fewer threads or a smaller n",
                    ExitCodes.FAILURE);
        }
        if (error instanceof StackOverflowError) {
            return print(
                    line,
                    "the stack is too small; start java with a larger -Xss, or take a smaller n",
                    ExitCodes.FAILURE);
        }
        return unexpected(error, line);
    }

    /** The one that was being run. */
    private static CommandLine command(CommandLine root) {
        CommandLine line = root;
        for (ParseResult parsed = root.getParseResult(); parsed != null; parsed = parsed.subcommand()) {
            line = parsed.commandSpec().commandLine();
        }
        return line;
    }

    private static int unexpected(Throwable failure, CommandLine line) {
        boolean verbose = System.getProperty(LOG_LEVEL) != null;
        if (verbose) {
            failure.printStackTrace(line.getErr());
        }
        String hint = verbose ? "" : "; --verbose shows where";
        return print(line, "internal error: " + oneLine(failure) + hint, ExitCodes.FAILURE);
    }

    /** The exit code when the result cannot be written; a reader that has seen enough is no failure. */
    static int output(ResultStream.Failure failure, PrintWriter err) {
        if (failure.isClosedPipe()) {
            return ExitCodes.DONE;
        }
        err.println("queens4j: cannot write the result: " + Visible.text(failure.reason()));
        return ExitCodes.FAILURE;
    }

    private static String unmatched(UnmatchedArgumentException wrong, String[] args) {
        CommandLine line = wrong.getCommandLine();
        String commands = String.join(", ", line.getSubcommands().keySet());
        String first = wrong.getUnmatched().get(0);
        // An unknown option before a parameter has taken the parameter's place.
        String option = List.of(args).stream()
                .filter(arg -> arg.length() > 1
                        && arg.startsWith("-")
                        && !NUMBER.matcher(arg).matches())
                .filter(arg -> !line.getCommandSpec().optionsMap().containsKey(arg.replaceFirst("=.*", "")))
                .findFirst()
                .orElse(null);
        List<String> similar = wrong.getSuggestions();
        if (option != null) {
            return "unknown option '" + option + "'"
                    + (similar.isEmpty() || !option.equals(first)
                            ? ""
                            : ", did you mean " + String.join(" or ", similar) + "?");
        }
        return commands.isEmpty()
                ? "unexpected argument '" + first + "'"
                : "unknown command '" + first + "', must be one of " + commands;
    }

    private static int usage(CommandLine line, String message) {
        String command = line.getCommandSpec().qualifiedName();
        return print(line, message + " (more: " + command + " --help)", ExitCodes.FAILURE);
    }

    private static int print(CommandLine line, String message, int exitCode) {
        line.getErr().println(line.getCommandSpec().qualifiedName() + ": " + Visible.text(message));
        return exitCode;
    }

    private static String oneLine(Throwable failure) {
        String message = failure.getMessage();
        return message == null
                ? "nothing is known about it"
                : LINES.matcher(message.strip()).replaceAll("; ");
    }
}
