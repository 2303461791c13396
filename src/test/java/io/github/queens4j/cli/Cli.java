package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.Console;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Runs commands in this process. */
final class Cli {

    private Cli() {}

    /** What a command wrote and how it ended. */
    record Result(int exitCode, String out, String err) {}

    static Result run(String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exitCode = Main.run(Console.of(out, err), args);
        return new Result(exitCode, lines(out), lines(err));
    }

    /** Every command, such as {@code count} or {@code region new}; groups come before their commands. */
    static List<String> commands() {
        return commands(new CommandLine(Main.class), "").toList();
    }

    /** The commands that have an option. */
    static List<String> commandsWith(String option) {
        return commands().stream()
                .filter(command -> option(command, option) != null)
                .toList();
    }

    /** What picocli knows of an option; null if the command does not have it. */
    static @Nullable OptionSpec option(String command, String option) {
        CommandLine line = new CommandLine(Main.class);
        for (String word : command.split(" ", -1)) {
            line = line.getSubcommands().get(word);
        }
        return line.getCommandSpec().findOption(option);
    }

    private static Stream<String> commands(CommandLine line, String before) {
        return line.getSubcommands().entrySet().stream()
                .filter(entry -> !(entry.getValue().getCommand() instanceof AutoComplete.GenerateCompletion))
                .flatMap(entry -> Stream.concat(
                        Stream.of(before + entry.getKey()), commands(entry.getValue(), before + entry.getKey() + " ")));
    }

    private static String lines(ByteArrayOutputStream text) {
        return text.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
