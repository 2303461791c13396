package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.cli.terminal.Console;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

final class Cli {

    /** Asked what it knows, never run: to make one takes longer than most commands. */
    private static final CommandLine LINE = Main.line();

    private Cli() {}

    /** What a command wrote and how it ended. */
    record Result(int exitCode, String out, String err) {}

    /** Of words, numbers and files. */
    static Result run(Object... words) {
        String[] args = Stream.of(words).map(String::valueOf).toArray(String[]::new);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exitCode = Main.run(Console.of(out, err), args);
        assertThat(spec(args).usageMessage().exitCodeList())
                .as("exit codes in the help")
                .containsKey(String.valueOf(exitCode));
        return new Result(exitCode, lines(out), lines(err));
    }

    static Result line(String line) {
        return run((Object[]) line.strip().split(" +", -1));
    }

    /** This and nothing else is printed. */
    static void assertPrints(String out, String line) {
        assertThat(line(line)).isEqualTo(new Result(0, out, ""));
    }

    /** Wrong usage is one line on standard error that holds a message, and exit code 2. */
    static void assertRefused(String message, Object... words) {
        assertEnds(2, message, run(words));
    }

    static void assertLineRefused(String message, String line) {
        assertRefused(message, (Object[]) line.split(" ", -1));
    }

    /** Nothing is printed but one line on standard error that holds a message. */
    /** The workbench and the live page are there once the build has made them: CliJarIT asks for both. */
    static void assertPageOrNoneYet(String part, Result result) {
        assertThat(result.out() + result.err()).containsAnyOf(part, "this build has no ");
    }

    static void assertEnds(int exitCode, String message, Result result) {
        assertThat(result.err()).contains(message).endsWith("\n").hasLineCount(1);
        assertThat(result.out()).isEmpty();
        assertThat(result.exitCode()).isEqualTo(exitCode);
    }

    /** Every command, such as {@code count} or {@code region new}; groups come before their commands. */
    static List<String> commands() {
        return commands(LINE, "").toList();
    }

    static Stream<String> engines() {
        return Solvers.engines().stream().map(Solver::name);
    }

    static List<String> commandsWith(String option) {
        return commands().stream()
                .filter(command -> spec(command.split(" ", -1)).findOption(option) != null)
                .toList();
    }

    static List<String> options(String command) {
        return spec(command.split(" ", -1)).options().stream()
                .map(OptionSpec::longestName)
                .toList();
    }

    private static CommandSpec spec(String... words) {
        CommandLine line = LINE;
        for (String word : words) {
            line = line.getSubcommands().getOrDefault(word, line);
        }
        return line.getCommandSpec();
    }

    record WordOption(String command, String option) {}

    /** All such options, and their values in order. */
    static Map<WordOption, List<String>> words() {
        Map<WordOption, List<String>> words = new LinkedHashMap<>();
        for (String command : commands()) {
            for (OptionSpec option : spec(command.split(" ", -1)).options()) {
                Class<?> type = option.auxiliaryTypes()[0];
                if (Arguments.Choices.are(type)) {
                    List<String> values = new ArrayList<>();
                    new Arguments.Choices(type).forEach(values::add);
                    words.put(new WordOption(command, option.longestName()), values);
                }
            }
        }
        return words;
    }

    private static Stream<String> commands(CommandLine line, String before) {
        return line.getSubcommands().entrySet().stream()
                .filter(entry -> !(entry.getValue().getCommand() instanceof GenerateCompletion))
                .flatMap(entry -> Stream.concat(
                        Stream.of(before + entry.getKey()), commands(entry.getValue(), before + entry.getKey() + " ")));
    }

    private static String lines(ByteArrayOutputStream text) {
        return text.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
