package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.Console;
import io.github.queens4j.cli.terminal.OutputFailure;
import io.github.queens4j.cli.terminal.Shutdown;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line: reads the arguments, runs one command, turns every failure into one line and an exit code. */
@Command(
        name = "queens4j",
        // With all that follows, unless a command has its own: help, order of options, exit codes.
        scope = ScopeType.INHERIT,
        mixinStandardHelpOptions = true,
        sortOptions = false,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {ExitCodes.ON_DONE, ExitCodes.ON_FAILURE, ExitCodes.ON_INTERRUPT},
        synopsisSubcommandLabel = "COMMAND",
        description = "Places n queens on an n x n board so that none attacks another, in every way; coloured puzzles; "
                + "and knight's tours.",
        commandListHeading = "%nCommands:%n",
        footerHeading = "%nExamples:%n",
        footer = {
            "  queens4j solve 8                          one board with eight queens",
            "  queens4j solve 4 --limit all              both boards with four",
            "  queens4j count 12                         how many there are: 14200",
            "  queens4j solve 8 --queen 0,3              with a queen in row 0, column 3",
            "  queens4j stats 10                         what a search costs, n = 1 to 10",
            "  queens4j trace 4                          every step of a search",
            "  queens4j tree 4                           the whole search as a tree",
            "  queens4j tour 5                           a knight's tour of 5 x 5 squares",
            "  queens4j region new 8                     a puzzle of coloured regions",
            "  queens4j help COMMAND                     more about one command"
        })
public final class Main {

    private static final List<Class<?>> COMMANDS = List.of(
            CountCommand.class,
            SolveCommand.class,
            StatsCommand.class,
            TraceCommand.class,
            TreeCommand.class,
            HeatCommand.class,
            TourCommand.class,
            RegionCommand.class,
            UnitCommand.class,
            TotalCommand.class,
            Completion.class);

    /** Of a help in two columns: in narrower ones picocli breaks words. */
    private static final int LEAST_WIDTH = 80;

    /** No line is broken before it. */
    private static final int ENDLESS = 10_000;

    private static final Pattern SECOND_COLUMN = Pattern.compile("(?m)^( +\\S.*?) {2,}(?=\\S)");

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

    /** The command that is called, or all if none is: to build all takes longer than to solve most puzzles. */
    static CommandLine line(String... args) {
        CommandLine line = new CommandLine(new Main());
        for (Class<?> command : args.length == 0 ? List.<Class<?>>of() : COMMANDS) {
            if (args[0].equals(command.getAnnotation(Command.class).name()) && command != Completion.class) {
                return line.addSubcommand(command);
            }
        }
        COMMANDS.forEach(line::addSubcommand);
        return line;
    }

    /** Runs one command in this process, and returns its exit code. */
    static int run(Console console, String... args) {
        PrintWriter out = console.out();
        PrintWriter err = console.err();
        Errors errors = new Errors();
        if (Stream.of(args).anyMatch(arg -> arg.contains("\uFFFD"))) {
            err.println(
                    "queens4j: an argument has characters that the encoding " + System.getProperty("sun.jnu.encoding")
                            + " of this locale lacks: set the environment variable LC_ALL to another one, such as "
                            + "C.UTF-8");
            return ExitCodes.FAILURE;
        }
        // What help COMMAND asks for is what COMMAND --help does.
        String[] asked = args.length > 0 && args[0].equals("help")
                ? Stream.concat(Stream.of(args).skip(1), Stream.of("--help")).toArray(String[]::new)
                : args;
        CommandLine line = helpful(line(asked), console)
                .setOut(out)
                .setErr(err)
                // A negative number is a value that is out of range, not an option.
                .setUnmatchedOptionsArePositionalParams(true)
                // The texts of --help and --version are written outside of any command.
                .setExecutionStrategy(parsed -> unlessUnwritable(err, () -> execute(parsed)))
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler(errors);
        prepare(line, console);
        try {
            int exitCode = line.execute(asked);
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

    private static int execute(ParseResult parsed) {
        ParseResult last = parsed;
        while (!last.commandSpec().subcommands().isEmpty()) {
            CommandLine group = last.commandSpec().commandLine();
            // A word in the place of a command; with --help after it, picocli would show the help of the group.
            if (!last.unmatched().isEmpty()) {
                throw new UnmatchedArgumentException(group, last.unmatched());
            }
            if (!last.hasSubcommand()) {
                if (CommandLine.executeHelpRequest(parsed) == null) {
                    group.usage(group.getOut());
                }
                return ExitCodes.DONE;
            }
            last = last.subcommand();
        }
        return new RunLast().execute(parsed);
    }

    private static void prepare(CommandLine group, Console console) {
        String version = Main.class.getPackage().getImplementationVersion();
        group.getCommandSpec()
                .version(
                        "queens4j " + (version == null ? "(not packaged)" : version),
                        "Java " + System.getProperty("java.runtime.version") + ", "
                                + System.getProperty("java.vm.name"));
        for (CommandLine line : group.getSubcommands().values()) {
            if (line.getCommand() instanceof Action action) {
                action.setConsole(console);
                Arguments.prepare(line.getCommandSpec());
            }
            prepare(line, console);
        }
    }

    /** Fits its help to the width of the console. */
    private static CommandLine helpful(CommandLine line, Console console) {
        Map<String, IHelpSectionRenderer> sections = line.getHelpSectionMap();
        sections.replaceAll((name, section) -> help -> {
            String text = section.render(help);
            int before = name.equals(UsageMessageSpec.SECTION_KEY_SYNOPSIS) ? "Usage: ".length() : 0;
            return console.columns() < LEAST_WIDTH ? wrapped(text, console.columns() - before) : text;
        });
        return line.setHelpSectionMap(sections).setHelpFactory((spec, colours) -> {
            boolean isNarrow = console.columns() < LEAST_WIDTH;
            spec.usageMessage().width(isNarrow ? ENDLESS : console.columns());
            return new Help(spec, isNarrow ? Help.defaultColorScheme(Help.Ansi.OFF) : colours);
        });
    }

    /** Help for a window that is too narrow for two columns: the second stands below the first. */
    static String wrapped(String text, int columns) {
        Pattern tooLong = Pattern.compile(String.format(Locale.ROOT, "(?m)^(?=.{%d})( *)(\\S.*)$", columns + 1));
        return tooLong.matcher(SECOND_COLUMN.matcher(text).replaceAll("$1\n        "))
                .replaceAll(line -> {
                    String indent = line.group(1);
                    int room = columns - indent.length();
                    String words = String.format(Locale.ROOT, "(\\S{%d,}|\\S.{0,%d})( +|$)", room, room - 1);
                    return Matcher.quoteReplacement(
                            line.group(2).replaceAll(words, indent + "$1\n").stripTrailing());
                });
    }

    private static int unlessUnwritable(PrintWriter err, IntSupplier action) {
        try {
            return action.getAsInt();
        } catch (OutputFailure failure) {
            return Errors.output(failure, err);
        }
    }

    public static void main(String... args) {
        Console console = Console.ofProcess();
        System.exit(Shutdown.guard(() -> run(console, args)));
    }

    /** Prints picocli's script, which by itself offers bash no values after {@code --option=}, and no files. */
    @Command(
            name = "generate-completion",
            description = "Prints a script for bash and zsh: once it is read, the Tab key completes commands.%n",
            footer = "  source <(queens4j generate-completion)")
    static final class Completion extends Action {

        private static final String VALUES = """
                  # The value after --option= is a word of its own here, and so is the equals sign.
                  [[ ${COMP_WORDS[COMP_CWORD]} != "=" ]] || COMP_WORDS[COMP_CWORD]=
                  [[ ${COMP_WORDS[COMP_CWORD-1]} != "=" ]] ||
                    COMP_WORDS=("${COMP_WORDS[@]:0:COMP_CWORD-1}" "${COMP_WORDS[COMP_CWORD--]}")
                """;

        @Override
        public Integer call() {
            out().print(AutoComplete.bash("queens4j", line().getParent())
                    .replace("  # Edge case", VALUES + "  # Edge case")
                    .replace("compopt +o default", "compopt -o default"));
            return ExitCodes.DONE;
        }
    }
}
