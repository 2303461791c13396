package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.ResultStream;
import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.notation.Visible;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns every failure into one line on standard error and an exit code. */
final class Errors implements IParameterExceptionHandler, IExecutionExceptionHandler {

    /** Read by slf4j-simple when the first logger is made. */
    static final String LOG_LEVEL = "org.slf4j.simpleLogger.defaultLogLevel";

    /** Picocli's words. */
    private static final String NO_COMMAND = "Missing required subcommand";

    /** Advice of the library, which calls formats by their constants. */
    private static final Pattern ADVICE = Pattern.compile("(?<=: )use ([A-Z]+(?: or [A-Z]+)?)$");

    /** Letters to change between what was typed and what was meant. */
    private static final int MOST_SLIPS = 2;

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
        if (wrong instanceof MissingParameterException missing) {
            return usage(line, missing(missing.getMissing().get(0)));
        }
        if (wrong instanceof OverwrittenOptionException twice) {
            return usage(line, Arguments.name(twice.getOverwritten()) + " must be given once, but is given again");
        }
        if (oneLine(wrong).equals(NO_COMMAND)) {
            line.usage(line.getOut());
            return ExitCodes.DONE;
        }
        return usage(line, oneLine(wrong));
    }

    private static String missing(ArgSpec missing) {
        if (missing.isOption()) {
            return missing.paramLabel() + " is missing after " + Arguments.name(missing);
        }
        return Arguments.name(missing) + " is missing";
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
        if (option != null) {
            return "unknown option '" + option + "'"
                    + similar(option, line.getCommandSpec().optionsMap().keySet(), "");
        }
        return commands.isEmpty()
                ? "unexpected argument '" + first + "'"
                : "unknown command '" + first + "'"
                        + similar(first, line.getSubcommands().keySet(), ", must be one of " + commands);
    }

    /** A question for the words that differ least from a wrong one, or something else if all are far from it. */
    private static String similar(String wrong, Collection<String> words, String otherwise) {
        TreeMap<Integer, List<String>> bySlips = words.stream()
                .collect(Collectors.groupingBy(word -> slips(wrong, word), TreeMap::new, Collectors.toList()));
        Map.Entry<Integer, List<String>> nearest = bySlips.firstEntry();
        return nearest.getKey() > Math.min(MOST_SLIPS, wrong.length() / 2)
                ? otherwise
                : ", did you mean " + String.join(" or ", nearest.getValue()) + "?";
    }

    /** The least number of letters to put in, to take away or to replace: Levenshtein's distance. */
    private static int slips(String from, String to) {
        int[] row = IntStream.rangeClosed(0, to.length()).toArray();
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0]++;
            for (int j = 1; j <= to.length(); j++) {
                int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j - 1], row[j]));
            }
        }
        return row[to.length()];
    }

    private static int usage(CommandLine line, String message) {
        String command = line.getCommandSpec().qualifiedName();
        String advised = ADVICE.matcher(message)
                .replaceFirst(advice -> "take --format " + advice.group(1).toLowerCase(Locale.ROOT));
        return print(line, advised + " (more: " + command + " --help)", ExitCodes.FAILURE);
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
