package io.github.queens4j.cli;

import io.github.queens4j.cli.process.ResultStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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

    private static final Pattern NUMBER = Pattern.compile("-[0-9].*");
    private static final Pattern LINES = Pattern.compile("\\s*\\R\\s*");

    @Override
    public int handleParseException(ParameterException wrong, String[] args) {
        CommandLine line = wrong.getCommandLine();
        return usage(
                line,
                wrong instanceof UnmatchedArgumentException unmatched ? unmatched(unmatched, args) : oneLine(wrong));
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine line, ParseResult parsed) {
        if (failure instanceof ResultStream.Failure output) {
            return output(output, line.getErr());
        }
        if (failure instanceof CancellationException) {
            return print(line, oneLine(failure), ExitCodes.INTERRUPTED);
        }
        if (failure instanceof ClosedByInterruptException) {
            return print(line, "interrupted", ExitCodes.INTERRUPTED);
        }
        if (failure instanceof UncheckedIOException io) {
            return print(line, oneLine(io), ExitCodes.FAILURE);
        }
        if (failure instanceof IOException io) {
            return print(line, reason(io), ExitCodes.FAILURE);
        }
        if (failure instanceof UsageException || failure instanceof IllegalArgumentException) {
            return usage(line, oneLine(failure));
        }
        if (failure instanceof IllegalStateException || failure instanceof ArithmeticException) {
            return print(line, oneLine(failure), ExitCodes.FAILURE);
        }
        boolean verbose = System.getProperty(LOG_LEVEL) != null;
        if (verbose) {
            failure.printStackTrace(line.getErr());
        }
        String hint = verbose ? "" : "; --verbose shows where";
        return print(
                line,
                "internal error: " + LINES.matcher(failure.toString()).replaceAll("; ") + hint,
                ExitCodes.FAILURE);
    }

    /** The exit code when the result cannot be written; a reader that has seen enough is no failure. */
    static int output(ResultStream.Failure failure, PrintWriter err) {
        if (failure.isClosedPipe()) {
            return 0;
        }
        Throwable cause = failure.getCause();
        err.println("queens4j: cannot write the result: " + (cause == null ? failure : cause).getMessage());
        return ExitCodes.FAILURE;
    }

    /** What is wrong with a file, in words: the messages of many exceptions are just its name. */
    static String reason(IOException failure) {
        if (failure instanceof NoSuchFileException missing) {
            return missing.getFile() + ": no such file";
        }
        if (failure instanceof AccessDeniedException denied) {
            return denied.getFile() + ": access denied";
        }
        if (failure instanceof FileSystemException file && file.getReason() == null) {
            return file.getFile() + ": " + file.getClass().getSimpleName();
        }
        return oneLine(failure);
    }

    private static String unmatched(UnmatchedArgumentException wrong, String[] args) {
        CommandLine line = wrong.getCommandLine();
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
        if (line.getParent() == null) {
            String known = line.getSubcommands().keySet().stream().collect(Collectors.joining(", "));
            return "unknown command '" + first + "', must be one of " + known;
        }
        return "unexpected argument '" + first + "'";
    }

    private static int usage(CommandLine line, String message) {
        String command = line.getCommandSpec().qualifiedName();
        return print(line, message + " (more: " + command + " --help)", ExitCodes.FAILURE);
    }

    private static int print(CommandLine line, String message, int exitCode) {
        line.getErr().println(line.getCommandSpec().qualifiedName() + ": " + message);
        return exitCode;
    }

    private static String oneLine(Exception failure) {
        String message = failure.getMessage();
        return message == null
                ? failure.toString()
                : LINES.matcher(message.strip()).replaceAll("; ");
    }
}
