package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.Console.OutputFailure;
import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.notation.Visible;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

    /** Read by slf4j-simple when the first logger is made. */
    static final String LOG_LEVEL = "org.slf4j.simpleLogger.defaultLogLevel";

    private static final Pattern OPTION = Pattern.compile("-[^0-9].*", Pattern.DOTALL);
    private static final Pattern LINES = Pattern.compile("\\s*\\R\\s*");

    @Override
    public int handleParseException(ParameterException wrong, String[] args) {
        CommandLine line = wrong.getCommandLine();
        String refusal = Arguments.refusal(wrong);
        if (refusal != null) {
            // Picocli reads help requests only as far as the first value that is wrong.
            if (Stream.of(args).anyMatch(Set.of("--help", "-h")::contains)) {
                line.usage(line.getOut());
                return ExitCodes.DONE;
            }
            return usage(line, refusal);
        }
        if (wrong instanceof UnmatchedArgumentException unmatched) {
            return usage(line, unmatched(unmatched, args));
        }
        return usage(line, oneLine(wrong));
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
        return unexpected(failure, line);
    }

    /** An error, most of which have to do with the JVM, not with the command. */
    static int serious(Error error, CommandLine root) {
        List<CommandLine> run = root.getParseResult().asCommandLineList();
        CommandLine line = run.get(run.size() - 1);
        String advice = error instanceof OutOfMemoryError
                ? "out of memory; start java with a larger -Xmx, or take fewer threads or a smaller n"
                : error instanceof StackOverflowError
                        ? "the stack is too small; start java with a larger -Xss, or take a smaller n"
                        : null;
        return advice == null ? unexpected(error, line) : print(line, advice, ExitCodes.FAILURE);
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
    static int output(OutputFailure failure, PrintWriter err) {
        if (failure.isClosedPipe()) {
            return ExitCodes.DONE;
        }
        err.println("queens4j: cannot write the result: " + Visible.text(String.valueOf(failure.getMessage())));
        return ExitCodes.FAILURE;
    }

    private static String unmatched(UnmatchedArgumentException wrong, String[] args) {
        CommandLine line = wrong.getCommandLine();
        Set<String> options = line.getCommandSpec().optionsMap().keySet();
        // An unknown option before a parameter has taken the parameter's place.
        Optional<String> option = Stream.of(args)
                .filter(arg -> OPTION.matcher(arg).matches() && !options.contains(arg.replaceFirst("(?s)=.*", "")))
                .findFirst();
        if (option.isPresent()) {
            return "unknown option '" + option.get() + "'"
                    + similar(new UnmatchedArgumentException(line, List.of(option.get())));
        }
        String first = wrong.getUnmatched().get(0);
        Set<String> commands = line.getSubcommands().keySet();
        if (commands.isEmpty()) {
            return "unexpected argument '" + first + "'";
        }
        String similar = similar(wrong);
        return "unknown command '" + first + "'"
                + (similar.isEmpty() ? ", must be one of " + String.join(", ", commands) : similar);
    }

    private static String similar(UnmatchedArgumentException wrong) {
        List<String> words = wrong.getSuggestions();
        return words.isEmpty() ? "" : ", did you mean " + String.join(" or ", words) + "?";
    }

    private static int usage(CommandLine line, String message) {
        String more = " (more: " + line.getCommandSpec().qualifiedName() + " --help)";
        return print(line, message + more, ExitCodes.FAILURE);
    }

    /** Prints what is wrong after the name of the command, and returns the exit code. */
    static int print(CommandLine line, String message, int exitCode) {
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
