package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.Console;
import io.github.queens4j.cli.terminal.Lifeline;
import io.github.queens4j.cli.terminal.ResultStream;
import io.github.queens4j.cli.terminal.Shutdown;
import java.io.PrintWriter;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/**
 * The command line: reads the arguments, runs one command, turns every failure into one line and an exit code.
 *
 * <p>Results go to standard output in UTF-8, alone; messages, progress and logs go to standard error. Exit codes: 0
 * done, 1 no solution, 2 wrong usage or a failure that a message explains, 130 interrupted.
 */
@Command(
        name = "queens4j",
        // With all that follows, unless a command has its own: help, version, order of options, exit codes.
        scope = ScopeType.INHERIT,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done",
            "1:no solution",
            "2:wrong usage, or a failure that a message explains",
            "130:interrupted"
        },
        synopsisSubcommandLabel = "COMMAND",
        description =
                "Places n queens on an n x n board so that none attacks another, in every way; coloured puzzles; and knight's tours.",
        commandListHeading = "%nCommands:%n",
        footer = {
            "",
            "Examples:",
            "  queens4j solve 8                          one board with eight queens",
            "  queens4j solve 4 --limit all              both boards with four",
            "  queens4j count 12                         how many there are: 14200",
            "  queens4j solve 8 --queen 0,3              with a queen in row 0, column 3",
            "  queens4j stats 10                         what a search costs, n = 1 to 10",
            "  queens4j trace 4                          every step of a search",
            "  queens4j watch 6                          the same as a film in the terminal",
            "  queens4j tree 4                           the whole search as a tree",
            "  queens4j tour 5                           a knight's tour of 5 x 5 squares",
            "  queens4j region new 8                     a puzzle of coloured regions",
            "  queens4j COMMAND --help                   more about one command"
        },
        subcommands = {
            CountCommand.class,
            SolveCommand.class,
            StatsCommand.class,
            TraceCommand.class,
            WatchCommand.class,
            TreeCommand.class,
            HeatCommand.class,
            TourCommand.class,
            RegionCommand.class,
            UnitCommand.class,
            TotalCommand.class,
            AutoComplete.GenerateCompletion.class
        })
public final class Main implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** The root command; {@link #main} and {@link #run(PrintWriter, PrintWriter, String...)} make their own. */
    public Main() {}

    /**
     * Raises the level of the log, before the first logger is made: nothing in this package logs.
     *
     * @param verbose whether the option was given
     */
    @Option(
            names = {"-v", "--verbose"},
            scope = ScopeType.INHERIT,
            description = "Log what the library does to standard error.")
    void setVerbose(boolean verbose) {
        if (verbose) {
            System.setProperty(Errors.LOG_LEVEL, "debug");
        }
    }

    @Override
    public void run() {
        String commands = spec.subcommands().keySet().stream().collect(Collectors.joining(", "));
        throw new ParameterException(spec.commandLine(), "a command is missing: one of " + commands);
    }

    /**
     * Runs one command in this process.
     *
     * @param out receives the result
     * @param err receives messages
     * @param args command and arguments
     * @return the exit code
     */
    public static int run(PrintWriter out, PrintWriter err, String... args) {
        return run(Console.of(out, err), args);
    }

    private static int run(Console console, String... args) {
        PrintWriter out = console.out();
        PrintWriter err = console.err();
        Errors errors = new Errors();
        CommandLine line = new CommandLine(new Main(), new CommandFactory(console))
                .setOut(out)
                .setErr(err)
                // A negative number is a value that is out of range, not an option.
                .setUnmatchedOptionsArePositionalParams(true)
                // The texts of --help and --version are written outside of any command.
                .setExecutionStrategy(parsed -> unlessUnwritable(err, () -> new RunLast().execute(parsed)))
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler(errors);
        try {
            int exitCode = line.execute(args);
            return unlessUnwritable(err, () -> {
                out.flush();
                return exitCode;
            });
        } catch (Error error) {
            return Errors.serious(error, line);
        } finally {
            err.flush();
        }
    }

    private static int unlessUnwritable(PrintWriter err, IntSupplier action) {
        try {
            return action.getAsInt();
        } catch (ResultStream.Failure failure) {
            return Errors.output(failure, err);
        }
    }

    /**
     * Runs one command and ends the process with its exit code.
     *
     * @param args command and arguments
     */
    public static void main(String... args) {
        Lifeline.holdOn();
        Console console = Console.ofProcess();
        System.exit(Shutdown.guard(() -> run(console, args)));
    }
}
