package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.queens4j.Programs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
        String line = String.join(" ", words);
        String complete = "set -e; compopt() { :; }; source " + file + "; COMP_WORDS=(queens4j "
                + line + "); COMP_CWORD=" + line.split(" ", -1).length
                + "; _complete_queens4j || true; printf '%s\\n' \"${COMPREPLY[@]}\"";
        String out = Programs.output(new ProcessBuilder(BASH.toString(), "--norc", "-c", complete));
        return out.lines().map(String::strip).filter(word -> !word.isEmpty()).toList();
    }

    @Test
    void commandsAndOptionsAreCompleted() throws Exception {
        assertThat(offered("u")).containsExactly("unit");
        assertThat(offered("''")).contains("count", "solve", "total", "tour", "unit");
        assertThat(offered("solve", "--f")).containsExactlyInAnyOrder("--format", "--force", "--fundamental");
        assertThat(offered("count", "--check")).containsExactly("--checkpoint");
    }

    /** Each option offers its own values, and not those of another with the same label. */
    @Test
    void valuesAreCompleted() throws Exception {
        for (Map.Entry<Cli.WordOption, List<String>> option : Cli.words().entrySet()) {
            assertThat(offered(option.getKey().command(), option.getKey().option(), "''"))
                    .as(option.getKey().toString())
                    .containsExactlyInAnyOrderElementsOf(option.getValue());
        }
        assertThat(offered("solve", "--format", "d")).containsExactly("dashes", "dots");
    }

    @Test
    void filesAreCompletedWherePuzzlesAreExpected() throws Exception {
        Path file = Files.writeString(folder.resolve("puzzles.txt"), "");
        for (String begun : List.of("region solve ", "region page ", "region edit ", "solve --puzzle ", "total 8 ")) {
            assertThat(offered((begun + folder + "/puz").split(" ", -1)))
                    .as(begun)
                    .containsExactly(file.toString());
        }
    }
}
