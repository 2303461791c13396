package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.Console;
import io.github.queens4j.cli.terminal.Relaunch;
import io.github.queens4j.cli.terminal.ResultStream;
import io.github.queens4j.cli.terminal.Shutdown;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Map;
import java.util.function.IntSupplier;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;

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
        versionProvider = Main.Version.class,
        sortOptions = false,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {ExitCodes.ON_DONE, ExitCodes.ON_FAILURE, ExitCodes.ON_INTERRUPT},
        synopsisSubcommandLabel = "COMMAND",
        description = "Places n queens on an n x n board so that none attacks another, in every way; coloured puzzles; "
                + "and knight's tours.",
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
            "  queens4j help COMMAND                     more about one command"
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
public final class Main {

    /** Picocli's own. */
    private static final int LEAST_WIDTH = 55;

    /** Raises the level of the log, before the first logger is made: nothing in this package logs. */
    @Option(
            names = {"-v", "--verbose"},
            scope = ScopeType.INHERIT,
            description = "Log what the library does to standard error.")
    void setVerbose(boolean verbose) {
        if (verbose) {
            System.setProperty(Errors.LOG_LEVEL, "debug");
        }
    }

    /** Runs one command in this process, and returns its exit code. */
    static int run(PrintWriter out, PrintWriter err, String... args) {
        return run(Console.of(out, err), args);
    }

    private static int run(Console console, String... args) {
        PrintWriter out = console.out();
        PrintWriter err = console.err();
        Errors errors = new Errors();
        CommandLine line = line(console)
                .setOut(out)
                .setErr(err)
                // A negative number is a value that is out of range, not an option.
                .setUnmatchedOptionsArePositionalParams(true)
                // The texts of --help and --version are written outside of any command.
                .setExecutionStrategy(parsed -> unlessUnwritable(err, () -> new RunLast().execute(parsed)))
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler(errors);
        Arguments.register(line);
        try {
            int exitCode = line.execute(withHelpAsOption(args));
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

    /** What {@code help COMMAND} asks for is what {@code COMMAND --help} does. */
    private static String[] withHelpAsOption(String... args) {
        if (args.length == 0 || !args[0].equals("help")) {
            return args;
        }
        String[] asked = Arrays.copyOfRange(args, 1, args.length + 1);
        asked[args.length - 1] = "--help";
        return asked;
    }

    /** All commands, which print to this console. */
    private static CommandLine line(Console console) {
        IFactory usual = CommandLine.defaultFactory();
        CommandLine line = new CommandLine(new Main(), new IFactory() {
            @Override
            public <K> K create(Class<K> type) throws Exception {
                K made = usual.create(type);
                if (made instanceof Action action) {
                    action.setConsole(console);
                }
                return made;
            }
        });
        Map<String, IHelpSectionRenderer> sections = line.getHelpSectionMap();
        sections.replaceAll((name, section) -> help -> {
            String text = section.render(help);
            int before = name.equals(UsageMessageSpec.SECTION_KEY_SYNOPSIS) ? "Usage: ".length() : 0;
            return console.columns() < LEAST_WIDTH ? wrapped(text, console.columns() - before) : text;
        });
        line.setHelpSectionMap(sections);
        line.setHelpFactory((spec, colours) -> {
            boolean isNarrow = console.columns() < LEAST_WIDTH;
            spec.usageMessage().width(isNarrow ? LEAST_WIDTH : console.columns());
            return new Help(spec, isNarrow ? Help.defaultColorScheme(Help.Ansi.OFF) : colours);
        });
        return line;
    }

    /** Text in lines of so many columns, where its words allow it; what goes on is below its column of the table. */
    static String wrapped(String text, int columns) {
        StringBuilder wrapped = new StringBuilder();
        for (String line : text.split("(?<=\n)", -1)) {
            String rest = line;
            int table = 1 + Math.max(line.stripTrailing().lastIndexOf("  "), -1);
            int indent = table < columns * 3 / 4 ? table + (table > 0 ? 1 : 0) : line.indexOf(line.strip());
            int end = blank(rest, indent, columns);
            while (rest.stripTrailing().length() > columns && end > 0) {
                wrapped.append(rest.substring(0, end).stripTrailing()).append('\n');
                rest = " ".repeat(indent) + rest.substring(end).stripLeading();
                end = blank(rest, indent, columns);
            }
            wrapped.append(rest);
        }
        return wrapped.toString();
    }

    /** Where to break a line: at its last blank that is in sight, or else at the first. */
    private static int blank(String line, int indent, int columns) {
        int last = line.lastIndexOf(' ', columns);
        return last > indent ? last : line.indexOf(' ', columns);
    }

    private static int unlessUnwritable(PrintWriter err, IntSupplier action) {
        try {
            return action.getAsInt();
        } catch (ResultStream.Failure failure) {
            return Errors.output(failure, err);
        }
    }

    /** Runs one command and ends the process with its exit code. */
    public static void main(String... args) {
        Relaunch.endWithParent();
        Console console = Console.ofProcess();
        System.exit(Shutdown.guard(() -> run(console, args)));
    }

    /** The version in the manifest of the CLI jar. */
    static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {
                "queens4j " + (version == null ? "(not packaged)" : version),
                "Java " + Runtime.version() + ", " + System.getProperty("java.vm.name")
            };
        }
    }
}
