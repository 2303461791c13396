package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.Console;
import io.github.queens4j.cli.terminal.Console.OutputFailure;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import java.util.stream.Stream;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line: reads the arguments, runs one command, turns every failure into one line and an exit code. */
@Command(
        name = "queens4j",
        // Help, order of options and exit codes of every command that has none of its own.
        scope = ScopeType.INHERIT,
        mixinStandardHelpOptions = true,
        sortOptions = false,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {ExitCodes.ON_DONE, ExitCodes.ON_FAILURE, ExitCodes.ON_INTERRUPT},
        synopsisSubcommandLabel = "COMMAND",
        description = "Places n queens on an n x n board so that none attacks another, in every way; coloured puzzles; "
                + "and knight's tours.",
        commandListHeading = "%nCommands:%n",
        footerHeading = "%nExamples:%n")
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

    /** The least width of a help: in narrower ones picocli breaks words. */
    private static final int LEAST_WIDTH = 80;

    private static final long SECONDS_TO_END = 10;

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
        line.getCommandSpec()
                .usageMessage()
                .footer(examples(line.getSubcommands().values()));
        return line;
    }

    /** The first example of each command. */
    private static String[] examples(Collection<CommandLine> commands) {
        Stream<String> firsts = commands.stream()
                .flatMap(command -> Stream.of(
                                command.getCommandSpec().usageMessage().footer())
                        .filter(text -> text.startsWith("  queens4j "))
                        .limit(1));
        Stream<String> more = Stream.of("  queens4j help COMMAND                     more about one command");
        return Stream.concat(firsts, more).toArray(String[]::new);
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
        CommandLine line = line(asked)
                .setUsageHelpWidth(Math.max(LEAST_WIDTH, console.columns()))
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

    private static int unlessUnwritable(PrintWriter err, IntSupplier action) {
        try {
            return action.getAsInt();
        } catch (OutputFailure failure) {
            return Errors.output(failure, err);
        }
    }

    public static void main(String... args) {
        Console console = Console.ofProcess();
        Thread worker = Thread.currentThread();
        CountDownLatch ended = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(worker, ended), "queens4j-shutdown"));
        int exitCode;
        try {
            exitCode = run(console, args);
        } finally {
            ended.countDown();
        }
        System.exit(exitCode);
    }

    /** Interrupts a command when the process is asked to end (Ctrl-C, SIGTERM), and gives it time to save. */
    private static void end(Thread worker, CountDownLatch ended) {
        if (ended.getCount() == 0) {
            return;
        }
        worker.interrupt();
        try {
            if (!ended.await(SECONDS_TO_END, TimeUnit.SECONDS)) {
                System.err.println("queens4j: gave up waiting for the command to end");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Command(
            name = "generate-completion",
            description = {"Prints a script for bash and zsh: once it is read, the Tab key completes commands.", ""},
            footer = "  source <(queens4j generate-completion)")
    static final class Completion extends Action {

        @Override
        public Integer call() {
            out().print(AutoComplete.bash("queens4j", line().getParent()));
            return ExitCodes.DONE;
        }
    }
}
