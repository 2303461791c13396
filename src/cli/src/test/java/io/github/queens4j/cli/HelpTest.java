package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HelpTest {

    private static final Pattern EXAMPLE = Pattern.compile("(?m)^  queens4j (.*?)(?:  .*| >.*)?$");

    /** Takes long, wants results of others, or needs the CLI jar. */
    private static final Pattern TOO_MUCH =
            Pattern.compile("^count 20|^unit 22 .|^total 22|^heat 16|--for 5m|^region edit|--live");

    private static final Pattern FILE = Pattern.compile("(?<= )\\w+\\.txt");

    private static final String MAP = "starbattle/6/6/1/4ilbhgdnmhou";

    private static final Map<String, String> HELP = new ConcurrentHashMap<>();

    /** What {@code --help} prints after a command, which takes longer to make than to read. */
    private static String help(String command) {
        return HELP.computeIfAbsent(
                command, asked -> Cli.line(asked + " --help").out());
    }

    @Test
    void theTopShowsCommandsAndExamples() {
        Cli.Result help = Cli.run("--help");
        assertThat(help.exitCode()).isZero();
        assertThat(help.err()).isEmpty();
        assertThat(help.out())
                .contains(Cli.commands().stream()
                        .filter(command -> !command.contains(" "))
                        .toList());
        assertThat(help.out()).contains("Examples:\n  queens4j count 12\n  queens4j solve 8\n", "Exit codes:");
    }

    @Test
    void aCommandIsBuiltAlone() {
        assertThat(Main.line("count", "solve").getSubcommands()).containsOnlyKeys("count");
        for (String other : List.of("coutn count", "-v count", "generate-completion", "--help")) {
            assertThat(Main.line(other.split(" ", -1)).getSubcommands()).containsKeys("count", "region", "total");
        }
    }

    @ParameterizedTest
    @MethodSource("io.github.queens4j.cli.Cli#commands")
    void everyCommandExplainsItself(String command) {
        assertThat(help(command))
                .startsWith("Usage: queens4j " + command)
                .contains("Example")
                .contains("--verbose")
                // The others, wherever a test runs into them: see Cli.run.
                .contains("\n  0 ", "\n  2 ", "\n  130 ");
        assertThat(help(command).lines()).allMatch(line -> line.length() <= 80, "at most 80 columns");
    }

    @Test
    void helpIsWhatACommandSaysOfItself() {
        assertThat(Cli.run("help")).isEqualTo(Cli.run("--help"));
        assertThat(Cli.run()).isEqualTo(Cli.run("--help"));
        for (String command : Cli.commands()) {
            Cli.assertPrints(help(command), "help " + command);
        }
    }

    @Test
    void theExamplesWork(@TempDir Path folder) throws IOException {
        List<String> examples = Stream.concat(Stream.of(""), Cli.commands().stream())
                .flatMap(command -> EXAMPLE.matcher(help(command)).results())
                .map(example -> example.group(1).strip())
                .filter(example -> !TOO_MUCH.matcher(example).find())
                .distinct()
                .toList();
        assertThat(examples).hasSizeGreaterThan(25);
        // Files are written and read where they can be thrown away; each that is read has a map.
        String place = Matcher.quoteReplacement(folder + File.separator);
        for (String example : examples) {
            String map = example.contains("complete") ? "AA....\nA.....\n" + "......\n".repeat(4) : MAP;
            for (MatchResult read : FILE.matcher(example).results().toList()) {
                Files.writeString(folder.resolve(read.group()), map);
            }
            String line = example.replaceAll("(--svg |(?<= )(?=\\w+\\.txt))", "$1" + place)
                    .replaceAll("'(\\w+) \\w+'", "$1");
            Cli.Result result = Cli.line(line);
            assertThat(result.exitCode()).as(line).isZero();
            assertThat(result.out()).as(line).isNotEmpty();
        }
    }

    @Test
    void enginesAndFormatsAreListed() {
        Cli.words()
                .forEach((option, words) -> assertThat(help(option.command()).replaceAll("\\s+", " "))
                        .as(option.toString())
                        .contains(words)
                        .doesNotContain("COMPLETION-CANDIDATES"));
    }

    @Test
    void theVersionIsPrinted() {
        assertThat(Cli.run("--version").out()).startsWith("queens4j ").contains("Java " + Runtime.version());
    }
}
