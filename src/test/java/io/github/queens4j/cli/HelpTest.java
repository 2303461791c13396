package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {

    private static final Pattern EXAMPLE =
            Pattern.compile("(?m)^  queens4j (solve|count|stats|tour|trace|watch|tree) (.*?)(?:  .*| >.*)?$");

    @Test
    void theTopShowsCommandsAndExamples() {
        Cli.Result help = Cli.run("--help");
        assertThat(help.exitCode()).isZero();
        assertThat(help.err()).isEmpty();
        assertThat(help.out())
                .contains(
                        "count",
                        "solve",
                        "stats",
                        "trace",
                        "watch",
                        "tree",
                        "unit",
                        "total",
                        "Examples:",
                        "Exit codes:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"count", "solve", "stats", "trace", "watch", "tree", "tour", "unit", "total"})
    void everyCommandExplainsItself(String command) {
        Cli.Result help = Cli.run(command, "--help");
        assertThat(help.exitCode()).isZero();
        assertThat(help.out())
                .startsWith("Usage: queens4j " + command)
                .contains("Example")
                .contains("--verbose");
        assertThat(help.out().lines()).allMatch(line -> line.length() <= 80, "at most 80 columns");
    }

    /** Leaves a file behind, takes minutes, or is no example. */
    private static final Pattern TOO_MUCH = Pattern.compile("--checkpoint|--estimate|COMMAND");

    @Test
    void theExamplesWork(@TempDir Path folder) {
        List<String> commands = List.of(
                "--help",
                "solve --help",
                "count --help",
                "stats --help",
                "tour --help",
                "trace --help",
                "watch --help",
                "tree --help");
        int examples = 0;
        for (String command : commands) {
            Matcher example = EXAMPLE.matcher(Cli.run(command.split(" ", -1)).out());
            while (example.find()) {
                if (TOO_MUCH.matcher(example.group(2)).find()) {
                    continue;
                }
                String line = example.group(1) + " " + example.group(2).strip();
                // Pictures go where they can be thrown away.
                line = line.replaceAll("(--svg|--dot) ", "$1 " + Matcher.quoteReplacement(folder + File.separator));
                assertThat(Cli.run(line.split(" +", -1)).exitCode()).as(line).isZero();
                examples++;
            }
        }
        assertThat(examples).isGreaterThan(13);
    }

    @Test
    void enginesAndFormatsAreListed() {
        assertThat(Cli.run("solve", "--help").out().replaceAll("\\s+", " "))
                .contains("one of "
                        + Solvers.engines().stream().map(Solver::name).collect(Collectors.joining(", ")) + ".")
                .contains("unicode, dashes, grid, list, list-one-based, svg");
    }

    @Test
    void theVersionIsPrinted() {
        assertThat(Cli.run("--version").out()).startsWith("queens4j ").contains("Java " + Runtime.version());
    }
}
