package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.queens4j.Programs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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

    /** What is offered for the last word of each of these lines. */
    private List<List<String>> offered(List<String> lines) throws Exception {
        Cli.Result script = Cli.run("generate-completion");
        assertThat(script.exitCode()).isZero();
        Path file = Files.writeString(folder.resolve("completion.bash"), script.out());
        StringBuilder complete = new StringBuilder("set -e; compopt() { :; }; source " + file);
        for (String line : lines) {
            complete.append("; COMP_WORDS=(queens4j " + line + "); COMP_CWORD=" + line.split(" ", -1).length
                    + "; COMPREPLY=(); _complete_queens4j || true; echo =; printf '%s\\n' \"${COMPREPLY[@]}\"");
        }
        String out = Programs.output(new ProcessBuilder(BASH.toString(), "--norc", "-c", complete.toString()));
        return Stream.of(out.split("(?m)^=$", -1))
                .skip(1)
                .map(words -> words.lines()
                        .map(String::strip)
                        .filter(word -> !word.isEmpty())
                        .toList())
                .toList();
    }

    @Test
    void commandsAndOptionsAreCompleted() throws Exception {
        List<List<String>> offered = offered(List.of("u", "''", "solve --f", "count --check", "solve --format d"));
        assertThat(offered.get(0)).containsExactly("unit");
        assertThat(offered.get(1)).contains("count", "solve", "total", "tour", "unit");
        assertThat(offered.get(2)).containsExactlyInAnyOrder("--format", "--force", "--fundamental");
        assertThat(offered.get(3)).containsExactly("--checkpoint");
        assertThat(offered.get(4)).containsExactly("dashes", "dots");
    }

    /** Each option offers its own values, and not those of another with the same label. */
    @Test
    void valuesAreCompleted() throws Exception {
        Map<Cli.WordOption, List<String>> words = Cli.words();
        List<Cli.WordOption> options = List.copyOf(words.keySet());
        List<List<String>> offered = offered(options.stream()
                .map(option -> option.command() + " " + option.option() + " ''")
                .toList());
        assertThat(offered).hasSameSizeAs(options);
        for (int i = 0; i < options.size(); i++) {
            assertThat(offered.get(i))
                    .as(options.get(i).toString())
                    .containsExactlyInAnyOrderElementsOf(words.get(options.get(i)));
        }
    }

    @Test
    void filesAreCompletedWherePuzzlesAreExpected() throws Exception {
        Path file = Files.writeString(folder.resolve("puzzles.txt"), "");
        List<String> all = Stream.of("region page ", "region complete ", "region edit ", "heat --puzzle ", "total 8 ")
                .map(words -> words + folder + "/puz")
                .toList();
        assertThat(offered(all)).hasSameSizeAs(all).containsOnly(List.of(file.toString()));
    }
}
