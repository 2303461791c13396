package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.queens4j.BoardFormat;
import io.github.queens4j.Rule;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.tour.TourSolver;
import io.github.queens4j.tour.Tours;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a real bash offers for words that are begun, by the script that the command line writes. */
class CompletionTest {

    private static final Path BASH = Path.of("/bin/bash");

    @TempDir
    private Path folder;

    @BeforeEach
    void thereIsABash() {
        assumeThat(BASH).exists();
    }

    /** What is offered for the last of these words. */
    private List<String> offered(String... words) throws Exception {
        Cli.Result script = Cli.run("generate-completion");
        assertThat(script.exitCode()).isZero();
        Path file = Files.writeString(folder.resolve("completion.bash"), script.out());
        String complete = "set -e; compopt() { :; }; source " + file + "; COMP_WORDS=(queens4j "
                + String.join(" ", words) + "); COMP_CWORD=" + words.length
                + "; _complete_queens4j || true; printf '%s\\n' \"${COMPREPLY[@]}\"";
        Process bash = new ProcessBuilder(BASH.toString(), "--norc", "-c", complete)
                .redirectErrorStream(true)
                .start();
        String out = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(bash.waitFor()).isZero();
        return out.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }

    @Test
    void commandsAreCompleted() throws Exception {
        assertThat(offered("u")).containsExactly("unit");
        assertThat(offered("so")).containsExactly("solve");
        assertThat(offered("''")).contains("count", "solve", "total", "tour", "unit");
    }

    @Test
    void optionsAreCompleted() throws Exception {
        assertThat(offered("solve", "--f")).containsExactlyInAnyOrder("--format", "--force", "--fundamental");
        assertThat(offered("count", "--check")).containsExactly("--checkpoint");
    }

    /** Each option offers its own values, and not those of another with the same label. */
    @Test
    void valuesAreCompleted() throws Exception {
        String[] engines = Solvers.engines().stream().map(Solver::name).toArray(String[]::new);
        String[] tours = Tours.engines().stream().map(TourSolver::name).toArray(String[]::new);
        String[] boards = Arrays.stream(BoardFormat.values()).map(Choices::name).toArray(String[]::new);
        String[] rules = Rule.known().stream().map(Rule::name).toArray(String[]::new);
        for (String command : Cli.commandsWith("--engine")) {
            assertThat(offered(command, "--engine", "''"))
                    .containsExactlyInAnyOrder(command.equals("tour") ? tours : engines);
        }
        for (String command : Cli.commandsWith("--rule")) {
            assertThat(offered(command, "--rule", "''")).containsExactlyInAnyOrder(rules);
        }
        assertThat(offered("solve", "--format", "''")).containsExactlyInAnyOrder(boards);
        assertThat(offered("region", "solve", "--format", "''")).containsExactlyInAnyOrder(boards);
        assertThat(offered("solve", "--format", "d")).containsExactly("dashes", "dots");
        assertThat(offered("count", "--format", "''")).containsExactlyInAnyOrder("text", "json");
        assertThat(offered("tour", "--format", "''")).containsExactlyInAnyOrder("numbers", "grid", "svg", "json");
        assertThat(offered("tour", "--method", "''")).containsExactlyInAnyOrder(tours);
        for (String command : Cli.commandsWith("--kernel")) {
            assertThat(offered(command, "--kernel", "''")).containsExactlyInAnyOrder("auto", "portable", "vector");
        }
    }
}
