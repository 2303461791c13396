package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.Console;
import io.github.queens4j.cli.terminal.Console.OutputFailure;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
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
        exitCodeList = {"0:done", "2:wrong usage, or a failure that a message explains", "130:interrupted"},
        synopsisSubcommandLabel = "COMMAND",
        description =
                "Places n queens on an n x n board so that none attacks another; coloured puzzles; knight's tours.",
        commandListHeading = "%nCommands:%n",
        footerHeading = "%nExamples:%n",
        footer = "  queens4j help count     more about one command")
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
            UnitCommand.TotalCommand.class,
            GenerateCompletion.class);

    private static final long SECONDS_TO_END = 10;

    /** Raises the level of the log, before the first logger is made: nothing in this package logs. */
    @Option(
            names = {"-v", "--verbose"},
            scope = ScopeType.INHERIT,
            description = "Log to standard error.")
    void setVerbose(boolean verbose) {
        if (verbose) {
            System.setProperty(Errors.LOG_LEVEL, "debug");
        }
    }

    /** The command that is called, or all if none is: to build all takes longer than to solve most puzzles. */
    static CommandLine line(String... args) {
        CommandLine line = new CommandLine(new Main());
        List<Class<?>> called = COMMANDS.stream()
                .filter(command -> args.length > 0
                        && command != GenerateCompletion.class
                        && args[0].equals(command.getAnnotation(Command.class).name()))
                .toList();
        (called.isEmpty() ? COMMANDS : called).forEach(line::addSubcommand);
        complete(line);
        return line;
    }

    /** Adds the exit codes of a command to those of all, and to one of several commands the first examples of these. */
    private static void complete(CommandLine line) {
        UsageMessageSpec usage = line.getCommandSpec().usageMessage();
        List<String> examples = new ArrayList<>();
        for (CommandLine command : line.getSubcommands().values()) {
            UsageMessageSpec own = command.getCommandSpec().usageMessage();
            Map<String, String> exitCodes = new TreeMap<>(Comparator.comparing(Integer::valueOf));
            exitCodes.putAll(usage.exitCodeList());
            exitCodes.putAll(own.exitCodeList());
            own.exitCodeList(exitCodes);
            complete(command);
            Stream.of(own.footer()).limit(1).forEach(examples::add);
        }
        if (!examples.isEmpty()) {
            examples.addAll(List.of(usage.footer()));
            usage.footer(examples.stream().distinct().toArray(String[]::new));
        }
    }

    static int run(Console console, String... args) {
        PrintWriter err = console.err();
        if (Stream.of(args).anyMatch(arg -> arg.contains("\uFFFD"))) {
            err.println(
                    "queens4j: an argument has characters that the encoding " + System.getProperty("sun.jnu.encoding")
                            + " of this locale lacks: set the environment variable LC_ALL to another one, such as "
                            + "C.UTF-8");
            return ExitCodes.FAILURE;
        }
        // What help COMMAND asks for is what COMMAND --help does.
        String[] asked = args.length == 0 || args[0].equals("help")
                ? Stream.concat(Stream.of(args).skip(1), Stream.of("--help")).toArray(String[]::new)
                : args;
        CommandLine line = line(asked);
        prepare(line, console);
        Errors errors = new Errors();
        // The texts of --help and --version: picocli would print a stack trace where they cannot be written.
        StringWriter help = new StringWriter();
        line.setOut(new PrintWriter(help))
                .setErr(err)
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler(errors);
        ParameterException unknown = asked == args ? null : unknown(line, asked);
        if (unknown != null) {
            return errors.handleParseException(unknown, args);
        }
        try {
            int exitCode = line.execute(asked);
            console.out().print(help);
            console.out().flush();
            return exitCode;
        } catch (OutputFailure failure) {
            return Errors.output(failure, err);
        } catch (Error error) {
            // An exit code of 1, which is Java's own, means that there is no solution.
            String advice = "; start java with a larger -Xmx (memory) or -Xss (stack), or ask for less: a smaller n, "
                    + "a shorter file";
            err.println("queens4j: " + error + (error instanceof VirtualMachineError ? advice : ""));
            return ExitCodes.FAILURE;
        } finally {
            err.flush();
        }
    }

    /** The name of no command, of which a parser that is asked for help would not say so; null if there is none. */
    private static @Nullable ParameterException unknown(CommandLine line, String... names) {
        CommandLine last = line;
        for (String name : names) {
            CommandLine next = last.getSubcommands().get(name);
            if (next == null) {
                boolean isCommand =
                        name.startsWith("-") || last.getSubcommands().isEmpty();
                return isCommand ? null : new UnmatchedArgumentException(last, List.of(name));
            }
            last = next;
        }
        return null;
    }

    private static void prepare(CommandLine line, Console console) {
        String version = Main.class.getPackage().getImplementationVersion();
        line.getCommandSpec()
                .version(
                        "queens4j " + (version == null ? "(not packaged)" : version),
                        "Java " + System.getProperty("java.runtime.version") + ", "
                                + System.getProperty("java.vm.name"));
        if (line.getCommand() instanceof Action action) {
            action.setConsole(console);
            Arguments.prepare(line.getCommandSpec());
        }
        line.getSubcommands().values().forEach(command -> prepare(command, console));
    }

    public static void main(String... args) {
        Console console = Console.ofProcess();
        Thread worker = Thread.currentThread();
        CountDownLatch ended = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(worker, ended), "queens4j-shutdown"));
        int exitCode;
        try {
            exitCode = run(console, args);
        } catch (OutOfMemoryError untold) {
            exitCode = ExitCodes.FAILURE; // The heap was too full for the message of the first one.
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
            name = "region",
            description = {
                "Coloured puzzles: one queen in every row, column and region, no two touching.",
                "Puzzles are read and written as letters, addresses of puzz.link, SBN or JSON; one puzzle or many.%n"
            },
            footer = "  queens4j help region new     more about one command",
            subcommands = {
                NewCommand.class,
                SolvePuzzlesCommand.class,
                CheckCommand.class,
                MendCommand.class,
                NewCommand.CompleteCommand.class,
                HintCommand.class,
                GivenOrMade.TrainCommand.class,
                ConvertCommand.class,
                EditCommand.class,
                GivenOrMade.PageCommand.class,
                GivenOrMade.SheetCommand.class
            })
    static final class RegionCommand {}
}
